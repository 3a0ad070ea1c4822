import type { GroupRule } from '../../../definition/rule';

/** The search arguments for organizations. */
export const organizationSearch = {
  q: {
    type: 'string',
    use: 'optional',
    absent: 'the search is not restricted',
    doc: 'A search term for names and notification addresses.',
  },
  qEmail: {
    type: 'string',
    use: 'optional',
    absent: 'notification addresses are not filtered',
    doc: 'A search term for notification addresses.',
  },
  qName: { type: 'string', use: 'optional', absent: 'names are not filtered', doc: 'A search term for names.' },
} as const;

export const producerFilter = {
  type: 'bool',
  use: 'optional',
  absent: 'both are included',
  doc: 'Whether to include only organizations that share modules (`true`), or only those that do not (`false`).',
} as const;

/** The service ignores the other two if `q` is set. */
export const searchRules: readonly GroupRule[] = [
  { rule: 'conflicts', attribute: 'q', with: ['qEmail', 'qName'], words: 'the service would use only `q`' },
];
