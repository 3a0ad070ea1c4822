import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { credentialAttributes, credentialClass, credentialRules, credentialResults } from '../shared/credential';
import { objectPathAttributes, objectPathIdentity, objectPathImports, namesAttributes, objectPathArguments, listAttributes, mountRules, nameRules } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { leaseAttributes } from '../shared/lease-attributes';

const notEmpty: readonly Rule[] = [{ rule: 'length', min: 1, unit: 'characters' }];
const optional = { use: 'optional', emptyIsAbsent: true } as const;
const statements = (absent: string, doc: string) => ({ type: 'list', element: 'string', ...optional, compare: 'trimmed', elementRules: notEmpty, absent, doc } as const);

/** What users of a database are made from. Restates the secrets API, "Database role (dynamic)". */
export const databaseRole = defineResource({
  type: 'lintel_database_role',
  service: 'secrets',
  construct: 'DatabaseRole',
  doc: 'What the service makes a user of a database from, each time that one is asked for. Destroying it leaves users that were made to their leases.',
  source: ['docs/spec/secrets.md#database-role-dynamic', 'docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathAttributes('database', 'The name of the role, which no static role of the engine may have.'),
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
  identity: objectPathIdentity,
  imports: objectPathImports('roles', 'database/roles/app'),
  movedFrom: [{ type: 'vault_database_secret_backend_role', schemaVersions: [0] }],
});

const readStatements = (doc: string) => ({ type: 'list', element: 'string', use: 'computed', doc } as const);

/** Restates the secrets API, operation "Read role". */
export const databaseRoleData = defineDataSource({
  type: 'lintel_database_role',
  service: 'secrets',
  construct: 'DataDatabaseRole',
  doc: 'A dynamic role of the database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathArguments('database', 'The name of the role.'),
    dbName: { type: 'string', use: 'computed', doc: 'The name of the connection.' },
    defaultTtl: { type: 'duration', use: 'computed', absent: 'the default of the engine, or of the system, counts', doc: 'How long a lease lasts, in seconds.' },
    maxTtl: { type: 'duration', use: 'computed', absent: 'the maximum of the engine, or of the system, counts', doc: 'How long a lease may last at most, in seconds.' },
    creationStatements: readStatements('The statements that make a user.'),
    revocationStatements: readStatements('The statements that take a user away.'),
    rollbackStatements: readStatements('The statements that undo a creation that failed.'),
    renewStatements: readStatements('The statements that renew a user.'),
    ...credentialResults,
  },
});

/** Restates the secrets API, operation "List roles". */
export const databaseRolesData = defineDataSource({
  type: 'lintel_database_roles',
  service: 'secrets',
  construct: 'DataDatabaseRoles',
  doc: 'The names of the dynamic roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'dynamic roles'),
});

/** Restates the secrets API, operation "List roles". */
export const databaseRoleList = defineListResource({
  type: 'lintel_database_role',
  doc: 'The dynamic roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});

const secret = (doc: string) => ({ type: 'string', use: 'computed', sensitive: true, absent: 'the credential is of another type', doc } as const);

/** Restates the secrets API, "Credentials", of a dynamic role. */
export const databaseCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_database_credentials',
  service: 'secrets',
  construct: 'EphemeralDatabaseCredentials',
  doc: 'A user of a database that is made for this run, and taken away when nothing uses it any more: in no plan and in no state.',
  source: ['docs/spec/secrets.md#credentials', 'docs/spec/secrets.md#database-engine'],
  attributes: {
    mount: { type: 'string', use: 'optional', default: 'database', rules: mountRules, doc: 'The path that the engine is mounted at.' },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    username: { type: 'string', use: 'computed', sensitive: true, doc: 'The name of the user in the database.' },
    password: secret('The password of the user.'),
    rsaPrivateKey: secret('The private key of the user.'),
    clientCertificate: secret('The certificate of the user, as PEM.'),
    privateKey: secret('The key of the certificate, as PEM.'),
    privateKeyType: secret('The kind of the key of the certificate.'),
    ...leaseAttributes,
  },
});
