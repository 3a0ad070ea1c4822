import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import { configIdentity } from '../shared/mount-attributes';
import {
  authorityArguments,
  authorityAttributes,
  authorityImports,
  clusterAccess,
  flag,
  SOURCE,
  urlList,
  WRITTEN_BACK,
} from '../shared/pki/configuration-attributes';
import { namespaceArguments } from '../shared/system-attributes';

const settings = {
  issuingCertificates: urlList("Where the issuer's certificate is published."),
  crlDistributionPoints: urlList('Where the certificate revocation list is published.'),
  deltaCrlDistributionPoints: {
    ...urlList(
      'Where the delta of the certificate revocation list is published. Only supported with the dialect `openbao`.',
    ),
    unreadable: 'maybe',
  },
  ocspServers: urlList('The OCSP servers that answer whether a certificate is revoked.'),
  enableTemplating: flag(
    'Whether the URLs can contain `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. The last two need `lintel_pki_cluster_config`.',
  ),
} as const;

/** Specified in the foundation, "Issuer, key and configuration of an authority". */
export const pkiUrlsConfig = defineResource({
  type: 'lintel_pki_urls_config',
  service: 'secrets',
  construct: 'PkiUrlsConfig',
  doc: 'The URLs that a certificate authority writes into the certificates that it issues, unless an issuer has its own. Each mount always has this configuration: destroying it removes the URLs. Certificates keep the URLs that they were issued with.',
  source: SOURCE,
  attributes: { ...authorityAttributes, ...settings },
  identity: configIdentity,
  imports: authorityImports('urls'),
  ownAccess: WRITTEN_BACK,
  access: clusterAccess('enableTemplating'),
  movedFrom: [{ type: 'vault_pki_secret_backend_config_urls', schemaVersions: [0] }],
});

/** Specified in the foundation, operation 79. */
export const pkiUrlsConfigData = defineDataSource({
  type: 'lintel_pki_urls_config',
  service: 'secrets',
  construct: 'DataPkiUrlsConfig',
  doc: 'The URLs that a certificate authority writes into the certificates that it issues.',
  source: SOURCE,
  attributes: { ...resultsOf(settings), ...authorityArguments },
});

/** Specified in the foundation, operations 1 and 79. */
export const pkiUrlsConfigList = defineListResource({
  type: 'lintel_pki_urls_config',
  doc: 'The URLs of certificate authorities, one object for each mount that has any.',
  source: SOURCE,
  attributes: namespaceArguments,
});
