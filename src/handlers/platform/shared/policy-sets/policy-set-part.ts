import { policySetPath, policySetsPath } from './policy-set';
import { NotPermitted } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import type { PlatformClient } from '../../../../clients/platform';
import { relatedIdAt } from '../../../../clients/read-response';
import type { ResourceContext } from '../../../contract';
import { NotFound } from '../../../errors';
import { look } from '../../../look';

// What belongs to a policy set ends with it. Whether the set is gone can only be proven by the list of its organization, which is
// recorded in private state, because a part does not know it.

/** Reads the set of a new part, which must exist, and records its organization. */
export async function readOwner(
  { platform, signal, privateState }: Pick<ResourceContext, 'platform' | 'signal' | 'privateState'>,
  policySetId: string,
): Promise<Resource> {
  const { data: found } = await platform.get(policySetPath(policySetId), undefined, { signal });
  recordOwner(privateState, found);
  return found;
}

export function recordOwner(privateState: ResourceContext['privateState'], set: Resource): void {
  privateState.remember('organization', relatedIdAt(set, 'organization'));
}

/** The sets that this process has read to learn their organization, which never changes. */
const read = new WeakMap<PlatformClient, Map<string, Promise<Resource | undefined>>>();

/** Records the organization of a part that was imported by its ID. Many parts of a set share one request. */
export async function learnOwner(context: ResourceContext, policySetId: string): Promise<void> {
  if (ownerList(context) !== undefined) return;
  const { platform, signal } = context;
  const known = read.get(platform) ?? new Map<string, Promise<Resource | undefined>>();
  read.set(platform, known);
  const finding =
    known.get(policySetId) ??
    look(async () => (await platform.find(policySetPath(policySetId), undefined, { signal }))?.data);
  known.set(policySetId, finding);
  try {
    const set = await finding;
    if (set) recordOwner(context.privateState, set);
  } catch (error) {
    known.delete(policySetId);
    throw error;
  }
}

/** The list that contains the set; undefined if it is not recorded, as after an import. */
export function ownerList({ privateState }: Pick<ResourceContext, 'privateState'>): string | undefined {
  const organization = privateState.recall<string>('organization');
  return organization === undefined ? undefined : policySetsPath(organization);
}

/** Runs an operation on a part. If it fails and the set is provably gone, so is the part. */
export async function unlessOwnerGone<T>(
  context: ResourceContext,
  policySetId: string,
  act: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    const list = ownerList(context);
    if (!(error instanceof NotFound || error instanceof NotPermitted) || list === undefined) throw error;
    const { platform, signal } = context;
    const found = await platform.find(policySetPath(policySetId), undefined, { signal });
    if (found || !(await platform.provenGone(list, policySetId, { signal }))) throw error;
    return undefined;
  }
}

/** Throws unless the set, whose reading fails with 404, is provably gone. */
export async function proveOwnerGone(
  context: Pick<ResourceContext, 'platform' | 'signal' | 'privateState'>,
  policySetId: string,
): Promise<void> {
  const { platform, signal } = context;
  const list = ownerList(context);
  if (list !== undefined && (await platform.provenGone(list, policySetId, { signal }))) return;
  throw new NotFound(
    `Reading the policy set ${policySetId} fails with 404: it is gone, or the token may lack the permission.`,
  );
}

/**
 * Reads the set of a part; undefined if it is provably gone. Many such reads share the pages of the list of sets, or before the
 * organization is recorded, as after an import, one request for the set.
 */
export async function findOwner(context: ResourceContext, policySetId: string): Promise<Resource | undefined> {
  const { platform, signal, privateState } = context;
  const [list, own] = [ownerList(context), policySetPath(policySetId)];
  const found = await (list === undefined
    ? platform.findAmong(own, policySetId, ({ id }) => [id], { signal })
    : platform.findIn(list, own, policySetId, { signal }));
  if (!found) await proveOwnerGone(context, policySetId);
  else if (list === undefined) recordOwner(privateState, found);
  return found;
}
