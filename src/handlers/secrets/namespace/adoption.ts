import { defineAdoption } from '../../../definition/adoption';

/** How namespaces are adopted: those below the namespace of the connection. */
export const namespaceAdoption = defineAdoption({
  type: 'lintel_namespace',
  things: 'namespaces',
  search: { by: 'list', scope: 'installation' },
  dialects: ['vault', 'openbao'],
  named: ['path'],
});
