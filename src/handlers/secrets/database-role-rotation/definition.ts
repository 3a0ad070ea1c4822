import { defineResource } from '../../../definition/resource';
import { deedAttributes, deedImports, deedPlace, deedTarget } from '../deed-attributes';

/** Restates the secrets API, operation "Rotate static role credentials". */
export const databaseRoleRotation = defineResource({
  type: 'lintel_database_role_rotation',
  wing: 'secrets',
  construct: 'DatabaseRoleRotation',
  performs: true,
  doc: 'A rotation of the credential of a static role, outside of its period or schedule. It begins a new period; whoever uses the old credential is locked out.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...deedPlace('database'),
    role: deedTarget('The name of the static role.'),
    ...deedAttributes,
  },
  identity: { mount: false, role: true },
  imports: deedImports('rotate-role', 'role', 'database/rotate-role/reporting'),
});
