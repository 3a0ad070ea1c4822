import { defineResource } from '../../../definition/resource';
import { operationAttributes, operationImports, operationPath, operationTarget, actionTarget } from '../shared/operation-attributes';
import { defineAction } from '../../../definition/action';
import { listAttributes } from '../shared/mount-attributes';

/** Restates the secrets API, operation "Rotate role". */
export const platformTokenRotation = defineResource({
  type: 'lintel_platform_token_rotation',
  service: 'secrets',
  construct: 'PlatformTokenRotation',
  operation: true,
  doc: 'A rotation of the one token that a role of an organization or a team has: the platform gives another one, and revokes the one before.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...operationPath('terraform'),
    role: operationTarget('The name of the role, which is one of an organization or a team: users have no token that could be rotated.'),
    ...operationAttributes,
  },
  identity: { mount: false, role: true },
  imports: operationImports('rotate-role', 'role', 'terraform/rotate-role/pipeline'),
});

/** Restates the secrets API, operation "Rotate role". */
export const platformTokenRotationAction = defineAction({
  type: 'lintel_platform_token_rotation',
  service: 'secrets',
  doc: 'Rotates the one token that a role of an organization or a team has: the platform gives another one, and revokes the one before.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  attributes: { ...listAttributes('terraform'), role: actionTarget('The name of the role, which is one of an organization or a team: users have no token that could be rotated.') },
});
