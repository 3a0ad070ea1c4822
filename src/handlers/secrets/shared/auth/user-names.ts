import type { Rule } from '../../../../definition/rule';

/** The names of users with a password. */
export const userRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^\\w(?:[\\w.-]*\\w)?$',
    words: 'consist of letters, digits, `_`, `-` and `.`, and begin and end with a letter, a digit or `_`',
  },
];
