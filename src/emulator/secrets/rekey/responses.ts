import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped } from '../envelope';
import { recoveryKeys } from '../recovery-key';
import { ceremonies, type Ceremony } from './ceremony';

/** These endpoints respond without an envelope, except at OpenBao's new paths. */
export function reply(world: World, data: object): Reply {
  return world.dialects.secrets === 'openbao' ? enveloped(world, data) : { status: 200, body: data };
}

/** The specification's nine fields. */
export function statusOf(world: World): object {
  const ceremony = world.store.of(ceremonies).find('recovery');
  const required = world.store.of(recoveryKeys).find('recovery')?.threshold ?? 0;
  if (!ceremony) {
    return {
      nonce: '',
      started: false,
      t: 0,
      n: 0,
      progress: 0,
      required,
      pgp_fingerprints: null,
      backup: false,
      verification_required: false,
    };
  }
  return {
    nonce: ceremony.nonce,
    started: true,
    t: ceremony.threshold,
    n: ceremony.shares,
    progress: ceremony.supplied.length,
    required,
    pgp_fingerprints: ceremony.fingerprints.length > 0 ? ceremony.fingerprints : null,
    backup: ceremony.backup,
    verification_required: ceremony.requireVerification,
    ...(ceremony.verification && world.dialects.secrets !== 'standard'
      ? { verification_nonce: ceremony.verification.nonce }
      : {}),
  };
}

/** The specification's four fields; Vault and OpenBao have one more. */
export function verificationOf(world: World, { threshold, shares, verification }: Ceremony): object {
  return {
    nonce: verification?.nonce ?? '',
    ...(world.dialects.secrets === 'standard' ? {} : { started: true }),
    t: threshold,
    n: shares,
    progress: verification?.supplied.length ?? 0,
  };
}
