import { defineAction } from '../../../definition/action';
import { defineResource } from '../../../definition/resource';
import { listAttributes } from '../shared/mount-attributes';
import { operationAttributes, operationPath } from '../shared/operation-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';

const SERIAL = {
  type: 'string',
  compare: 'anyCase',
  rules: [
    {
      rule: 'pattern',
      pattern: '^[0-9A-Fa-f]{2}(?:[:-]?[0-9A-Fa-f]{2})*$',
      words: 'be pairs of hexadecimal digits, separated by ":" or "-" or not at all',
    },
  ],
  doc: 'The serial number of the certificate.',
} as const;
const CERTIFICATE = {
  type: 'pem',
  rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE'] }],
  doc: 'The certificate itself, which need not be stored by the service.',
} as const;
const either = (other: string) => `\`${other}\` is required`;
const rules = [{ rule: 'exactlyOneOf', attributes: ['serialNumber', 'certificate'] }] as const;

/** Specified in the foundation, operation 86. */
export const pkiCertificateRevocation = defineResource({
  type: 'lintel_pki_certificate_revocation',
  service: 'secrets',
  construct: 'PkiCertificateRevocation',
  operation: true,
  doc: 'The revocation of a certificate that an authority has issued, which cannot be undone.',
  source: SOURCE,
  attributes: {
    ...operationPath('pki'),
    serialNumber: { ...SERIAL, use: 'optionalComputed', replace: true, absent: 'it is that of `certificate`' },
    certificate: { ...CERTIFICATE, use: 'optional', replace: true, unreadable: true, absent: either('serialNumber') },
    ...operationAttributes,
    revocationTime: {
      type: 'int',
      use: 'computed',
      absent: 'it was imported',
      doc: 'When the certificate was revoked for the first time, in seconds since 1970.',
    },
  },
  rules,
  identity: { mount: false, serialNumber: true },
  imports: [
    {
      form: '{mount}/revoke/{serialNumber}',
      matches: '^.+/revoke/[^/]+$',
      example: 'pki/revoke/17:67:16:b0:b9:45:58:c0:3a:29',
    },
  ],
  ownAccess: {},
  access: [{ path: '{mount}/revoke', needs: { create: ['update'] } }],
});

/** Specified in the foundation, operation 86. */
export const pkiCertificateRevocationAction = defineAction({
  type: 'lintel_pki_certificate_revocation',
  service: 'secrets',
  doc: 'Revokes a certificate that an authority has issued, which cannot be undone.',
  source: SOURCE,
  attributes: {
    ...listAttributes('pki'),
    serialNumber: { ...SERIAL, use: 'optional', absent: either('certificate') },
    certificate: { ...CERTIFICATE, use: 'optional', absent: either('serialNumber') },
  },
  rules,
  access: [{ path: '{mount}/revoke', needs: { create: ['update'] } }],
});
