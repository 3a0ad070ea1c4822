import { defineAction } from '../../../definition/action';
import { defineResource } from '../../../definition/resource';
import { listAttributes } from '../shared/mount-attributes';
import {
  operationAttributes,
  operationImports,
  operationPath,
  operationTarget,
  actionTarget,
} from '../shared/operation-attributes';

/** Specified in the secrets API, operation "Rotate role". */
export const platformTokenRotation = defineResource({
  type: 'lintel_platform_token_rotation',
  service: 'secrets',
  construct: 'PlatformTokenRotation',
  operation: true,
  doc: 'A rotation of the single token of an organization or a team: the platform creates a new token and revokes the previous one.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  access: [{ path: '{mount}/role/{role}', needs: { read: ['read'], create: ['read'] }, optional: true }],
  attributes: {
    ...operationPath('terraform'),
    role: operationTarget('The name of a role for an organization or a team. The tokens of users cannot be rotated.'),
    ...operationAttributes,
  },
  identity: { mount: false, role: true },
  imports: operationImports('rotate-role', 'role', 'terraform/rotate-role/pipeline'),
});

/** Specified in the secrets API, operation "Rotate role". */
export const platformTokenRotationAction = defineAction({
  type: 'lintel_platform_token_rotation',
  service: 'secrets',
  doc: 'Rotates the single token of an organization or a team: the platform creates a new token and revokes the previous one.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  access: [{ path: '{mount}/role/{role}', needs: { read: ['read'], create: ['read'] }, optional: true }],
  attributes: {
    ...listAttributes('terraform'),
    role: actionTarget('The name of a role for an organization or a team. The tokens of users cannot be rotated.'),
  },
});
