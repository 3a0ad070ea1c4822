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

/** Specified in the everyday API, endpoint 49. */
export const transitKeyRotation = defineResource({
  type: 'lintel_transit_key_rotation',
  service: 'secrets',
  construct: 'TransitKeyRotation',
  operation: true,
  doc: 'A rotation of a key, independent of its period: the key gets a new version, which encrypts and signs from then on. Older versions still decrypt.',
  source: ['docs/spec/secrets-everyday.md#transit-audit-any-path'],
  attributes: {
    ...operationPath('transit'),
    name: operationTarget('The name of the key.'),
    ...operationAttributes,
    latestVersion: {
      type: 'int',
      use: 'computed',
      absent: 'it was imported',
      doc: 'The number of the version that the rotation made.',
    },
  },
  identity: { mount: false, name: true },
  imports: operationImports('keys', 'name', 'transit/keys/orders/rotate', 'rotate'),
});

/** Specified in the everyday API, endpoint 49. */
export const transitKeyRotationAction = defineAction({
  type: 'lintel_transit_key_rotation',
  service: 'secrets',
  doc: 'Rotates a key, independent of its period: the key gets a new version, which encrypts and signs from then on. Older versions still decrypt.',
  source: ['docs/spec/secrets-everyday.md#transit-audit-any-path'],
  attributes: { ...listAttributes('transit'), name: actionTarget('The name of the key.') },
});
