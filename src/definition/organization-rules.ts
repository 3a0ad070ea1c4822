import type { Rule } from './rule';

/** An organization's name is a segment of request paths, in which `.` and `..` would change the target. */
export const organizationRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}$)[^/]+$',
    words: 'be the name of an organization: not empty and without `/`',
  },
];
