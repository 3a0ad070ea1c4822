import { Fn, Token } from 'cdktf';
import { Construct } from 'constructs';
import { Duration } from '../../duration';
import { DatabaseConnectionBase, DatabaseConnectionProps } from '../database-connection';
import { Credential, DatabaseRole } from '../database-role';
import { DatabaseStaticRole, Rotation } from '../database-static-role';
import { MysqlConnectionProps, PostgresqlConnectionProps } from './sql-connection';
import { mysqlProps, postgresqlProps } from './sql-parameters';

export * from './sql-connection';

/** A role, but for the connection that it belongs to. */
export interface RoleOptions {
  /** The name of the role, which no static role of the engine may have. */
  readonly name: string;
  /** The statements that make a user. */
  readonly creationStatements: string[];
  /**
   * The statements that take a user away.
   *
   * @default - the plugin has statements of its own
   */
  readonly revocationStatements?: string[];
  /**
   * The statements that undo a creation that failed. Not every plugin supports them.
   *
   * @default - the plugin has none
   */
  readonly rollbackStatements?: string[];
  /**
   * The statements that renew a user. Not every plugin supports them.
   *
   * @default - the plugin has statements of its own
   */
  readonly renewStatements?: string[];
  /**
   * How long a lease lasts.
   *
   * @default - the default of the engine, or of the system
   */
  readonly defaultTtl?: Duration;
  /**
   * How long a lease may last at most, however often it is renewed.
   *
   * @default - the maximum of the engine, or of the system
   */
  readonly maxTtl?: Duration;
  /**
   * What the role issues.
   *
   * @default - a password, by the policy of the connection
   */
  readonly credential?: Credential;
}

/** A static role, but for the connection that it belongs to. */
export interface StaticRoleOptions {
  /** The name of the static role, which no dynamic role of the engine may have. */
  readonly name: string;
  /** The name of the user in the database. */
  readonly username: string;
  /** When the service rotates the password. */
  readonly rotation: Rotation;
  /**
   * The statements that change the password of the user.
   *
   * @default - the plugin has statements of its own
   */
  readonly rotationStatements?: string[];
  /**
   * What the role issues.
   *
   * @default - a password, by the policy of the connection
   */
  readonly credential?: Credential;
}

/**
 * A named database, and how the database engine reaches it.
 *
 * Terraform's type is `lintel_database_connection`.
 */
export class DatabaseConnection extends DatabaseConnectionBase {
  /**
   * A connection to a PostgreSQL, with what its plugin takes as typed properties.
   *
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  public static postgresql(scope: Construct, id: string, props: PostgresqlConnectionProps): DatabaseConnection {
    return new DatabaseConnection(scope, id, postgresqlProps(props));
  }

  /**
   * A connection to a MySQL, with what its plugin takes as typed properties.
   *
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  public static mysql(scope: Construct, id: string, props: MysqlConnectionProps): DatabaseConnection {
    return new DatabaseConnection(scope, id, mysqlProps(props));
  }

  private readonly configuredRoles: readonly string[];
  private readonly addedRoles: string[] = [];

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DatabaseConnectionProps) {
    super(scope, id, props);
    this.configuredRoles = props.allowedRoles ?? [];
  }

  /**
   * Adds a role below this construct, and allows it to use the connection.
   *
   * @param id its name there
   * @param options what the role is, but for its connection
   */
  public addRole(id: string, options: RoleOptions): DatabaseRole {
    const role = new DatabaseRole(this, id, { ...options, mount: this.mount, dbName: this.name });
    this.allow(options.name);
    return role;
  }

  /**
   * Adds a static role below this construct, and allows it to use the connection.
   *
   * @param id its name there
   * @param options what the static role is, but for its connection
   */
  public addStaticRole(id: string, options: StaticRoleOptions): DatabaseStaticRole {
    // The name is a reference, so that the connection comes first.
    const role = new DatabaseStaticRole(this, id, { ...options, mount: this.mount, dbName: this.name });
    this.allow(options.name);
    return role;
  }

  /** Every role that is added may use the connection, besides those that are configured. */
  private allow(role: string): void {
    if (this.configuredRoles.includes('*') || this.configuredRoles.includes(role) || this.addedRoles.includes(role)) return;
    this.addedRoles.push(role);
    const configured = Token.isUnresolved(this.configuredRoles) ? Fn.concat([this.configuredRoles as string[], this.addedRoles]) : [...this.configuredRoles, ...this.addedRoles];
    this._configure('allowedRoles', configured);
  }
}
