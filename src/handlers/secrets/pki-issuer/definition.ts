import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import { writeOnlyInput } from '../../../definition/secret-input';
import { engineArguments, engineAttributes, listAttributes, nameRules } from '../shared/mount-attributes';
import {
  certificateLooks,
  issuerIdentity,
  issuerImports,
  issuerResults,
  issuerSettings,
  roleLooks,
} from '../shared/pki/issuer-attributes';

const absentName = 'the issuer has no name';
const source = [
  'docs/spec/secrets-foundation.md#issuer-key-and-configuration-of-an-authority',
  'docs/spec/secrets-foundation.md#authority',
];
export const pkiIssuer = defineResource({
  type: 'lintel_pki_issuer',
  service: 'secrets',
  construct: 'PkiIssuer',
  doc: 'An issuer of a certificate authority that is imported: the certificate of an intermediate CA that was signed for a key of the mount, or a certificate with its key, or one without a key that completes chains.',
  source,
  replacementHarms:
    'removes an issuer: what it has signed can no longer be revoked, and roles that name its id can no longer issue',
  access: [
    { path: '{mount}/issuers/', needs: { read: ['list'], create: ['list'] } },
    { path: '{mount}/issuers/import/cert', needs: { create: ['update'], update: ['update'] } },
    { path: '{mount}/issuers/import/bundle', needs: { create: ['update'], update: ['update'] } },
    {
      path: '{mount}/issuer/+',
      needs: { read: ['read'], create: ['read', 'patch'], update: ['read', 'patch', 'update'], delete: ['delete'] },
    },
    { path: '{mount}/key/+', needs: { delete: ['delete'] } },
    { path: '{mount}/keys/', needs: { read: ['list'] }, optional: true },
    { path: '{mount}/key/+', needs: { read: ['read'] }, optional: true },
    ...certificateLooks,
    ...roleLooks,
  ],
  attributes: {
    ...engineAttributes('pki'),
    certificate: {
      type: 'pem',
      use: 'required',
      replace: true,
      rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE'] }],
      doc: 'The certificate of the issuer as PEM, and after it those of its chain. Every one must be the certificate of a CA. Those of the chain that the mount does not have are imported with it, and deleted with it. Only another first certificate replaces the issuer.',
    },
    ...writeOnlyInput('privateKey', {
      shape: 'pem',
      rules: [{ rule: 'pemBlock', labels: ['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY'] }],
      absent: 'the mount has the key already, or the issuer only completes chains',
      doc: 'The private key of the first certificate, as PEM without a password. If the mount has none for the issuer, it gets this one.',
    }),
    ...issuerSettings,
    ...issuerResults,
    importedIssuers: {
      type: 'list',
      element: 'string',
      use: 'computed',
      absent: 'the issuer was imported into Terraform',
      doc: 'The ids of the issuers that the mount did not have before, in the order of the certificates. They are deleted with this one.',
    },
    importedKeys: {
      type: 'list',
      element: 'string',
      use: 'computed',
      absent: 'the issuer was imported into Terraform',
      doc: 'The ids of the keys that the mount did not have before. They are deleted with this issuer.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  identity: issuerIdentity,
  imports: issuerImports,
  movedFrom: [
    { type: 'vault_pki_secret_backend_intermediate_set_signed', schemaVersions: [0] },
    { type: 'vault_pki_secret_backend_issuer', schemaVersions: [0] },
  ],
});

/** As in Vault and OpenBao: the certificate authority's API mentions issuers without documenting them. */
export const pkiIssuerData = defineDataSource({
  type: 'lintel_pki_issuer',
  service: 'secrets',
  construct: 'DataPkiIssuer',
  doc: 'An issuer of a certificate authority: the certificate and the key that the authority signs with.',
  source: ['docs/spec/pki.md#issuer-and-key-resources', ...source],
  access: [
    { path: '{mount}/issuer/{issuerRef}', needs: { read: ['read'] } },
    { path: '{mount}/issuers/', needs: { read: ['list'] } },
  ],
  attributes: {
    ...engineArguments('pki'),
    issuerRef: {
      type: 'string',
      use: 'optional',
      default: 'default',
      rules: nameRules,
      doc: 'The id or the name of the issuer; `default` is the default issuer of the engine.',
    },
    ...resultsOf(issuerSettings),
    ...issuerResults,
    certificate: { type: 'string', use: 'computed', doc: 'The certificate of the issuer, as PEM.' },
  },
});

export const pkiIssuersData = defineDataSource({
  type: 'lintel_pki_issuers',
  service: 'secrets',
  construct: 'DataPkiIssuers',
  doc: 'The issuers of a certificate authority.',
  source: ['docs/spec/pki.md#issuer-and-key-resources', ...source],
  access: [{ path: '{mount}/issuers/', needs: { read: ['list'] } }],
  attributes: {
    ...engineArguments('pki'),
    issuers: {
      type: 'objects',
      use: 'computed',
      construct: 'PkiIssuerEntry',
      doc: 'The issuers, sorted by id. Empty if there are none.',
      attributes: {
        issuerId: { type: 'string', use: 'computed', doc: 'The id of the issuer.' },
        issuerName: { type: 'string', use: 'computed', absent: absentName, doc: 'The name of the issuer.' },
        isDefault: { type: 'bool', use: 'computed', doc: 'Whether this is the default issuer of the engine.' },
        serialNumber: {
          type: 'string',
          use: 'computed',
          absent: 'the service does not report it',
          doc: "The serial number of the issuer's certificate.",
        },
        keyId: {
          type: 'string',
          use: 'computed',
          absent: 'the engine has no key for the issuer',
          doc: "The id of the issuer's key.",
        },
      },
    },
  },
});

export const pkiIssuerList = defineListResource({
  type: 'lintel_pki_issuer',
  doc: 'The issuers of a certificate authority that are not roots: their certificates are signed by another issuer.',
  source,
  attributes: listAttributes('pki'),
});
