import { defineResource } from '../../../definition/resource';
import { keyValueRules } from '../shared/key-value/version-rules';
import { engineConfigPlace } from '../shared/stored/places';

const place = engineConfigPlace('secret', 'config', { noun: 'configuration', engine: 'kv', always: {} });

export const kvConfig = defineResource({
  type: 'lintel_kv_config',
  service: 'secrets',
  construct: 'KvConfig',
  doc: 'What holds for every key-value secret of a mount of version 2, unless a secret has stricter settings. Each mount always has this configuration: destroying it restores the defaults.',
  source: [
    'docs/spec/secrets-everyday.md#key-value-version-2-metadata-of-a-name-configuration-of-the-mount',
    'docs/spec/secrets-everyday.md#key-value',
  ],
  attributes: { ...place.attributes, ...keyValueRules('mount') },
  ...place.marks,
  movedFrom: [{ type: 'vault_kv_secret_backend_v2', schemaVersions: [0] }],
});

export const kvConfigData = place.dataOf(kvConfig, 'What holds for every key-value secret of a mount of version 2.');
