import type { ResourceHandlers, ActionHandlers } from '../../contract';
import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { databaseRootRotation, databaseRootRotationAction } from './definition';

const databaseRootRotationOperation: OperationDefinition<'name'> = {
  type: 'lintel_database_root_rotation',
  operation: 'rotate-root',
  part: 'name',
  resultsOf: () => ({}),
  summarize: ({ mount, name }) =>
    `The password of the root user of the connection \`${name}\` at \`${mount}\` was rotated.`,
};

export const databaseRootRotationResource: ResourceHandlers<typeof databaseRootRotation> =
  operationResource(databaseRootRotationOperation);

export const databaseRootRotationActionHandlers: ActionHandlers<typeof databaseRootRotationAction> =
  operationAction(databaseRootRotationOperation);
