import { defineAction } from '../../../definition/action';
import { defineResource } from '../../../definition/resource';
import { listAttributes } from '../shared/mount-attributes';
import { actionTarget, operationAttributes, operationPath, operationTarget } from '../shared/operation-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';

const TARGET = 'The id or the name of the issuer.';

/** Specified in the foundation, operation 75. */
export const pkiIssuerRevocation = defineResource({
  type: 'lintel_pki_issuer_revocation',
  service: 'secrets',
  construct: 'PkiIssuerRevocation',
  operation: true,
  doc: 'The revocation of an issuer of an authority, which cannot be undone. The issuer signs no more certificates, and goes on signing its revocation list. It is on the list of the issuer that signed it, if that is in the same mount.',
  source: SOURCE,
  attributes: {
    ...operationPath('pki'),
    issuerRef: operationTarget(TARGET),
    ...operationAttributes,
    revocationTime: {
      type: 'int',
      use: 'computed',
      absent: 'it was imported',
      doc: 'When the issuer was revoked for the first time, in seconds since 1970.',
    },
  },
  identity: { mount: false, issuerRef: true },
  imports: [
    {
      form: '{mount}/issuer/{issuerRef}/revoke',
      matches: '^.+/issuer/[^/]+/revoke$',
      example: 'pki/issuer/old/revoke',
    },
  ],
});

/** Specified in the foundation, operation 75. */
export const pkiIssuerRevocationAction = defineAction({
  type: 'lintel_pki_issuer_revocation',
  service: 'secrets',
  doc: 'Revokes an issuer of an authority, which cannot be undone. The issuer signs no more certificates.',
  source: SOURCE,
  attributes: { ...listAttributes('pki'), issuerRef: actionTarget(TARGET) },
});
