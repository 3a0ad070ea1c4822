import { defineAction } from '../../../definition/action';
import { actionTarget } from '../deed-attributes';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "Rotate role". */
export const platformTokenRotationAction = defineAction({
  type: 'lintel_platform_token_rotation',
  wing: 'secrets',
  doc: 'Rotates the one token that a role of an organization or a team has: the platform gives another one, and revokes the one before.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  attributes: { ...listAttributes('terraform'), role: actionTarget('The name of the role, which is one of an organization or a team: users have no token that could be rotated.') },
});
