import { defineResource } from '../../../definition/resource';
import { authorityPlace, flag, SOURCE } from '../shared/pki/configuration-attributes';
import { tidyBuffers, tidySwitches } from '../shared/pki/tidy-attributes';

const place = authorityPlace('auto-tidy');

const backoff = (initial: string, doc: string) =>
  ({
    type: 'duration',
    use: 'optionalComputed',
    dialects: ['vault'],
    initial,
    absent: 'the service chooses, and it has none in other dialects than `vault`',
    doc: `${doc} Only supported with the dialect \`vault\`.`,
  }) as const;

const settings = {
  enabled: {
    type: 'bool',
    use: 'required',
    initial: false,
    doc: 'Whether the service tidies by itself. Requires at least one of the switches that begin with `tidy`.',
  },
  intervalDuration: {
    type: 'duration',
    use: 'optional',
    default: '12h',
    rules: [{ rule: 'range', min: 1 }],
    doc: 'The time between the end of one run and the beginning of the next.',
  },
  ...tidySwitches,
  ...tidyBuffers,
  maintainStoredCertificateCounts: flag('Whether the service counts the certificates that it stores.'),
  publishStoredCertificateCountMetrics: flag(
    'Whether these counts are among the metrics of the service. Requires `maintainStoredCertificateCounts`.',
  ),
  minStartupBackoffDuration: backoff('5m', 'How long the service waits at least before the first run after its start.'),
  maxStartupBackoffDuration: backoff('15m', 'How long the service waits at most before the first run after its start.'),
} as const;

export const pkiAutoTidyConfig = defineResource({
  type: 'lintel_pki_auto_tidy_config',
  service: 'secrets',
  construct: 'PkiAutoTidyConfig',
  doc: 'When a certificate authority removes what has expired by itself. Each mount always has this configuration: destroying it turns automatic tidying off and restores the defaults.',
  source: SOURCE,
  attributes: { ...place.attributes, ...settings },
  ...place.marks,
  movedFrom: [{ type: 'vault_pki_secret_backend_config_auto_tidy', schemaVersions: [0] }],
});

export const pkiAutoTidyConfigData = place.dataOf(
  pkiAutoTidyConfig,
  'When a certificate authority removes what has expired by itself.',
);
