import { optionalIntegerAt, optionalTextsAt } from '../../../clients/read-response';
import { NotFound } from '../../errors';
import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { databasePluginReload, databasePluginReloadAction } from './definition';
import type { ResourceHandlers, ActionHandlers } from '../../contract';

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
  words: ({ mount, name }, { connections, connectionCount }) => connectionCount === 0 ? `No connection at \`${mount}\` uses the plugin \`${name}\`.`
    : `${connectionCount} connection${connectionCount === 1 ? '' : 's'} at \`${mount}\` with the plugin \`${name}\` ${connectionCount === 1 ? 'is' : 'are'} open again: ${connections.join(', ')}.`,
  explain(refusal) {
    if (refusal.status !== 404 || !/unsupported path/.test(refusal.message)) return refusal;
    return new NotFound(`This service cannot reload a plugin, which came with later versions of it: ${refusal.message}. Reset each of the connections instead (lintel_database_connection_reset).`);
  },
};

export const databasePluginReloadResource: ResourceHandlers<typeof databasePluginReload> = operationResource(databasePluginReloadOperation);

export const databasePluginReloadActionHandlers: ActionHandlers<typeof databasePluginReloadAction> = operationAction(databasePluginReloadOperation);
