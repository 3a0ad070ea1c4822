import { defineListResource } from '../../../definition/list-resource';
import { organizationRules } from '../rules';

/** Restates the platform API, operation "List policies". */
export const policyList = defineListResource({
  type: 'lintel_policy',
  doc: 'The policies of an organization.',
  source: ['docs/spec/platform.md#policies'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    searchName: { type: 'string', use: 'optional', absent: 'all names are found', doc: 'What to search for in the names of policies.' },
    filterKind: {
      type: 'string', use: 'optional', values: ['sentinel_framework', 'opa'], absent: 'policies of both kinds are found', doc: 'The framework whose policies are wanted.',
    },
  },
});
