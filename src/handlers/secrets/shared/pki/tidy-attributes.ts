/** The objects that an authority removes, once or automatically. */
import { flag, flagOfSome } from './configuration-attributes';

const OPENBAO = 'Only supported with the dialect `openbao`.';
const VAULT = 'Only supported with the dialect `vault`.';

const buffer = <const Standard extends string>(standard: Standard, doc: string) =>
  ({ type: 'duration', use: 'optional', default: standard, rules: [{ rule: 'range', min: 1 }], doc }) as const;

/** The switches: at least one must be on for anything to be removed. */
export const tidySwitches = {
  tidyCertStore: flag('Whether expired certificates are removed.'),
  tidyRevokedCerts: flag('Whether revoked certificates that have expired are removed, also from the revocation lists.'),
  tidyRevokedCertIssuerAssociations: flag('Whether revoked certificates without an issuer are assigned to one again.'),
  tidyExpiredIssuers: flag('Whether expired issuers are removed, except for the default issuer. Their keys stay.'),
  tidyMoveLegacyCaBundle: flag('Whether the bundle of an authority from before there were issuers is put away.'),
  tidyAcme: flag('Whether ACME accounts, orders and bindings that are no longer used are removed.'),
  tidyInvalidCerts: flagOfSome('openbao', `Whether stored certificates that cannot be read are removed. ${OPENBAO}`),
  tidyCrossClusterRevokedCerts: flagOfSome('vault', `Whether revocations of other clusters are removed. ${VAULT}`),
  tidyRevocationQueue: flagOfSome('vault', `Whether requests to revoke from other clusters are removed. ${VAULT}`),
  tidyCertMetadata: flagOfSome('vault', `Whether the metadata of expired certificates are removed. ${VAULT}`),
  tidyCmpv2NonceStore: flagOfSome('vault', `Whether expired nonces of CMPv2 are removed. ${VAULT}`),
} as const;

/** How long an object is kept after its expiration. */
export const tidyBuffers = {
  safetyBuffer: buffer('72h', 'How long certificates are kept after they have expired.'),
  issuerSafetyBuffer: buffer('365d', 'How long issuers are kept after they have expired.'),
  acmeAccountSafetyBuffer: buffer('30d', 'How long ACME accounts are kept that have no certificate.'),
  revokedSafetyBuffer: {
    type: 'duration',
    use: 'optionalComputed',
    dialects: ['openbao'],
    initial: '72h',
    rules: [{ rule: 'range', min: 1 }],
    absent: 'it follows `safetyBuffer`, and the service has none in other dialects than `openbao`',
    doc: `How long revoked certificates are kept after they have expired. ${OPENBAO}`,
  },
  revocationQueueSafetyBuffer: {
    type: 'duration',
    use: 'optionalComputed',
    dialects: ['vault'],
    initial: '48h',
    rules: [{ rule: 'range', min: 1 }],
    absent: 'the service chooses, and it has none in other dialects than `vault`',
    doc: `How long requests to revoke from other clusters are kept. ${VAULT}`,
  },
  pauseDuration: {
    type: 'duration',
    use: 'optional',
    default: '0s',
    doc: 'How long the service pauses between two certificates, to limit the load.',
  },
  pageSize: {
    type: 'int',
    use: 'optionalComputed',
    dialects: ['openbao'],
    initial: 1000,
    rules: [{ rule: 'range', min: 5 }],
    absent: 'the service chooses, and it has none in other dialects than `openbao`',
    doc: `How many certificates are read at a time. ${OPENBAO}`,
  },
} as const;
