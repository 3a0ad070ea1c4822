import { CREATED } from '../../../definition/access';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { OLD_TOKEN_NAMES, tokenAttributes, tokenRules } from '../shared/auth/token-attributes';
import { userRules } from '../shared/auth/user-names';
import { authObjectPlace } from '../shared/stored/places';

const place = authObjectPlace('userpass', 'users', {
  noun: 'user',
  name: 'username',
  nameDoc: 'The name of the user.',
  nameRules: userRules,
  example: 'alice',
  peer: { name: 'username', dropped: [...OLD_TOKEN_NAMES, 'password'] },
});

export const userpassUser = defineResource({
  type: 'lintel_userpass_user',
  service: 'secrets',
  construct: 'UserpassUser',
  doc: 'A user who logs in with a password, and the policies that the user gets. Anyone who runs the stack knows the password: a machine logs in better by JWT or AppRole.',
  source: ['docs/spec/secrets-everyday.md#userpass-user', 'docs/spec/secrets-everyday.md#secret-ids-users'],
  attributes: {
    ...place.attributes,
    ...secretInput('password', {
      rules: [
        { rule: 'length', min: 1, unit: 'characters' },
        { rule: 'length', max: 72, unit: 'bytes' },
      ],
      absent: 'the password that the user has stays; a new user needs one',
      doc: 'The password.',
    }),
    ...tokenAttributes,
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  rules: tokenRules,
  ...place.marks,
  ownAccess: CREATED,
  movedFrom: [{ type: 'vault_userpass_auth_backend_user', schemaVersions: [0] }],
});

export const userpassUserData = place.dataOf(userpassUser, 'A user who logs in with a password.');
export const userpassUsersData = place.namesOf(userpassUser, 'users');
export const userpassUserList = place.listOf(userpassUser, 'The users of an auth method.');
