import { defineDataSource } from '../../../definition/data-source';
import { engineArguments, nameRules } from '../shared/mount-attributes';

const absentName = 'it has none';
const list = (doc: string) => ({ type: 'list', element: 'string', use: 'computed', doc } as const);

/** As the services that exist have it, since the certificate authority's API only refers to issuers. */
export const pkiIssuerData = defineDataSource({
  type: 'lintel_pki_issuer',
  service: 'secrets',
  construct: 'DataPkiIssuer',
  doc: 'An issuer of a certificate authority: the certificate and the key that it signs with.',
  source: ['docs/spec/pki.md#issuer-and-key-resources', 'docs/spec/real-services.md#25-pki'],
  attributes: {
    ...engineArguments('pki'),
    issuerRef: { type: 'string', use: 'optional', default: 'default', rules: nameRules, doc: 'The id or the name of the issuer; `default` is the one that the engine signs with where nobody says which.' },
    issuerId: { type: 'string', use: 'computed', doc: 'The id of the issuer.' },
    issuerName: { type: 'string', use: 'computed', absent: absentName, doc: 'The name of the issuer.' },
    keyId: { type: 'string', use: 'computed', absent: 'the engine has no key for it, and so cannot sign with it', doc: 'The id of the key of the issuer.' },
    certificate: { type: 'string', use: 'computed', doc: 'The PEM text of the certificate of the issuer.' },
    manualChain: list('The ids of the issuers that its chain is made of, where somebody has said so.'),
    caChain: list('The PEM texts of its chain, from its own certificate on.'),
    leafNotAfterBehavior: {
      type: 'string', use: 'computed', absent: 'the service does not tell',
      doc: 'What becomes of a certificate that would outlive the issuer: `err` refuses it, `truncate` shortens it, `permit` lets it be.',
    },
    usage: { type: 'set', element: 'string', use: 'computed', doc: 'What the issuer may be used for, such as `issuing-certificates` and `crl-signing`.' },
    revocationSignatureAlgorithm: { type: 'string', use: 'computed', absent: 'it follows from the key', doc: 'The algorithm that its lists of revoked certificates are signed by.' },
    revoked: { type: 'bool', use: 'computed', doc: 'Whether the issuer is revoked.' },
    issuingCertificates: list('Addresses of the certificate of the issuer, which certificates that it signs name.'),
    crlDistributionPoints: list('Addresses of the list of what is revoked, which certificates that it signs name.'),
    ocspServers: list('Addresses of servers that tell what is revoked, which certificates that it signs name.'),
  },
});

export const pkiIssuersData = defineDataSource({
  type: 'lintel_pki_issuers',
  service: 'secrets',
  construct: 'DataPkiIssuers',
  doc: 'The issuers of a certificate authority.',
  source: ['docs/spec/pki.md#issuer-and-key-resources', 'docs/spec/real-services.md#25-pki'],
  attributes: {
    ...engineArguments('pki'),
    issuers: {
      type: 'objects', use: 'computed', construct: 'PkiIssuerEntry', doc: 'The issuers, by their ids; an empty list where there are none.',
      attributes: {
        issuerId: { type: 'string', use: 'computed', doc: 'The id of the issuer.' },
        issuerName: { type: 'string', use: 'computed', absent: absentName, doc: 'The name of the issuer.' },
        isDefault: { type: 'bool', use: 'computed', doc: 'Whether the engine signs with it where nobody says which.' },
        serialNumber: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The serial number of its certificate.' },
        keyId: { type: 'string', use: 'computed', absent: 'the engine has no key for it', doc: 'The id of its key.' },
      },
    },
  },
});
