import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped, WRITTEN } from '../envelope';
import { badRequest } from '../refusal';
import { recoveryKeyBackups } from './ceremony';

/**
 * In the envelope and beside it, as on these old paths. The specification has a string for each fingerprint, Vault and
 * OpenBao a list.
 */
export function readBackup(world: World): Reply {
  const backup = world.store.of(recoveryKeyBackups).find('recovery');
  if (!backup) throw badRequest('no backed-up keys found');
  const keys = grouped(world, backup.keys);
  const standard = world.dialects.secrets === 'standard';
  const base64 = grouped(
    world,
    backup.keys.map((key) => ({ ...key, share: Buffer.from(key.share, 'hex').toString('base64') })),
  );
  const data = { nonce: backup.nonce, keys, ...(standard ? {} : { keys_base64: base64 }) };
  const { status, body } = enveloped(world, data);
  return { status, body: { ...(body as object), ...data } };
}

export function deleteBackup(world: World): Reply {
  world.store.of(recoveryKeyBackups).delete('recovery');
  return WRITTEN;
}

/** The specification has a string for each key; several shares of one key are a list everywhere. */
function grouped(
  { dialects: { secrets } }: World,
  keys: readonly { readonly fingerprint: string; readonly share: string }[],
): Record<string, string | readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const { fingerprint, share } of keys) lists.set(fingerprint, [...(lists.get(fingerprint) ?? []), share]);
  return Object.fromEntries(
    [...lists].map(([fingerprint, shares]) => [
      fingerprint,
      secrets === 'standard' && shares.length === 1 ? shares.join('') : shares,
    ]),
  );
}
