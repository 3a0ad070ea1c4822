// Written from src/handlers/secrets/database-plugin-reload/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `DatabasePluginReload`. */
export interface DatabasePluginReloadProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelDatabasePluginReload`.
 */
export class DatabasePluginReload extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelDatabasePluginReload';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DatabasePluginReloadProps) {
    super(scope, id, 'DatabasePluginReload', props);
  }

  /** The path of the operation below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the plugin. */
  public get pluginName(): string {
    return this._string('PluginName');
  }

  /** When it was done, by the clock of the service. Available only after creation: after an in-place update, a reference to it fails. */
  public get performedAt(): string {
    return this._string('PerformedAt');
  }

  /** The names of the connections that were reset. Available only after creation: after an in-place update, a reference to it fails. */
  public get connections(): string[] {
    return this._list('Connections');
  }

  /** How many connections were reset. Available only after creation: after an in-place update, a reference to it fails. */
  public get connectionCount(): number {
    return this._number('ConnectionCount');
  }
}
