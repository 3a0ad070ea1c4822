// Written from src/handlers/secrets/database-connection/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { databaseConnectionData } from '../../handlers/secrets/database-connection/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataDatabaseConnection`. */
export interface DataDatabaseConnectionProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the connection. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A connection of the database engine.
 *
 * The Terraform type is `lintel_database_connection`.
 */
export class DataDatabaseConnection extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_connection';

  /**
   * Whether a value is a `DataDatabaseConnection`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataDatabaseConnection(x: any): boolean {
    return hasType(x, 'data lintel_database_connection');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataDatabaseConnectionProps) {
    super(scope, id, databaseConnectionData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the connection. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the plugin that connects to the database. */
  public get pluginName(): string {
    return this.getStringAttribute('plugin_name');
  }

  /** The semantic version of the plugin. Null if the built-in version is used. */
  public get pluginVersion(): string {
    return this.getStringAttribute('plugin_version');
  }

  /** Whether the service tests the connection before it stores it. Null if the service does not report it. */
  public get verifyConnection(): IResolvable {
    return this.getBooleanAttribute('verify_connection');
  }

  /** The names of the roles that can use the connection; `*` allows all roles. */
  public get allowedRoles(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_roles')));
  }

  /** The statements that change the password of the root user. */
  public get rootRotationStatements(): string[] {
    return this.getListAttribute('root_rotation_statements');
  }

  /** The name of the policy that passwords are generated with. Null if the default policy applies. */
  public get passwordPolicy(): string {
    return this.getStringAttribute('password_policy');
  }

  /** The connection string. The service masks a password in it. Null if there is none. */
  public get connectionUrl(): string {
    return this.getStringAttribute('connection_url');
  }

  /** The name of the root user. Null if there is none. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /**
   * Whether special characters in the username and password are inserted into the connection string without escaping. Null if the
   * service does not report it.
   */
  public get disableEscaping(): IResolvable {
    return this.getBooleanAttribute('disable_escaping');
  }

  /** The time between rotations of the password of the root user, in seconds. Null if the password is not rotated at fixed periods. */
  public get rotationPeriod(): string {
    return this.getStringAttribute('rotation_period');
  }

  /**
   * The schedule of rotations of the password of the root user, as a cron expression with five fields, in UTC. Null if the password
   * is not rotated on a schedule.
   */
  public get rotationSchedule(): string {
    return this.getStringAttribute('rotation_schedule');
  }

  /**
   * The time after a scheduled rotation within which it can still take place, in seconds. Null if a rotation can be late by any
   * amount of time.
   */
  public get rotationWindow(): string {
    return this.getStringAttribute('rotation_window');
  }

  /** Whether rotations of the password of the root user are suspended. Null if the service does not report it. */
  public get disableAutomatedRotation(): IResolvable {
    return this.getBooleanAttribute('disable_automated_rotation');
  }

  /**
   * Whether creating a static role of the connection leaves the password of its user as it is. Null if the service does not report
   * it.
   */
  public get skipStaticRoleImportRotation(): IResolvable {
    return this.getBooleanAttribute('skip_static_role_import_rotation');
  }

  /** Further parameters of the plugin, without those whose names indicate a secret. */
  public get parameters(): StringMap {
    return new StringMap(this, 'parameters');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }
}
