import { hasPassword, type User } from '../../../../src/emulator/secrets/auth/userpass/user';
import { userpassUser } from '../../../../src/handlers/secrets/userpass-user/definition';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { StoredStore } from '../../../support/environments/stored-store';
import { wrongAuthMounts, wrongNamespaces } from '../../../support/environments/wrong-paths';
import {
  changedTokenValues,
  provideAuthMethod,
  TOKEN_FIELDS_WITHOUT,
  tokenFieldsExempt,
  tokenValues,
  wrongTokenFields,
} from '../shared/token-fields';

export const without: FixtureFile['without'] = {
  standard: ['namespace', ...TOKEN_FIELDS_WITHOUT.standard],
  vault: ['namespace', ...TOKEN_FIELDS_WITHOUT.vault],
  openbao: ['namespace', ...TOKEN_FIELDS_WITHOUT.openbao],
};

const PASSWORDS = ['a-first-password', 'a-second-password', 'another-password', 'yet-another-password'];

export const createFixture: CreateFixture = async (service) => {
  const provide = async () => {
    for (const mount of ['userpass', 'team/people']) await provideAuthMethod(service, mount, 'userpass');
  };
  const store = new StoredStore(service, userpassUser);
  const minimal = { username: 'alice', tokenPolicies: ['reports'], password: PASSWORDS[0] };
  return {
    provide,
    minimal,
    second: { username: 'bob' },
    full: [
      { ...minimal, ...tokenValues[0], mount: 'userpass' },
      {
        username: 'alice',
        tokenPolicies: ['reports'],
        passwordWo: PASSWORDS[1],
        passwordWoVersion: 1,
        ...tokenValues[1],
      },
    ],
    changed: {
      ...changedTokenValues,
      mount: 'team/people',
      username: 'alice.2',
      password: PASSWORDS[2],
      passwordWo: PASSWORDS[3],
      passwordWoVersion: 2,
    },
    unremovable: { password: 'cannot be removed', passwordWo: 'cannot be removed' },
    exempt: {
      ...tokenFieldsExempt,
      password: 'unreadable: the service never returns it',
      passwordWo: 'unreadable: the service never returns it',
      passwordWoVersion: 'local: it decides when the password is sent',
    },
    async look(state) {
      const found = await store.look(state);
      const users = (await service.control.snapshot()).objects.userpassUsers as unknown as readonly User[];
      const user = users.find(
        ({ mount, name }) => mount === `auth/${String(state.mount ?? 'userpass')}` && name === state.username,
      );
      // The store has the password as a hash.
      return found && { ...found, password: PASSWORDS.find((password) => user && hasPassword(user, password)) };
    },
  };
};

const base = { username: 'alice', password: 'a-first-password' };

const wrongNames = ['a/b', 'alice.', '-alice', 'a b', ''].map((username) => ({
  breaks: 'username obeys pattern',
  config: { ...base, username },
  path: ['username'],
  says: 'begin and end with a letter',
}));

export const wrong: readonly WrongConfiguration[] = [
  ...wrongAuthMounts(base),
  ...wrongNamespaces(base),
  ...wrongNames,
  ...['password', 'passwordWo'].flatMap((name): WrongConfiguration[] => [
    { breaks: `${name} obeys length`, config: { username: 'alice', [name]: '' }, path: [name], says: 'not be empty' },
    {
      breaks: `${name} obeys length`,
      config: { username: 'alice', [name]: 'p'.repeat(73) },
      path: [name],
      says: 'at most 72 bytes',
    },
  ]),
  ...['passwordWo', 'passwordWoVersion'].map((name) => ({
    breaks: `password conflicts with ${name}`,
    config: { ...base, passwordWo: 'x', ...(name === 'passwordWo' ? {} : { passwordWoVersion: 1 }) },
    path: ['password'],
    says: '`password_wo`',
  })),
  {
    breaks: 'passwordWoVersion needs passwordWo',
    config: { username: 'alice', passwordWoVersion: 1 },
    path: ['passwordWoVersion'],
    says: '`password_wo`',
  },
  ...wrongTokenFields(base),
];

export const wrongData: FixtureFile['wrongData'] = {
  lintel_userpass_user: [
    ...wrongAuthMounts({ username: 'alice' }),
    ...wrongNamespaces({ username: 'alice' }),
    ...wrongNames.map((one) => ({ ...one, config: { username: one.config.username } })),
  ],
  lintel_userpass_users: [...wrongAuthMounts({}), ...wrongNamespaces({})],
};
