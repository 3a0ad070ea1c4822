import { defineResource } from '../../../definition/resource';
import { deedAttributes, deedImports, deedPlace, deedTarget } from '../deed-attributes';

/** Restates the secrets API, operation "Rotate role". */
export const platformTokenRotation = defineResource({
  type: 'lintel_platform_token_rotation',
  wing: 'secrets',
  construct: 'PlatformTokenRotation',
  performs: true,
  doc: 'A rotation of the one token that a role of an organization or a team has: the platform gives another one, and revokes the one before.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...deedPlace('terraform'),
    role: deedTarget('The name of the role, which is one of an organization or a team: users have no token that could be rotated.'),
    ...deedAttributes,
  },
  identity: { mount: false, role: true },
  imports: deedImports('rotate-role', 'role', 'terraform/rotate-role/pipeline'),
});
