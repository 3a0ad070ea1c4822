import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { certificateInputs, grantRules, issuedResults, issueGrantInputs, keyResults, keyRules, leafInputs, passingMarks, validityRules } from '../certificate-attributes';
import { leaseAttributes } from '../lease-attributes';
import { mountRules } from '../place';

const { leaseId, leaseDuration, renewable } = leaseAttributes;
const absent = 'the service does not tell';

/** Restates the certificate authority's API, "Generate certificate and key", and its variants by an external policy. */
export const pkiCertificateEphemeral = defineEphemeralResource({
  type: 'lintel_pki_certificate',
  wing: 'secrets',
  construct: 'EphemeralPkiCertificate',
  doc: 'A certificate with its key, made for this run: in no plan and in no state. Each opening makes another, in the plan and again in the apply.',
  source: ['docs/spec/pki.md#generate-certificate-and-key', 'docs/spec/pki.md#enterprise-edition-external-policy-variants'],
  attributes: {
    mount: { type: 'string', use: 'optional', default: 'pki', rules: mountRules, doc: 'The path that the engine is mounted at. A namespace may be its leading segments.' },
    ...issueGrantInputs(passingMarks),
    commonName: { type: 'string', use: 'optional', emptyIsAbsent: true, absent: 'there is none, which the role must allow', doc: 'The common name of the subject.' },
    ...certificateInputs(passingMarks),
    ...leafInputs(passingMarks),
    privateKeyFormat: {
      type: 'string', use: 'optional', absentIs: 'der', values: ['der', 'pkcs8'], construct: 'PrivateKeyFormat', absent: 'it is `der`',
      doc: 'How the private key is written: `der` is PEM or base64 as `format` has it, `pkcs8` is PKCS #8. The key in a bundle is as it is.',
    },
    revokeOnClose: {
      type: 'bool', use: 'optional', default: false, local: true,
      doc: 'Whether the certificate is revoked when nothing in the run uses it any more. What it was given to uses it longer.',
    },
    ...issuedResults,
    issuingCa: { ...issuedResults.issuingCa, absent },
    caChain: { ...issuedResults.caChain, absent },
    ...keyResults,
    privateKey: { ...keyResults.privateKey, absent },
    privateKeyType: { ...keyResults.privateKeyType, absent },
    leaseId, leaseDuration, renewable,
  },
  rules: [...grantRules, ...keyRules, ...validityRules],
});
