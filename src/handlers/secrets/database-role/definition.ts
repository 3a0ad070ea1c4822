import { CREATED } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import {
  credentialAttributes,
  credentialClass,
  credentialRules,
  credentialResults,
} from '../shared/credentials/credential';
import { REVOKE_LEASE, leaseAttributes } from '../shared/credentials/lease-attributes';
import {
  objectPathAttributes,
  objectPathIdentity,
  objectPathImports,
  namesAttributes,
  objectPathArguments,
  listAttributes,
  mountRules,
  nameRules,
} from '../shared/mount-attributes';

const notEmpty: readonly Rule[] = [{ rule: 'length', min: 1, unit: 'characters' }];
const optional = { use: 'optional', emptyIsAbsent: true } as const;
const statements = (absent: string, doc: string) =>
  ({ type: 'list', element: 'string', ...optional, compare: 'trimmed', elementRules: notEmpty, absent, doc }) as const;

/** Specified in the secrets API, "Database role (dynamic)". */
export const databaseRole = defineResource({
  type: 'lintel_database_role',
  service: 'secrets',
  construct: 'DatabaseRole',
  doc: 'A dynamic role of the database engine: the service creates a database user for each request. Destroying the role does not affect existing users, which are removed when their leases end.',
  source: ['docs/spec/secrets.md#database-role-dynamic', 'docs/spec/secrets.md#database-engine'],
  ownAccess: CREATED,
  attributes: {
    ...objectPathAttributes(
      'database',
      "The name of the role. Must differ from the names of the engine's static roles.",
    ),
    dbName: { type: 'string', use: 'required', doc: 'The name of the connection. It must allow the role.' },
    defaultTtl: {
      type: 'duration',
      ...optional,
      absent: 'the default of the engine or of the system applies',
      doc: 'The initial duration of a lease.',
    },
    maxTtl: {
      type: 'duration',
      ...optional,
      absent: 'the maximum of the engine or of the system applies',
      doc: 'The maximum duration of a lease, including renewals.',
    },
    creationStatements: {
      type: 'list',
      element: 'string',
      use: 'required',
      compare: 'trimmed',
      elementRules: notEmpty,
      rules: [{ rule: 'length', min: 1, unit: 'elements' }],
      doc: 'The statements that create a user.',
    },
    revocationStatements: statements('the plugin uses its default statements', 'The statements that remove a user.'),
    rollbackStatements: statements(
      'there are none',
      'The statements that undo a failed creation. Not every plugin supports them.',
    ),
    renewStatements: statements(
      'the plugin uses its default statements',
      'The statements that renew a user. Not every plugin supports them.',
    ),
    ...credentialAttributes,
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  rules: credentialRules,
  wordClass: credentialClass,
  identity: objectPathIdentity,
  imports: objectPathImports('roles', 'database/roles/app'),
  movedFrom: [{ type: 'vault_database_secret_backend_role', schemaVersions: [0] }],
});

const readStatements = (doc: string) => ({ type: 'list', element: 'string', use: 'computed', doc }) as const;

/** Specified in the secrets API, operation "Read role". */
export const databaseRoleData = defineDataSource({
  type: 'lintel_database_role',
  service: 'secrets',
  construct: 'DataDatabaseRole',
  doc: 'A dynamic role of the database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathArguments('database', 'The name of the role.'),
    dbName: { type: 'string', use: 'computed', doc: 'The name of the connection.' },
    defaultTtl: {
      type: 'duration',
      use: 'computed',
      absent: 'the default of the engine or of the system applies',
      doc: 'The initial duration of a lease, in seconds.',
    },
    maxTtl: {
      type: 'duration',
      use: 'computed',
      absent: 'the maximum of the engine or of the system applies',
      doc: 'The maximum duration of a lease, including renewals, in seconds.',
    },
    creationStatements: readStatements('The statements that create a user.'),
    revocationStatements: readStatements('The statements that remove a user.'),
    rollbackStatements: readStatements('The statements that undo a failed creation.'),
    renewStatements: readStatements('The statements that renew a user.'),
    ...credentialResults,
  },
});

/** Specified in the secrets API, operation "List roles". */
export const databaseRolesData = defineDataSource({
  type: 'lintel_database_roles',
  service: 'secrets',
  construct: 'DataDatabaseRoles',
  doc: 'The names of the dynamic roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'dynamic roles'),
});

/** Specified in the secrets API, operation "List roles". */
export const databaseRoleList = defineListResource({
  type: 'lintel_database_role',
  doc: 'The dynamic roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});

const secret = (doc: string) =>
  ({ type: 'string', use: 'computed', sensitive: true, absent: 'the credential has another type', doc }) as const;

/** Specified in the secrets API, "Credentials", of a dynamic role. */
export const databaseCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_database_credentials',
  service: 'secrets',
  construct: 'EphemeralDatabaseCredentials',
  doc: 'A database user that is created for this run and removed when the run no longer uses it. Its credentials are never stored in a plan or state.',
  source: ['docs/spec/secrets.md#credentials', 'docs/spec/secrets.md#database-engine'],
  access: [{ path: '{mount}/creds/{role}', needs: { read: ['read'] } }, REVOKE_LEASE],
  attributes: {
    mount: {
      type: 'string',
      use: 'optional',
      default: 'database',
      rules: mountRules,
      doc: 'The path that the engine is mounted at.',
    },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    username: { type: 'string', use: 'computed', sensitive: true, doc: 'The name of the user in the database.' },
    password: secret('The password of the user.'),
    rsaPrivateKey: secret('The private key of the user.'),
    clientCertificate: secret('The certificate of the user, as PEM.'),
    privateKey: secret('The private key of the certificate, as PEM.'),
    privateKeyType: secret('The type of the private key of the certificate.'),
    ...leaseAttributes,
  },
});
