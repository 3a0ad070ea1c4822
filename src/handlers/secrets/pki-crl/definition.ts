import { defineDataSource } from '../../../definition/data-source';
import { engineArguments, nameRules } from '../shared/mount-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';

/** Specified in the foundation, operation 76. */
export const pkiCrlData = defineDataSource({
  type: 'lintel_pki_crl',
  service: 'secrets',
  construct: 'DataPkiCrl',
  doc: 'The certificate revocation list of an issuer.',
  source: SOURCE,
  access: [
    { path: '{mount}/issuer/{issuerRef}/crl', needs: { read: ['read'] } },
    { path: '{mount}/issuer/{issuerRef}/crl/delta', needs: { read: ['read'] }, when: ['delta'] },
  ],
  attributes: {
    ...engineArguments('pki'),
    issuerRef: {
      type: 'string',
      use: 'optional',
      default: 'default',
      rules: nameRules,
      doc: 'The id or the name of the issuer; `default` is the default issuer of the engine.',
    },
    delta: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether to read the delta: what was revoked since the last complete list.',
    },
    crl: { type: 'string', use: 'computed', doc: 'The list, as PEM.' },
    number: {
      type: 'int',
      use: 'computed',
      absent: 'the list has none',
      doc: 'The number of the list, which rises with each one.',
    },
    thisUpdate: { type: 'time', use: 'computed', doc: 'When the list was signed.' },
    nextUpdate: {
      type: 'time',
      use: 'computed',
      absent: 'the list does not expire',
      doc: 'When the list expires.',
    },
    revoked: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The serial numbers of the certificates on the list, sorted. Empty if there are none.',
    },
  },
});
