import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { credentialAttributes, credentialClass, credentialRules } from '../credential';
import { placeAttributes, placeIdentity, placeImports } from '../place';

const notEmpty: readonly Rule[] = [{ rule: 'length', min: 1, unit: 'characters' }];
const optional = { use: 'optional', emptyIsAbsent: true } as const;
const statements = (absent: string, doc: string) => ({ type: 'list', element: 'string', ...optional, compare: 'trimmed', elementRules: notEmpty, absent, doc } as const);

/** What users of a database are made from. Restates the secrets API, "Database role (dynamic)". */
export const databaseRole = defineResource({
  type: 'lintel_database_role',
  wing: 'secrets',
  construct: 'DatabaseRole',
  doc: 'What the service makes a user of a database from, each time that one is asked for. Destroying it leaves users that were made to their leases.',
  source: ['docs/spec/secrets.md#database-role-dynamic', 'docs/spec/secrets.md#database-engine'],
  attributes: {
    ...placeAttributes('database', 'The name of the role, which no static role of the engine may have.'),
    dbName: { type: 'string', use: 'required', doc: 'The name of the connection, which must allow the role.' },
    defaultTtl: { type: 'duration', ...optional, absent: 'the default of the engine, or of the system, counts', doc: 'How long a lease lasts.' },
    maxTtl: { type: 'duration', ...optional, absent: 'the maximum of the engine, or of the system, counts', doc: 'How long a lease may last at most, however often it is renewed.' },
    creationStatements: {
      type: 'list', element: 'string', use: 'required', compare: 'trimmed', elementRules: notEmpty, rules: [{ rule: 'length', min: 1, unit: 'elements' }],
      doc: 'The statements that make a user.',
    },
    revocationStatements: statements('the plugin has statements of its own', 'The statements that take a user away.'),
    rollbackStatements: statements('the plugin has none', 'The statements that undo a creation that failed. Not every plugin supports them.'),
    renewStatements: statements('the plugin has statements of its own', 'The statements that renew a user. Not every plugin supports them.'),
    ...credentialAttributes,
    secretsRevision: {
      type: 'int', use: 'computed', revision: true,
      doc: 'How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does.',
    },
  },
  rules: credentialRules,
  wordClass: credentialClass,
  identity: placeIdentity,
  imports: placeImports('roles', 'database/roles/app'),
  movedFrom: [{ type: 'vault_database_secret_backend_role', schemaVersions: [0] }],
});
