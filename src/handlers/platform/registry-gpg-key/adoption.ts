import { defineAdoption } from '../../../definition/adoption';

/** How existing keys of providers become code. */
export const registryGpgKeyAdoption = defineAdoption({
  type: 'lintel_registry_gpg_key',
  things: 'registry GPG keys',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['keyId'],
  qualifiers: ['organization'],
});
