import type { ImportForm } from '../../../../definition/resource';
import type { Rule } from '../../../../definition/rule';
import { mountRules, nameRules } from '../mount-attributes';
import { namespaceArguments, namespaceAttribute } from '../system-attributes';

/** The path of an auth method, without the `auth/` that the service prepends. */
const methodRules: readonly Rule[] = [
  ...mountRules,
  { rule: 'pattern', pattern: '^(?!auth(?:/|$))', words: 'be the path of the method without the leading `auth/`' },
];

const mountOf = <const Mount extends string>(mount: Mount) =>
  ({
    type: 'string',
    use: 'optional',
    default: mount,
    rules: methodRules,
    doc: 'The path that the auth method is mounted at, without the leading `auth/`.',
  }) as const;

/** The attributes that locate the only object of its kind in an auth method, such as its configuration. */
export function authMethodAttributes<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the object. This is also its import id.' },
    namespace: namespaceAttribute,
    mount: { ...mountOf(mount), replace: true },
  } as const;
}

/** The attributes that locate a role of an auth method. */
export function authRoleAttributes<const Mount extends string>(mount: Mount) {
  return {
    ...authMethodAttributes(mount),
    name: {
      type: 'string',
      use: 'required',
      replace: true,
      // The services convert names to lower case.
      compare: 'anyCase',
      rules: nameRules,
      doc: 'The name of the role. With the dialects `vault` and `openbao`, in lower case.',
    },
  } as const;
}

/** The arguments of a data source for the only object of its kind. */
export function authMethodArguments<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the object.' },
    ...namespaceArguments,
    mount: mountOf(mount),
  } as const;
}

/** The arguments of a data source for a role. */
export function authRoleArguments<const Mount extends string>(mount: Mount) {
  return {
    ...authMethodArguments(mount),
    name: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
  } as const;
}

/** The arguments of a list resource. */
export function authListArguments<const Mount extends string>(mount: Mount) {
  return { ...namespaceArguments, mount: mountOf(mount) } as const;
}

/** The attributes of a data source that lists the names of roles. */
export function authNamesAttributes<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    ...authListArguments(mount),
    names: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The names of the roles, sorted. Empty if there are none.',
    },
  } as const;
}

/** `auth/<mount>/role/<name>`, preceded by the namespace if there is one. */
export function authRoleImports(mount: string, example: string): readonly ImportForm[] {
  return [
    {
      form: 'auth/{mount}/role/{name}',
      matches: '^auth/.+/role/[^/]+$',
      example: `auth/${mount}/role/${example}`,
    },
    {
      form: '{namespace}/auth/{mount}/role/{name}',
      matches: '^.+/auth/.+/role/[^/]+$',
      example: `team/auth/${mount}/role/${example}`,
    },
  ];
}

/** `auth/<mount>/config`, in the same way. */
export function authConfigImports(mount: string): readonly ImportForm[] {
  return [
    { form: 'auth/{mount}/config', matches: '^auth/.+/config$', example: `auth/${mount}/config` },
    { form: '{namespace}/auth/{mount}/config', matches: '^.+/auth/.+/config$', example: `team/auth/${mount}/config` },
  ];
}

export const authRoleIdentity = { namespace: false, mount: false, name: true } as const;
export const authConfigIdentity = { namespace: false, mount: true } as const;
