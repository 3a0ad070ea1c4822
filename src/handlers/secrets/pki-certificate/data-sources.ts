import { defineDataSource } from '../../../definition/data-source';
import { issuedResults, lifeResults } from '../certificate-attributes';
import { SERIAL_NUMBER } from '../pki-vocabulary';
import { engineArguments } from '../place';

const { expiration, validFrom, validUntil, fingerprint } = issuedResults;

/** Reads what the certificate authority has issued: GET `cert/:serial`, which its API does not show. */
export const pkiCertificateData = defineDataSource({
  type: 'lintel_pki_certificate',
  wing: 'secrets',
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
