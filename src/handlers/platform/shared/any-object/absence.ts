/** Whether an object of any type is gone: a 404 alone may mean that the token lacks the permission. */

import { AbsenceUnproven, ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/platform';
import type { Context } from '../../../contract';
import { NotFound } from '../../../errors';
import { look } from '../../../look';
import { idIn, requestPath } from './object-path';

export interface Listed {
  readonly id: string;
  readonly objectId?: string;
  readonly type?: string;
  readonly createPath?: string;
  readonly listPath?: string;
}

/** The list that contains the object while it exists, if one is known. */
export function listOf({ listPath, createPath }: Listed): string | undefined {
  const list = listPath ?? createPath;
  return list === undefined ? undefined : requestPath(list);
}

/** Throws unless the object, whose path responded with 404, is provably gone. */
export async function proveGone({ platform, signal }: Context, known: Listed): Promise<undefined> {
  const list = listOf(known);
  const what = `The object \`${known.id}\``;
  const wayOut = 'If it is gone, `terraform state rm` removes it from the state.';
  if (list === undefined) {
    throw new NotFound(
      `${what} does not exist, or the token lacks the permission to read it. Set \`listPath\` to a list that would have it. ${wayOut}`,
    );
  }
  const idOf = (resource: Resource) => {
    if (known.type !== undefined && resource.type !== known.type) {
      throw new NotFound(
        `${what} cannot be read (404), and \`${list}\` lists objects of the type \`${resource.type}\`, which proves nothing. Set \`listPath\` to a list of objects of the type \`${known.type}\`. ${wayOut}`,
      );
    }
    return resource.id;
  };
  const id = known.objectId ?? idIn(known.id);
  const isGone = await platform.provenGone(list, id, { idOf, signal }).catch((error: Error) => {
    if (error instanceof AbsenceUnproven || !(error instanceof ApiError) || error.status !== 405) throw error;
    throw new NotFound(
      `${what} cannot be read (404), and \`${list}\` cannot be listed (405), so that nothing proves that it is gone. Set \`listPath\` to a list that would have it. ${wayOut}`,
    );
  });
  if (isGone) return undefined;
  throw new NotFound(
    `${what} is in the list \`${list}\`, but reading it fails with 404: the token may lack the permission.`,
  );
}

/** Relationships that name the owner of an object. */
const OWNERS = ['organization', 'workspace', 'project', 'agent-pool', 'team', 'policy-set', 'varset'];

/** The collection in which an imported object was created, if the list of one of its possible owners contains it. */
export async function collectionOf(
  { platform, signal }: Context,
  resource: Resource,
  relationships: { readonly [name: string]: unknown },
): Promise<string | undefined> {
  for (const name of OWNERS) {
    const owner = relationships[name] as { readonly type?: string; readonly id?: string } | undefined;
    if (owner?.type === undefined || owner.id === undefined || /[/?#%\s]/.test(owner.id)) continue;
    const collection = `/${owner.type}/${owner.id}/${resource.type}`;
    const all = await look(() => platform.list(requestPath(collection), undefined, { signal }));
    if (all?.some(({ id, type }) => id === resource.id && type === resource.type)) return collection;
  }
  return undefined;
}
