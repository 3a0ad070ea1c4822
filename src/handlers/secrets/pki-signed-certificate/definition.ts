import { defineResource } from '../../../definition/resource';
import { certificateAccess } from '../shared/certificates/certificate-access';
import {
  bundleResult,
  certificateIdentity,
  certificateImports,
  certificateInputs,
  certificatePath,
  csrInput,
  grantInputs,
  grantRules,
  issuedResults,
  leafInputs,
  lifeResults,
  renewalRules,
  requestMarks,
  upkeepAttributes,
} from '../shared/certificates/certificate-attributes';

/** Specified in the certificate authority's API, "Sign certificate", and its variants with an external policy. */
export const pkiSignedCertificate = defineResource({
  type: 'lintel_pki_signed_certificate',
  service: 'secrets',
  construct: 'PkiSignedCertificate',
  doc: 'A certificate that a certificate authority signs for an existing key. The authority never sees the private key.',
  issues: true,
  replacementHarms: 'issues another certificate',
  source: ['docs/spec/pki.md#sign-certificate', 'docs/spec/pki.md#enterprise-edition-external-policy-variants'],
  access: certificateAccess('sign'),
  attributes: {
    ...certificatePath,
    ...grantInputs(requestMarks),
    ...csrInput(requestMarks),
    commonName: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      ...requestMarks,
      absent: 'the external policy decides',
      doc: 'The common name of the subject. A role with `use_csr_common_name` uses the one of the signing request instead.',
    },
    ...certificateInputs(requestMarks),
    ...leafInputs(requestMarks),
    ...upkeepAttributes,
    ...issuedResults,
    ...bundleResult,
    ...lifeResults,
  },
  rules: [...grantRules, { rule: 'requires', attribute: 'role', needs: 'commonName' }, ...renewalRules],
  identity: certificateIdentity,
  imports: certificateImports,
  movedFrom: [{ type: 'vault_pki_secret_backend_sign', schemaVersions: [0, 1] }],
});
