// Written from src/handlers/secrets/database-connection/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `DatabaseConnection`. */
export interface DatabaseConnectionProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the connection. Must be one segment of a path: not empty, without `/`. Changing it forces replacement. */
  readonly name: string;
  /** The name of the plugin that speaks to the database, such as `postgresql-database-plugin`. Any plugin will do. Must not be empty. */
  readonly pluginName: string;
  /**
   * The semantic version of the plugin, with or without a leading `v`. Must be a semantic version such as "1.2.0", with or without a
   * leading "v".
   *
   * @default - the service chooses
   */
  readonly pluginVersion?: string;
  /**
   * Whether the service tries the connection before it stores it. It goes with every write. Not every response of the service
   * includes it.
   *
   * @default true
   */
  readonly verifyConnection?: boolean | IResolvable;
  /**
   * The names of the roles, static ones among them, that may use the connection; `*` means every role. Each element must not be
   * empty.
   *
   * @default - no role may use the connection
   */
  readonly allowedRoles?: string[];
  /**
   * The statements that change the password of the root user.
   *
   * @default - the plugin has statements of its own
   */
  readonly rootRotationStatements?: string[];
  /**
   * The name of the policy that passwords are made by.
   *
   * @default - the default policy counts: 20 characters, at least one upper-case letter, one lower-case letter, one digit and one
   * dash
   */
  readonly passwordPolicy?: string;
  /**
   * The connection string. `{{username}}` and `{{password}}` in it stand for those of the root user: a password in the string itself
   * cannot be rotated, and another one there is not seen.
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
   * The name of the root user that the service acts as.
   *
   * @default - there is none
   */
  readonly username?: string;
  /**
   * The password of the root user. It is sent only where it changes, so that one which the service has rotated since stays in force.
   *
   * @default - the service has none
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
   * Whether special characters in username and password go into the connection string as they are. Not every response of the service
   * includes it.
   *
   * @default false
   */
  readonly disableEscaping?: boolean | IResolvable;
  /**
   * What else the plugin takes, such as `max_open_connections`, `url` or `hosts`, in the plugin's names. One that is taken away is
   * sent as an empty text, since the service keeps what is left out. Must not have the keys "name", "plugin_name", "plugin_version",
   * "verify_connection", "allowed_roles", "root_rotation_statements", "root_credentials_rotate_statements", "password_policy",
   * "connection_url", "username", "password", "disable_escaping", "id", "mount", "connection_url_wo", "connection_url_wo_version",
   * "password_wo", "password_wo_version", "parameters", "parameters_wo", "parameters_wo_version" and "secrets_revision": they are
   * attributes of their own. `parameters` and `secretParameters` must not have a key in common.
   *
   * @default - there are none
   */
  readonly parameters?: { [key: string]: string };
  /**
   * What else the plugin takes that is secret, such as `private_key` or `tls_certificate_key`, in the plugin's names. Must not have
   * the keys "name", "plugin_name", "plugin_version", "verify_connection", "allowed_roles", "root_rotation_statements",
   * "root_credentials_rotate_statements", "password_policy", "connection_url", "username", "password", "disable_escaping", "id",
   * "mount", "connection_url_wo", "connection_url_wo_version", "password_wo", "password_wo_version", "parameters", "parameters_wo",
   * "parameters_wo_version" and "secrets_revision": they are attributes of their own.
   *
   * @default - there are none
   */
  readonly secretParameters?: { [key: string]: SecretReference };
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `secretParametersVersion` requires `secretParameters`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly secretParametersVersion?: number;
}

/**
 * A named database, and how the database engine reaches it.
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

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the connection. */
  public get name(): string {
    return this._string('Name');
  }

  /** The name of the plugin that speaks to the database, such as `postgresql-database-plugin`. Any plugin will do. */
  public get pluginName(): string {
    return this._string('PluginName');
  }

  /** The semantic version of the plugin, with or without a leading `v`. */
  public get pluginVersion(): string {
    return this._string('PluginVersion');
  }
}
