/** Credentials are revoked before the objects that can revoke them are destroyed. Afterwards, nothing could end them. */
import { ApiError, MissingMount } from '../../../../clients/errors';
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { HasContent } from '../../../errors';
import { look } from '../../../look';
import { isForbidden, isRefusal } from '../service-refusal';

/** An object without which leases cannot be revoked. */
export interface Revoking {
  /** In words, as the beginning of a sentence. */
  readonly what: string;
  /** The consequence of a lease that is never revoked, as the end of a sentence. */
  readonly leaves: string;
  /** Whether to drop leases that cannot be revoked. */
  readonly forced?: boolean;
  /** Called instead of refusing if the token may not revoke leases. `at`: the path on which it lacks the permission. */
  readonly unpermitted?: (at: string) => void;
}

/** A path within a namespace below the provider's namespace. */
interface Place {
  readonly namespace: string;
  readonly path: string;
}

/** Revokes the leases of credentials that need the object, or refuses to destroy it. `needs`: whether a role's credentials do; defaults to all. */
export async function revokeCredentials(
  context: Context,
  mount: string,
  revoking: Revoking,
  needs?: (role: string) => Promise<boolean>,
): Promise<void> {
  const place = await placeOf(context, mount);
  const names = await leasesBelow(context, place);
  if (names === 'hidden') return endHidden(context, place, revoking, needs !== undefined);
  if (names.length === 0) return;
  if (!needs) return endLeases(context, place, revoking);
  for (const role of names.map((name) => name.replace(/\/$/, ''))) {
    if (await needs(role)) await endLeases(context, { ...place, path: `${place.path}/${role}` }, revoking);
  }
}

/**
 * The existence of leases is unknown. With `forced`, all leases below the path are revoked if the token may do so and they all belong to the
 * destroyed object; otherwise, only a warning is shown. `isShared`: some leases may belong to another object, which keeps them.
 */
async function endHidden(context: Context, place: Place, revoking: Revoking, isShared: boolean): Promise<void> {
  const { what, leaves, forced } = revoking;
  const at = within(place, `sys/leases/lookup/${place.path}/`);
  if (!forced) {
    throw new HasContent(
      `${what} is not destroyed, because the token may not look for leases below \`${within(place, place.path)}\`. If there are any, nothing could revoke them without it, and ${leaves}. Permit \`list\` and \`sudo\` on \`${at}\`, or set \`forceDestroy\` to true, apply that, and destroy it then.`,
    );
  }
  if (isShared) return warnOfHidden(context, revoking, at, ['list', 'sudo']);
  const unpermitted = (needed: string) => warnOfHidden(context, revoking, needed, ['update', 'sudo']);
  await endLeases(context, place, { ...revoking, unpermitted });
}

/** Revokes all leases below a path and waits for it. With `forced`, leases that cannot be revoked are dropped. */
export async function endLeases(context: Context, place: Place, revoking: Revoking): Promise<void> {
  const { what, leaves, forced, unpermitted } = revoking;
  const below = `leases below \`${within(place, place.path)}\``;
  const end = async (operation: 'revoke-prefix' | 'revoke-force') => {
    const at = within(place, `sys/leases/${operation}/${place.path}`);
    await context.secrets
      .post(path`/${segments(at)}`, operation === 'revoke-prefix' ? { sync: true } : {}, {
        signal: context.signal,
        repeatable: true,
      })
      .catch((error: Error) => {
        if (!isForbidden(error)) throw error;
        if (operation === 'revoke-prefix' && unpermitted) return unpermitted(at);
        throw new HasContent(
          `${what} is not destroyed, because the token may not revoke ${below}: ${error.message}. Without it, nothing could revoke them, and ${leaves}. Permit \`update\` and \`sudo\` on \`${at}\`, or revoke them.`,
        );
      });
  };
  try {
    await end('revoke-prefix');
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error)) throw error;
    if (!forced) {
      throw new HasContent(
        `${what} is not destroyed, because ${below} cannot be revoked: ${error.message}. Without it, nothing could revoke them, and ${leaves}. Repair what the message names and destroy it again, or set \`forceDestroy\` to true, apply that, and destroy it then: the service forgets them.`,
      );
    }
    await end('revoke-force');
    context.warn(
      'leases-left',
      'Leases were forgotten without being revoked',
      `${what} is destroyed with \`forceDestroy\`. The service has forgotten ${below}, which could not be revoked: ${error.message}. Look for what is left: ${leaves}.`,
    );
  }
}

/** The names below a path of leases: none if there are none. */
export async function leasesBelow(
  { secrets, signal }: Pick<Context, 'secrets' | 'signal'>,
  place: Place,
): Promise<readonly string[] | 'hidden'> {
  const at = within(place, ['sys/leases/lookup', place.path].filter((part) => part !== '').join('/'));
  try {
    return await secrets.list(path`/${segments(at)}`, { signal });
  } catch (error) {
    if (isForbidden(error)) return 'hidden';
    // The namespace no longer exists.
    if (error instanceof MissingMount) return [];
    throw error;
  }
}

/** `capabilities`: the ones that the token lacks on a path. */
export function warnOfHidden(
  context: Context,
  { what, leaves }: Revoking,
  at: string,
  capabilities: readonly string[],
): void {
  context.warn(
    'leases-left',
    'Leases may be left',
    `${what} is destroyed, and the token may not revoke what it has given out: that needs ${capabilities.map((one) => `\`${one}\``).join(' and ')} on \`${at}\`. If there are leases, nothing can revoke them any more, and ${leaves}.`,
  );
}

/**
 * The path of a mount may begin with namespaces. A namespace never shares its path with a mount, so every existing
 * namespace at its start is part of the prefix.
 */
async function placeOf(context: Context, mount: string): Promise<Place> {
  const parts = mount.split('/');
  let length = 0;
  while (length < parts.length - 1 && (await hasNamespace(context, parts.slice(0, length), parts[length]!))) {
    length += 1;
  }
  return { namespace: parts.slice(0, length).join('/'), path: `${parts.slice(length).join('/')}/creds` };
}

async function hasNamespace({ secrets, signal }: Context, parents: readonly string[], name: string): Promise<boolean> {
  if (secrets.dialect === 'standard') return false;
  const at = path`/${segments([...parents, 'sys/namespaces', name].join('/'))}`;
  return (await look(async () => secrets.find(at, undefined, { signal }))) !== undefined;
}

function within({ namespace }: Place, at: string): string {
  return namespace === '' ? at : `${namespace}/${at}`;
}
