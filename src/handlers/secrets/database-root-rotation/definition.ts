import { defineResource } from '../../../definition/resource';
import { deedAttributes, deedImports, deedPlace, deedTarget } from '../deed-attributes';

/** Restates the secrets API, operation "Rotate root credentials". */
export const databaseRootRotation = defineResource({
  type: 'lintel_database_root_rotation',
  wing: 'secrets',
  construct: 'DatabaseRootRotation',
  performs: true,
  doc: 'A rotation of the password of a connection\'s root user. The service alone knows the new password: nobody can read it.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...deedPlace('database'),
    name: deedTarget('The name of the connection.'),
    ...deedAttributes,
  },
  identity: { mount: false, name: true },
  imports: deedImports('rotate-root', 'name', 'database/rotate-root/orders'),
});
