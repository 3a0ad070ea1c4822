import { integerAt } from '../../../clients/read-response';
import type { ResourceHandlers, ActionHandlers } from '../../contract';
import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { transitKeyRotation, transitKeyRotationAction } from './definition';

const transitKeyRotationOperation: OperationDefinition<'name', { latestVersion: number }> = {
  type: 'lintel_transit_key_rotation',
  operation: 'keys',
  part: 'name',
  end: 'rotate',
  resultsOf: (data) => ({ latestVersion: integerAt(data, 'latest_version') }),
  summarize: ({ mount, name }, { latestVersion }) =>
    `The key \`${name}\` at \`${mount}\` was rotated. Its newest version is ${latestVersion}.`,
};

export const transitKeyRotationResource: ResourceHandlers<typeof transitKeyRotation> =
  operationResource(transitKeyRotationOperation);

export const transitKeyRotationActionHandlers: ActionHandlers<typeof transitKeyRotationAction> =
  operationAction(transitKeyRotationOperation);
