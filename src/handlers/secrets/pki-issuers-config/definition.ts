import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { resultsOf } from '../../../definition/results';
import { configIdentity } from '../shared/mount-attributes';
import {
  authorityArguments,
  authorityAttributes,
  authorityImports,
  defaultAttribute,
  flag,
  FORGOTTEN,
  SOURCE,
} from '../shared/pki/configuration-attributes';
import { certificateLooks } from '../shared/pki/issuer-attributes';

const settings = {
  default: defaultAttribute('issuer', 'signs requests that name no issuer'),
  defaultFollowsLatestIssuer: flag(
    'Whether each issuer that is generated or imported with its key becomes the default. `default` then changes by itself.',
  ),
} as const;

/** Specified in the foundation, "Issuer, key and configuration of an authority". */
export const pkiIssuersConfig = defineResource({
  type: 'lintel_pki_issuers_config',
  service: 'secrets',
  construct: 'PkiIssuersConfig',
  doc: 'The default issuer of a certificate authority. The service makes the first issuer of a mount the default, and this resource takes that choice over. The default cannot be removed: destroying the resource removes it from the state only.',
  source: SOURCE,
  attributes: { ...authorityAttributes, ...settings },
  identity: configIdentity,
  imports: authorityImports('issuers'),
  ownAccess: FORGOTTEN,
  access: [
    { path: '{mount}/issuers/', needs: { read: ['list'], create: ['list'] } },
    { path: '{mount}/issuer/+', needs: { read: ['read'] }, optional: true },
    ...certificateLooks,
  ],
  movedFrom: [{ type: 'vault_pki_secret_backend_config_issuers', schemaVersions: [0] }],
});

/** Specified in the foundation, operation 79. */
export const pkiIssuersConfigData = defineDataSource({
  type: 'lintel_pki_issuers_config',
  service: 'secrets',
  construct: 'DataPkiIssuersConfig',
  doc: 'The default issuer of a certificate authority.',
  source: SOURCE,
  attributes: {
    ...resultsOf(settings),
    default: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The id of the default issuer.' },
    ...authorityArguments,
  },
});
