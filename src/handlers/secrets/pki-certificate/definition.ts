import { defineResource } from '../../../definition/resource';
import { certificateIdentity, certificateImports, certificateInputs, certificatePath, grantRules, issuedResults, issueGrantInputs, keyResults, keyRules, leafInputs, lifeResults, renewalRules, requestMarks, upkeepAttributes, passingMarks, validityRules } from '../shared/certificate-attributes';
import { defineDataSource } from '../../../definition/data-source';
import { SERIAL_NUMBER } from '../shared/pki-vocabulary';
import { engineArguments, mountRules } from '../shared/mount-attributes';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { leaseAttributes } from '../shared/lease-attributes';

/** Restates the certificate authority's API, "Generate certificate and key", and its variants by an external policy. */
export const pkiCertificate = defineResource({
  type: 'lintel_pki_certificate',
  service: 'secrets',
  construct: 'PkiCertificate',
  doc: 'A certificate with its key, both made by the authority. The key is kept in state: who must not have it there takes the ephemeral resource of this name, or has a request signed.',
  issues: true,
  replacementHarms: 'issues another certificate with another key',
  source: ['docs/spec/pki.md#generate-certificate-and-key', 'docs/spec/pki.md#enterprise-edition-external-policy-variants'],
  attributes: {
    ...certificatePath,
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

const { expiration, validFrom, validUntil, fingerprint } = issuedResults;

/** Reads what the certificate authority has issued: GET `cert/:serial`, which its API does not show. */
export const pkiCertificateData = defineDataSource({
  type: 'lintel_pki_certificate',
  service: 'secrets',
  construct: 'DataPkiCertificate',
  doc: 'A certificate that an authority has issued, by its number.',
  source: ['docs/spec/pki.md#certificate-response-issue-sign-sign-intermediate', 'docs/spec/real-services.md#25-pki'],
  attributes: {
    ...engineArguments('pki'),
    serialNumber: { type: 'string', use: 'required', rules: [SERIAL_NUMBER], doc: 'The number of the certificate, in hexadecimal with colons or hyphens.' },
    certificate: { type: 'string', use: 'computed', doc: 'The certificate, as PEM.' },
    caChain: { type: 'list', element: 'string', use: 'computed', doc: 'The certificates from the issuer upwards, as PEM; an empty list where the token may not read the issuer.' },
    expiration, validFrom, validUntil, fingerprint,
    revocationTime: lifeResults.revocationTime,
    status: { type: 'string', use: 'computed', doc: 'By the clock of the service: `valid`, `expired` or `revoked`.' },
  },
});

const { leaseId, leaseDuration, renewable } = leaseAttributes;
const absent = 'the service does not tell';

/** Restates the certificate authority's API, "Generate certificate and key", and its variants by an external policy. */
export const pkiCertificateEphemeral = defineEphemeralResource({
  type: 'lintel_pki_certificate',
  service: 'secrets',
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
