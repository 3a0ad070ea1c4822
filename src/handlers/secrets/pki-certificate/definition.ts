import { defineResource } from '../../../definition/resource';
import {
  certificateIdentity, certificateImports, certificateInputs, certificatePlace, grantRules, issuedResults, issueGrantInputs, keyResults, keyRules, leafInputs,
  lifeResults, renewalRules, requestMarks, upkeepAttributes,
} from '../certificate-attributes';

/** Restates the certificate authority's API, "Generate certificate and key", and its variants by an external policy. */
export const pkiCertificate = defineResource({
  type: 'lintel_pki_certificate',
  wing: 'secrets',
  construct: 'PkiCertificate',
  doc: 'A certificate with its key, both made by the authority. The key is kept in state: who must not have it there takes the ephemeral resource of this name, or has a request signed.',
  issues: true,
  replacementHarms: 'issues another certificate with another key',
  source: ['docs/spec/pki.md#generate-certificate-and-key', 'docs/spec/pki.md#enterprise-edition-external-policy-variants'],
  attributes: {
    ...certificatePlace,
    ...issueGrantInputs(requestMarks),
    commonName: {
      type: 'string', use: 'optional', emptyIsAbsent: true, ...requestMarks, absent: 'there is none, which the role must allow',
      doc: 'The common name of the subject.',
    },
    ...certificateInputs(requestMarks),
    ...leafInputs(requestMarks),
    privateKeyFormat: {
      type: 'string', use: 'optional', ...requestMarks, absentIs: 'der', values: ['der', 'pkcs8'], construct: 'PrivateKeyFormat', absent: 'it is `der`',
      doc: 'How the private key is written: `der` is PEM or base64 as `format` has it, `pkcs8` is PKCS #8. The key in a bundle is as it is.',
    },
    ...upkeepAttributes,
    ...issuedResults,
    ...keyResults,
    ...lifeResults,
  },
  rules: [...grantRules, ...keyRules, ...renewalRules],
  identity: certificateIdentity,
  imports: certificateImports,
  movedFrom: [{ type: 'vault_pki_secret_backend_cert', schemaVersions: [0] }],
});
