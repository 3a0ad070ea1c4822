import type { World } from '../../world';
import { randomText } from '../passwords';
import { failure } from '../refusal';
import { findAccess } from './access';
import type { PlatformToken } from './role';

/** Creates a token in the platform's format. Requires configured access to the platform. */
export function newToken(world: World, mount: string): PlatformToken {
  if (!findAccess(world, mount)?.token) throw failure('error creating token: missing API token');
  const { random } = world;
  return { id: `at-${randomText(random, 16)}`, value: `${randomText(random, 14)}.atlasv1.${randomText(random, 67)}` };
}
