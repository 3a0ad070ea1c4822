import type { Rule } from '../../../definition/rule';

/** An organization's name is a segment of every path below it, where `.` and `..` would lead elsewhere. */
export const organizationRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^(?!\\.{1,2}$)[^/]+$', words: 'be the name of an organization: not empty, without `/`' },
];

/** The names of run tasks and policies. */
export const nameRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[A-Za-z0-9_-]+$', words: 'consist of letters, digits, `-` and `_`' },
];

/** The names and namespaces of modules. */
export const moduleNameRules: readonly Rule[] = [{
  rule: 'pattern', pattern: '^[A-Za-z0-9]([A-Za-z0-9_-]{0,62}[A-Za-z0-9])?$',
  words: 'have 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit',
}];

/** The name of the infrastructure that a module is for. */
export const moduleProviderRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[a-z0-9]{1,64}$', words: 'have 1 to 64 lowercase letters and digits' },
];

export const workspaceIdRules: readonly Rule[] = [{ rule: 'pattern', pattern: '^ws-[^/]+$', words: 'begin with `ws-`, without `/`' }];

/** A resource that was fetched along with another: of its fields the API documents only the identifier. */
export const related = {
  id: { type: 'string', use: 'computed', doc: 'The id of the resource.' },
  type: { type: 'string', use: 'computed', doc: 'Its JSON:API type.' },
  attributesJson: { type: 'string', use: 'computed', doc: 'Its attributes as JSON text; the API documents only its identifier.' },
} as const;

/** The argument of data sources that walk over a list. */
export function maxResults(things: string) {
  return {
    type: 'int', use: 'optional', rules: [{ rule: 'range', min: 1 }], absent: 'all are fetched', doc: `How many ${things} to fetch at most.`,
  } as const;
}

/** The id of a module that has versions of its organization's own: not of a public one, nor the id of its record (`mod-…`). */
export const privateModuleIdRules: readonly Rule[] = [{
  rule: 'pattern', pattern: '^(?!\\.{1,2}/)([^/]+)/private/\\1/[A-Za-z0-9]([A-Za-z0-9_-]{0,62}[A-Za-z0-9])?/[a-z0-9]{1,64}$',
  words: 'be the `id` of a private module, such as "acme/private/acme/vpc/aws"',
}];
