import { flatAttributes } from '../../../../src/definition/flatten';
import type { Value, Values } from '../../../../src/definition/value';
import { kubernetesAuthRole } from '../../../../src/handlers/secrets/kubernetes-auth-role/definition';
import { AuthStore } from '../../../support/environments/auth-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongAuthMounts, wrongNamespaces } from '../../../support/environments/wrong-paths';
import {
  changedTokenValues,
  provideAuthMethod,
  tokenFieldsExempt,
  tokenValues,
  wrongTokenFields,
  TOKEN_FIELDS_WITHOUT,
} from '../shared/token-fields';

export const without: FixtureFile['without'] = {
  standard: ['namespace', ...TOKEN_FIELDS_WITHOUT.standard],
  vault: ['namespace', ...TOKEN_FIELDS_WITHOUT.vault],
  openbao: ['namespace', ...TOKEN_FIELDS_WITHOUT.openbao],
};

const STORED = {
  boundServiceAccountNames: 'accountNames',
  boundServiceAccountNamespaces: 'namespaces',
  boundServiceAccountNamespaceSelector: 'namespaceSelector',
};

export const createFixture: CreateFixture = async (service) => {
  const provide = async () => {
    for (const mount of ['kubernetes', 'team/kubernetes']) await provideAuthMethod(service, mount, 'kubernetes');
  };
  const attributes = flatAttributes(kubernetesAuthRole.attributes);
  const store = new AuthStore(service, 'accountRoles', 'kubernetes', STORED, attributes);
  const minimal: Values = {
    name: 'deploy',
    boundServiceAccountNames: ['deployer'],
    boundServiceAccountNamespaces: ['apps'],
  };
  return {
    provide,
    minimal,
    second: { name: 'deploy-3' },
    full: [
      {
        ...minimal,
        ...tokenValues[0],
        mount: 'kubernetes',
        boundServiceAccountNamespaceSelector: '{"matchLabels":{"team":"web"}}',
        audience: 'https://secrets.example.com',
        aliasNameSource: 'serviceaccount_name',
      },
      { ...minimal, ...tokenValues[1] },
    ],
    changed: {
      ...changedTokenValues,
      mount: 'team/kubernetes',
      name: 'deploy-2',
      boundServiceAccountNames: ['deployer', 'tester'],
      boundServiceAccountNamespaces: ['*'],
      boundServiceAccountNamespaceSelector: '{"matchLabels":{"team":"data"}}',
      audience: 'another',
      aliasNameSource: 'serviceaccount_uid',
    },
    removedWith: {},
    exempt: {
      ...tokenFieldsExempt,
      boundServiceAccountNamespaceSelector: 'sometimes unreadable: not in every response',
    },

    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    async removeParent({ mount = 'kubernetes' }) {
      await service.request('DELETE', `/v1/sys/auth/${String(mount)}`);
    },
  };
};

const base: Values = {
  name: 'deploy',
  boundServiceAccountNames: ['deployer'],
  boundServiceAccountNamespaces: ['apps'],
};
const breaking = (name: string, rule: string, value: Value, says: string): WrongConfiguration => ({
  breaks: rule.startsWith('each of ') ? `each of ${name} ${rule.slice(8)}` : `${name} ${rule}`,
  config: { ...base, [name]: value },
  path: [name],
  says,
});

export const wrong: readonly WrongConfiguration[] = [
  ...wrongAuthMounts(base),
  ...wrongNamespaces(base),
  breaking('name', 'obeys pattern', 'team/deploy', 'a single path segment'),
  breaking('boundServiceAccountNames', 'obeys length', [], 'must not be empty'),
  ...['boundServiceAccountNames', 'boundServiceAccountNamespaces'].flatMap((name) => [
    breaking(name, 'obeys alone', ['*', 'a'], 'only as its single element'),
    breaking(name, 'each of obeys length', [''], 'must not be empty'),
  ]),
  breaking('boundServiceAccountNamespaceSelector', 'obeys objectDocument', '["a"]', 'does not contain an object'),
  {
    breaks: 'one or more of boundServiceAccountNamespaces, boundServiceAccountNamespaceSelector',
    config: { ...base, boundServiceAccountNamespaces: undefined },
    path: ['boundServiceAccountNamespaces'],
    says: '`bound_service_account_namespace_selector`',
  },
  ...wrongTokenFields(base),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_kubernetes_auth_role: [
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
    ...wrongAuthMounts({ name: 'deploy' }),
    ...wrongNamespaces({ name: 'deploy' }),
  ],
  lintel_kubernetes_auth_roles: [...wrongAuthMounts({}), ...wrongNamespaces({})],
};
