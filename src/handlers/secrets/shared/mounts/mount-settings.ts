/** The attributes that mounts of secrets engines and of auth methods share. */
import type { Access } from '../../../../definition/access';
import type { ImportForm } from '../../../../definition/resource';
import type { GroupRule, Rule } from '../../../../definition/rule';
import { namespaceArguments, namespaceAttribute } from '../system-attributes';

/** `.` and `..` would lead to another path, and the service has the settings of a mount at `<path>/tune`. */
const pathRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}(?:/|$))[ -.0-~]+(?:/(?!\\.{1,2}(?:/|$))[ -.0-~]+)*$',
    words: 'be one or more segments of printable ASCII characters, without a leading or trailing `/`',
  },
  { rule: 'pattern', pattern: '(?<!.(?:/tune))$', words: 'not end with `/tune`' },
];

/** Paths that the service reserves for itself. */
export const secretsPathRules: readonly Rule[] = [
  ...pathRules,
  {
    rule: 'pattern',
    pattern: '^(?!(?:sys|auth|audit|identity|cubbyhole)(?:/|$))',
    words: 'be neither `sys`, `auth`, `audit`, `identity` nor `cubbyhole`, nor below them: the service keeps these',
  },
];

export const authPathRules: readonly Rule[] = [
  ...pathRules,
  {
    rule: 'pattern',
    pattern: '^(?!auth/)',
    words: 'be the path below `auth/`, without it: `github`, not `auth/github`',
  },
  {
    rule: 'pattern',
    pattern: '^(?!token(?:/|$))',
    words: 'be neither `token` nor below it: the service keeps it',
  },
];

/** Types that the service would store under another name, so every read would differ. */
export const secretsTypeRules: readonly Rule[] = [
  { rule: 'length', min: 1, unit: 'characters' },
  {
    rule: 'pattern',
    pattern: '^(?!kv-v[12]$)',
    words: 'not contain a version: write `kv`, and give `options` the key "version"',
  },
  { rule: 'pattern', pattern: '^(?!generic$)', words: 'not be `generic`, the former name of `kv`: write `kv`' },
  { rule: 'pattern', pattern: '^(?!plugin$)', words: 'be the name of the plugin, not `plugin`' },
];

export const authTypeRules: readonly Rule[] = [
  { rule: 'length', min: 1, unit: 'characters' },
  { rule: 'pattern', pattern: '^(?!token$)', words: 'not be `token`, of which the service has one' },
  { rule: 'pattern', pattern: '^(?!plugin$)', words: 'be the name of the plugin, not `plugin`' },
];

/** The location of a mount. */
export function mountPlace(pathDoc: string, rules: readonly Rule[]) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the mount. This is also its import id.' },
    namespace: namespaceAttribute,
    path: { type: 'string', use: 'required', replace: true, rules, doc: pathDoc },
  } as const;
}

/** The arguments of a data source for one mount. */
export function mountPlaceArguments(pathDoc: string, rules: readonly Rule[]) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the mount.' },
    ...namespaceArguments,
    path: { type: 'string', use: 'required', rules, doc: pathDoc },
  } as const;
}

/**
 * The access for a data source with one mount. `base`: the path below which mounts are read. Without permission to read the
 * tuning, the effective lifetimes are null.
 */
export function mountDataAccess(base: string): readonly Access[] {
  return [
    { path: `${base}/{path}`, needs: { read: ['read'] } },
    { path: `${base}/{path}/tune`, needs: { read: ['read'] }, optional: true },
  ];
}

const element = [{ rule: 'length', min: 1, unit: 'characters' }] as const satisfies readonly Rule[];

/** An optional set of texts that defaults to empty. */
function texts<const Clause extends string>(doc: string, absent: Clause, compare: 'trimmed' | 'anyCase') {
  return {
    type: 'set',
    element: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    elementRules: element,
    compare,
    absent,
    doc,
  } as const;
}

/** A property of the mount that only its creation can set. */
function fixed(doc: string) {
  return { type: 'bool', use: 'optional', default: false, replace: true, doc } as const;
}

