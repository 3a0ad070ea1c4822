import type { Kind } from '../store';
import { engines } from './engines';
import { leases } from './leases';
import { mounts } from './mounts';
import { recoveryKeys } from './recovery-key';

/** Every kind of object that the secrets service keeps. */
export const secretsKinds: readonly Kind<never>[] = [mounts, leases, recoveryKeys, ...engines.flatMap(({ kinds }) => kinds)];
