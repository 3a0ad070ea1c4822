import { optionalIntegerAt, optionalTextsAt } from '../../../clients/read-response';
import type { ResourceHandlers, ActionHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { databasePluginReload, databasePluginReloadAction } from './definition';

interface Reloaded {
  readonly connections: readonly string[];
  readonly connectionCount: number;
}

const databasePluginReloadOperation: OperationDefinition<'pluginName', Reloaded> = {
  type: 'lintel_database_plugin_reload',
  operation: 'reload',
  part: 'pluginName',
  resultsOf(data) {
    const connections = optionalTextsAt(data, 'connections') ?? [];
    return { connections, connectionCount: optionalIntegerAt(data, 'count') ?? connections.length };
  },
  summarize: ({ mount, name }, { connections, connectionCount }) =>
    connectionCount === 0
      ? `No connection at \`${mount}\` uses the plugin \`${name}\`.`
      : `${connectionCount} connection${connectionCount === 1 ? '' : 's'} at \`${mount}\` with the plugin \`${name}\` ${connectionCount === 1 ? 'was' : 'were'} reset: ${connections.join(', ')}.`,
  explain(refusal) {
    if (refusal.status !== 404 || !/unsupported path/.test(refusal.message)) return refusal;
    return new NotFound(
      `This version of the service cannot reload plugins: ${refusal.message}. Reset each connection with lintel_database_connection_reset instead.`,
    );
  },
};

export const databasePluginReloadResource: ResourceHandlers<typeof databasePluginReload> =
  operationResource(databasePluginReloadOperation);

export const databasePluginReloadActionHandlers: ActionHandlers<typeof databasePluginReloadAction> =
  operationAction(databasePluginReloadOperation);
