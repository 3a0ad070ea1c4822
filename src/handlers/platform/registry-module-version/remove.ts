import { lookAtModule, statusIn } from './find';
import { Place, versionId, versionPath } from './place';
import type { ResourceContext } from '../../contract';
import { NotFound } from '../../errors';
import { inTurn } from '../in-turn';
import { proveModuleGone } from '../module-address';
import { recordAgain } from '../module-record';
import { versionStatusesOf } from '../version-statuses';

/**
 * Deletes a version, and nothing else. With the last version the service takes the module too, so that it is recorded again. One version
 * of a module after the other: each must know whether it is the last.
 */
export function removeVersion(context: ResourceContext, place: Place): Promise<void> {
  const { platform, signal } = context;
  return inTurn(platform, place.moduleId, async () => {
    const module = await lookAtModule(platform, place, { signal });
    if (!module) return proveModuleGone(platform, place.address, 'reading', { signal });
    if (!statusIn(module, place.version)) return;
    if (await platform.remove(versionPath(place), { signal }) === 'absent') await proveGone(context, place);
    if (versionStatusesOf(module).length > 1) return;
    await recordAgain(platform, module).catch((error: Error) => context.warn(
      'The module is not recorded any more',
      `The service deletes a module with its last version, which ${versionId(place)} was. The module could not be recorded again: ${error.message}. Where it is managed, the next plan makes it.`,
    ));
  });
}

/** Asked after a 404: of a deletion that took effect before its answer was lost, or because the token may not delete. */
async function proveGone({ platform }: ResourceContext, place: Place): Promise<void> {
  const module = await lookAtModule(platform, place);
  if (!module) return proveModuleGone(platform, place.address, 'deleting a version of');
  if (statusIn(module, place.version)) throw new NotFound(`${place.moduleId} has the version ${place.version}, but deleting it answers 404: the token may lack the permission.`);
}
