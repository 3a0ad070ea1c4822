import type { ImportForm } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';

/** `.` and `..` would lead to another path. */
const namespaceRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}(?:/|$))[^/]+(?:/(?!\\.{1,2}(?:/|$))[^/]+)*$',
    words: 'be one or more segments, without a leading or trailing `/`',
  },
];

/** The attribute of all objects that belong to the service itself rather than to an engine: policies, mounts, auth methods. */
export const namespaceAttribute = {
  type: 'string',
  use: 'optional',
  replace: true,
  rules: namespaceRules,
  absent: 'the namespace of the provider is used',
  doc: 'The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`.',
} as const;

/** Names of the service itself may have several segments and keep their spelling. */
export const systemNameRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\s)(?:(?!\\.{1,2}(?:/|$))[^/\\p{C}]+(?:/(?!$)|$))+(?<!\\s)$',
    words: 'be printable, without white space at its ends and without a segment that is empty, `.` or `..`',
  },
];

/** The attributes that locate a named object of the service itself. */
export function systemObjectAttributes(nameDoc: string, rules: readonly Rule[] = systemNameRules) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the object. This is also its import id.' },
    namespace: namespaceAttribute,
    name: { type: 'string', use: 'required', replace: true, rules, doc: nameDoc },
  } as const;
}

/** The arguments of a list resource, and of a data source that lists. */
export const namespaceArguments = {
  namespace: {
    type: 'string',
    use: 'optional',
    rules: namespaceRules,
    absent: 'the namespace of the provider is used',
    doc: 'The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`.',
  },
} as const;

/** The arguments of a data source for a named object of the service itself. */
export function systemObjectArguments(nameDoc: string, rules: readonly Rule[] = systemNameRules) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the object.' },
    ...namespaceArguments,
    name: { type: 'string', use: 'required', rules, doc: nameDoc },
  } as const;
}

/** The attributes of a data source that lists names. */
export function systemNamesAttributes(things: string) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    ...namespaceArguments,
    names: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: `The names of the ${things}, sorted. Empty if there are none.`,
    },
  } as const;
}

/** `sys/policies/password/<name>`, preceded by the namespace if there is one. */
export function systemObjectImports(path: string, example: string): readonly ImportForm[] {
  return [
    { form: `${path}/{name}`, matches: `^${path}/.+$`, example: `${path}/${example}` },
    { form: `{namespace}/${path}/{name}`, matches: `^.+/${path}/.+$`, example: `team/${path}/${example}` },
  ];
}

export const systemObjectIdentity = { namespace: false, name: true } as const;
