import type { Rule } from '../../definition/rule';

/** An organization's name is a segment of every path below it. */
export const organizationRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[^/]+$', words: 'be the name of an organization: not empty, without `/`' },
];
