// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { databaseStaticRoleData } from '../../handlers/secrets/database-static-role/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataDatabaseStaticRole`. */
export interface DataDatabaseStaticRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the static role. Must be one segment of a path: not empty, without `/`. */
  readonly name: string;
}

/**
 * A static role of the database engine. Its password is no part of it: see the ephemeral `lintel_database_static_credentials`.
 *
 * The Terraform type is `lintel_database_static_role`.
 */
export class DataDatabaseStaticRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_static_role';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataDatabaseStaticRoleProps) {
    super(scope, id, databaseStaticRoleData, props);
  }

  /** The path of the object below the API. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the static role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the user in the database. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /** The name of the connection. */
  public get dbName(): string {
    return this.getStringAttribute('db_name');
  }

  /** How long a password is in force, in seconds. Null if it is rotated on a schedule. */
  public get rotationPeriod(): string {
    return this.getStringAttribute('rotation_period');
  }

  /** When passwords are rotated, as a cron expression of five fields. Null if it is rotated by a period. */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  /** How late a rotation may be, in seconds. Null if a rotation may be late by any time. */
  public get rotationWindow(): string {
    return this.getStringAttribute('rotation_window');
  }

  /** The statements that change the password of the user. */
  public get rotationStatements(): string[] {
    return this.getListAttribute('rotation_statements');
  }

  /** What kind of credential it is: `password`, `rsa_private_key` or `client_certificate`. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }

  /** How the credential is made. Null if the service chooses what its type needs. */
  public get credentialConfig(): DataDatabaseStaticRoleCredentialConfigOutputReference {
    return new DataDatabaseStaticRoleCredentialConfigOutputReference(this, 'credential_config');
  }

  /** When the service last rotated the password. Null if the service does not tell. */
  public get lastServiceRotation(): string {
    return this.getStringAttribute('last_service_rotation');
  }
}

/** How the credential is made. */
export class DataDatabaseStaticRoleCredentialConfigOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The name of the policy that passwords are made by. Null if the service has the one of its own. */
  public get passwordPolicy(): string {
    return this.getStringAttribute('password_policy');
  }

  /** The template of the common name of a client certificate. Null if the service has the one of its own. */
  public get commonNameTemplate(): string {
    return this.getStringAttribute('common_name_template');
  }

  /** The certificate of the authority that signs client certificates. Null if the service has the one of its own. */
  public get caCert(): string {
    return this.getStringAttribute('ca_cert');
  }

  /** The kind of key that is made. Null if the service has the one of its own. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /** The size of the key in bits. Null if the service has the one of its own. */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  /** The size of the hash that a certificate is signed with, in bits. Null if the service has the one of its own. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  /** The format of a private key. Null if the service has the one of its own. */
  public get format(): string {
    return this.getStringAttribute('format');
  }
}
