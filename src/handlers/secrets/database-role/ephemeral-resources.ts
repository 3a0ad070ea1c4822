import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { leaseAttributes } from '../lease-attributes';
import { mountRules, nameRules } from '../place';

const secret = (doc: string) => ({ type: 'string', use: 'computed', sensitive: true, absent: 'the credential is of another type', doc } as const);

/** Restates the secrets API, "Credentials", of a dynamic role. */
export const databaseCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_database_credentials',
  wing: 'secrets',
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
