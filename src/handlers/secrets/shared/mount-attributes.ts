import type { ImportForm } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';

/** A mount is one or more segments of a path, where `.` and `..` would lead elsewhere. A namespace may be its leading segments. */
export const mountRules: readonly Rule[] = [
  {
    rule: 'pattern', pattern: '^(?!\\.{1,2}(?:/|$))[^/]+(?:/(?!\\.{1,2}(?:/|$))[^/]+)*$',
    words: 'be the path of a mount: one or more segments, without `/` at either end',
  },
];

/** A name is one segment. */
export const nameRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^(?!\\.{1,2}$)[^/]+$', words: 'be one segment of a path: not empty, without `/`' },
];

/** The attributes that say where what an engine has only once is: its configuration. */
export function engineAttributes<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The path of the object below the API, which is its import id.' },
    mount: {
      type: 'string', use: 'optional', default: mount, replace: true, rules: mountRules,
      doc: 'The path that the engine is mounted at. A namespace may be its leading segments.',
    },
  } as const;
}

/** The attributes that say where an object of an engine is, beginning with the path of the engine. */
export function objectPathAttributes<const Mount extends string>(mount: Mount, nameDoc: string) {
  return {
    ...engineAttributes(mount),
    name: { type: 'string', use: 'required', replace: true, rules: nameRules, doc: nameDoc },
  } as const;
}

/** What a data source of such a configuration asks for. */
export function engineArguments<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The path of the object below the API.' },
    mount: { type: 'string', use: 'optional', default: mount, rules: mountRules, doc: 'The path that the engine is mounted at.' },
  } as const;
}

/** What a data source asks for and tells of an object. */
export function objectPathArguments<const Mount extends string>(mount: Mount, nameDoc: string) {
  return {
    ...engineArguments(mount),
    name: { type: 'string', use: 'required', rules: nameRules, doc: nameDoc },
  } as const;
}

/** What a data source of names has: every LIST of the wing is one. */
export function namesAttributes<const Mount extends string>(mount: Mount, things: string) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The path that was listed.' },
    mount: { type: 'string', use: 'optional', default: mount, rules: mountRules, doc: 'The path that the engine is mounted at.' },
    names: { type: 'list', element: 'string', use: 'computed', doc: `The names of the ${things}, sorted; an empty list where there are none.` },
  } as const;
}

/** What narrows a list: the engine. */
export function listAttributes<const Mount extends string>(mount: Mount) {
  return { mount: { type: 'string', use: 'optional', default: mount, rules: mountRules, doc: 'The path that the engine is mounted at.' } } as const;
}

/** `<mount>/config/<name>`, by its last segments; what precedes them is the mount. */
export function objectPathImports(collection: string, example: string): readonly ImportForm[] {
  return [{ form: `{mount}/${collection}/{name}`, matches: `^.+/${collection}/[^/]+$`, example }];
}

/** `<mount>/config`: what precedes the last segment is the mount. */
export function configImports(example: string): readonly ImportForm[] {
  return [{ form: '{mount}/config', matches: '^.+/config$', example }];
}

export const configIdentity = { mount: true } as const;
export const objectPathIdentity = { mount: false, name: true } as const;
