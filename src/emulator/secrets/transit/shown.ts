import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped } from '../envelope';
import type { KeyVersion, TransitKey } from './kinds';
import { publicKeyOf } from './material';
import { typeOf } from './types';

/** Every write returns the whole key. */
export function keyResponse(world: World, key: TransitKey, warnings: readonly string[] = []): Reply {
  const { vault, rest } = { vault: world.dialects.secrets === 'vault', rest: shownKey(key) };
  return enveloped(world, vault ? rest : { ...rest, soft_deleted: key.softDeleted }, { warnings });
}

function shownKey(key: TransitKey): object {
  const { encrypts, signs, derives } = typeOf(key);
  return {
    name: key.name,
    type: key.type,
    ...(key.keySize === undefined ? {} : { key_size: key.keySize }),
    derived: key.derived,
    ...(key.derived ? { kdf: 'hkdf_sha256', convergent_encryption: key.convergent } : {}),
    // -1 means the version of each key version.
    ...(key.convergent ? { convergent_encryption_version: -1 } : {}),
    exportable: key.exportable,
    allow_plaintext_backup: key.plaintextBackup,
    auto_rotate_period: key.rotatePeriodSeconds,
    deletion_allowed: key.deletionAllowed,
    min_available_version: key.minAvailableVersion,
    min_decryption_version: key.minDecryptionVersion,
    min_encryption_version: key.minEncryptionVersion,
    latest_version: key.latestVersion,
    imported_key: false,
    supports_encryption: encrypts,
    supports_decryption: encrypts,
    supports_signing: signs,
    supports_derivation: derives,
    ...(key.type === 'hmac' ? {} : { keys: shownVersions(key) }),
  };
}

function shownVersions(key: TransitKey): object {
  const shown = key.versions.filter(({ version }) => version >= key.minDecryptionVersion);
  return Object.fromEntries(shown.map((version) => [String(version.version), shownVersion(key, version)]));
}

function shownVersion(key: TransitKey, { createdAt, material }: KeyVersion): number | object {
  const { pair } = typeOf(key);
  if (!pair) return Math.floor(Date.parse(createdAt) / 1000);
  return {
    name: pair.shown,
    // It differs for each derived key.
    public_key: key.derived ? '' : publicKeyOf(material, pair),
    certificate_chain: '',
    creation_time: createdAt,
  };
}
