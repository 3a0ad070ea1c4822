import { defineAction } from '../../../definition/action';
import { defineResource } from '../../../definition/resource';
import { listAttributes } from '../shared/mount-attributes';
import { operationAttributes, operationPath } from '../shared/operation-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';

const DELTA = 'Whether only the delta of the lists is built. Requires `enableDelta` of `lintel_pki_crl_config`.';
const access = [
  { path: '{mount}/crl/rotate', needs: { create: ['read'] }, unless: 'delta' },
  { path: '{mount}/crl/rotate-delta', needs: { create: ['read'] }, when: ['delta'] },
] as const;

/** Specified in the foundation, operation 82. */
export const pkiCrlRotation = defineResource({
  type: 'lintel_pki_crl_rotation',
  service: 'secrets',
  construct: 'PkiCrlRotation',
  operation: true,
  doc: 'A rebuild of the certificate revocation lists of an authority, so that revocations are published at once.',
  source: SOURCE,
  attributes: {
    ...operationPath('pki'),
    delta: {
      type: 'bool',
      use: 'optional',
      replace: true,
      unreadable: true,

      absent: 'complete lists are built',
      doc: DELTA,
    },
    ...operationAttributes,
  },
  identity: { mount: true },
  imports: [{ form: '{mount}/crl/rotate', matches: '^.+/crl/rotate$', example: 'pki/crl/rotate' }],
  ownAccess: {},
  access,
});

/** Specified in the foundation, operation 82. */
export const pkiCrlRotationAction = defineAction({
  type: 'lintel_pki_crl_rotation',
  service: 'secrets',
  doc: 'Rebuilds the certificate revocation lists of an authority, so that revocations are published at once.',
  source: SOURCE,
  attributes: {
    ...listAttributes('pki'),
    delta: { type: 'bool', use: 'optional', absent: 'complete lists are built', doc: DELTA },
  },
  access: [
    { path: '{mount}/crl/rotate', needs: { create: ['read'] }, unless: 'delta' },
    { path: '{mount}/crl/rotate-delta', needs: { create: ['read'] }, when: ['delta'] },
  ],
});
