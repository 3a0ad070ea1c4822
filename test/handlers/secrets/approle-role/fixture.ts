import { flatAttributes } from '../../../../src/definition/flatten';
import { snakeCase } from '../../../../src/definition/names';
import type { Value, Values } from '../../../../src/definition/value';
import { approleRole } from '../../../../src/handlers/secrets/approle-role/definition';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import {
  changedTokenValues,
  configurable,
  provideAuthMethod,
  shownTokenFields,
  tokenFieldsExempt,
  tokenValues,
  wrongTokenFields,
  TOKEN_FIELDS_WITHOUT,
} from '../shared/token-fields';

const attributes = flatAttributes(approleRole.attributes);

/** The tests of the resource try `namespace`. Only Vault has metadata of aliases. */
export const without: FixtureFile['without'] = {
  standard: ['namespace', 'aliasMetadata', ...TOKEN_FIELDS_WITHOUT.standard],
  vault: ['namespace', ...TOKEN_FIELDS_WITHOUT.vault],
  openbao: ['namespace', 'aliasMetadata', ...TOKEN_FIELDS_WITHOUT.openbao],
};

export const createFixture: CreateFixture = async (service) => {
  const provide = async () => {
    await provideAuthMethod(service, 'approle', 'approle');
    await provideAuthMethod(service, 'team/approle', 'approle');
  };
  const minimal: Values = { name: 'deploy' };
  const pathOf = ({ mount = 'approle', name }: Values) => `/v1/auth/${String(mount)}/role/${String(name)}`;
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await service.request(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  };
  /** The service takes one only on creation, and the other only together with a network. */
  const store = async ({ mount = 'approle', name }: Values, attribute: string, value: Value) => {
    const { objects, ...rest } = await service.control.snapshot();
    const appRoles = (objects.appRoles as unknown as readonly StoredRole[]).map((role) =>
      role.mount === `auth/${String(mount)}` && role.name === name ? { ...role, [attribute]: value } : role,
    );
    await service.control.restore({ ...rest, objects: { ...objects, appRoles: appRoles as never } });
  };
  return {
    provide,
    minimal,
    second: { name: 'deploy-3' },
    full: [
      {
        ...minimal,
        ...tokenValues[0],
        mount: 'approle',
        bindSecretId: false,
        secretIdBoundCidrs: ['10.0.0.0/8', '2001:db8::/32'],
        secretIdNumUses: 10,
        secretIdTtl: '86400',
        aliasMetadata: { team: 'web' },
      },
      { ...minimal, ...tokenValues[1], roleId: 'deploy-role', localSecretIds: true },
      { ...minimal, tokenPolicies: ['metrics'], secretIdTtl: '1800' },
    ],
    changed: {
      ...changedTokenValues,
      mount: 'team/approle',
      name: 'deploy-2',
      roleId: 'another-role',
      bindSecretId: true,
      secretIdBoundCidrs: ['192.168.0.0/16'],
      secretIdNumUses: 20,
      secretIdTtl: '3600',
      localSecretIds: false,
      aliasMetadata: { team: 'web', stage: 'test' },
    },
    exempt: tokenFieldsExempt,

    async look(state) {
      const stored = (await service.control.snapshot()).objects.appRoles as unknown as readonly StoredRole[];
      const path = `auth/${String(state.mount ?? 'approle')}`;
      const found = stored.find(({ mount, name }) => mount === path && name === state.name);
      // A role with other secret ids is another role. CloudFormation passes booleans as text.
      if (!found || String(state.localSecretIds ?? found.localSecretIds) !== String(found.localSecretIds)) {
        return undefined;
      }
      const { mount, token, ...role } = found;
      const fields = Object.entries<Value>(role).filter(([name]) => attributes[name] !== undefined);
      return {
        ...Object.fromEntries(fields.map(([name, value]) => [name, configurable(name, value, attributes)])),
        ...shownTokenFields(token),
        mount: mount.slice('auth/'.length),
        roleId: GENERATED.test(String(role.roleId)) ? undefined : role.roleId,
      };
    },
    async tamper(state, attribute, value) {
      if (['localSecretIds', 'bindSecretId'].includes(attribute)) return store(state, attribute, value);
      if (attribute === 'roleId') return send('POST', `${pathOf(state)}/role-id`, { role_id: value });
      const empty = attributes[attribute].type === 'set' ? [] : attributes[attribute].type === 'map' ? {} : 0;
      return send('POST', pathOf(state), { [snakeCase(attribute)]: value ?? empty });
    },
    async remove(state) {
      await send('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'approle' }) {
      await send('DELETE', `/v1/sys/auth/${String(mount)}`);
    },
  };
};

/** A role id that the service has chosen. */
const GENERATED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface StoredRole extends Values {
  readonly mount: string;
  readonly name: string;
  readonly token: Values;
}

const base = { name: 'deploy' };
const breaking = (name: string, rule: string, value: Value, says: string, more: Values = {}): WrongConfiguration => ({
  breaks: `${name} ${rule}`,
  config: { ...base, ...more, [name]: value },
  path: [name],
  says,
});
const wrongPlaces = (config: Values): readonly WrongConfiguration[] =>
  [
    ['mount', '/approle', 'without a leading or trailing `/`'],
    ['mount', 'auth/approle', 'without the leading `auth/`'],
    ['namespace', 'team/', 'without a leading or trailing `/`'],
  ].map(([name, value, says]) => ({
    breaks: `${name} obeys pattern`,
    config: { ...config, [name]: value },
    path: [name],
    says,
  }));

export const wrong: readonly WrongConfiguration[] = [
  ...wrongPlaces(base),
  breaking('name', 'obeys pattern', 'team/deploy', 'a single path segment'),
  breaking('roleId', 'obeys length', '', 'not be empty'),
  ...['10.0.0.1', '10.0.0.0/40', 'here'].map((network): WrongConfiguration => ({
    breaks: 'each of secretIdBoundCidrs obeys network',
    config: { ...base, secretIdBoundCidrs: [network] },
    path: ['secretIdBoundCidrs'],
    says: 'a network in CIDR notation',
  })),
  breaking('secretIdNumUses', 'obeys range', -1, 'at least 0'),
  {
    breaks: 'one or more of secretIdBoundCidrs, tokenBoundCidrs',
    config: { ...base, bindSecretId: false },
    path: ['secretIdBoundCidrs'],
    says: 'because `bind_secret_id` is false',
  },
  ...wrongTokenFields(base),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_approle_role: [
    ...wrongPlaces(base),
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_approle_roles: wrongPlaces({}),
};
