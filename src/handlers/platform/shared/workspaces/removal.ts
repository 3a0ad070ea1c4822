import { ApiError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import { optionalFlagAt, optionalIntegerAt, optionalObjectAt } from '../../../../clients/read-response';
import { parseDuration } from '../../../../definition/kinds/duration';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { HasContent } from '../../../errors';
import { look } from '../../../look';
import { poll } from '../../../poll';
import { goneUnlessInList, removeFromList, type ReadFromList } from '../read-from-list';

const FORCE = 'set `forceDelete` to true, apply that, and destroy the workspace then';

/** Objects that a deletion would lose; the service refuses it for the same reason. */
export async function deletionProblems(
  { platform, signal }: Context,
  { id, name, forceDelete }: Values,
): Promise<Problem[]> {
  if (forceDelete === true) return [];
  const found = await look(() => platform.find(path`/workspaces/${String(id)}`, undefined, { signal }));
  const reason = found && reasonAgainst(found.data);
  if (reason === undefined) return [];
  return [
    {
      path: [],
      severity: 'error',
      code: 'object-has-content',
      summary: 'The workspace cannot be deleted',
      detail: `\`${String(name)}\` is not deleted, because ${reason}.`,
    },
  ];
}

function reasonAgainst({ attributes }: Resource): string | undefined {
  const resources = optionalIntegerAt(attributes, 'resource-count') ?? 0;
  if (resources > 0) {
    return `${resources === 1 ? '1 resource is' : `${resources} resources are`} managed there, which nobody would track any more: destroy them by a run, or ${FORCE}`;
  }
  if (optionalFlagAt(attributes, 'locked')) {
    return 'it is locked: a person or a run works with it, and has to unlock it';
  }
  const permissions = optionalObjectAt(attributes, 'permissions');
  return permissions && !Object.hasOwn(permissions, 'can-force-delete')
    ? `this release of the service cannot check that nothing is lost: ${FORCE}`
    : undefined;
}

const PATIENCE = '5m';

/** Deletes the workspace if it manages nothing. Waits for a state that is being processed. */
export async function remove(
  context: Context,
  place: ReadFromList,
  { id, name, forceDelete, timeouts }: Values,
): Promise<void> {
  const { platform, signal } = context;
  if (forceDelete === true) return removeFromList(platform, place, { signal });
  const patience = (timeouts as { readonly delete?: string } | undefined)?.delete ?? PATIENCE;
  const at = path`/workspaces/${String(id)}/actions/safe-delete`;
  const removed = await poll(parseDuration(patience)!, signal, async () => {
    try {
      await platform.submit('POST', at, undefined, { signal, repeatable: true });
      return 'removed';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return 'absent';
      if (error.status !== 409 || !/being processed/.test(error.message)) throw error;
      return undefined;
    }
  });
  if (removed === 'absent') await goneUnlessInList(platform, place, { signal });
  if (removed === undefined) {
    throw new HasContent(
      `\`${String(name)}\` is not deleted, because the service was still processing its last state after ${patience}. Try again, or set \`timeouts.delete\`.`,
    );
  }
}
