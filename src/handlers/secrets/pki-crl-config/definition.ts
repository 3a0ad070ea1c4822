import { defineResource } from '../../../definition/resource';
import { authorityPlace, flag, flagOfSome, SOURCE } from '../shared/pki/configuration-attributes';

const place = authorityPlace('crl');

const duration = <const Standard extends string>(standard: Standard, doc: string) =>
  ({ type: 'duration', use: 'optional', default: standard, rules: [{ rule: 'range', min: 1 }], doc }) as const;

const settings = {
  expiry: duration('72h', 'How long a certificate revocation list is valid.'),
  disable: flag('Whether certificate revocation lists are no longer built: they stay empty.'),
  ocspDisable: flag('Whether the service no longer responds to OCSP requests.'),
  ocspExpiry: duration('12h', 'How long an OCSP response is valid.'),
  autoRebuild: flag(
    'Whether certificate revocation lists are rebuilt before they expire, instead of after each revocation.',
  ),
  autoRebuildGracePeriod: duration(
    '12h',
    'How long before its expiry a list is rebuilt. With `autoRebuild` it must be shorter than `expiry`.',
  ),
  enableDelta: flag('Whether deltas of the lists are built between two rebuilds. Requires `autoRebuild`.'),
  deltaRebuildInterval: duration(
    '15m',
    'How often deltas are built. With `enableDelta` it must be shorter than `expiry`.',
  ),
  allowExpiredCertRevocation: flagOfSome(
    'openbao',
    'Whether expired certificates can be revoked. Only supported with the dialect `openbao`.',
  ),
  crossClusterRevocation: flagOfSome(
    'vault',
    'Whether revocations apply to all clusters. Only supported with the dialect `vault`, and by Vault Enterprise.',
  ),
  unifiedCrl: flagOfSome(
    'vault',
    'Whether a list for all clusters is built. Only supported with the dialect `vault`, and by Vault Enterprise.',
  ),
  unifiedCrlOnExistingPaths: flagOfSome(
    'vault',
    'Whether the paths of the lists serve the list for all clusters. Only supported with the dialect `vault`, and by Vault Enterprise.',
  ),
  maxCrlEntries: {
    type: 'int',
    use: 'optional',
    absentIs: 100_000,
    initial: 100_000,
    dialects: ['vault'],
    absent: 'it is 100000 with the dialect `vault`, and there is none in others',
    doc: 'The maximum number of certificates on a list; -1 for no limit. Only supported with the dialect `vault`.',
  },
} as const;

export const pkiCrlConfig = defineResource({
  type: 'lintel_pki_crl_config',
  service: 'secrets',
  construct: 'PkiCrlConfig',
  doc: 'How a certificate authority publishes which certificates are revoked: its certificate revocation lists, and OCSP. Each mount always has this configuration: destroying it restores the defaults.',
  source: SOURCE,
  attributes: { ...place.attributes, ...settings },
  ...place.marks,
  movedFrom: [{ type: 'vault_pki_secret_backend_crl_config', schemaVersions: [0, 1] }],
});

export const pkiCrlConfigData = place.dataOf(
  pkiCrlConfig,
  'How a certificate authority publishes which certificates are revoked.',
);
export const pkiCrlConfigList = place.listOf(
  pkiCrlConfig,
  'How certificate authorities publish which certificates are revoked, one object for each mount whose configuration is not the default.',
);
