import type { Reply, Call } from '../../exchange';
import type { World } from '../../world';
import { readFields } from '../fields';
import { recoveryKeys } from '../recovery-key';
import { badRequest } from '../refusal';
import { inTurn } from '../turns';
import { ceremonies, type Ceremony } from './ceremony';
import { fits } from './rekey';
import { readNonce, readShare } from './request';
import { rekeyRefusal, reply, verificationOf } from './responses';

export function readVerification(world: World): Reply {
  return reply(world, verificationOf(world, getCeremony(world)));
}

/** Discards only the progress of the verification; the issued shares stay valid. */
export async function restartVerification(world: World): Promise<Reply> {
  return inTurn(world, 'rekey', async () => {
    const ceremony = getCeremony(world);
    return reply(
      world,
      verificationOf(world, ceremony.verification ? renewed(world, ceremony, ceremony.verification) : ceremony),
    );
  });
}

/** Submits one of the new shares. The new key takes effect once the new threshold is reached. */
export async function verify(world: World, call: Call): Promise<Reply> {
  return inTurn(world, 'rekey', async () => {
    const { store } = world;
    const body = readFields(call);
    const share = readShare(world, body);
    const ceremony = store.of(ceremonies).find('recovery');
    if (!ceremony) throw rekeyRefusal(world, 'no rekey in progress');
    const { verification } = ceremony;
    if (!verification) throw rekeyRefusal(world, 'no rekey verification in progress');
    const { nonce } = verification;
    if (readNonce(body) !== nonce) {
      throw badRequest(`incorrect nonce supplied; nonce for this verify operation is "${nonce}"`);
    }
    if (verification.supplied.includes(share)) {
      throw badRequest('given key has already been provided during this verify operation');
    }
    const supplied = [...verification.supplied, share];
    if (supplied.length < ceremony.threshold) {
      return reply(
        world,
        verificationOf(world, store.of(ceremonies).put({ ...ceremony, verification: { ...verification, supplied } })),
      );
    }
    if (!(await fits(supplied, verification.newShares.slice(0, ceremony.threshold)))) {
      renewed(world, ceremony, verification);
      throw rekeyRefusal(world, 'rekey verification failed; incorrect key shares supplied');
    }
    store.of(recoveryKeys).put({ name: 'recovery', keys: verification.newShares, threshold: ceremony.threshold });
    store.of(ceremonies).delete('recovery');
    return reply(world, { nonce, complete: true });
  });
}

function getCeremony(world: World): Ceremony {
  const ceremony = world.store.of(ceremonies).find('recovery');
  if (!ceremony) throw rekeyRefusal(world, 'no rekey configuration found');
  return ceremony;
}

function renewed(world: World, ceremony: Ceremony, verification: NonNullable<Ceremony['verification']>): Ceremony {
  return world.store
    .of(ceremonies)
    .put({ ...ceremony, verification: { ...verification, nonce: world.random.uuid(), supplied: [] } });
}
