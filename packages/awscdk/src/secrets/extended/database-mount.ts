import { Construct } from 'constructs';
import { DatabaseConnection, DatabaseConnectionProps } from '../database-connection';
import { DatabaseRole, DatabaseRoleProps } from '../database-role';
import { DatabaseStaticRole, DatabaseStaticRoleProps } from '../database-static-role';
import { EngineMount } from './engine-mount';
import { EngineMountProps } from './engine-mount-props';

/** A mount of the database engine, at `database` unless another path is given. */
export class DatabaseMount extends EngineMount {
  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'database', ...props, type: 'database' });
  }

  /**
   * Adds a connection as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the connection's properties, without `mount`
   */
  public addConnection(id: string, props: DatabaseConnectionProps): DatabaseConnection {
    return new DatabaseConnection(this, id, this._placed(id, props));
  }

  /**
   * Adds a role of a connection as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: DatabaseRoleProps): DatabaseRole {
    return new DatabaseRole(this, id, this._placed(id, props));
  }

  /**
   * Adds a static role of a connection as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the static role's properties, without `mount`
   */
  public addStaticRole(id: string, props: DatabaseStaticRoleProps): DatabaseStaticRole {
    return new DatabaseStaticRole(this, id, this._placed(id, props));
  }
}
