import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { databaseConnectionReset, databaseConnectionResetAction } from './definition';
import type { ResourceHandlers, ActionHandlers } from '../../contract';

const databaseConnectionResetOperation: OperationDefinition<'name'> = {
  type: 'lintel_database_connection_reset',
  operation: 'reset',
  part: 'name',
  resultsOf: () => ({}),
  words: ({ mount, name }) => `The connection \`${name}\` at \`${mount}\` is open again.`,
};

export const databaseConnectionResetResource: ResourceHandlers<typeof databaseConnectionReset> = operationResource(databaseConnectionResetOperation);

export const databaseConnectionResetActionHandlers: ActionHandlers<typeof databaseConnectionResetAction> = operationAction(databaseConnectionResetOperation);
