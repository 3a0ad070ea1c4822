import { defineAdoption } from '../../../definition/adoption';

/** How policies that exist become code. */
export const policyAdoption = defineAdoption({
  type: 'lintel_policy',
  things: 'policies',
  search: { by: 'list', place: 'organization', argument: 'organization' },
  named: ['name'],
  apart: ['organization'],
  file: { text: 'source', folder: 'policies', ending: { by: 'kind', of: { sentinel_framework: 'sentinel', opa: 'rego' } } },
});
