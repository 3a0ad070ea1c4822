import { pkiRole } from './definition';
import { defineDataSource } from '../../../definition/data-source';
import { resultsOf } from '../../../definition/results';
import { namesAttributes, placeArguments } from '../place';

/** Restates the certificate authority's API, operation "Read role". */
export const pkiRoleData = defineDataSource({
  type: 'lintel_pki_role',
  wing: 'secrets',
  construct: 'DataPkiRole',
  doc: 'A role of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: { ...resultsOf(pkiRole.attributes), ...placeArguments('pki', 'The name of the role.') },
});

/** Restates the certificate authority's API, operation "List roles". */
export const pkiRolesData = defineDataSource({
  type: 'lintel_pki_roles',
  wing: 'secrets',
  construct: 'DataPkiRoles',
  doc: 'The names of the roles of a certificate authority.',
  source: ['docs/spec/pki.md#roles'],
  attributes: namesAttributes('pki', 'roles'),
});
