import { defineResource } from '../../../definition/resource';
import { authorityPlace, SOURCE } from '../shared/pki/configuration-attributes';

const place = authorityPlace('cluster', 'its addresses stay');

const address = (doc: string) =>
  ({
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    rules: [{ rule: 'url', schemes: ['https', 'http'] }],
    absent: 'it is not known',
    doc,
  }) as const;

const settings = {
  path: address(
    'The URL of the mount for clients, such as `https://secrets.example.com:8200/v1/pki`. ACME needs it, and templates of URLs refer to it as `{{cluster_path}}`. Once set, it can be changed but not removed.',
  ),
  aiaPath: address(
    'The URL of the mount for those who verify certificates, which may be one without TLS. Templates of URLs refer to it as `{{cluster_aia_path}}`. Once set, it can be changed but not removed.',
  ),
} as const;

export const pkiClusterConfig = defineResource({
  type: 'lintel_pki_cluster_config',
  service: 'secrets',
  construct: 'PkiClusterConfig',
  doc: 'The addresses under which clients reach a certificate authority. Each mount always has this configuration, and the service accepts no empty address: destroying it removes it from the state only.',
  source: SOURCE,
  attributes: { ...place.attributes, ...settings },
  rules: [{ rule: 'oneOrMoreOf', attributes: ['path', 'aiaPath'] }],
  ...place.marks,
  movedFrom: [{ type: 'vault_pki_secret_backend_config_cluster', schemaVersions: [0] }],
});

export const pkiClusterConfigData = place.dataOf(
  pkiClusterConfig,
  'The addresses under which clients reach a certificate authority.',
);
