import type { ResourceContext } from '../../../contract';
import { NotFound } from '../../../errors';
import { inTurn } from '../../shared/in-turn';
import { moduleId as moduleIdOf, proveModuleGone } from '../../shared/registry/module-address';
import {
  recallRecorded,
  recordAgain,
  recordedOf,
  rememberRecorded,
  type Recorded,
} from '../../shared/registry/module-record';
import { versionId, versionPath, type VersionAddress } from '../../shared/registry/version-address';
import { versionStatusesOf } from '../../shared/registry/version-statuses';
import { lookAtModule, statusIn } from './version';

/**
 * Deletes a single version. The service deletes a module with its last version, so the module is then recorded again. The versions of a
 * module are deleted one after another, because each deletion must know whether its version is the last.
 */
export function removeVersion(context: ResourceContext, versionAddress: VersionAddress): Promise<void> {
  const { platform, signal } = context;
  return inTurn(platform, versionAddress.moduleId, async () => {
    const module = await lookAtModule(platform, versionAddress, { signal });
    if (!module) {
      await proveModuleGone(platform, versionAddress.address, 'reading', { signal });
      const lost = recallRecorded(context).find(({ address }) => moduleIdOf(address) === versionAddress.moduleId);
      return lost && recordLost(context, lost, versionAddress);
    }
    if (!statusIn(module, versionAddress.version)) return;
    const recorded = recordedOf(module);
    const isLast = versionStatusesOf(module).length === 1;
    if (isLast) await rememberRecorded(context, [recorded]);
    if ((await platform.remove(versionPath(versionAddress), { signal })) === 'absent') {
      await proveGone(context, versionAddress);
    }
    if (isLast) await recordLost(context, recorded, versionAddress);
  });
}

async function recordLost(
  { platform, warn }: ResourceContext,
  recorded: Recorded,
  versionAddress: VersionAddress,
): Promise<void> {
  await recordAgain(platform, recorded).catch((error: Error) =>
    warn(
      'side-effect',
      'The module is no longer recorded',
      `The service deletes a module with its last version, which ${versionId(versionAddress)} was. The module could not be recorded again: ${error.message}. If it is managed, the next plan creates it.`,
    ),
  );
}

/**
 * Called after a 404, which means that an earlier deletion took effect and its response was lost, or that the token may not delete the
 * version.
 */
async function proveGone({ platform }: ResourceContext, versionAddress: VersionAddress): Promise<void> {
  const module = await lookAtModule(platform, versionAddress);
  if (!module) return proveModuleGone(platform, versionAddress.address, 'deleting a version of');
  if (statusIn(module, versionAddress.version)) {
    throw new NotFound(
      `${versionAddress.moduleId} has the version ${versionAddress.version}, but deleting it fails with 404: the token may lack the permission.`,
    );
  }
}
