import { defineResource } from '../../../definition/resource';
import { authorityPlace, clusterAccess, flag, SOURCE, urlList } from '../shared/pki/configuration-attributes';

const place = authorityPlace('urls');

const settings = {
  issuingCertificates: urlList("Where the issuer's certificate is published."),
  crlDistributionPoints: urlList('Where the certificate revocation list is published.'),
  deltaCrlDistributionPoints: {
    ...urlList(
      'Where the delta of the certificate revocation list is published. Only supported with the dialect `openbao`.',
    ),
    unreadable: 'maybe',
    dialects: ['openbao'],
  },
  ocspServers: urlList('The OCSP servers that answer whether a certificate is revoked.'),
  enableTemplating: flag(
    'Whether the URLs can contain `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. The last two need `lintel_pki_cluster_config`.',
  ),
} as const;

export const pkiUrlsConfig = defineResource({
  type: 'lintel_pki_urls_config',
  service: 'secrets',
  construct: 'PkiUrlsConfig',
  doc: 'The URLs that a certificate authority writes into the certificates that it issues, unless an issuer has its own. Each mount always has this configuration: destroying it removes the URLs. Certificates keep the URLs that they were issued with.',
  source: SOURCE,
  attributes: { ...place.attributes, ...settings },
  ...place.marks,
  access: clusterAccess('enableTemplating'),
  movedFrom: [{ type: 'vault_pki_secret_backend_config_urls', schemaVersions: [0] }],
});

export const pkiUrlsConfigData = place.dataOf(
  pkiUrlsConfig,
  'The URLs that a certificate authority writes into the certificates that it issues.',
);
export const pkiUrlsConfigList = place.listOf(
  pkiUrlsConfig,
  'The URLs of certificate authorities, one object for each mount that has any.',
);
