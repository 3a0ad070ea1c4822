import { createCipheriv, createDecipheriv, hkdfSync } from 'crypto';
import type { CipherGCMTypes } from 'crypto';
import type { Reply } from '../../exchange';
import { noteFields } from '../../read-fields';
import type { EngineCall } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { addKey, USUAL } from './create';
import type { Wanted } from './create';
import { disablesUpsert, findKey } from './kinds';
import type { KeyVersion, TransitKey } from './kinds';
import { typeOf } from './types';
import type { KeyType } from './types';

/** Members that the emulator does not use. */
const UNUSED = [
  'type',
  'convergent_encryption',
  'nonce',
  'partial_failure_response_code',
  'associated_data',
  'context',
];

const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** Creates a missing key, unless the mount forbids it. */
export async function encrypt(request: EngineCall): Promise<Reply> {
  const { world, call, mount } = request;
  const fields = readFields(call);
  noteFields(fields, UNUSED);
  const text = readText(fields, 'plaintext');
  if (text === undefined) throw badRequest('missing plaintext to encrypt');
  const plaintext = fromBase64(text);
  const known = findKey(request);
  if (!known && disablesUpsert(world, mount)) throw badRequest('encryption key not found');
  const key = known ?? (await addKey(request, readNew(fields)));
  const cipher = cipherOf(key, 'encryption');
  const version = versionToEncrypt(key, readWhole(fields, 'key_version') ?? 0);
  const nonce = world.random.bytes(NONCE_BYTES);
  const encrypting = createCipheriv(cipher, materialOf(key, version, fields), nonce, { authTagLength: TAG_BYTES });
  encrypting.setAAD(associated(fields));
  const parts = [nonce, encrypting.update(plaintext), encrypting.final(), encrypting.getAuthTag()];
  const ciphertext = `vault:v${version.version}:${Buffer.concat(parts).toString('base64')}`;
  return enveloped(world, { ciphertext, key_version: version.version });
}

/** A key created by its first use; with a context, it is derived. */
function readNew(fields: Fields): Wanted {
  const type = readText(fields, 'type') ?? USUAL.type;
  if (typeOf({ type }).bytes === undefined) throw badRequest(`unknown key type ${type}`);
  const derived = (readText(fields, 'context') ?? '') !== '';
  const convergent = readFlag(fields, 'convergent_encryption') ?? false;
  if (convergent && !derived) {
    throw badRequest('convergent encryption requires derivation to be enabled, so context is required');
  }
  return { ...USUAL, type, derived, convergent };
}

export function decrypt(request: EngineCall): Reply {
  const { world, call } = request;
  const fields = readFields(call);
  noteFields(fields, UNUSED);
  const ciphertext = readText(fields, 'ciphertext') ?? '';
  if (ciphertext === '') throw badRequest('missing ciphertext to decrypt');
  const key = findKey(request);
  if (!key) throw badRequest('encryption key not found');
  const cipher = cipherOf(key, 'decryption');
  const { version, bytes } = parsed(key, ciphertext);
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(-TAG_BYTES)];
  const decrypting = createDecipheriv(cipher, materialOf(key, version, fields), nonce, { authTagLength: TAG_BYTES });
  decrypting.setAAD(associated(fields));
  decrypting.setAuthTag(tag);
  try {
    const parts = [decrypting.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decrypting.final()];
    return enveloped(world, { plaintext: Buffer.concat(parts).toString('base64') });
  } catch {
    throw badRequest('cipher: message authentication failed');
  }
}

/** Node.js has a separate type for the other cipher, which is used in the same way. */
function cipherOf(key: TransitKey, what: 'encryption' | 'decryption'): CipherGCMTypes {
  if (key.softDeleted) throw badRequest('refusing to use soft-deleted key');
  const { cipher }: KeyType = typeOf(key);
  if (!cipher) throw badRequest(`message ${what} not supported for key type ${key.type}`);
  return cipher as CipherGCMTypes;
}

function versionToEncrypt(key: TransitKey, wanted: number): KeyVersion {
  if (wanted < 0) throw badRequest('requested version for encryption is negative');
  if (wanted > key.latestVersion) {
    throw badRequest('requested version for encryption is higher than the latest key version');
  }
  const version = wanted === 0 ? key.latestVersion : wanted;
  const found = key.versions.find((one) => one.version === version);
  if (!found || version < key.minEncryptionVersion) {
    throw badRequest('requested version for encryption is less than the minimum encryption key version');
  }
  return found;
}

function parsed(key: TransitKey, ciphertext: string): { readonly version: KeyVersion; readonly bytes: Buffer } {
  const [, number = '', base64 = ''] = /^vault:v(\d+):(.*)$/s.exec(ciphertext) ?? [];
  if (number === '') throw badRequest('invalid ciphertext: no prefix');
  const wanted = Number(number);
  if (wanted > key.latestVersion) throw badRequest('invalid ciphertext: version is too new');
  if (wanted < key.minDecryptionVersion) {
    throw badRequest('ciphertext or signature version is disallowed by policy (too old)');
  }
  const version = key.versions.find((one) => one.version === wanted);
  if (!version) throw badRequest('ciphertext or signature version is disallowed by policy (too old)');
  const bytes = fromBase64(base64);
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw badRequest('invalid ciphertext length');
  return { version, bytes };
}

/** A derived key differs for each context. */
function materialOf(key: TransitKey, { material }: KeyVersion, fields: Fields): Buffer {
  const bytes = Buffer.from(material, 'base64');
  if (!key.derived) return bytes;
  const context = readText(fields, 'context') ?? '';
  if (context === '') {
    throw badRequest(
      "missing 'context' for key derivation; the key was created using a derived key, which means additional, per-request information must be included in order to perform operations with the key",
    );
  }
  return Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), fromBase64(context), bytes.length));
}

function associated(fields: Fields): Buffer {
  return fromBase64(readText(fields, 'associated_data') ?? '');
}

function fromBase64(text: string): Buffer {
  const wrong = text.search(/[^A-Za-z0-9+/=\r\n]/);
  const isWhole = text.replace(/[\r\n]/g, '').length % 4 === 0;
  if (wrong >= 0 || !isWhole) throw badRequest(`illegal base64 data at input byte ${wrong < 0 ? text.length : wrong}`);
  return Buffer.from(text, 'base64');
}
