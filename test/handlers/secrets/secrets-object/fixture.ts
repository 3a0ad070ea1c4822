import { isValues, type Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongNamespaces } from '../../../support/environments/wrong-paths';

/** Only the service knows what it means. */
export const verbatim: FixtureFile['verbatim'] = /^data\./;

/** `secrets-object.test.ts` has a secret that no role has. */
export const returned: FixtureFile['returned'] = ['bodyWo'];

/** `secrets-object-openbao.test.ts` tries `namespace`. */
export const without: FixtureFile['without'] = {
  standard: ['namespace'],
  vault: ['namespace'],
  openbao: ['namespace'],
};

const ROLES = 'auth/token/roles';

/** Roles of tokens, as if they had no type of their own, with a member that is hidden. */
export const createFixture: CreateFixture = async (service) => {
  const path = `${ROLES}/alice`;
  const send = (state: Values, body: object) => service.request('POST', `/v1/${String(state.path)}`, { body });
  return {
    minimal: { path, body: { allowed_policies: ['reports'] }, bodyWo: { allowed_entity_aliases: 'people-1' } },
    second: { path: `${ROLES}/bob` },
    full: [
      {
        path,
        body: {
          allowed_policies: ['reports'],
          token_period: '1h',
          token_bound_cidrs: ['10.0.0.0/8'],
          token_num_uses: 3,
        },
        bodyWo: { allowed_entity_aliases: 'people-1' },
        bodyWoVersion: 1,
        readPath: path,
        updatePath: path,
        deletePath: path,
        updateMethod: 'post',
        readable: true,
        alwaysExists: false,
        onDestroy: 'delete',
        destroyBody: { allowed_policies: [] },
        ignore: ['token_num_uses'],
        ordered: ['token_bound_cidrs'],
        validate: true,
        responseFields: ['data.id'],
        readFields: ['token_type'],
      },
    ],
    changed: {
      path: `${ROLES}/carol`,
      body: { allowed_policies: ['other'], token_period: '2h', token_bound_cidrs: ['10.1.0.0/16'], token_num_uses: 4 },
      bodyWo: { allowed_entity_aliases: 'people-2' },
      bodyWoVersion: 2,
      destroyBody: { allowed_policies: ['none'] },
      ignore: ['token_type'],
      ordered: ['allowed_policies'],
      validate: false,
      readFields: ['renewable'],
    },
    fixed: {
      readPath: 'another path is another object',
      updatePath: 'another path is another object',
      deletePath: 'another path is another object',
      updateMethod: 'roles cannot be patched',
      alwaysExists: 'what always exists is not deleted',
      onDestroy: 'what is not deleted stays',
      responseFields: 'another response is that of another creation at the same path',
      readable: 'an object that is never read is compared with nothing',
    },
    recordedWith: { bodyWo: ['body', 'output'] },
    along: { readFields: ['output'] },
    changedWith: { path: { readPath: undefined, updatePath: undefined, deletePath: undefined } },
    exempt: {
      bodyWo: 'unreadable: the service never returns it',
      ...Object.fromEntries(LOCAL.map((name) => [name, 'local: only this provider knows it'])),
    },
    async look(state) {
      const { status, body } = await service.request('GET', `/v1/${String(state.path)}`);
      if (status === 404) return undefined;
      const data = body.data as Values;
      const names = Object.keys(bodyOf(state));
      const aliases = (data.allowed_entity_aliases ?? []) as readonly string[];
      return {
        path: state.path,
        body: names.length > 0 ? Object.fromEntries(names.map((name) => [name, shown(name, data[name])])) : undefined,
        bodyWo: aliases.length === 0 ? undefined : { allowed_entity_aliases: aliases.join() },
      };
    },
    async tamper(state, _, value) {
      await send(state, isValues(value) ? value : {});
    },
    async remove(state) {
      await service.request('DELETE', `/v1/${String(state.path)}`);
    },
  };
};

const LOCAL = [
  'bodyWoVersion',
  'readPath',
  'updatePath',
  'deletePath',
  'updateMethod',
  'readable',
  'alwaysExists',
  'onDestroy',
  'destroyBody',
  'ignore',
  'ordered',
  'validate',
  'responseFields',
  'readFields',
];

/** A state file of Terraform has its type beside it. */
function bodyOf({ body }: Values): Values {
  if (!isValues(body)) return {};
  return 'type' in body && isValues(body.value) ? body.value : body;
}

/** In the spelling of the configurations. */
function shown(name: string, value: unknown): never {
  return (name === 'token_period' ? `${Number(value) / 3600}h` : value) as never;
}

const body = { rate: 1 };
const base = { path: 'sys/quotas/rate-limit/a', body };

const wrongPaths = (own: Values): WrongConfiguration[] => [
  ...['/sys/x', 'sys/x/', 'sys//x', 'sys/../x', 'sys/x?help=1'].map((path) => ({
    breaks: 'path obeys pattern',
    config: { ...own, path },
    path: ['path'],
    says: 'without `/` at its ends',
  })),
  { breaks: 'path obeys pattern', config: { ...own, path: 'v1/sys/x' }, path: ['path'], says: 'begin after `/v1/`' },
];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongNamespaces(base),
  ...wrongPaths(base),
  ...['readPath', 'updatePath', 'deletePath'].flatMap((name) => [
    { breaks: `${name} obeys pattern`, config: { ...base, [name]: 'sys/x/' }, path: [name], says: 'without `/`' },
    { breaks: `${name} obeys pattern`, config: { ...base, [name]: 'v1/x' }, path: [name], says: 'begin after' },
  ]),
  { breaks: 'one or more of body, bodyWo', config: { path: 'sys/x' }, path: ['body'], says: '`body_wo`' },
  {
    breaks: 'destroyBody needs onDestroy',
    config: { ...base, destroyBody: {} },
    path: ['destroyBody'],
    says: '`on_destroy`',
  },
  {
    breaks: 'bodyWoVersion needs bodyWo',
    config: { ...base, bodyWoVersion: 1 },
    path: ['bodyWoVersion'],
    says: '`body_wo`',
  },
];

const read = { path: 'sys/x', fields: ['a'] };

export const wrongData: FixtureFile['wrongData'] = {
  lintel_secrets_object: [
    ...wrongNamespaces(read),
    ...wrongPaths(read),
    { breaks: 'fields obeys length', config: { ...read, fields: [] }, path: ['fields'], says: 'not be empty' },
  ],
  lintel_secrets_names: [...wrongNamespaces({ path: 'sys/x' }), ...wrongPaths({ path: 'sys/x' })],
};

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_secrets_object: ({ path }) => ({ path, fields: ['token_type'], sensitiveFields: ['allowed_policies'] }),
    lintel_secrets_names: () => ({ path: ROLES }),
  },
  ephemeral: { lintel_secrets_object: ({ path }) => ({ path }) },
};
