import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { databaseRoleRotation, databaseRoleRotationAction } from './definition';
import type { ResourceHandlers, ActionHandlers } from '../../contract';

const databaseRoleRotationOperation: OperationDefinition<'role'> = {
  type: 'lintel_database_role_rotation',
  operation: 'rotate-role',
  part: 'role',
  resultsOf: () => ({}),
  words: ({ mount, name }) => `The credential of the static role \`${name}\` at \`${mount}\` is another one now.`,
};

export const databaseRoleRotationResource: ResourceHandlers<typeof databaseRoleRotation> = operationResource(databaseRoleRotationOperation);

export const databaseRoleRotationActionHandlers: ActionHandlers<typeof databaseRoleRotationAction> = operationAction(databaseRoleRotationOperation);
