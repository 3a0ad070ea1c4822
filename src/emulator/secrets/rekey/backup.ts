import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped, WRITTEN } from '../envelope';
import { badRequest } from '../refusal';
import { recoveryKeyBackups } from './ceremony';

/**
 * Inside the envelope and next to it, as usual for these old paths. In the specification, each fingerprint has a string; in Vault and OpenBao, a
 * list.
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

/** In the specification, each key has a string; several shares for one key are always a list. */
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
