// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Credential } from './database-role';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `DatabaseStaticRole`. */
export interface DatabaseStaticRoleProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /**
   * The name of the static role. Must differ from the names of the engine's dynamic roles. Must be a single path segment: not empty
   * and without `/`. Changing it forces replacement.
   */
  readonly name: string;
  /** The name of the user in the database. Changing it forces replacement. */
  readonly username: string;
  /** The name of the connection. It must allow the static role. Changing it forces replacement. */
  readonly dbName: string;
  /** When the service rotates the password. */
  readonly rotation: Rotation;
  /**
   * The statements that change the password of the user.
   *
   * @default - the plugin uses its default statements
   */
  readonly rotationStatements?: string[];
  /**
   * The credential that a role of the database engine issues.
   *
   * @default - a password, generated with the policy of the connection
   */
  readonly credential?: Credential;
  /**
   * Whether creating the role leaves the password as it is, so that clients that use it are not locked out. The service does not
   * know the password until the first rotation, unless it is configured as `passwordWo`. Has no effect on a role that exists.
   * Requires Vault Enterprise 1.18 or later.
   *
   * @default - the setting `skip_static_role_import_rotation` of the connection decides, which is normally off
   */
  readonly skipImportRotation?: boolean | IResolvable;
  /**
   * The current password of the user. Required if the user changes its own password, because the connection has no root user
   * (`self_managed` in `parameters` of the connection), and otherwise useful together with `skipImportRotation`. It is sent only
   * when it changes. Requires Vault Enterprise 1.19 or later.
   *
   * @default - the service does not know the password until it rotates it
   */
  readonly password?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `passwordVersion` requires `password`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly passwordVersion?: number;
}

/** When the service rotates the password. */
export interface RotationOnScheduleOptions {
  /**
   * The time after a scheduled rotation within which it can still take place. A rotation that misses its window waits for the next
   * scheduled time. Must be at least 3600 seconds.
   *
   * @default - a rotation can be late by any amount of time
   */
  readonly window?: Duration;
}

/** When the service rotates the password. */
export class Rotation {
  /**
   * When the service rotates the password. Option: `every`.
   *
   * @param period The time between rotations. Must be at least 5 seconds.
   */
  public static every(period: Duration): Rotation {
    return new Rotation({ rotationPeriod: period });
  }

  /**
   * When the service rotates the password. Option: `onSchedule`.
   *
   * @param schedule The schedule of rotations, as a cron expression with five fields, in UTC. Must be a cron expression of exactly
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
 * A static role of the database engine: an existing database user whose password the service rotates. Creating the role rotates the
 * password, unless `skipImportRotation` is set. Destroying it leaves the user with its last password.
 *
 * The CloudFormation type is `Custom::LintelDatabaseStaticRole`.
 */
export class DatabaseStaticRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelDatabaseStaticRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseStaticRoleProps) {
    super(scope, id, 'DatabaseStaticRole', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the static role. Must differ from the names of the engine's dynamic roles. */
  public get name(): string {
    return this._string('Name');
  }

  /** The name of the user in the database. */
  public get username(): string {
    return this._string('Username');
  }

  /** The name of the connection. It must allow the static role. */
  public get dbName(): string {
    return this._string('DbName');
  }

  /** The type of the credential. */
  public get credentialType(): string {
    return this._string('CredentialType');
  }

  /**
   * Whether creating the role leaves the password as it is, so that clients that use it are not locked out. The service does not
   * know the password until the first rotation, unless it is configured as `passwordWo`. Has no effect on a role that exists.
   * Requires Vault Enterprise 1.18 or later.
   */
  public get skipImportRotation(): IResolvable {
    return this._boolean('SkipImportRotation');
  }

  /** The time of the last rotation by the service. If the service does not report it, a reference to it fails. */
  public get lastServiceRotation(): string {
    return this._string('LastServiceRotation');
  }
}
