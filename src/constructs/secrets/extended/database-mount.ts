import { Construct } from 'constructs';
import { hasType, markType } from '../../construct-type';
import { DatabaseConnectionProps } from '../database-connection';
import { DatabaseRoleProps } from '../database-role';
import { DatabaseStaticRoleProps } from '../database-static-role';
import { DatabaseConnection } from './database-connection';
import { DatabaseRole } from './database-role';
import { DatabaseStaticRole } from './database-static-role';
import { EngineMountProps } from './engine-mount-props';
import { SecretsMount } from './mount';
import { MysqlConnectionProps, PostgresqlConnectionProps } from './sql-connection';

/** A mount of the database engine, at `database` unless another path is given. */
export class DatabaseMount extends SecretsMount {
  /**
   * Whether a value is a `DatabaseMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDatabaseMount(x: any): boolean {
    return hasType(x, 'secrets DatabaseMount');
  }

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'database', ...props, type: 'database' });
    markType(this, 'secrets DatabaseMount');
  }

  /**
   * Adds a connection as a child construct. `addRole` of a connection adds a role and allows it to use the connection.
   *
   * @param id the construct's id in its scope
   * @param props the connection's properties, without `mount`
   */
  public addConnection(id: string, props: DatabaseConnectionProps): DatabaseConnection {
    return new DatabaseConnection(this, id, this._placed(id, props));
  }

  /**
   * Adds a connection to PostgreSQL as a child construct, with typed properties for the plugin's parameters.
   *
   * @param id the construct's id in its scope
   * @param props the connection's properties, without `mount`
   */
  public addPostgresqlConnection(id: string, props: PostgresqlConnectionProps): DatabaseConnection {
    return DatabaseConnection.postgresql(this, id, this._placed(id, props));
  }

  /**
   * Adds a connection to MySQL as a child construct, with typed properties for the plugin's parameters.
   *
   * @param id the construct's id in its scope
   * @param props the connection's properties, without `mount`
   */
  public addMysqlConnection(id: string, props: MysqlConnectionProps): DatabaseConnection {
    return DatabaseConnection.mysql(this, id, this._placed(id, props));
  }

  /**
   * Adds a role of a connection as a child construct.
   *
   * @param id the construct's id in its scope
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: DatabaseRoleProps): DatabaseRole {
    return new DatabaseRole(this, id, this._placed(id, props));
  }

  /**
   * Adds a static role of a connection as a child construct.
   *
   * @param id the construct's id in its scope
   * @param props the static role's properties, without `mount`
   */
  public addStaticRole(id: string, props: DatabaseStaticRoleProps): DatabaseStaticRole {
    return new DatabaseStaticRole(this, id, this._placed(id, props));
  }
}
