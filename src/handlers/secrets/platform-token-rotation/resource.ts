import type { Problem } from '../../../definition/problem';
import type { ResourceHandlers, ActionHandlers } from '../../contract';
import { look } from '../../look';
import { tokenTypeIn, tokenTypes } from '../shared/credentials/platform-token-type';
import { find, pathId } from '../shared/mounted-object';
import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import type { platformTokenRotation, platformTokenRotationAction } from './definition';

const platformTokenRotationOperation: OperationDefinition<'role'> = {
  type: 'lintel_platform_token_rotation',
  operation: 'rotate-role',
  part: 'role',
  resultsOf: () => ({}),
  summarize: ({ mount, name }) => `The token of the role \`${name}\` at \`${mount}\` was rotated.`,

  // A plan of this run for the role takes precedence over the role in the service.
  async look(context, { mount, name }, run) {
    const objectPath = { mount, collection: 'role', name };
    const planned = run && tokenTypes.reported(run, pathId(objectPath));
    const found = planned ? undefined : await look(() => find(context, objectPath));
    const type = planned ?? (found && tokenTypeIn(found));
    return type === 'user' || type === 'team' ? [manyTokens(name, type)] : [];
  },
};

function manyTokens(name: string, type: 'user' | 'team'): Problem {
  return {
    path: ['role'],
    severity: 'error',
    code: 'rotation-impossible',
    summary: 'The tokens of this role cannot be rotated',
    detail: `The role ${JSON.stringify(name)} issues a new token of its ${type} for each request. Only the single token of an organization or the legacy token of a team can be rotated.`,
  };
}

export const platformTokenRotationResource: ResourceHandlers<typeof platformTokenRotation> =
  operationResource(platformTokenRotationOperation);

export const platformTokenRotationActionHandlers: ActionHandlers<typeof platformTokenRotationAction> =
  operationAction(platformTokenRotationOperation);
