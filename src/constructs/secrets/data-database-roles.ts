// Written from src/handlers/secrets/database-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { databaseRolesData } from '../../handlers/secrets/database-role/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataDatabaseRoles`. */
export interface DataDatabaseRolesProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "database"
   */
  readonly mount?: string;
}

/**
 * The names of the dynamic roles of a database engine.
 *
 * The Terraform type is `lintel_database_roles`.
 */
export class DataDatabaseRoles extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_roles';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataDatabaseRolesProps = {}) {
    super(scope, id, databaseRolesData, props);
  }

  /** The API path that was listed. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The names of the dynamic roles, sorted. Empty if there are none. */
  public get names(): string[] {
    return this.getListAttribute('names');
  }
}
