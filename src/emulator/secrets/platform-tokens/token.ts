import type { World } from '../../world';
import { randomText } from '../passwords';
import { failure } from '../refusal';
import { findAccess } from './access';
import type { PlatformToken } from './role';

/** A token as the platform writes them. Only who has access to the platform gets one. */
export function newToken(world: World, mount: string): PlatformToken {
  if (!findAccess(world, mount)?.token) throw failure('error creating token: missing API token');
  const { random } = world;
  return { id: `at-${randomText(random, 16)}`, value: `${randomText(random, 14)}.atlasv1.${randomText(random, 67)}` };
}
