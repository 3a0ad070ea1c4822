/** What an engine has given out is revoked before what can revoke it is destroyed: afterwards, nothing ends it any more. */
import { ApiError, MissingMount } from '../../../../clients/errors';
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { HasContent } from '../../../errors';
import { look } from '../../../look';
import { isForbidden, isRefusal } from '../service-refusal';

/** Something without which leases cannot be revoked. */
export interface Revoking {
  /** In words, as the beginning of a sentence. */
  readonly what: string;
  /** What a lease that is never revoked leaves, as the end of a sentence. */
  readonly leaves: string;
  /** Whether leases that cannot be revoked are forgotten. */
  readonly forced?: boolean;
  /** What happens in place of a refusal if the token may not revoke leases. `at`: the path that it would need. */
  readonly unpermitted?: (at: string) => void;
}

/** A path, within a namespace below that of the provider. */
interface Place {
  readonly namespace: string;
  readonly path: string;
}

/** Revokes the leases of credentials that need it, or refuses to destroy it. `needs`: whether those of a role do; all, unless it is given. */
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
 * Nobody knows whether there are leases. With `forced`, all are revoked if that is permitted and they are all of what is destroyed; else only a
 * warning is left. `isShared`: some may be of something else, which keeps them.
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

/** Revokes all leases below a path and waits for it. With `forced`, those that cannot be revoked are forgotten. */
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
    // The namespace does not exist any more.
    if (error instanceof MissingMount) return [];
    throw error;
  }
}

/** `capabilities`: what the token lacks on a path. */
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

/** A mount may begin with namespaces. None has a mount at its own path, so that those that exist are what it begins with. */
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
