import type { Access } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { writeOnlyInput } from '../../../definition/secret-input';
import { leaseAttributes, REVOKE_LEASE } from '../shared/credentials/lease-attributes';
import { wrappingAttributes } from '../shared/credentials/wrapping-attributes';
import { namespaceArguments, namespaceAttribute } from '../shared/system-attributes';

const SOURCE = [
  'docs/spec/secrets-everyday.md#any-path',
  'docs/spec/secrets-everyday.md#the-services-own-description',
] as const;

const pathRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^(?!\\.{1,2}(?:/|$))[^/?#\\p{C}]+(?:/(?!\\.{1,2}(?:/|$))[^/?#\\p{C}]+)*$',
    words:
      'be one or more segments, without `/` at its ends, without a query, and without a segment that is empty, `.` or `..`',
  },
  { rule: 'pattern', pattern: '^(?!v1(?:/|$))', words: 'begin after `/v1/`, as in `sys/quotas/config`' },
];

const otherPath = (doc: string) =>
  ({ type: 'string', use: 'optional', local: true, rules: pathRules, absent: '`path` is used', doc }) as const;

const members = (doc: string, absent: string) =>
  ({ type: 'set', element: 'string', use: 'optional', local: true, absent, doc }) as const;

const setting = <const D extends boolean>(doc: string, standard: D) =>
  ({ type: 'bool', use: 'optional', local: true, default: standard, doc }) as const;

const WRITE = ['create', 'update'];

/** The path, including the namespace if there is one. */
const ownAccess = (needs: Access['needs'], marks: Pick<Access, 'when'> = {}, end = ''): readonly Access[] => [
  { path: `{path}${end}`, needs, ...marks, unless: 'namespace' },
  { path: `{namespace}/{path}${end}`, needs, when: [...(marks.when ?? []), 'namespace'] },
];

export const secretsObject = defineResource({
  type: 'lintel_secrets_object',
  service: 'secrets',
  construct: 'SecretsObject',
  doc: 'An object at any path of the secrets service, for what has no type of its own: a body that is written, compared by its configured members, and deleted.',
  source: SOURCE,
  attributes: {
    id: {
      type: 'string',
      use: 'computed',
      doc: 'The path, behind the namespace if there is one. This is also its import id.',
    },
    namespace: namespaceAttribute,
    path: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: pathRules,
      doc: 'The path of the object, without `/v1/`, such as `sys/quotas/rate-limit/global`.',
    },
    body: {
      type: 'dynamic',
      use: 'optional',
      absent: 'only `bodyWo` is written',
      doc: 'What is written. Plans show its changes, so members whose names say that they are secret belong to `bodyWo`. Only configured members are compared, by what they mean: `24h` equals `86400`. A member that is null is left out.',
    },
    ...writeOnlyInput('body', {
      shape: 'object',
      absent: 'only `body` is written',
      doc: 'Secret members, which are written together with those of `body`. Each is compared with the hash of what was last sent.',
    }),
    readPath: otherPath('Where the object is read.'),
    updatePath: otherPath('Where changes are written, such as `sys/mounts/x/tune` for `sys/mounts/x`.'),
    deletePath: otherPath('Where the object is deleted.'),
    updateMethod: {
      type: 'string',
      use: 'optional',
      local: true,
      values: ['post', 'patch'],
      absent: 'it is `post`',
      doc: 'How changes are written: `post` sends all members, `patch` those that changed, and null for those that were removed.',
    },
    readable: setting(
      'Whether the path can be read. Set it to false for paths that can only be written: nothing is compared then.',
      true,
    ),
    alwaysExists: setting(
      'Whether the path is a configuration that always exists: creating it then writes what is there, of which only the configured members are managed.',
      false,
    ),
    onDestroy: {
      type: 'string',
      use: 'optional',
      local: true,
      values: ['delete', 'forget', 'write'],
      absent: 'it is `delete`, or `forget` with `alwaysExists`',
      doc: 'What destroying it does: `delete` deletes the path, `forget` leaves the object as it is, `write` writes `destroyBody`.',
    },
    destroyBody: {
      type: 'dynamic',
      use: 'optional',
      local: true,
      absent: 'nothing is written',
      doc: 'What `onDestroy` = `write` writes. No secrets: plans show it.',
    },
    ignore: members(
      'Members that are written and not compared, such as `config` or `config.level`.',
      'all are compared',
    ),
    ordered: members('Lists whose order counts, such as `roles` or `config.roles`.', 'lists are compared as sets'),
    validate: setting('Whether plans compare `body` with what the service says of the path.', true),
    responseFields: {
      type: 'set',
      element: 'string',
      use: 'optional',
      local: true,
      replace: true,
      absent: 'none are kept',
      doc: 'What of the response to the creation is kept in `response`, such as `data.id` or `data.keys.0`.',
    },
    response: {
      type: 'dynamic',
      use: 'computed',
      sensitive: true,
      absent: '`responseFields` is not set, or the object was imported',
      doc: 'What the response to the creation had at `responseFields`, by these names.',
    },
    readFields: members(
      'Members of what is read that `output` has, such as `accessor`. A name that says that it is secret is refused.',
      'none',
    ),
    output: {
      type: 'dynamic',
      use: 'computed',
      moving: true,
      absent: '`readFields` is not set',
      doc: 'What was read at `readFields`, by these names.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How often plans have sent or cleared members of `bodyWo`.',
    },
  },
  rules: [
    { rule: 'requires', attribute: 'destroyBody', needs: 'onDestroy' },
    { rule: 'oneOrMoreOf', attributes: ['body', 'bodyWo'] },
  ],
  identity: { path: true },
  anyObject: { path: 'path' },
  imports: [{ form: '{path}', matches: '^[^/].*/.*[^/]$', example: 'sys/quotas/rate-limit/global' }],
  movedFrom: [{ type: 'vault_generic_endpoint', schemaVersions: [0, 1] }],
  access: [
    ...ownAccess({ read: ['read'], create: WRITE, update: WRITE, delete: ['delete'] }),
    { path: '{readPath}', needs: { read: ['read'] }, when: ['readPath'] },
    { path: '{updatePath}', needs: { update: WRITE }, when: ['updatePath'] },
    { path: '{deletePath}', needs: { delete: ['delete'] }, when: ['deletePath'] },
    // The engine of the path.
    { path: 'sys/mounts', needs: { read: ['read'] }, optional: true },
    { path: 'sys/auth', needs: { read: ['read'] }, optional: true },
  ],
});

