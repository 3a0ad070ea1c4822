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

/** Digital signature, key encipherment, key agreement, certificate signing; the last bit does not count. */
const USAGES = Buffer.from([0b1010_1100]);

const YEAR = 365 * 24 * 3600 * 1000;

export interface Identity {
  /** DER. */
  readonly certificate: Buffer;
  readonly privateKey: KeyObject;
}

/**
 * A certificate for this one process, which core trusts because the handshake names it. Written by hand because a library for it takes
 * longer to load than everything else that happens before the handshake.
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
    explicit(3, sequence(
      criticalExtension(BASIC_CONSTRAINTS, sequence(TRUE)),
      criticalExtension(KEY_USAGE, bits(USAGES, 2)),
      extension(EXTENDED_KEY_USAGE, sequence(objectId(SERVER_AUTHENTICATION), objectId(CLIENT_AUTHENTICATION))),
      extension(SUBJECT_ALTERNATIVE_NAME, sequence(der(0x82, Buffer.from('localhost')))),
    )),
  );
  return { certificate: sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, privateKey))), privateKey };
}

/** Random and positive: neither the first bit nor all of the first byte may be what DER would leave out. */
function serialNumber(): Buffer {
  const serial = randomBytes(16);
  serial[0] = 0x40 + serial[0] % 0x40;
  return serial;
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(objectId(id), octets(value));
}

function criticalExtension(id: string, value: Buffer): Buffer {
  return sequence(objectId(id), TRUE, octets(value));
}
