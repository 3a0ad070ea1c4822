import { defineResource } from '../../../definition/resource';
import { authorityPlace, defaultAttribute, flag, SOURCE } from '../shared/pki/configuration-attributes';
import { certificateLooks } from '../shared/pki/issuer-attributes';

const place = authorityPlace('issuers', 'the default issuer stays');

const settings = {
  default: defaultAttribute('issuer', 'signs requests that name no issuer'),
  defaultFollowsLatestIssuer: flag(
    'Whether each issuer that is generated or imported with its key becomes the default. `default` then changes by itself.',
  ),
} as const;

export const pkiIssuersConfig = defineResource({
  type: 'lintel_pki_issuers_config',
  service: 'secrets',
  construct: 'PkiIssuersConfig',
  doc: 'The default issuer of a certificate authority. The service makes the first issuer of a mount the default, and this resource takes that choice over. The default cannot be removed: destroying the resource removes it from the state only.',
  source: SOURCE,
  attributes: { ...place.attributes, ...settings },
  ...place.marks,
  access: [
    { path: '{mount}/issuers/', needs: { read: ['list'], create: ['list'] } },
    { path: '{mount}/issuer/+', needs: { read: ['read'] }, optional: true },
    ...certificateLooks,
  ],
  movedFrom: [{ type: 'vault_pki_secret_backend_config_issuers', schemaVersions: [0] }],
});

export const pkiIssuersConfigData = place.dataOf(pkiIssuersConfig, 'The default issuer of a certificate authority.', {
  default: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The id of the default issuer.' },
});
