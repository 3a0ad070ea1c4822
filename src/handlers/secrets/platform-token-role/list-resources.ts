import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "List roles" of the platform token backend. */
export const platformTokenRoleList = defineListResource({
  type: 'lintel_platform_token_role',
  doc: 'The roles of a platform-token engine.',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: listAttributes('terraform'),
});
