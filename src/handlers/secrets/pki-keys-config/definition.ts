import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { configIdentity } from '../shared/mount-attributes';
import {
  authorityArguments,
  authorityAttributes,
  authorityImports,
  defaultAttribute,
  FORGOTTEN,
  SOURCE,
} from '../shared/pki/configuration-attributes';

/** Specified in the foundation, "Issuer, key and configuration of an authority". */
export const pkiKeysConfig = defineResource({
  type: 'lintel_pki_keys_config',
  service: 'secrets',
  construct: 'PkiKeysConfig',
  doc: 'The default key of a certificate authority. The service makes the first key of a mount the default, and this resource takes that choice over. The default cannot be removed: destroying the resource removes it from the state only.',
  source: SOURCE,
  attributes: { ...authorityAttributes, default: defaultAttribute('key', 'is used by requests that name no key') },
  identity: configIdentity,
  imports: authorityImports('keys'),
  ownAccess: FORGOTTEN,
  access: [
    { path: '{mount}/keys/', needs: { read: ['list'], create: ['list'] } },
    { path: '{mount}/issuers/', needs: { create: ['list'] }, optional: true },
    { path: '{mount}/issuer/+', needs: { create: ['read'] }, optional: true },
  ],
});

/** Specified in the foundation, operation 79. */
export const pkiKeysConfigData = defineDataSource({
  type: 'lintel_pki_keys_config',
  service: 'secrets',
  construct: 'DataPkiKeysConfig',
  doc: 'The default key of a certificate authority.',
  source: SOURCE,
  attributes: {
    default: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The id of the default key.' },
    ...authorityArguments,
  },
});
