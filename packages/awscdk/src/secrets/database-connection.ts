// Written from src/handlers/secrets/database-connection/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `DatabaseConnection`. */
export interface DatabaseConnectionProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. It must be the path of a mount: one or more
   * segments, without `/` at either end. A change replaces the object.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the connection. It must be one segment of a path: not empty, without `/`. A change replaces the object. */
  readonly name: string;
  /**
   * The name of the plugin that speaks to the database, such as `postgresql-database-plugin`. Any plugin will do. It must not be
   * empty.
   */
  readonly pluginName: string;
  /**
   * The semantic version of the plugin, with or without a leading `v`. It must be a semantic version such as "1.2.0", with or
   * without a leading "v".
   *
   * @default - the service chooses
   */
  readonly pluginVersion?: string;
  /**
   * Whether the service tries the connection before it stores it. It goes with every write. Some answers of the service lack it.
   *
   * @default true
   */
  readonly verifyConnection?: boolean | IResolvable;
  /**
   * The names of the roles, static ones among them, that may use the connection; `*` means every role. Each must not be empty.
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
   * Raise it when the secret has another value: CloudFormation compares templates, in which only the reference stands.
   * `connectionUrlVersion` needs `connectionUrl`.
   *
   * @default - another value goes with the next change of the resource that sends the secret
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
   * Raise it when the secret has another value: CloudFormation compares templates, in which only the reference stands.
   * `passwordVersion` needs `password`.
   *
   * @default - another value goes with the next change of the resource that sends the secret
   */
  readonly passwordVersion?: number;
  /**
   * Whether special characters in username and password go into the connection string as they are. Some answers of the service lack
   * it.
   *
   * @default false
   */
  readonly disableEscaping?: boolean | IResolvable;
  /**
   * What else the plugin takes, such as `max_open_connections`, `url` or `hosts`, in the plugin's names. One that is taken away is
   * sent as an empty text, since the service keeps what is left out. It must have none of the keys "name", "plugin_name",
   * "plugin_version", "verify_connection", "allowed_roles", "root_rotation_statements", "root_credentials_rotate_statements",
   * "password_policy", "connection_url", "username", "password", "disable_escaping", "id", "mount", "connection_url_wo",
   * "connection_url_wo_version", "password_wo", "password_wo_version", "parameters", "parameters_wo", "parameters_wo_version" and
   * "secrets_revision": they are attributes of their own. No key of `parameters` is also in `secretParameters`.
   *
   * @default - there are none
   */
  readonly parameters?: { [key: string]: string };
  /**
   * What else the plugin takes that is secret, such as `private_key` or `tls_certificate_key`, in the plugin's names. It must have
   * none of the keys "name", "plugin_name", "plugin_version", "verify_connection", "allowed_roles", "root_rotation_statements",
   * "root_credentials_rotate_statements", "password_policy", "connection_url", "username", "password", "disable_escaping", "id",
   * "mount", "connection_url_wo", "connection_url_wo_version", "password_wo", "password_wo_version", "parameters", "parameters_wo",
   * "parameters_wo_version" and "secrets_revision": they are attributes of their own.
   *
   * @default - there are none
   */
  readonly secretParameters?: { [key: string]: SecretReference };
  /**
   * Raise it when the secret has another value: CloudFormation compares templates, in which only the reference stands.
   * `secretParametersVersion` needs `secretParameters`.
   *
   * @default - another value goes with the next change of the resource that sends the secret
   */
  readonly secretParametersVersion?: number;
}

/**
 * A named database, and how the database engine reaches it.
 *
 * CloudFormation's type is `Custom::LintelDatabaseConnection`.
 */
export class DatabaseConnection extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelDatabaseConnection';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
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
