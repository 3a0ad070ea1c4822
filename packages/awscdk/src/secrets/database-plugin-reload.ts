// Written from src/handlers/secrets/database-plugin-reload/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `DatabasePluginReload`. */
export interface DatabasePluginReloadProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the plugin. Must be a single path segment: not empty and without `/`. Changing it forces replacement. */
  readonly pluginName: string;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A reset of all connections of an engine that use a plugin, for example after an upgrade of the plugin. Not every service supports
 * this.
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

  /** The API path of the operation. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the plugin. */
  public get pluginName(): string {
    return this._string('PluginName');
  }

  /**
   * The time of the operation, according to the clock of the service. Available only after creation: after an in-place update, a
   * reference to it fails.
   */
  public get performedAt(): string {
    return this._string('PerformedAt');
  }

  /** The names of the connections that were reset. Available only after creation: after an in-place update, a reference to it fails. */
  public get connections(): string[] {
    return this._list('Connections');
  }

  /** The number of connections that were reset. Available only after creation: after an in-place update, a reference to it fails. */
  public get connectionCount(): number {
    return this._number('ConnectionCount');
  }
}
