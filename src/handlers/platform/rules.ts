import type { Rule } from '../../definition/rule';

/** An organization's name is a segment of every path below it, where `.` and `..` would lead elsewhere. */
export const organizationRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^(?!\\.{1,2}$)[^/]+$', words: 'be the name of an organization: not empty, without `/`' },
];

/** The names of run tasks and policies. */
export const nameRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[A-Za-z0-9_-]+$', words: 'consist of letters, digits, `-` and `_`' },
];
