import type { ResourceHandlers, ActionHandlers } from '../../contract';
import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { databaseRoleRotation, databaseRoleRotationAction } from './definition';

const databaseRoleRotationOperation: OperationDefinition<'role'> = {
  type: 'lintel_database_role_rotation',
  operation: 'rotate-role',
  part: 'role',
  resultsOf: () => ({}),
  summarize: ({ mount, name }) => `The credential of the static role \`${name}\` at \`${mount}\` was rotated.`,
};

export const databaseRoleRotationResource: ResourceHandlers<typeof databaseRoleRotation> =
  operationResource(databaseRoleRotationOperation);

export const databaseRoleRotationActionHandlers: ActionHandlers<typeof databaseRoleRotationAction> =
  operationAction(databaseRoleRotationOperation);
