// Written from src/handlers/secrets/database-connection/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { databaseConnection } from '../../handlers/secrets/database-connection/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `DatabaseConnection`. */
export interface DatabaseConnectionProps extends TerraformMetaArguments {
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
   * cannot be rotated, and another one there is not seen. The value is stored in state: prefer `connectionUrlWo`. Never shown in
   * plans or logs. `connectionUrl` conflicts with `connectionUrlWo` and `connectionUrlWoVersion`.
   *
   * @default - there is none
   */
  readonly connectionUrl?: string;
  /**
   * The connection string. `{{username}}` and `{{password}}` in it stand for those of the root user: a password in the string itself
   * cannot be rotated, and another one there is not seen. Write-only: stored in neither the plan nor the state. Requires Terraform
   * 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs.
   *
   * Pass the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * rejected, because it would be stored in cdk.tf.json and in the plan file.
   *
   * @default - there is none
   */
  readonly connectionUrlWo?: string;
  /**
   * The version of `connectionUrlWo`. If set, `connectionUrlWo` is sent again only when the version changes.
   *
   * @default - changes of `connectionUrlWo` are detected automatically
   */
  readonly connectionUrlWoVersion?: number;
  /**
   * The name of the root user that the service acts as.
   *
   * @default - there is none
   */
  readonly username?: string;
  /**
   * The password of the root user. It is sent only where it changes, so that one which the service has rotated since stays in force.
   * The value is stored in state: prefer `passwordWo`. Never shown in plans or logs. `password` conflicts with `passwordWo` and
   * `passwordWoVersion`.
   *
   * @default - the service has none
   */
  readonly password?: string;
  /**
   * The password of the root user. It is sent only where it changes, so that one which the service has rotated since stays in force.
   * Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown
   * in plans or logs.
   *
   * Pass the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * rejected, because it would be stored in cdk.tf.json and in the plan file.
   *
   * @default - the service has none
   */
  readonly passwordWo?: string;
  /**
   * The version of `passwordWo`. If set, `passwordWo` is sent again only when the version changes.
   *
   * @default - changes of `passwordWo` are detected automatically
   */
  readonly passwordWoVersion?: number;
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
   * attributes of their own. `parameters` and `parametersWo` must not have a key in common.
   *
   * @default - there are none
   */
  readonly parameters?: { [key: string]: string };
  /**
   * What else the plugin takes that is secret, such as `private_key` or `tls_certificate_key`, in the plugin's names. Write-only:
   * stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Must not have the keys
   * "name", "plugin_name", "plugin_version", "verify_connection", "allowed_roles", "root_rotation_statements",
   * "root_credentials_rotate_statements", "password_policy", "connection_url", "username", "password", "disable_escaping", "id",
   * "mount", "connection_url_wo", "connection_url_wo_version", "password_wo", "password_wo_version", "parameters", "parameters_wo",
   * "parameters_wo_version" and "secrets_revision": they are attributes of their own. Never shown in plans or logs.
   *
   * Pass the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * rejected, because it would be stored in cdk.tf.json and in the plan file.
   *
   * @default - there are none
   */
  readonly parametersWo?: { [key: string]: string };
  /**
   * The version of `parametersWo`. If set, `parametersWo` is sent again only when the version changes.
   *
   * @default - changes of `parametersWo` are detected automatically
   */
  readonly parametersWoVersion?: number;
}

/**
 * A named database, and how the database engine reaches it.
 *
 * The Terraform type is `lintel_database_connection`.
 *
 * @internal
 */
export class DatabaseConnectionBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_connection';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_database_connection', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabaseConnectionProps) {
    super(scope, id, databaseConnection, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the connection. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the plugin that speaks to the database, such as `postgresql-database-plugin`. Any plugin will do. */
  public get pluginName(): string {
    return this.getStringAttribute('plugin_name');
  }

  /** The semantic version of the plugin, with or without a leading `v`. If omitted, the service chooses. */
  public get pluginVersion(): string {
    return this.getStringAttribute('plugin_version');
  }

  /** Whether the service tries the connection before it stores it. It goes with every write. */
  public get verifyConnection(): IResolvable {
    return this.getBooleanAttribute('verify_connection');
  }

  /** The names of the roles, static ones among them, that may use the connection; `*` means every role. */
  public get allowedRoles(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_roles')));
  }

  /** The statements that change the password of the root user. */
  public get rootRotationStatements(): string[] {
    return this.getListAttribute('root_rotation_statements');
  }

  /** The name of the policy that passwords are made by. */
  public get passwordPolicy(): string {
    return this.getStringAttribute('password_policy');
  }

  /**
   * The connection string. `{{username}}` and `{{password}}` in it stand for those of the root user: a password in the string itself
   * cannot be rotated, and another one there is not seen. The value is stored in state: prefer `connectionUrlWo`.
   */
  public get connectionUrl(): string {
    return this.getStringAttribute('connection_url');
  }

  /** The version of `connectionUrlWo`. If set, `connectionUrlWo` is sent again only when the version changes. */
  public get connectionUrlWoVersion(): number {
    return this.getNumberAttribute('connection_url_wo_version');
  }

  /** The name of the root user that the service acts as. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /**
   * The password of the root user. It is sent only where it changes, so that one which the service has rotated since stays in force.
   * The value is stored in state: prefer `passwordWo`.
   */
  public get password(): string {
    return this.getStringAttribute('password');
  }

  /** The version of `passwordWo`. If set, `passwordWo` is sent again only when the version changes. */
  public get passwordWoVersion(): number {
    return this.getNumberAttribute('password_wo_version');
  }

  /** Whether special characters in username and password go into the connection string as they are. */
  public get disableEscaping(): IResolvable {
    return this.getBooleanAttribute('disable_escaping');
  }

  /**
   * What else the plugin takes, such as `max_open_connections`, `url` or `hosts`, in the plugin's names. One that is taken away is
   * sent as an empty text, since the service keeps what is left out.
   */
  public get parameters(): StringMap {
    return new StringMap(this, 'parameters');
  }

  /** The version of `parametersWo`. If set, `parametersWo` is sent again only when the version changes. */
  public get parametersWoVersion(): number {
    return this.getNumberAttribute('parameters_wo_version');
  }

  /** How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }
}