const fields = (doc: string) => ({ type: 'set', element: 'string', doc }) as const;

export const secretsObjectData = defineDataSource({
  type: 'lintel_secrets_object',
  service: 'secrets',
  construct: 'DataSecretsObject',
  access: ownAccess({ read: ['read'] }),
  doc: 'Reads any path of the secrets service. The result is stored in state: use the ephemeral resource for credentials.',
  source: SOURCE,
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The path, behind the namespace if there is one.' },
    ...namespaceArguments,
    path: { type: 'string', use: 'required', rules: pathRules, doc: 'The path, without `/v1/`.' },
    query: {
      type: 'map',
      element: 'string',
      use: 'optional',
      absent: 'there are none',
      doc: 'Parameters of the query, such as `version`.',
    },
    fields: {
      ...fields('Members of what is read that `output` has, such as `ttl` or `config.level`.'),
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'elements' }],
    },
    sensitiveFields: {
      ...fields('Members that `sensitiveOutput` has.'),
      use: 'optional',
      absent: 'none',
    },
    output: { type: 'dynamic', use: 'computed', doc: 'What was read at `fields`, by these names.' },
    sensitiveOutput: {
      type: 'dynamic',
      use: 'computed',
      sensitive: true,
      absent: '`sensitiveFields` is not set',
      doc: 'What was read at `sensitiveFields`, by these names.',
    },
  },
});

export const secretsNamesData = defineDataSource({
  type: 'lintel_secrets_names',
  service: 'secrets',
  construct: 'DataSecretsNames',
  access: ownAccess({ read: ['list'] }, {}, '/'),
  doc: 'Lists the names below any path of the secrets service.',
  source: SOURCE,
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    ...namespaceArguments,
    path: { type: 'string', use: 'required', rules: pathRules, doc: 'The path, without `/v1/`.' },
    names: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The names, sorted; folders end with `/`. Empty if there are none.',
    },
  },
});

export const secretsObjectEphemeral = defineEphemeralResource({
  type: 'lintel_secrets_object',
  service: 'secrets',
  construct: 'EphemeralSecretsObject',
  access: [
    ...ownAccess({ read: ['read'] }),
    ...ownAccess({ read: WRITE }, { when: ['body'] }),
    ...ownAccess({ read: ['list'] }, { when: ['operation'] }, '/'),
    REVOKE_LEASE,
    { path: 'auth/token/renew-accessor', needs: { read: ['update'] }, optional: true },
    { path: 'auth/token/revoke-accessor', needs: { read: ['update'] }, optional: true },
  ],
  doc: 'Reads or writes any path of the secrets service for as long as a run lasts, such as a path that issues a credential. A lease or a token that it is given ends with the run.',
  source: SOURCE,
  attributes: {
    ...namespaceArguments,
    path: { type: 'string', use: 'required', rules: pathRules, doc: 'The path, without `/v1/`.' },
    operation: {
      type: 'string',
      use: 'optional',
      values: ['read', 'write', 'list'],
      absent: 'it is `write` with a `body`, otherwise `read`',
      doc: 'What is done at the path. Everything is done twice in a run: in the plan and in the apply.',
    },
    body: { type: 'dynamic', use: 'optional', sensitive: true, absent: 'nothing is sent', doc: 'What is written.' },
    query: {
      type: 'map',
      element: 'string',
      use: 'optional',
      absent: 'there are none',
      doc: 'Parameters of the query, such as `version`.',
    },
    ...wrappingAttributes('response'),
    ...leaseAttributes,
    renew: {
      type: 'bool',
      use: 'optional',
      default: true,
      local: true,
      doc: 'Whether a lease or a token that can be renewed is renewed while the run lasts.',
    },
    data: {
      type: 'dynamic',
      use: 'computed',
      sensitive: true,
      absent: 'the response has none, or is wrapped',
      doc: 'The data of the response; for a list, the member `keys`.',
    },
    auth: {
      type: 'object',
      use: 'computed',
      sensitive: true,
      absent: 'the response hands out no token',
      doc: 'The token of the response.',
      attributes: {
        clientToken: { type: 'string', use: 'computed', doc: 'The token.' },
        accessor: { type: 'string', use: 'computed', doc: 'The accessor of the token. Empty for a batch token.' },
        policies: { type: 'list', element: 'string', use: 'computed', doc: 'Its policies.' },
        leaseDuration: { type: 'int', use: 'computed', doc: 'For how many seconds it is valid.' },
        renewable: { type: 'bool', use: 'computed', doc: 'Whether it can be renewed.' },
        entityId: { type: 'string', use: 'computed', absent: 'it belongs to no entity', doc: 'The id of its entity.' },
      },
    },
  },
});
