/** Configurations that exist once per mount and that the service cannot delete. */

import { ApiError } from '../../../clients/errors';
import type { Context } from '../../contract';
import { NotFound } from '../../errors';
import { find, pathId, type CollectionPath } from './mounted-object';

/**
 * Destroys a configuration that the service cannot delete: nothing is sent, and it stays until its mount is removed. A warning says so, unless it is
 * already gone. `stays` completes "It is removed from the state, and …".
 */
export async function forget(
  context: Context,
  objectPath: CollectionPath,
  stays: string,
  mounted = 'auth method',
): Promise<void> {
  if (await isGone(context, objectPath)) return;
  context.warn(
    'object-remains',
    'The service keeps the configuration',
    `The service cannot delete \`${pathId(objectPath)}\`. It is removed from the state, and ${stays} until the ${mounted} is unmounted.`,
  );
}

/** Removing it from state needs no permission. */
async function isGone(context: Context, objectPath: CollectionPath): Promise<boolean> {
  try {
    return (await find(context, objectPath)) === undefined;
  } catch (error) {
    if (error instanceof NotFound) return true;
    if (error instanceof ApiError && error.status === 403) return false;
    throw error;
  }
}
