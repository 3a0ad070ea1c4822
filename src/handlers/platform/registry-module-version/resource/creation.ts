import { path, type Resource } from '../../../../clients/platform';
import { optionalAddressAt } from '../../../../clients/read-response';
import type { ResourceContext } from '../../../contract';
import { sendCreation } from '../../../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../../../errors';
import { inTurn } from '../../shared/in-turn';
import { modulePath } from '../../shared/registry/module-address';
import { versionId, type VersionAddress } from '../../shared/registry/version-address';
import type { VersionStatus } from '../../shared/registry/version-statuses';
import { isVersionTaken } from '../../shared/registry/version-taken';
import { removeVersion } from './removal';
import { findCommit, lookAtModule, statusIn } from './version';

/** Creates a version of a commit. If the response is lost, a version of the same commit that did not exist before is ours. */
export async function beginByCommit(
  context: ResourceContext,
  versionAddress: VersionAddress,
  commitSha: string,
): Promise<void> {
  const { platform, signal } = context;
  const [what, importId] = [`The version ${versionId(versionAddress)}`, versionId(versionAddress)];
  const find = () => findVersion(context, versionAddress);
  if (await find()) throw new AlreadyExists(what, importId);
  const attributes = { 'version': versionAddress.version, 'commit-sha': commitSha };
  const body = { data: { type: 'registry-module-versions', attributes } };
  const creation = {
    what,
    importId,
    signal,
    pace: platform.pace,
    send: () =>
      inTurn(platform, versionAddress.moduleId, () =>
        platform.post(`${modulePath(versionAddress.address)}/versions`, body, { signal }),
      ),
    look: find,
  };
  const { found } = await sendCreation(creation).catch(async (error: Error) => {
    if (isVersionTaken(error)) throw new AlreadyExists(what, importId, error.message);
    throw error;
  });
  if (found && (await findCommit(context, versionAddress)) !== commitSha) {
    throw new AlreadyExists(what, importId, 'the response to its creation was lost, and it may be of another commit');
  }
}

/** Returns the upload address of a new version, or of one that an earlier apply left unfinished. */
export async function beginByUpload(context: ResourceContext, versionAddress: VersionAddress): Promise<string> {
  const [what, importId] = [`The version ${versionId(versionAddress)}`, versionId(versionAddress)];
  const find = () => findVersion(context, versionAddress);
  if (context.platform.looksFirst && (await find())?.status === 'ok') throw new AlreadyExists(what, importId);
  const creation = {
    what,
    importId,
    signal: context.signal,
    pace: context.platform.pace,
    send: () => make(context, versionAddress),
    look: find,
  };
  const { made, found } = await sendCreation(creation).catch(async (error: Error) => {
    const taken = isVersionTaken(error) ? await find().catch(() => undefined) : undefined;
    if (taken?.status === 'ok') {
      throw new AlreadyExists(
        what,
        importId,
        `${error.message}; a version that is replaced without another number cannot have \`create_before_destroy\``,
      );
    }
    if (!taken) throw error;
    return { found: taken, made: undefined };
  });
  if (made !== undefined) return made;
  if (found.status === 'ok') {
    throw new AlreadyExists(what, importId, 'the response to its creation was lost, and it already has content');
  }
  return takeOver(context, versionAddress).catch((error: Error) => {
    throw new PartiallyCreated(what, importId, `without content: ${error.message}. The next apply finishes it`);
  });
}

/** Continues with a version without usable content: returns its upload link again, or deletes the version and creates it again. */
async function takeOver(context: ResourceContext, versionAddress: VersionAddress): Promise<string> {
  const upload = await findUpload(context, versionAddress);
  if (upload) return upload;
  await removeVersion(context, versionAddress);
  return make(context, versionAddress);
}

/** Undefined if the module provably has no such version. Ignores the abort signal, because the version must be found even after an interrupt. */
async function findVersion(
  { platform }: ResourceContext,
  versionAddress: VersionAddress,
): Promise<VersionStatus | undefined> {
  const module = await lookAtModule(platform, versionAddress);
  if (!module) {
    throw new NotFound(
      `Reading the module ${versionAddress.moduleId} fails with 404: it is gone, or the token may lack the permission.`,
    );
  }
  return statusIn(module, versionAddress.version);
}

/** Runs in the module's queue, because a concurrent deletion that does not know this version would delete the module. */
function make({ platform, signal }: ResourceContext, versionAddress: VersionAddress): Promise<string> {
  return inTurn(platform, versionAddress.moduleId, async () => {
    const body = { data: { type: 'registry-module-versions', attributes: { version: versionAddress.version } } };
    const made = (await platform.post(`${modulePath(versionAddress.address)}/versions`, body, { signal })).data;
    return (
      uploadOf(made) ??
      Promise.reject(
        new PartiallyCreated(
          `The version ${versionId(versionAddress)}`,
          versionId(versionAddress),
          'the service does not say where to send its content',
        ),
      )
    );
  });
}

/** Some services return the upload link of a version again while it has no content. */
async function findUpload(
  { platform }: ResourceContext,
  { address, version }: VersionAddress,
): Promise<string | undefined> {
  const found = await platform.find(modulePath(address) + path`/version`, { module_version: version });
  return found && uploadOf(found.data);
}

function uploadOf(version: Resource): string | undefined {
  return optionalAddressAt(version, undefined, 'links', 'upload')?.href;
}
