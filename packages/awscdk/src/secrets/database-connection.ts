// Written from src/handlers/secrets/database-connection/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `DatabaseConnection`. */
export interface DatabaseConnectionProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the connection. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly name: string;
  /**
   * The name of the plugin that connects to the database, such as `postgresql-database-plugin`. Any plugin can be used. Must not be
   * empty.
   */
  readonly pluginName: string;
  /**
   * The semantic version of the plugin, with or without a leading `v`. Must be a semantic version such as "1.2.0", with or without a
   * leading "v".
   *
   * @default - the service chooses the version
   */
  readonly pluginVersion?: string;
  /**
   * Whether the service tests the connection before it stores it. Applies to every create and update. Not every response of the
   * service includes it.
   *
   * @default true
   */
  readonly verifyConnection?: boolean | IResolvable;
  /**
   * The names of the dynamic and static roles that can use the connection; `*` allows all roles. Each element must not be empty.
   *
   * @default - no role can use the connection
   */
  readonly allowedRoles?: string[];
  /**
   * The statements that change the password of the root user.
   *
   * @default - the plugin uses its default statements
   */
  readonly rootRotationStatements?: string[];
  /**
   * The name of the policy that passwords are generated with.
   *
   * @default - the default policy applies: 20 characters with at least one upper-case letter, one lower-case letter, one digit and
   * one dash
   */
  readonly passwordPolicy?: string;
  /**
   * The connection string. Use `{{username}}` and `{{password}}` for the credentials of the root user: a password in the string
   * itself cannot be rotated, and drift of it is not detected.
   *
   * @default - there is none
   */
  readonly connectionUrl?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `connectionUrlVersion` requires `connectionUrl`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly connectionUrlVersion?: number;
  /**
   * The name of the root user that the service connects as.
   *
   * @default - there is none
   */
  readonly username?: string;
  /**
   * The password of the root user. It is sent only when it changes, so that a password rotated by the service stays in effect.
   *
   * @default - no password is sent
   */
  readonly password?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `passwordVersion` requires `password`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly passwordVersion?: number;
  /**
   * Whether special characters in the username and password are inserted into the connection string without escaping. Not every
   * response of the service includes it.
   *
   * @default false
   */
  readonly disableEscaping?: boolean | IResolvable;
  /**
   * The time between rotations of the password of the root user. Requires Vault Enterprise 1.19 or later. `rotationPeriod` conflicts
   * with `rotationSchedule`.
   *
   * @default - the password is not rotated at fixed periods
   */
  readonly rotationPeriod?: Duration;
  /**
   * The schedule of rotations of the password of the root user, as a cron expression with five fields, in UTC. Requires Vault
   * Enterprise 1.19 or later. Must be a cron expression of exactly five fields (minute, hour, day of month, month, day of week from
   * 0, Sunday, to 6), without macros such as "@daily".
   *
   * @default - the password is not rotated on a schedule
   */
  readonly rotationSchedule?: string;
  /**
   * The time after a scheduled rotation within which it can still take place. Requires Vault Enterprise 1.19 or later. Must be at
   * least 3600 seconds. `rotationWindow` requires `rotationSchedule`.
   *
   * @default - a rotation can be late by any amount of time
   */
  readonly rotationWindow?: Duration;
  /**
   * Whether rotations of the password of the root user are suspended. Requires Vault Enterprise 1.19 or later.
   *
   * @default false
   */
  readonly disableAutomatedRotation?: boolean | IResolvable;
  /**
   * Whether creating a static role of the connection leaves the password of its user as it is, unless `skip_import_rotation` of the
   * role says otherwise. Requires Vault Enterprise 1.19 or later.
   *
   * @default false
   */
  readonly skipStaticRoleImportRotation?: boolean | IResolvable;
  /**
   * Further parameters of the plugin, such as `max_open_connections`, `url` or `hosts`, under the names that the plugin uses. A
   * removed parameter is sent as an empty string, because the service keeps parameters that a request leaves out. Must not have the
   * keys "name", "plugin_name", "plugin_version", "verify_connection", "allowed_roles", "root_rotation_statements",
   * "root_credentials_rotate_statements", "password_policy", "connection_url", "username", "password", "disable_escaping",
   * "rotation_period", "rotation_schedule", "rotation_window", "disable_automated_rotation", "skip_static_role_import_rotation",
   * "id", "mount", "connection_url_wo", "connection_url_wo_version", "password_wo", "password_wo_version", "parameters",
   * "parameters_wo", "parameters_wo_version", "secrets_revision" and "force_destroy": these are separate attributes. `parameters`
   * and `secretParameters` must not have a key in common.
   *
   * @default - none are set
   */
  readonly parameters?: { [key: string]: string };
  /**
   * Further secret parameters of the plugin, such as `private_key` or `tls_certificate_key`, under the names that the plugin uses.
   * Must not have the keys "name", "plugin_name", "plugin_version", "verify_connection", "allowed_roles",
   * "root_rotation_statements", "root_credentials_rotate_statements", "password_policy", "connection_url", "username", "password",
   * "disable_escaping", "rotation_period", "rotation_schedule", "rotation_window", "disable_automated_rotation",
   * "skip_static_role_import_rotation", "id", "mount", "connection_url_wo", "connection_url_wo_version", "password_wo",
   * "password_wo_version", "parameters", "parameters_wo", "parameters_wo_version", "secrets_revision" and "force_destroy": these are
   * separate attributes.
   *
   * @default - none are set
   */
  readonly secretParameters?: { [key: string]: SecretReference };
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `secretParametersVersion` requires `secretParameters`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly secretParametersVersion?: number;
  /**
   * Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it
   * before the destroy.
   *
   * @default - it is not destroyed while there are, or may be, leases that cannot be revoked
   */
  readonly forceDestroy?: boolean | IResolvable;
}

/**
 * A connection of the database engine to a database.
 *
 * The CloudFormation type is `Custom::LintelDatabaseConnection`.
 */
export class DatabaseConnection extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelDatabaseConnection';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseConnectionProps) {
    super(scope, id, 'DatabaseConnection', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the connection. */
  public get name(): string {
    return this._string('Name');
  }

  /** The name of the plugin that connects to the database, such as `postgresql-database-plugin`. Any plugin can be used. */
  public get pluginName(): string {
    return this._string('PluginName');
  }

  /** The semantic version of the plugin, with or without a leading `v`. */
  public get pluginVersion(): string {
    return this._string('PluginVersion');
  }

  /** Whether rotations of the password of the root user are suspended. Requires Vault Enterprise 1.19 or later. */
  public get disableAutomatedRotation(): IResolvable {
    return this._boolean('DisableAutomatedRotation');
  }

  /**
   * Whether creating a static role of the connection leaves the password of its user as it is, unless `skip_import_rotation` of the
   * role says otherwise. Requires Vault Enterprise 1.19 or later.
   */
  public get skipStaticRoleImportRotation(): IResolvable {
    return this._boolean('SkipStaticRoleImportRotation');
  }
}
