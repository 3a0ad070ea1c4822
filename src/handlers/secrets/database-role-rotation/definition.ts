import { defineResource } from '../../../definition/resource';
import { operationAttributes, operationImports, operationPath, operationTarget, actionTarget } from '../shared/operation-attributes';
import { defineAction } from '../../../definition/action';
import { listAttributes } from '../shared/mount-attributes';

/** Restates the secrets API, operation "Rotate static role credentials". */
export const databaseRoleRotation = defineResource({
  type: 'lintel_database_role_rotation',
  service: 'secrets',
  construct: 'DatabaseRoleRotation',
  operation: true,
  doc: 'A rotation of the credential of a static role, outside of its period or schedule. It begins a new period; whoever uses the old credential is locked out.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...operationPath('database'),
    role: operationTarget('The name of the static role.'),
    ...operationAttributes,
  },
  identity: { mount: false, role: true },
  imports: operationImports('rotate-role', 'role', 'database/rotate-role/reporting'),
});

/** Restates the secrets API, operation "Rotate static role credentials". */
export const databaseRoleRotationAction = defineAction({
  type: 'lintel_database_role_rotation',
  service: 'secrets',
  doc: 'Rotates the credential of a static role, outside of its period or schedule. It begins a new period; whoever uses the old credential is locked out.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), role: actionTarget('The name of the static role.') },
});
