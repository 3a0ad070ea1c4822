import type { Rule } from '../../../../definition/rule';

/** The heading that the definitions restate. */
export const SOURCE = ['docs/spec/platform-workspaces.md#any-object-of-the-service'] as const;

const SEGMENT = '(?!\\.{1,2}(?:/|$))[^/?#%\\s\\p{C}]+';

export const pathRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: `^/${SEGMENT}(?:/${SEGMENT})*$`,
    words:
      'begin with `/` and have segments without white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`',
  },
  { rule: 'pattern', pattern: '^(?!/api(?:/|$))', words: 'begin after `/api/v2`, as in `/workspaces/ws-1`' },
];

/** The paths that an import accepts. */
export const IMPORTED_PATH = `^(?!/api(?:/|$))/${SEGMENT}(?:/${SEGMENT})*$`;

export const typeRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^[a-z][a-z0-9-]*$',
    words: 'have lower-case letters, digits and hyphens, as the service spells it, such as `ssh-keys`',
  },
];

export const queryAttribute = {
  type: 'map',
  element: 'string',
  use: 'optional',
  absent: 'there are none',
  doc: 'Parameters of the query of each read, such as `include`.',
} as const;
