import type { Reply, Call } from '../../exchange';
import type { World } from '../../world';
import { WRITTEN } from '../envelope';
import { readFields } from '../fields';
import { recoveryKeys } from '../recovery-key';
import { badRequest } from '../refusal';
import { inTurn } from '../turns';
import { ceremonies, recoveryKeyBackups, type Ceremony } from './ceremony';
import type { PgpKey } from './encryption';
import { readPgpKeys } from './pgp';
import { readCeremony, readNonce, readShare } from './request';
import { rekeyRefusal, reply, statusOf } from './responses';
import { combined, newShares } from './shares';

/** While an attempt is younger than this, Vault requires its nonce to cancel it. */
const YOUNG_MS = 10 * 60_000;

export function readProgress(world: World): Reply {
  return reply(world, statusOf(world));
}

export async function start(world: World, call: Call): Promise<Reply> {
  return inTurn(world, 'rekey', async () => {
    world.store.of(ceremonies).put(await readCeremony(world, readFields(call)));
    return reply(world, statusOf(world));
  });
}

/** Cancelling succeeds even if there is no attempt; the current key stays in force. */
export async function cancel(world: World, call: Call): Promise<Reply> {
  return inTurn(world, 'rekey', async () => {
    const running = world.store.of(ceremonies).find('recovery');
    const young = running !== undefined && world.clock.now().getTime() - Date.parse(running.startedAt) < YOUNG_MS;
    if (young && world.dialects.secrets === 'vault' && readNonce(readFields(call)) !== running.nonce) {
      throw badRequest('invalid request: the nonce of the rekey operation is wanted to cancel it');
    }
    world.store.of(ceremonies).delete('recovery');
    return WRITTEN;
  });
}

/** Submits one share of the current key. The last required share creates the new key. */
export async function submit(world: World, call: Call): Promise<Reply> {
  return inTurn(world, 'rekey', async () => {
    const { store } = world;
    const body = readFields(call);
    const share = readShare(world, body);
    const ceremony = store.of(ceremonies).find('recovery');
    if (!ceremony) throw rekeyRefusal(world, 'no recovery rekey in progress');
    if (ceremony.verification) {
      throw rekeyRefusal(
        world,
        `rekey operation already finished; verification must be performed; nonce for the verification operation is "${ceremony.verification.nonce}"`,
      );
    }
    if (readNonce(body) !== ceremony.nonce) {
      throw rekeyRefusal(world, `incorrect nonce supplied; nonce for this rekey operation is "${ceremony.nonce}"`);
    }
    if (ceremony.supplied.includes(share)) {
      throw rekeyRefusal(world, 'given key has already been provided during this rekey operation');
    }
    const supplied = [...ceremony.supplied, share];
    const present = store.of(recoveryKeys).find('recovery')!;
    if (supplied.length < present.threshold) {
      store.of(ceremonies).put({ ...ceremony, supplied });
      return reply(world, statusOf(world));
    }
    store.of(ceremonies).put({ ...ceremony, supplied: [] });
    if (!(await fits(supplied, present.keys.slice(0, present.threshold)))) {
      throw badRequest('recovery key verification failed: recovery key does not match submitted values');
    }
    return reply(world, await complete(world, ceremony));
  });
}

/** Whether two sets of shares combine to the same key. */
export async function fits(shares: readonly string[], others: readonly string[]): Promise<boolean> {
  const [key, other] = [await combined(shares), await combined(others)];
  return key !== undefined && key === other;
}

async function encryptedShare(
  key: PgpKey,
  share: string,
): Promise<{ readonly fingerprint: string; readonly share: string }> {
  return { fingerprint: key.fingerprint, share: await key.encrypt(share) };
}

/** Issues the new shares, once. The new key takes effect at once, or after verification. */
async function complete(world: World, ceremony: Ceremony): Promise<object> {
  const { store } = world;
  const shares = await newShares(world.random, ceremony.shares, ceremony.threshold);
  const pgpKeys = await readPgpKeys(ceremony.pgpKeys);
  // Encrypts a share's text, not its bytes.
  const encrypted = await Promise.all(
    shares.flatMap((share, index) => (pgpKeys[index] ? [encryptedShare(pgpKeys[index], share)] : [])),
  );
  const keys = pgpKeys.length > 0 ? encrypted.map(({ share }) => share) : shares;
  if (ceremony.backup) {
    store.of(recoveryKeyBackups).put({ name: 'recovery', nonce: ceremony.nonce, keys: encrypted });
  }
  const verificationNonce = world.random.uuid();
  if (ceremony.requireVerification) {
    store
      .of(ceremonies)
      .put({ ...ceremony, supplied: [], verification: { nonce: verificationNonce, newShares: shares, supplied: [] } });
  } else {
    store.of(recoveryKeys).put({ name: 'recovery', keys: shares, threshold: ceremony.threshold });
    store.of(ceremonies).delete('recovery');
  }
  return {
    nonce: ceremony.nonce,
    complete: true,
    keys,
    keys_base64: keys.map((key) => Buffer.from(key, 'hex').toString('base64')),
    pgp_fingerprints: ceremony.fingerprints.length > 0 ? ceremony.fingerprints : null,
    backup: ceremony.backup,
    verification_required: ceremony.requireVerification,
    ...(ceremony.requireVerification
      ? { verification_nonce: verificationNonce }
      : world.dialects.secrets === 'openbao'
        ? { verification_nonce: '' }
        : {}),
  };
}
