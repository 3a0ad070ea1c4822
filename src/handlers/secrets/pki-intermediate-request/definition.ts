import { defineResource } from '../../../definition/resource';
import { engineAttributes } from '../shared/mount-attributes';
import { generationRules, keyInputs, requestKeyInputs, subjectInputs } from '../shared/pki/generation-attributes';
import { KEY_USAGES } from '../shared/pki/pki-vocabulary';

const marks = { replace: true, unreadable: true } as const;

export const pkiIntermediateRequest = defineResource({
  type: 'lintel_pki_intermediate_request',
  service: 'secrets',
  construct: 'PkiIntermediateRequest',
  doc: 'A request for the certificate of an intermediate CA, and its key, which the service generates and never returns. Another authority signs the request, and `lintel_pki_issuer` imports the certificate. The service keeps the key, and the state the request: an import finds the key, and the next apply makes another request for it. `lifecycle { prevent_destroy = true }` protects the key.',
  source: [
    'docs/spec/secrets-foundation.md#issuer-key-and-configuration-of-an-authority',
    'docs/spec/secrets-foundation.md#authority',
  ],
  replacementHarms:
    'makes another key, so that the certificate for the first request must be signed and imported again',
  access: [
    { path: '{mount}/keys/', needs: { create: ['list'] }, unless: 'keyRef', optional: true },
    { path: '{mount}/intermediate/generate/internal', needs: { create: ['update'] }, unless: 'keyRef' },
    { path: '{mount}/intermediate/generate/existing', needs: { create: ['update'] }, when: ['keyRef'] },
  ],
  attributes: {
    ...engineAttributes('pki'),
    ...subjectInputs(marks),
    ...requestKeyInputs,
    ...keyInputs(marks),
    addBasicConstraints: {
      type: 'bool',
      use: 'optional',
      emptyIsAbsent: true,
      ...marks,
      absent: 'the request has no extensions',
      doc: 'Whether the request says that it is for a CA. Some authorities, such as Active Directory Certificate Services, need it.',
    },
    keyUsage: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      ...marks,
      values: [...KEY_USAGES],
      construct: 'KeyUsage',
      compare: 'anyCase',
      absent: 'the authority decides',
      doc: 'The usages of the key that are asked for. Only supported by Vault.',
    },
    csr: {
      type: 'string',
      use: 'computed',
      absent: 'the key was imported, until the next apply makes a request for it',
      doc: 'The certificate signing request, as PEM.',
    },
    keyId: { type: 'string', use: 'computed', doc: 'The id of the key.' },
    subjectKeyId: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it, and there is no request',
      doc: 'The subject key identifier of the key, in lower-case hexadecimal with colons.',
    },
  },
  rules: [...generationRules],
  identity: { mount: false, keyId: true },
  imports: [
    {
      form: '{mount}/key/{keyId}',
      matches: '^.+/key/(?!\\.{1,2}$)[^/]+$',
      example: 'pki/key/5f1d2f5e-54c1-4d0e-8a3a-2b1c7f0d9e11',
    },
  ],
  movedFrom: [{ type: 'vault_pki_secret_backend_intermediate_cert_request', schemaVersions: [0] }],
});
