import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped } from '../envelope';
import { recoveryKeys } from '../recovery-key';
import { badRequest, type SecretsRefusal } from '../refusal';
import { ceremonies, type Ceremony } from './ceremony';

/** These endpoints respond without an envelope, except for OpenBao's new paths. */
export function reply(world: World, data: object): Reply {
  return world.dialects.secrets === 'openbao' ? enveloped(world, data) : { status: 200, body: data };
}

/** OpenBao calls it a rotation. */
export function rekeyRefusal(world: World, text: string): SecretsRefusal {
  if (world.dialects.secrets !== 'openbao') return badRequest(text);
  return badRequest(
    text
      .replace('for this rekey operation', 'for rotation')
      .replace('rekey operation', 'rotation')
      .replace('rekey', 'rotation'),
  );
}

/** The specification's nine fields. OpenBao omits empty ones. */
export function statusOf(world: World): object {
  const isOpenbao = world.dialects.secrets === 'openbao';
  const ceremony = world.store.of(ceremonies).find('recovery');
  const required = world.store.of(recoveryKeys).find('recovery')?.threshold ?? 0;
  if (!ceremony && isOpenbao) return { started: false, t: 0, n: 0, required };
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
    ...(ceremony.fingerprints.length > 0 || !isOpenbao
      ? {
          pgp_fingerprints: ceremony.fingerprints.length > 0 ? ceremony.fingerprints : null,
          backup: ceremony.backup,
        }
      : {}),
    verification_required: ceremony.requireVerification,
    ...verificationNonceOf(world, ceremony),
  };
}

function verificationNonceOf(world: World, { verification }: Ceremony): object {
  if (world.dialects.secrets === 'openbao') return { verification_nonce: verification?.nonce ?? '' };
  return verification && world.dialects.secrets === 'vault' ? { verification_nonce: verification.nonce } : {};
}

/** The specification's four fields; Vault and OpenBao have one more. */
export function verificationOf(world: World, { threshold, shares, verification }: Ceremony): object {
  return {
    nonce: verification?.nonce ?? '',
    ...(world.dialects.secrets === 'standard'
      ? {}
      : { started: world.dialects.secrets === 'vault' || verification !== undefined }),
    t: threshold,
    n: shares,
    progress: verification?.supplied.length ?? 0,
  };
}
