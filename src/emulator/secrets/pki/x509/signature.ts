import { constants, sign } from 'crypto';
import type { KeyObject } from 'crypto';
import {
  RsaSaPssParams,
  id_RSASSA_PSS,
  id_mgf1,
  id_sha256WithRSAEncryption,
  id_sha384WithRSAEncryption,
  id_sha512WithRSAEncryption,
} from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { shapeOf } from './keys';

/** The signing parameters. */
export interface Signer {
  readonly key: KeyObject;
  /** The hash size: 256, 384 or 512; 0 lets the key decide. */
  readonly signatureBits: number;
  /** For RSA keys. */
  readonly pss: boolean;
}

export interface SignatureMethod {
  readonly algorithm: AlgorithmIdentifier;
  sign(data: ArrayBuffer): ArrayBuffer;
}

type HashBits = 256 | 384 | 512;

const RSA = { 256: id_sha256WithRSAEncryption, 384: id_sha384WithRSAEncryption, 512: id_sha512WithRSAEncryption };
const ECDSA = { 256: '1.2.840.10045.4.3.2', 384: '1.2.840.10045.4.3.3', 512: '1.2.840.10045.4.3.4' };
const HASHES = { 256: '2.16.840.1.101.3.4.2.1', 384: '2.16.840.1.101.3.4.2.2', 512: '2.16.840.1.101.3.4.2.3' };
const ED25519 = '1.3.101.112';

export function signatureMethod({ key, signatureBits, pss }: Signer): SignatureMethod {
  const shape = shapeOf(key);
  if (shape?.type === 'ed25519') {
    return {
      algorithm: new AlgorithmIdentifier({ algorithm: ED25519 }),
      sign: (data) => exact(sign(null, Buffer.from(data), key)),
    };
  }
  const bits = (signatureBits || naturalBits(shape?.type === 'ec' ? shape.bits : 0)) as HashBits;
  const hash = `sha${bits}`;
  if (shape?.type === 'ec') {
    return {
      algorithm: new AlgorithmIdentifier({ algorithm: ECDSA[bits] }),
      sign: (data) => exact(sign(hash, Buffer.from(data), key)),
    };
  }
  const options = pss
    ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: bits / 8 }
    : { key, padding: constants.RSA_PKCS1_PADDING };
  return {
    algorithm: pss ? pssAlgorithm(bits) : withNull(RSA[bits]),
    sign: (data) => exact(sign(hash, Buffer.from(data), options)),
  };
}

/** The hash size that matches a curve. */
export function naturalBits(curveBits: number): HashBits {
  if (curveBits > 384) return 512;
  return curveBits === 384 ? 384 : 256;
}

function pssAlgorithm(bits: HashBits): AlgorithmIdentifier {
  const hashAlgorithm = withNull(HASHES[bits]);
  const maskGenAlgorithm = new AlgorithmIdentifier({
    algorithm: id_mgf1,
    parameters: AsnConvert.serialize(hashAlgorithm),
  });
  const parameters = new RsaSaPssParams({ hashAlgorithm, maskGenAlgorithm, saltLength: bits / 8 });
  return new AlgorithmIdentifier({ algorithm: id_RSASSA_PSS, parameters: AsnConvert.serialize(parameters) });
}

function withNull(algorithm: string): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithm, parameters: null });
}

/** A Node.js buffer may be a view of a larger one. */
export function exact(buffer: Uint8Array): ArrayBuffer {
  return buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength) as ArrayBuffer;
}
