import { Fn, Token } from 'cdktf';
import { Construct } from 'constructs';
import { Duration } from '../../duration';
import { DatabaseConnectionBase } from '../database-connection';
import { Credential } from '../database-role';
import { Rotation } from '../database-static-role';
import { DatabaseRole } from './database-role';
import { DatabaseStaticRole } from './database-static-role';
import { MysqlConnectionProps, PostgresqlConnectionProps } from './sql-connection';
import { mysqlProps, postgresqlProps } from './sql-parameters';

export * from './sql-connection';

/** The properties of a role, without its connection. */
export interface RoleOptions {
  /** The name of the role. It must differ from the names of the engine's static roles. */
  readonly name: string;
  /** The statements that create a user. */
  readonly creationStatements: string[];
  /**
   * The statements that revoke a user.
   *
   * @default - the plugin's statements
   */
  readonly revocationStatements?: string[];
  /**
   * The statements that undo a failed creation. Not every plugin supports them.
   *
   * @default - none
   */
  readonly rollbackStatements?: string[];
  /**
   * The statements that renew a user. Not every plugin supports them.
   *
   * @default - the plugin's statements
   */
  readonly renewStatements?: string[];
  /**
   * The default duration of a lease.
   *
   * @default - the default of the engine, or of the system
   */
  readonly defaultTtl?: Duration;
  /**
   * The maximum duration of a lease, including renewals.
   *
   * @default - the maximum of the engine, or of the system
   */
  readonly maxTtl?: Duration;
  /**
   * The type of credential that the role issues.
   *
   * @default - a password that follows the connection's policy
   */
  readonly credential?: Credential;
}

/** The properties of a static role, without its connection. */
export interface StaticRoleOptions {
  /** The name of the static role. It must differ from the names of the engine's dynamic roles. */
  readonly name: string;
  /** The name of the user in the database. */
  readonly username: string;
  /** When the service rotates the password. */
  readonly rotation: Rotation;
  /**
   * The statements that change the password of the user.
   *
   * @default - the plugin's statements
   */
  readonly rotationStatements?: string[];
  /**
   * The type of credential that the role issues.
   *
   * @default - a password that follows the connection's policy
   */
  readonly credential?: Credential;
}

/**
 * A connection of the database engine to a database.
 *
 * Terraform's type is `lintel_database_connection`.
 */
export class DatabaseConnection extends DatabaseConnectionBase {
  /**
   * Declares a connection to PostgreSQL, with typed properties for the plugin's parameters.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  public static postgresql(scope: Construct, id: string, props: PostgresqlConnectionProps): DatabaseConnection {
    return new DatabaseConnection(scope, id, postgresqlProps(props));
  }

  /**
   * Declares a connection to MySQL, with typed properties for the plugin's parameters.
   *
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  public static mysql(scope: Construct, id: string, props: MysqlConnectionProps): DatabaseConnection {
    return new DatabaseConnection(scope, id, mysqlProps(props));
  }

  /** The list before roles were added. */
  private configuredRoles: readonly string[] = [];
  private addedRoles: string[] = [];
  /** The list with the added roles. */
  private extendedRoles?: readonly string[];

  /**
   * Adds a role as a child construct, and allows it to use the connection.
   *
   * @param id the construct's id in its scope
   * @param options the role's properties
   */
  public addRole(id: string, options: RoleOptions): DatabaseRole {
    const role = new DatabaseRole(this, id, { ...options, mount: this.mount, dbName: this.name });
    this.allow(options.name);
    return role;
  }

  /**
   * Adds a static role as a child construct, and allows it to use the connection.
   *
   * @param id the construct's id in its scope
   * @param options the static role's properties
   */
  public addStaticRole(id: string, options: StaticRoleOptions): DatabaseStaticRole {
    // A reference as name makes the role depend on the connection.
    const role = new DatabaseStaticRole(this, id, { ...options, mount: this.mount, dbName: this.name });
    this.allow(options.name);
    return role;
  }

  /** The configured roles and all added roles may use the connection. A list that was set in the meantime replaces both. */
  private allow(role: string): void {
    if (this.extendedRoles === undefined || this.allowedRolesInput !== this.extendedRoles) {
      this.configuredRoles = this.allowedRolesInput ?? [];
      this.addedRoles = [];
    }
    if (this.configuredRoles.includes('*') || this.configuredRoles.includes(role) || this.addedRoles.includes(role)) {
      return;
    }
    this.addedRoles.push(role);
    this.extendedRoles = Token.isUnresolved(this.configuredRoles)
      ? Fn.concat([this.configuredRoles as string[], this.addedRoles])
      : [...this.configuredRoles, ...this.addedRoles];
    this._configure('allowedRoles', this.extendedRoles);
  }
}
