import { defineAdoption } from '../../../definition/adoption';

/** How existing policies become code. */
export const policyAdoption = defineAdoption({
  type: 'lintel_policy',
  things: 'policies',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
  file: {
    text: 'source',
    folder: 'policies',
    ending: { by: 'kind', of: { sentinel_framework: 'sentinel', opa: 'rego' } },
  },
});
