// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { ComplexObject, IInterpolatingParent, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { Credential } from './database-role';
import { databaseStaticRole } from '../../handlers/secrets/database-static-role/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `DatabaseStaticRole`. */
export interface DatabaseStaticRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /**
   * The name of the static role, which no dynamic role of the engine may have. Must be one segment of a path: not empty, without
   * `/`. Changing it forces replacement.
   */
  readonly name: string;
  /** The name of the user in the database. Changing it forces replacement. */
  readonly username: string;
  /** The name of the connection, which must allow the static role. Changing it forces replacement. */
  readonly dbName: string;
  /** When the service rotates the password. */
  readonly rotation: Rotation;
  /**
   * The statements that change the password of the user.
   *
   * @default - the plugin has statements of its own
   */
  readonly rotationStatements?: string[];
  /**
   * What a role of the database engine issues.
   *
   * @default - a password, by the policy of the connection
   */
  readonly credential?: Credential;
}

/** When the service rotates the password. */
export interface RotationOnScheduleOptions {
  /**
   * How late a rotation may be, at least an hour; one that misses its window waits for the next time. Must be at least 3600 seconds.
   *
   * @default - a rotation may be late by any time
   */
  readonly window?: Duration;
}

/** When the service rotates the password. */
export class Rotation {
  /**
   * When the service rotates the password. Option: `every`.
   *
   * @param period How long a password is in force, at least 5 seconds. Must be at least 5 seconds.
   */
  public static every(period: Duration): Rotation {
    return new Rotation({ rotationPeriod: period });
  }

  /**
   * When the service rotates the password. Option: `onSchedule`.
   *
   * @param schedule When passwords are rotated, as a cron expression of five fields, in UTC. Must be a cron expression of exactly
   * five fields (minute, hour, day of month, month, day of week from 0, Sunday, to 6), without macros such as "@daily".
   * @param options the other settings
   */
  public static onSchedule(schedule: string, options: RotationOnScheduleOptions = {}): Rotation {
    return new Rotation({ rotationSchedule: schedule, rotationWindow: options.window });
  }

  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that this choice sets.
   *
   * @internal
   */
  public _attributes(): object {
    return this.attributes;
  }
}

/**
 * One existing user of a database whose password the service rotates. Making it rotates the password; destroying it leaves the user
 * with the last one.
 *
 * The Terraform type is `lintel_database_static_role`.
 */
export class DatabaseStaticRole extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_static_role';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_database_static_role', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseStaticRoleProps) {
    super(scope, id, databaseStaticRole, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the static role, which no dynamic role of the engine may have. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the user in the database. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /** The name of the connection, which must allow the static role. */
  public get dbName(): string {
    return this.getStringAttribute('db_name');
  }

  /** How long a password is in force, at least 5 seconds. */
  public get rotationPeriod(): string {
    return this.getStringAttribute('rotation_period');
  }

  /** When passwords are rotated, as a cron expression of five fields, in UTC. */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  /** How late a rotation may be, at least an hour; one that misses its window waits for the next time. */
  public get rotationWindow(): string {
    return this.getStringAttribute('rotation_window');
  }

  /** The statements that change the password of the user. */
  public get rotationStatements(): string[] {
    return this.getListAttribute('rotation_statements');
  }

  /** What kind of credential it is. */
  public get credentialType(): string {
    return this.getStringAttribute('credential_type');
  }

  /** How the credential is made; which of its attributes count depends on `credentialType`. */
  public get credentialConfig(): DatabaseStaticRoleCredentialConfigOutputReference {
    return new DatabaseStaticRoleCredentialConfigOutputReference(this, 'credential_config');
  }

  /** When the service last rotated the password. Null if the service does not tell. */
  public get lastServiceRotation(): string {
    return this.getStringAttribute('last_service_rotation');
  }

  /** How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }
}

/** How the credential is made; which of its attributes count depends on `credentialType`. */
export class DatabaseStaticRoleCredentialConfigOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The name of the policy that passwords are made by. */
  public get passwordPolicy(): string {
    return this.getStringAttribute('password_policy');
  }

  /** The template of the common name of a client certificate. */
  public get commonNameTemplate(): string {
    return this.getStringAttribute('common_name_template');
  }

  /** The certificate of the authority that signs client certificates. */
  public get caCert(): string {
    return this.getStringAttribute('ca_cert');
  }

  /** The private key of the authority that signs client certificates. The value is stored in state: prefer `caPrivateKeyWo`. */
  public get caPrivateKey(): string {
    return this.getStringAttribute('ca_private_key');
  }

  /** The version of `caPrivateKeyWo`. If set, `caPrivateKeyWo` is sent again only when the version changes. */
  public get caPrivateKeyWoVersion(): number {
    return this.getNumberAttribute('ca_private_key_wo_version');
  }

  /** The kind of key that is made. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /** The size of the key in bits: 2048, 3072 or 4096; with the `keyType` `ec` 224, 256, 384 or 521. */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  /** The size of the hash that a certificate is signed with, in bits. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  /** The format of a private key. */
  public get format(): string {
    return this.getStringAttribute('format');
  }
}
