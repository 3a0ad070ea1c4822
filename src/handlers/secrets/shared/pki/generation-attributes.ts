/** The inputs for generating a root or a request for an intermediate CA. */

import type { GroupRule } from '../../../../definition/rule';
import { certificateInputs } from '../certificates/certificate-attributes';
import { nameRules } from '../mount-attributes';
import { authorityNameRules } from './issuer-attributes';
import { KEY_BITS } from './pki-vocabulary';

const notEmpty = { rule: 'length', min: 1, unit: 'characters' } as const;

/** The subject and the names of the certificate. `marks`: the effect of a change, and whether the values can be read back. */
export function subjectInputs<const M extends object>(marks: M) {
  const optional = { use: 'optional', emptyIsAbsent: true, ...marks } as const;
  const { altNames, ipSans, uriSans, otherSans, excludeCnFromSans } = certificateInputs(marks);
  const part = (doc: string) =>
    ({
      type: 'list',
      element: 'string',
      ...optional,
      elementRules: [notEmpty],
      compare: 'anyOrder',
      absent: 'there is none',
      doc,
    }) as const;
  return {
    commonName: {
      type: 'string',
      use: 'required',
      ...marks,
      rules: [notEmpty],
      doc: 'The common name of the subject.',
    },
    altNames,
    ipSans,
    uriSans,
    otherSans,
    excludeCnFromSans,
    ou: part('The organizational units of the subject.'),
    organization: part('The organizations of the subject.'),
    country: part('The countries of the subject.'),
    locality: part('The localities of the subject.'),
    province: part('The provinces of the subject.'),
    streetAddress: part('The street addresses of the subject.'),
    postalCode: part('The postal codes of the subject.'),
    subjectSerialNumber: {
      type: 'string',
      ...optional,
      absent: 'there is none',
      doc: 'The serial number of the subject. This is not the serial number of the certificate.',
    },
  } as const;
}

const KEY_TYPE = {
  type: 'string',
  values: ['rsa', 'ec', 'ed25519'],
  construct: 'AuthorityKeyType',
  absent: 'it is `rsa`, or that of `keyRef`',
  doc: 'The type of the generated key.',
} as const;
const KEY_SIZE = {
  type: 'int',
  absent: 'it is 2048 with `rsa`, 256 with `ec`, or that of `keyRef`',
  doc: 'The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with `ed25519`.',
} as const;

/** The key of a certificate, which shows its type and size. */
export const certificateKeyInputs = {
  keyType: { ...KEY_TYPE, use: 'optionalComputed', replace: true },
  keyBits: { ...KEY_SIZE, use: 'optionalComputed', replace: true },
} as const;
/** The key of a request that is not stored. */
export const requestKeyInputs = {
  keyType: { ...KEY_TYPE, use: 'optional', replace: true, unreadable: true },
  keyBits: { ...KEY_SIZE, use: 'optional', replace: true, unreadable: true, emptyIsAbsent: true },
} as const;

/** The key, and its signature settings. */
export function keyInputs<const M extends object>(marks: M) {
  return {
    keyRef: {
      type: 'string',
      use: 'optional',
      replace: true,
      unreadable: true,
      rules: nameRules,
      absent: 'a key is generated',
      doc: 'The id or the name of a key of the mount, or `default`, that is used instead of a new one.',
    },
    keyName: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      rules: authorityNameRules,
      absent: 'the key has no name',
      doc: 'The name of the key, which is unique in its mount.',
    },
    signatureBits: {
      type: 'int',
      use: 'optional',
      replace: true,
      ...marks,
      absentIs: 0,
      rules: [{ rule: 'oneOf', values: [0, 256, 384, 512] }],
      absent: '0 is used',
      doc: "The size of the signature's hash in bits; 0 selects a size that suits the key.",
    },
    usePss: {
      type: 'bool',
      use: 'optional',
      replace: true,
      ...marks,
      absentIs: false,
      absent: 'PKCS #1 v1.5 is used',
      doc: 'Whether an RSA key signs with PSS.',
    },
    deleteKey: {
      type: 'bool',
      use: 'optional',
      local: true,
      absentIs: true,
      absent: 'the key is deleted',
      doc: 'Whether the key is deleted on destroy. A key that another issuer has stays in any case. Apply it before the destroy.',
    },
  } as const;
}

/** The sizes of the keys that the service generates. */
export const KEY_BITS_RULE: GroupRule = {
  rule: 'enumBy',
  attribute: 'keyBits',
  by: 'keyType',
  absent: 'rsa',
  values: { rsa: KEY_BITS.rsa.slice(1), ec: KEY_BITS.ec.slice(1), ed25519: ['0'] },
};

export const generationRules: readonly GroupRule[] = [
  KEY_BITS_RULE,
  {
    rule: 'conflicts',
    attribute: 'keyRef',
    with: ['keyType', 'keyBits', 'keyName', 'deleteKey'],
    words: 'an existing key is used, which others may use as well',
  },
];
