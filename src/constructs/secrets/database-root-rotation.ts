// Written from src/handlers/secrets/database-root-rotation/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { databaseRootRotation } from '../../handlers/secrets/database-root-rotation/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `DatabaseRootRotation`. */
export interface DatabaseRootRotationProps extends TerraformMetaArguments {
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
   * Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again. A change replaces the
   * object.
   *
   * @default - it is done once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A rotation of the password of a connection's root user. The service alone knows the new password: nobody can read it.
 *
 * Terraform's type is `lintel_database_root_rotation`.
 */
export class DatabaseRootRotation extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_database_root_rotation';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_database_root_rotation', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DatabaseRootRotationProps) {
    super(scope, id, databaseRootRotation, props);
  }

  /** The path of the operation below the API, which is its import id. */
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

  /** Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /** When it was done, by the clock of the service. Absent, it was imported, or the service does not tell the time. */
  public get performedAt(): string {
    return this.getStringAttribute('performed_at');
  }
}
