import type { Reply } from '../../exchange';
import { noteFields } from '../../read-fields';
import type { World } from '../../world';
import type { EngineCall } from '../engine';
import { readFields, readFlag, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest, failure } from '../refusal';
import { findKey, transitKeys } from './kinds';
import type { TransitKey } from './kinds';
import { newMaterial } from './material';
import { keyResponse } from './shown';
import { KEY_TYPES, typeOf } from './types';

const SHORTEST_PERIOD = 3600;
const [SHORTEST_HMAC, LONGEST_HMAC] = [32, 512];

export type Wanted = Pick<
  TransitKey,
  'type' | 'derived' | 'convergent' | 'exportable' | 'plaintextBackup' | 'rotatePeriodSeconds' | 'keySize'
>;

/** An existing key stays unchanged, whatever the body says. */
export async function createKey(request: EngineCall): Promise<Reply> {
  const { world, call } = request;
  const wanted = readWanted(readFields(call));
  return keyResponse(world, findKey(request) ?? (await addKey(request, wanted)));
}

/** Creates a key of the default type unless it exists. */
export async function addKey({ world, mount, parameters: { name } }: EngineCall, wanted = USUAL): Promise<TransitKey> {
  refuseUnderivable(wanted);
  const key: TransitKey = {
    ...wanted,
    mount,
    name,
    deletionAllowed: false,
    minDecryptionVersion: 1,
    minEncryptionVersion: 0,
    minAvailableVersion: 0,
    latestVersion: 0,
    softDeleted: false,
    versions: [],
  };
  return rotated(world, key);
}

/** Stores a key with one more version. */
export async function rotated(world: World, key: TransitKey): Promise<TransitKey> {
  const material = await newMaterial(world, key);
  // Another request may have added one in the meantime.
  const before = world.store.of(transitKeys).find(transitKeys.key(key)) ?? key;
  const version = before.latestVersion + 1;
  const versions = [...before.versions, { version, createdAt: world.clock.now().toISOString(), material }];
  return world.store.of(transitKeys).put({ ...before, latestVersion: version, versions });
}

export const USUAL: Wanted = {
  type: 'aes256-gcm96',
  derived: false,
  convergent: false,
  exportable: false,
  plaintextBackup: false,
  rotatePeriodSeconds: 0,
};

export function readPeriod(fields: Fields): number | undefined {
  const seconds = readSeconds(fields, 'auto_rotate_period');
  if (seconds === undefined || seconds === 0 || seconds >= SHORTEST_PERIOD) return seconds;
  throw badRequest('auto rotate period must be 0 to disable or at least an hour');
}

function readWanted(fields: Fields): Wanted {
  // For derived keys, whose public keys are not shown.
  noteFields(fields, ['context']);
  const flag = (name: string) => readFlag(fields, name) ?? false;
  const type = readText(fields, 'type') ?? USUAL.type;
  const [derived, convergent] = [flag('derived'), flag('convergent_encryption')];
  const [exportable, plaintextBackup] = [flag('exportable'), flag('allow_plaintext_backup')];
  const rotatePeriodSeconds = readPeriod(fields) ?? 0;
  const keySize = readWhole(fields, 'key_size') ?? 0;
  if (!KEY_TYPES.has(type)) throw badRequest(`unknown key type ${type}`);
  if (keySize !== 0 && type !== 'hmac') throw badRequest(`key_size is not valid for algorithm ${type}`);
  if (keySize !== 0 && (keySize < SHORTEST_HMAC || keySize > LONGEST_HMAC)) {
    throw badRequest(`invalid key_size ${keySize}`);
  }
  if (convergent && !derived) throw badRequest('convergent encryption requires derivation to be enabled');
  const wanted = { type, derived, convergent, exportable, plaintextBackup, rotatePeriodSeconds };
  return type === 'hmac' ? { ...wanted, keySize } : wanted;
}

/** Errors that the service notices only when it creates the key. */
function refuseUnderivable({ type, derived, convergent, keySize }: Wanted): void {
  if ((derived || convergent) && !typeOf({ type }).derives) {
    throw failure(`key derivation and convergent encryption not supported for keys of type ${type}`);
  }
  if (keySize === 0) {
    throw failure(`invalid key size for HMAC key, must be between ${SHORTEST_HMAC} and ${LONGEST_HMAC} bytes`);
  }
}
