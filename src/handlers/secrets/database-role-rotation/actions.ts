import { defineAction } from '../../../definition/action';
import { actionTarget } from '../deed-attributes';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "Rotate static role credentials". */
export const databaseRoleRotationAction = defineAction({
  type: 'lintel_database_role_rotation',
  wing: 'secrets',
  doc: 'Rotates the credential of a static role, outside of its period or schedule. It begins a new period; whoever uses the old credential is locked out.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), role: actionTarget('The name of the static role.') },
});
