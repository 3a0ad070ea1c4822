/** The content of a namespace, which is lost if the namespace is destroyed. */

import type { Context } from '../../../contract';
import { HasContent } from '../../../errors';
import { endLeases, leasesBelow, warnOfHidden, type Revoking } from '../credentials/revocation';
import { listNames, pathId } from '../mounted-object';
import { quotedNames } from '../quoted-names';
import { isForbidden } from '../service-refusal';
import { systemCollection } from '../system-object';
import { isBuiltIn, listMounts } from './mount-requests';
import { wordsOf, type NamespacePlace } from './namespace-place';

/** Policies that every namespace has. */
const OWN_POLICIES = ['default', 'root', 'response-wrapping'];

/** The service drops the leases of a destroyed namespace without revoking them. They are revoked first, so that the credentials end. */
export async function endLeasesIn(context: Context, place: NamespacePlace): Promise<void> {
  const namespace = pathWithin(place);
  const revoking: Revoking = {
    what: wordsOf(place),
    leaves: 'what they stand for stays where it was made',
    forced: true,
    unpermitted: (at) => warnOfHidden(context, revoking, at, ['update', 'sudo']),
  };
  const names = await leasesBelow(context, { namespace, path: '' });
  if (names === 'hidden') return warnOfHidden(context, revoking, `${namespace}/sys/leases/lookup/`, ['list', 'sudo']);
  // The leases of tokens end with the tokens.
  for (const name of names.filter((one) => one !== 'auth/')) {
    await endLeases(context, { namespace, path: name.replace(/\/$/, '') }, revoking);
  }
}

function pathWithin({ namespace, path }: NamespacePlace): string {
  return namespace === undefined ? path : `${namespace}/${path}`;
}

/** Refuses to destroy a namespace with content. A warning names the content that could not be checked. */
export async function refuseContent(
  context: Context,
  place: NamespacePlace,
  { forced }: { readonly forced: boolean },
): Promise<void> {
  const within = pathWithin(place);
  const hidden: string[] = [];
  const found: string[] = [];
  const look = async (what: string, at: string, list: () => Promise<readonly string[]>) => {
    const names = await list().catch((error: Error) => {
      if (!isForbidden(error)) throw error;
      hidden.push(at);
      return [];
    });
    if (names.length > 0) found.push(`the ${what} ${quotedNames(names)}`);
  };
  const listed = (parent: string, collection: string, what: string, own: readonly string[] = []) => {
    const at = systemCollection(parent, collection, within);
    return look(what, pathId(at), async () =>
      (await listNames(context, at)).map((name) => name.replace(/\/$/, '')).filter((name) => !own.includes(name)),
    );
  };
  await listed('sys', 'namespaces', 'namespaces');
  if (found.length > 0) {
    throw new HasContent(
      `${wordsOf(place)} is not destroyed, because it contains ${found.join(' and ')}. Destroy these first.`,
    );
  }
  if (!forced) {
    for (const kind of ['secrets', 'auth'] as const) {
      await look(`${kind} mounts`, `${within}/sys/${kind === 'auth' ? 'auth' : 'mounts'}`, async () =>
        (await listMounts(context, kind, within)).filter(([, data]) => !isBuiltIn(data)).map(([path]) => path),
      );
    }
    await listed('sys/policies', 'acl', 'ACL policies', OWN_POLICIES);
    await listed('sys/policies', 'password', 'password policies');
  }
  if (found.length > 0) {
    throw new HasContent(
      `${wordsOf(place)} is not destroyed, because it has content that would be lost: ${found.join('; ')}. Remove it first, or set \`forceDestroy\` to true, apply that, and destroy the namespace then.`,
    );
  }
  if (hidden.length > 0) {
    context.warn(
      'content-unknown',
      'The namespace was destroyed without a look at all of its content',
      `${wordsOf(place)} may have had content that the token may not list: ${quotedNames(hidden)}.`,
    );
  }
}
