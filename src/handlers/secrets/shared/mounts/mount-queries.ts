/** Data sources and lists of mounts. */

import { ApiError, NotPermitted } from '../../../../clients/errors';
import { integerAt, textAt } from '../../../../clients/read-response';
import type { Context } from '../../../contract';
import { NotFound } from '../../../errors';
import { noneOrTextAt } from '../fields';
import { pathId, type Data } from '../mounted-object';
import { mountWords, mountObject, type MountKind, type MountPlace } from './mount-place';
import { findMount, isBuiltIn, listMounts, readForClients, readTuning } from './mount-requests';

/** A mount that must exist, with its effective lifetimes. A token that may not read mounts may see those that it can use. */
export async function getMount(context: Context, kind: MountKind, place: MountPlace) {
  const data = await findMount(context, kind, place).catch(async (error: Error) => {
    const isForbidden = error instanceof NotPermitted || (error instanceof ApiError && error.status === 403);
    const visible = isForbidden ? await readForClients(context, kind, place) : undefined;
    if (!visible) throw error;
    return visible;
  });
  if (!data) throw new NotFound(`${mountWords(kind, place).replace(/^The/, 'There is no')}.`);
  const tuning = await readTuning(context, kind, place);
  return {
    data,
    lifetimes: {
      effectiveDefaultLeaseTtl: tuning && integerAt(tuning, 'default_lease_ttl'),
      effectiveMaxLeaseTtl: tuning && integerAt(tuning, 'max_lease_ttl'),
    },
  };
}

/** All mounts of a namespace, or all mounts of a type. */
export async function selectMounts(
  context: Context,
  kind: MountKind,
  { namespace, type }: { readonly namespace?: string; readonly type?: string },
) {
  const mounts = (await listMounts(context, kind, namespace)).map(([path, data]) => ({
    path,
    type: textAt(data, 'type'),
    accessor: textAt(data, 'accessor'),
    description: noneOrTextAt(data, 'description'),
  }));
  const { mount, collection } = mountObject(kind, { namespace });
  return {
    id: pathId({ mount, collection }),
    namespace,
    type,
    mounts: mounts.filter((one) => type === undefined || one.type === type),
  };
}

/** Without built-in mounts, which nobody manages. */
export async function listedMounts(
  context: Context,
  kind: MountKind,
  namespace: string | undefined,
): Promise<readonly (readonly [path: string, data: Data])[]> {
  return (await listMounts(context, kind, namespace)).filter(([, data]) => !isBuiltIn(data));
}

/** The namespace is optional in the identity. */
export function mountIdentityOf({ namespace, path }: MountPlace): {
  readonly namespace: string;
  readonly path: string;
} {
  return { ...(namespace === undefined ? {} : { namespace }), path } as {
    readonly namespace: string;
    readonly path: string;
  };
}
