import { defineAdoption } from '../../../definition/adoption';

/** How platform token configurations are adopted. */
export const platformTokenConfigAdoption = defineAdoption({
  type: 'lintel_platform_token_config',
  things: 'platform token configurations',
  search: { by: 'read', scope: { engine: 'terraform' }, argument: 'mount' },
  named: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
