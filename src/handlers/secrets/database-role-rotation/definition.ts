import { defineAction } from '../../../definition/action';
import { defineResource } from '../../../definition/resource';
import { listAttributes } from '../shared/mount-attributes';
import {
  operationAttributes,
  operationImports,
  operationPath,
  operationTarget,
  actionTarget,
} from '../shared/operation-attributes';

/** Specified in the secrets API, operation "Rotate static role credentials". */
export const databaseRoleRotation = defineResource({
  type: 'lintel_database_role_rotation',
  service: 'secrets',
  construct: 'DatabaseRoleRotation',
  operation: true,
  doc: 'A rotation of the credential of a static role, independent of its period or schedule. A new period begins, and the old credential stops working.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...operationPath('database'),
    role: operationTarget('The name of the static role.'),
    ...operationAttributes,
  },
  identity: { mount: false, role: true },
  imports: operationImports('rotate-role', 'role', 'database/rotate-role/reporting'),
});

/** Specified in the secrets API, operation "Rotate static role credentials". */
export const databaseRoleRotationAction = defineAction({
  type: 'lintel_database_role_rotation',
  service: 'secrets',
  doc: 'Rotates the credential of a static role, independent of its period or schedule. A new period begins, and the old credential stops working.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), role: actionTarget('The name of the static role.') },
});
