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
   * The path that the engine is mounted at. A namespace may be its leading segments. It must be the path of a mount: one or more
   * segments, without `/` at either end. A change replaces the object.
   *
   * @default "database"
   */
  readonly mount?: string;
  /**
   * The name of the static role, which no dynamic role of the engine may have. It must be one segment of a path: not empty, without
   * `/`. A change replaces the object.
   */
  readonly name: string;
  /** The name of the user in the database. A change replaces the object. */
  readonly username: string;
  /** The name of the connection, which must allow the static role. A change replaces the object. */
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
   * How late a rotation may be, at least an hour; one that misses its window waits for the next time. It must be at least 3600
   * seconds.
   *
   * @default - a rotation may be late by any time
   */
  readonly window?: Duration;
}

/** When the service rotates the password. */
export class Rotation {
  /**
   * When the service rotates the password. Here: `every`.
   *
   * @param period How long a password is in force, at least 5 seconds. It must be at least 5 seconds.
   */
  public static every(period: Duration): Rotation {
    return new Rotation({ rotationPeriod: period });
  }

  /**
   * When the service rotates the password. Here: `onSchedule`.
   *
   * @param schedule When passwords are rotated, as a cron expression of five fields, in UTC. It must be a cron expression of exactly
   * five fields (minute, hour, day of month, month, day of week from 0, Sunday, to 6), without macros such as "@daily".
   * @param options what else it needs
   */
  public static onSchedule(schedule: string, options: RotationOnScheduleOptions = {}): Rotation {
    return new Rotation({ rotationSchedule: schedule, rotationWindow: options.window });
  }

  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that stand for it.
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
 * Terraform's type is `lintel_database_static_role`.
 */
export class DatabaseStaticRole extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_database_static_role';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_database_static_role', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
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

  /** When the service last rotated the password. Absent, the service does not tell. */
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
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
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

  /** The private key of the authority that signs client certificates. It is kept in state: prefer `caPrivateKeyWo`. */
  public get caPrivateKey(): string {
    return this.getStringAttribute('ca_private_key');
  }

  /** Where configured, only its change sends `caPrivateKeyWo` again. */
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
