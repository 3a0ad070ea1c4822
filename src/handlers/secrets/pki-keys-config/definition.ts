import { defineResource } from '../../../definition/resource';
import { authorityPlace, defaultAttribute, SOURCE } from '../shared/pki/configuration-attributes';

const place = authorityPlace('keys', 'the default key stays');

export const pkiKeysConfig = defineResource({
  type: 'lintel_pki_keys_config',
  service: 'secrets',
  construct: 'PkiKeysConfig',
  doc: 'The default key of a certificate authority. The service makes the first key of a mount the default, and this resource takes that choice over. The default cannot be removed: destroying the resource removes it from the state only.',
  source: SOURCE,
  attributes: { ...place.attributes, default: defaultAttribute('key', 'is used by requests that name no key') },
  ...place.marks,
  access: [
    { path: '{mount}/keys/', needs: { read: ['list'], create: ['list'] } },
    { path: '{mount}/issuers/', needs: { create: ['list'] }, optional: true },
    { path: '{mount}/issuer/+', needs: { create: ['read'] }, optional: true },
  ],
});

export const pkiKeysConfigData = place.dataOf(pkiKeysConfig, 'The default key of a certificate authority.', {
  default: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The id of the default key.' },
});
