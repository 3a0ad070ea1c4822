import type { ImportForm } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';

/** A mount is one or more path segments. `.` and `..` would lead to another path. It can begin with a namespace. */
export const mountRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}(?:/|$))[^/]+(?:/(?!\\.{1,2}(?:/|$))[^/]+)*$',
    words: 'be the path of a mount: one or more segments, without a leading or trailing `/`',
  },
];

export const nameRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^(?!\\.{1,2}$)[^/]+$', words: 'be a single path segment: not empty and without `/`' },
];

/** A name of several segments. */
export const nestedNameRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}(?:/|$))[^/\\p{C}]+(?:/(?!\\.{1,2}(?:/|$))[^/\\p{C}]+)*$',
    words: 'be one or more segments, without `/` at its ends, and without a segment that is empty, `.` or `..`',
  },
];

/** The attributes that locate the only object of its kind in an engine, such as its configuration. */
export function engineAttributes<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the object. This is also its import id.' },
    mount: {
      type: 'string',
      use: 'optional',
      default: mount,
      replace: true,
      rules: mountRules,
      doc: 'The path that the engine is mounted at. Can begin with the path of a namespace.',
    },
  } as const;
}

/** The attributes that locate a named object of an engine. */
export function objectPathAttributes<const Mount extends string>(mount: Mount, nameDoc: string, rules = nameRules) {
  return {
    ...engineAttributes(mount),
    name: { type: 'string', use: 'required', replace: true, rules, doc: nameDoc },
  } as const;
}

/** The arguments of a data source for the only object of its kind in an engine. */
export function engineArguments<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the object.' },
    mount: {
      type: 'string',
      use: 'optional',
      default: mount,
      rules: mountRules,
      doc: 'The path that the engine is mounted at.',
    },
  } as const;
}

/** The arguments of a data source for a named object. */
export function objectPathArguments<const Mount extends string>(mount: Mount, nameDoc: string, rules = nameRules) {
  return {
    ...engineArguments(mount),
    name: { type: 'string', use: 'required', rules, doc: nameDoc },
  } as const;
}

/** The attributes of a data source that lists names, as every LIST operation of the secrets service does. */
export function namesAttributes<const Mount extends string>(mount: Mount, things: string) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    mount: {
      type: 'string',
      use: 'optional',
      default: mount,
      rules: mountRules,
      doc: 'The path that the engine is mounted at.',
    },
    names: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: `The names of the ${things}, sorted. Empty if there are none.`,
    },
  } as const;
}

/** The arguments of a list resource. */
export function listAttributes<const Mount extends string>(mount: Mount) {
  return {
    mount: {
      type: 'string',
      use: 'optional',
      default: mount,
      rules: mountRules,
      doc: 'The path that the engine is mounted at.',
    },
  } as const;
}

/** `<mount>/config/<name>`: the last two segments are matched, and everything before them is the mount. */
export function objectPathImports(collection: string, example: string): readonly ImportForm[] {
  return [{ form: `{mount}/${collection}/{name}`, matches: `^.+/${collection}/[^/]+$`, example }];
}

/** `<mount>/config`: everything before the last segment is the mount. */
export function configImports(example: string): readonly ImportForm[] {
  return [{ form: '{mount}/config', matches: '^.+/config$', example }];
}

export const configIdentity = { mount: true } as const;
export const objectPathIdentity = { mount: false, name: true } as const;
