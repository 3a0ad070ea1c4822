// Written from src/handlers/secrets/database-plugin-reload/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { databasePluginReload } from '../../handlers/secrets/database-plugin-reload/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `DatabasePluginReload`. */
export interface DatabasePluginReloadProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the plugin. Must be one segment of a path: not empty, without `/`. Changing it forces replacement. */
  readonly pluginName: string;
  /**
   * Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again. Changing it forces
   * replacement.
   *
   * @default - it is done once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A reset of all connections of an engine that use one plugin, such as after a new version of it was put in its place. Some services
 * do not have it.
 *
 * The Terraform type is `lintel_database_plugin_reload`.
 */
export class DatabasePluginReload extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_database_plugin_reload';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_database_plugin_reload', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabasePluginReloadProps) {
    super(scope, id, databasePluginReload, props);
  }

  /** The path of the operation below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the plugin. */
  public get pluginName(): string {
    return this.getStringAttribute('plugin_name');
  }

  /** Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /** When it was done, by the clock of the service. Null if it was imported, or the service does not tell the time. */
  public get performedAt(): string {
    return this.getStringAttribute('performed_at');
  }

  /** The names of the connections that were reset. Null if it was imported. */
  public get connections(): string[] {
    return this.getListAttribute('connections');
  }

  /** How many connections were reset. Null if it was imported. */
  public get connectionCount(): number {
    return this.getNumberAttribute('connection_count');
  }
}
