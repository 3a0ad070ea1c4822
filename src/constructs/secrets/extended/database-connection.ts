import { Fn, Token } from 'cdktf';
import { Construct } from 'constructs';
import { DatabaseConnectionBase, DatabaseConnectionProps } from '../database-connection';
import { Credential, DatabaseStaticRole, Rotation } from '../database-static-role';

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
