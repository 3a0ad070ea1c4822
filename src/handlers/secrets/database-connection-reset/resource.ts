import type { ResourceHandlers, ActionHandlers } from '../../contract';
import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { databaseConnectionReset, databaseConnectionResetAction } from './definition';

const databaseConnectionResetOperation: OperationDefinition<'name'> = {
  type: 'lintel_database_connection_reset',
  operation: 'reset',
  part: 'name',
  resultsOf: () => ({}),
  summarize: ({ mount, name }) => `The connection \`${name}\` at \`${mount}\` was reset.`,
};

export const databaseConnectionResetResource: ResourceHandlers<typeof databaseConnectionReset> = operationResource(
  databaseConnectionResetOperation,
);

export const databaseConnectionResetActionHandlers: ActionHandlers<typeof databaseConnectionResetAction> =
  operationAction(databaseConnectionResetOperation);
