import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates what the service answers to a list of the secrets API, "Cloud key-management provider". */
export const keyManagementProviderList = defineListResource({
  type: 'lintel_key_management_provider',
  doc: 'The providers of a key-management engine, of whatever kind.',
  source: ['docs/spec/secrets.md#cloud-key-management-provider'],
  attributes: listAttributes('keymgmt'),
});
