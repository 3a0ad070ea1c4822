import type { Kind } from '../store';
import { mounts } from './mounts';
import { recoveryKeys } from './recovery-key';

/** Every kind of object that the secrets service keeps. */
export const secretsKinds: readonly Kind<never>[] = [mounts, recoveryKeys];
