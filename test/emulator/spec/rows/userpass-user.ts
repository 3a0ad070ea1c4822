import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const USERS = '/v1/auth/{auth_mount}/users';

/** The rows of the everyday specification about users with a password. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Userpass user', [
  ['Auth methods: Read user', 'GET', `${USERS}/:name`, 200],
  ['Auth methods: Write user', 'POST', `${USERS}/:name`, 204],
  ['Auth methods: Delete user', 'DELETE', `${USERS}/:name`, 204],
  ['Auth methods: List users', 'LIST', USERS, 200],
]);

export const rules: readonly SpecifiedRule[] = rulesOf('Userpass user', [
  [
    'logins make an entity and an alias',
    'identity: Namespaces of vault have identities of their own, which logins make',
  ],
]);
