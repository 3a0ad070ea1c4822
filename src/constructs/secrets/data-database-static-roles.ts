// Written from src/handlers/secrets/database-static-role/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { databaseStaticRolesData } from '../../handlers/secrets/database-static-role/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataDatabaseStaticRoles`. */
export interface DataDatabaseStaticRolesProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. It must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "database"
   */
  readonly mount?: string;
}

/**
 * The names of the static roles of a database engine.
 *
 * Terraform's type is `lintel_database_static_roles`.
 */
export class DataDatabaseStaticRoles extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_database_static_roles';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataDatabaseStaticRolesProps = {}) {
    super(scope, id, databaseStaticRolesData, props);
  }

  /** The path that was listed. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The names of the static roles, sorted; an empty list where there are none. */
  public get names(): string[] {
    return this.getListAttribute('names');
  }
}
