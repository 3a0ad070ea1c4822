import type { GroupRule } from '../../../definition/rule';

/** What organizations are searched by. */
export const organizationSearch = {
  q: { type: 'string', use: 'optional', absent: 'all are found', doc: 'What to search for in names and notification addresses.' },
  qEmail: { type: 'string', use: 'optional', absent: 'all addresses are found', doc: 'What to search for in notification addresses.' },
  qName: { type: 'string', use: 'optional', absent: 'all names are found', doc: 'What to search for in names.' },
} as const;

export const producerFilter = {
  type: 'bool', use: 'optional', absent: 'both are found', doc: 'Whether to find organizations that share modules, or those that do not.',
} as const;

/** The service would ignore the other two beside `q`. */
export const searchRules: readonly GroupRule[] = [{ rule: 'conflicts', attribute: 'q', with: ['qEmail', 'qName'], words: '`q` alone would count' }];
