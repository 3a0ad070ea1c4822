import type { Problem } from '../../../definition/problem';
import { look } from '../../look';
import { operationResource, operationAction, type OperationDefinition } from '../shared/operation';
import { find, pathId } from '../shared/mounted-object';
import { tokenTypeIn, tokenTypes } from '../shared/platform-token-type';
import type { platformTokenRotation, platformTokenRotationAction } from './definition';
import type { ResourceHandlers, ActionHandlers } from '../../contract';

const platformTokenRotationOperation: OperationDefinition<'role'> = {
  type: 'lintel_platform_token_rotation',
  operation: 'rotate-role',
  part: 'role',
  resultsOf: () => ({}),
  words: ({ mount, name }) => `The token of the role \`${name}\` at \`${mount}\` is another one now.`,

  // What this run makes of the role counts before what the service has of it.
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
    path: ['role'], severity: 'error', summary: 'There is no token that could be rotated',
    detail: `The role ${JSON.stringify(name)} gives out another token of its ${type} each time. Only the one token of an organization, or the legacy token of a team, can be rotated.`,
  };
}

export const platformTokenRotationResource: ResourceHandlers<typeof platformTokenRotation> = operationResource(platformTokenRotationOperation);

export const platformTokenRotationActionHandlers: ActionHandlers<typeof platformTokenRotationAction> = operationAction(platformTokenRotationOperation);
