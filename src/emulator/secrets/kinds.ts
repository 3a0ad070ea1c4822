import type { Kind } from '../store';
import { engines } from './engines';
import { leases } from './leases';
import { mounts } from './mounts';
import { passwordPolicies } from './password-policy';
import { recoveryKeys } from './recovery-key';
import { ceremonies, recoveryKeyBackups } from './rekey/ceremony';

/** Every kind of object that the secrets service stores. */
export const secretsKinds: readonly Kind<never>[] = [
  mounts,
  leases,
  passwordPolicies,
  recoveryKeys,
  ceremonies,
  recoveryKeyBackups,
  ...engines.flatMap(({ kinds }) => kinds),
];
