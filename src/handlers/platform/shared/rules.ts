import type { Rule } from '../../../definition/rule';

export { organizationRules } from '../../../definition/organization-rules';

/** The names of run tasks and policies. */
export const nameRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[A-Za-z0-9_-]+$', words: 'consist of letters, digits, `-` and `_`' },
];

/** The names and namespaces of modules. */
export const moduleNameRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^[A-Za-z0-9]([A-Za-z0-9_-]{0,62}[A-Za-z0-9])?$',
    words: 'consist of 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit',
  },
];

/** The names of providers. */
export const providerNameRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$',
    words: 'consist of 1 to 64 lowercase letters, digits and `-`, and begin and end with a letter or a digit',
  },
];

/** The name of a module's target provider. */
export const moduleProviderRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[a-z0-9]{1,64}$', words: 'consist of 1 to 64 lowercase letters and digits' },
];

/** User names, which must not look like IDs of memberships. */
export const userNameRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^(?!ou-)[^/\\s|]+$', words: 'be a user name: without `/`, `|` and white space' },
];

export const workspaceIdRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^ws-[^/]+$', words: 'begin with `ws-` and not contain `/`', idOf: 'ws' },
];

/** A resource that was fetched along with another. The API documents only its identifier. */
export const related = {
  id: { type: 'string', use: 'computed', doc: 'The ID of the resource.' },
  type: { type: 'string', use: 'computed', doc: 'Its JSON:API type.' },
  attributesJson: {
    type: 'string',
    use: 'computed',
    doc: 'Its attributes as a JSON string. The API documents only the identifier of the resource.',
  },
} as const;

/** The argument of data sources that read a paginated list. */
export function maxResults(things: string) {
  return {
    type: 'int',
    use: 'optional',
    rules: [{ rule: 'range', min: 1 }],
    absent: 'all are fetched',
    doc: `The maximum number of ${things} to fetch.`,
  } as const;
}

/** The `id` of a private module, as opposed to a public module or the ID of a record (`mod-…`). */
export const privateModuleIdRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}/)([^/]+)/private/\\1/[A-Za-z0-9]([A-Za-z0-9_-]{0,62}[A-Za-z0-9])?/[a-z0-9]{1,64}$',
    words: 'be the `id` of a private module, such as "acme/private/acme/vpc/aws"',
  },
];

/** The `id` of a private provider, as opposed to a public provider or the ID of a record (`prov-…`). */
export const privateProviderIdRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}/)([^/]+)/private/\\1/[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$',
    words: 'be the `id` of a private provider, such as "acme/private/acme/internal"',
  },
];
