import { KeyObject, generateKeyPairSync, randomBytes, sign } from 'crypto';
import { TRUE, bits, der, explicit, integer, objectId, octets, sequence, set, time, utf8 } from './der';

const ECDSA_WITH_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'));
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const SUBJECT_ALTERNATIVE_NAME = '2.5.29.17';
const SERVER_AUTHENTICATION = '1.3.6.1.5.5.7.3.1';
const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2';

/** Digital signature, key encipherment, key agreement, certificate signing. The last two bits are unused. */
const USAGES = Buffer.from([0b1010_1100]);

const YEAR = 365 * 24 * 3600 * 1000;

export interface Identity {
  /** DER. */
  readonly certificate: Buffer;
  readonly privateKey: KeyObject;
}

/**
 * Creates a certificate for this process, which Terraform trusts because it is part of the handshake. Encoded by hand, because loading a library
 * takes longer than everything else before the handshake. Node.js (22 and 24 included) can parse certificates but not create them.
 */
export function createIdentity(now = Date.now()): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(objectId(COMMON_NAME), utf8('localhost'))));
  const content = sequence(
    explicit(0, integer(2)),
    integer(serialNumber()),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(now - 30_000)), time(new Date(now + 30 * YEAR))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(
      3,
      sequence(
        criticalExtension(BASIC_CONSTRAINTS, sequence(TRUE)),
        criticalExtension(KEY_USAGE, bits(USAGES, 2)),
        extension(EXTENDED_KEY_USAGE, sequence(objectId(SERVER_AUTHENTICATION), objectId(CLIENT_AUTHENTICATION))),
        extension(SUBJECT_ALTERNATIVE_NAME, sequence(der(0x82, Buffer.from('localhost')))),
      ),
    ),
  );
  return { certificate: sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, privateKey))), privateKey };
}

/** Random and positive: DER requires that the first bit is zero and that the first byte is not. */
function serialNumber(): Buffer {
  const serial = randomBytes(16);
  serial[0] = 0x40 + (serial.readUInt8(0) % 0x40);
  return serial;
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(objectId(id), octets(value));
}

function criticalExtension(id: string, value: Buffer): Buffer {
  return sequence(objectId(id), TRUE, octets(value));
}