/** Settings of all mounts that the service accepts and returns. */
export const mountSettings = {
  description: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'there is none',
    doc: 'What the mount is for.',
  },
  defaultLeaseTtl: {
    type: 'duration',
    use: 'optional',
    emptyIsAbsent: true,
    absent: "it is the system's",
    doc: 'How long a lease or token of the mount lasts unless something else is asked for.',
  },
  maxLeaseTtl: {
    type: 'duration',
    use: 'optional',
    emptyIsAbsent: true,
    absent: "it is the system's",
    doc: 'How long a lease or token of the mount lasts at most. `defaultLeaseTtl` must not exceed it.',
  },
  listingVisibility: {
    type: 'string',
    use: 'optional',
    values: ['unauth', 'hidden'],
    absentIs: 'hidden',
    absent: 'it is `hidden`',
    doc: 'Whether clients without a token see the mount in the list of the user interface: `unauth` if so, else `hidden`.',
  },
  auditNonHmacRequestKeys: texts(
    'The keys of requests whose values are not hashed in the audit log.',
    'all values are hashed',
    'trimmed',
  ),
  auditNonHmacResponseKeys: texts(
    'The keys of responses whose values are not hashed in the audit log.',
    'all values are hashed',
    'trimmed',
  ),
  passthroughRequestHeaders: texts(
    'The headers of requests that the mount receives, in any case.',
    'it receives none',
    'anyCase',
  ),
  allowedResponseHeaders: texts(
    'The headers that the mount may set in responses, in any case.',
    'it may set none',
    'anyCase',
  ),
  options: {
    type: 'map',
    element: 'string',
    use: 'optionalComputed',
    absent: 'the service sets them',
    doc: 'Settings that belong to the type, such as `version` of `kv`. Other options that the service has are kept; an option that is removed from the configuration is removed from the service. `version` can be raised, and neither lowered nor removed.',
  },
  local: fixed('Whether the mount is local to its cluster, and not replicated.'),
  sealWrap: fixed('Whether what the mount stores is also encrypted by the seal.'),
  externalEntropyAccess: fixed('Whether the mount may use an external source of randomness.'),
  pluginVersion: {
    type: 'string',
    use: 'optionalComputed',
    rules: [{ rule: 'semver', leadingV: true }],
    absent: 'the service chooses it, or the type is built in',
    doc: 'The semantic version of the plugin. Removing it from the configuration keeps the version. A built-in type only takes its own version.',
  },
  identityTokenKey: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    absent: 'the default key is used',
    doc: 'The key that identity tokens of the mount are signed with. Only supported with the dialect `vault`.',
  },
  trimRequestTrailingSlashes: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether trailing slashes are removed from the paths of requests. Only supported with the dialect `vault`.',
  },
} as const;

/** Values that only the service determines. */
export const mountResults = {
  accessor: { type: 'string', use: 'computed', doc: 'The accessor of the mount. It survives a move.' },
  uuid: { type: 'string', use: 'computed', doc: 'The UUID of the mount. It survives a move.' },
  runningPluginVersion: {
    type: 'string',
    use: 'computed',
    moving: true,
    absent: 'the service does not report it',
    doc: 'The version of the plugin that runs, which changes with the version of the service.',
  },
  deprecationStatus: {
    type: 'string',
    use: 'computed',
    moving: true,
    absent: 'the service does not report it for the type',
    doc: 'Whether the service still supports the type: `supported`, `deprecated`, `pending-removal` or `removed`.',
  },
} as const;

/** Settings for moving and destroying the mount. */
export const mountHandling = {
  remount: {
    type: 'bool',
    use: 'optional',
    local: true,
    absent: 'another `path` or `namespace` replaces the mount',
    doc: 'Whether another `path` or `namespace` moves the mount with everything in it, instead of replacing it. Its leases and tokens end. Objects that take their `mount` from `path` are recreated; others move along.',
  },
  forceDestroy: {
    type: 'bool',
    use: 'optional',
    local: true,
    absent: 'a mount with leases or objects is not destroyed, nor one whose content cannot be listed',
    doc: 'Whether the mount is destroyed even if it has leases or objects of its engine, which are then lost. Leases are revoked; those that cannot be are forgotten, and what they stand for stays. Apply it before the mount is destroyed.',
  },
} as const;

export const mountRules: readonly GroupRule[] = [
  { rule: 'atMost', attribute: 'defaultLeaseTtl', limit: 'maxLeaseTtl' },
];

export const mountIdentity = { namespace: false, path: true } as const;

/** `sys/mounts/<path>`, preceded by the namespace if there is one. */
export function mountImports(collection: string, example: string): readonly ImportForm[] {
  return [
    { form: `${collection}/{path}`, matches: `^${collection}/.+$`, example: `${collection}/${example}` },
    {
      form: `{namespace}/${collection}/{path}`,
      matches: `^.+/${collection}/.+$`,
      example: `team/${collection}/${example}`,
    },
  ];
}

/** The effective lifetimes, for data sources. */
export const effectiveLifetimes = {
  effectiveDefaultLeaseTtl: {
    type: 'int',
    use: 'computed',
    absent: 'the token may not read the tuning of the mount',
    doc: "The default lifetime that counts, in seconds: the mount's, or else the system's.",
  },
  effectiveMaxLeaseTtl: {
    type: 'int',
    use: 'computed',
    absent: 'the token may not read the tuning of the mount',
    doc: "The maximum lifetime that counts, in seconds: the mount's, or else the system's.",
  },
} as const;

/** The attributes of a data source that lists mounts. */
export function mountsAttributes(things: string) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    ...namespaceArguments,
    type: {
      type: 'string',
      use: 'optional',
      absent: 'those of all types are returned',
      doc: `The type of the ${things} to return.`,
    },
    mounts: {
      type: 'objects',
      use: 'computed',
      construct: 'MountSummary',
      doc: `The ${things}, sorted by path, with those that the service always has. Empty if there are none.`,
      attributes: {
        path: { type: 'string', use: 'computed', doc: 'The path, without a slash at its end.' },
        type: { type: 'string', use: 'computed', doc: 'The type.' },
        accessor: { type: 'string', use: 'computed', doc: 'The accessor.' },
        description: {
          type: 'string',
          use: 'computed',
          absent: 'it has none',
          doc: 'What it is for.',
        },
      },
    },
  } as const;
}
