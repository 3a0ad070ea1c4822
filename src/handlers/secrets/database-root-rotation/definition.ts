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

/** Specified in the secrets API, operation "Rotate root credentials". */
export const databaseRootRotation = defineResource({
  type: 'lintel_database_root_rotation',
  service: 'secrets',
  construct: 'DatabaseRootRotation',
  operation: true,
  doc: "A rotation of the password of a connection's root user. The new password is known only to the service and cannot be read.",
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...operationPath('database'),
    name: operationTarget('The name of the connection.'),
    ...operationAttributes,
  },
  identity: { mount: false, name: true },
  imports: operationImports('rotate-root', 'name', 'database/rotate-root/orders'),
});

/** Specified in the secrets API, operation "Rotate root credentials". */
export const databaseRootRotationAction = defineAction({
  type: 'lintel_database_root_rotation',
  service: 'secrets',
  doc: "Rotates the password of a connection's root user. The new password is known only to the service and cannot be read.",
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), name: actionTarget('The name of the connection.') },
});
