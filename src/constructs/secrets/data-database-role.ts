// Written from src/handlers/secrets/database-role/definition.ts by `npx tsx generate/main.ts`.
import { ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { databaseRoleData } from '../../handlers/secrets/database-role/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataDatabaseRole`. */
export interface DataDatabaseRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the role. Must be one segment of a path: not empty, without `/`. */
  readonly name: string;
}

/**
 * A dynamic role of the database engine.
 *
 * The Terraform type is `lintel_database_role`.
 */
export class DataDatabaseRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_role';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataDatabaseRoleProps) {
    super(scope, id, databaseRoleData, props);
  }

  /** The path of the object below the API. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the connection. */
  public get dbName(): string {
    return this.getStringAttribute('db_name');
  }

  /** How long a lease lasts, in seconds. Null if the default of the engine, or of the system, counts. */
  public get defaultTtl(): string {
    return this.getStringAttribute('default_ttl');
  }

  /** How long a lease may last at most, in seconds. Null if the maximum of the engine, or of the system, counts. */
  public get maxTtl(): string {
    return this.getStringAttribute('max_ttl');
  }

  /** The statements that make a user. */
  public get creationStatements(): string[] {
    return this.getListAttribute('creation_statements');
  }

  /** The statements that take a user away. */
  public get revocationStatements(): string[] {
    return this.getListAttribute('revocation_statements');
  }

  /** The statements that undo a creation that failed. */
  public get rollbackStatements(): string[] {
    return this.getListAttribute('rollback_statements');
  }

  /** The statements that renew a user. */
  public get renewStatements(): string[] {
    return this.getListAttribute('renew_statements');
  }

  /** What kind of credential it is: `password`, `rsa_private_key` or `client_certificate`. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }

  /** How the credential is made. Null if the service chooses what its type needs. */
  public get credentialConfig(): DataDatabaseRoleCredentialConfigOutputReference {
    return new DataDatabaseRoleCredentialConfigOutputReference(this, 'credential_config');
  }
}

/** How the credential is made. */
export class DataDatabaseRoleCredentialConfigOutputReference extends ComplexObject {
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
