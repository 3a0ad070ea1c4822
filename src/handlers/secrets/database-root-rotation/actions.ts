import { defineAction } from '../../../definition/action';
import { actionTarget } from '../deed-attributes';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "Rotate root credentials". */
export const databaseRootRotationAction = defineAction({
  type: 'lintel_database_root_rotation',
  wing: 'secrets',
  doc: 'Rotates the password of a connection\'s root user. The service alone knows the new password: nobody can read it.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), name: actionTarget('The name of the connection.') },
});
