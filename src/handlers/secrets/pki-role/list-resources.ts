import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates the certificate authority's API, operation "List roles". */
export const pkiRoleList = defineListResource({
  type: 'lintel_pki_role',
  doc: 'The roles of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: listAttributes('pki'),
});
