import { defineDataSource } from '../../../definition/data-source';
import { engineArguments, nameRules } from '../shared/mount-attributes';

const absentName = 'the issuer has no name';
const list = (doc: string) => ({ type: 'list', element: 'string', use: 'computed', doc }) as const;

/** As in Vault and OpenBao: the certificate authority's API refers to issuers without documenting them. */
export const pkiIssuerData = defineDataSource({
  type: 'lintel_pki_issuer',
  service: 'secrets',
  construct: 'DataPkiIssuer',
  doc: 'An issuer of a certificate authority: the certificate and the key that the authority signs with.',
  source: ['docs/spec/pki.md#issuer-and-key-resources', 'docs/spec/real-services.md#25-pki'],
  access: [{ path: '{mount}/issuer/{issuerRef}', needs: { read: ['read'] } }],
  attributes: {
    ...engineArguments('pki'),
    issuerRef: {
      type: 'string',
      use: 'optional',
      default: 'default',
      rules: nameRules,
      doc: 'The id or the name of the issuer; `default` is the default issuer of the engine.',
    },
    issuerId: { type: 'string', use: 'computed', doc: 'The id of the issuer.' },
    issuerName: { type: 'string', use: 'computed', absent: absentName, doc: 'The name of the issuer.' },
    keyId: {
      type: 'string',
      use: 'computed',
      absent: 'the engine has no key for the issuer and cannot sign with it',
      doc: 'The id of the key of the issuer.',
    },
    certificate: { type: 'string', use: 'computed', doc: 'The certificate of the issuer, as PEM.' },
    manualChain: list('The ids of the issuers in its manually configured chain.'),
    caChain: list("The certificate chain, starting with the issuer's own certificate, as PEM."),
    leafNotAfterBehavior: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'How the service handles a request for a certificate that would outlive the issuer: `err` rejects it, `truncate` shortens the validity, `permit` allows it.',
    },
    usage: {
      type: 'set',
      element: 'string',
      use: 'computed',
      doc: 'The allowed usages of the issuer, such as `issuing-certificates` and `crl-signing`.',
    },
    revocationSignatureAlgorithm: {
      type: 'string',
      use: 'computed',
      absent: 'the algorithm depends on the key',
      doc: 'The algorithm that certificate revocation lists are signed with.',
    },
    revoked: { type: 'bool', use: 'computed', doc: 'Whether the issuer is revoked.' },
    issuingCertificates: list("The URLs of the issuer's certificate that are included in issued certificates."),
    crlDistributionPoints: list(
      'The URLs of the certificate revocation list that are included in issued certificates.',
    ),
    ocspServers: list('The URLs of OCSP servers that are included in issued certificates.'),
  },
});

export const pkiIssuersData = defineDataSource({
  type: 'lintel_pki_issuers',
  service: 'secrets',
  construct: 'DataPkiIssuers',
  doc: 'The issuers of a certificate authority.',
  source: ['docs/spec/pki.md#issuer-and-key-resources', 'docs/spec/real-services.md#25-pki'],
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
