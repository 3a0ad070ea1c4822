import { isUnreadable } from '../../../../clients/errors';
import type { ReadStateOf } from '../../../../definition/resource';
import type { ResourceContext } from '../../../contract';
import { InvalidConfig, PartiallyCreated, Unfinished } from '../../../errors';
import { inTurn } from '../../shared/in-turn';
import { versionAddressOf, versionId, versionPath, type VersionAddress } from '../../shared/registry/version-address';
import { versionStatusesOf } from '../../shared/registry/version-statuses';
import type { registryModuleVersion } from '../definition';
import { contentOf, sourceOf, type Content } from './content';
import { beginByCommit, beginByUpload } from './creation';
import { isFinal, unfinished, unusable, waitUntilParsed } from './processing';
import type { ModuleVersionConfig } from './types';
import { lookAtModule, statusIn } from './version';

/** Creates the version, uploads the content of the folder, and waits until the service has processed it. */
export async function publish(
  context: ResourceContext,
  config: ModuleVersionConfig,
): Promise<ReadStateOf<typeof registryModuleVersion>> {
  const content = await contentOf(config);
  const versionAddress = versionAddressOf(config);
  // Two blocks may target the same version. Neither may continue the other's work.
  const { moduleId, version } = versionAddress;
  const stateWith = (status: string) => ({
    id: versionId(versionAddress),
    moduleId,
    version,
    ...(content.commitSha === undefined ? {} : { commitSha: content.commitSha }),
    contentHash: content.commitSha === undefined ? content.hash : undefined,
    status,
  });
  const status = await inTurn(context.platform, versionId(versionAddress), () =>
    send(context, versionAddress, content, config, stateWith),
  );
  return stateWith(status);
}

async function send(
  context: ResourceContext,
  versionAddress: VersionAddress,
  content: Content,
  config: ModuleVersionConfig,
  stateWith: (status: string) => object,
): Promise<string> {
  const address = content.commitSha === undefined ? await beginByUpload(context, versionAddress) : undefined;
  if (content.commitSha !== undefined) await beginByCommit(context, versionAddress, content.commitSha);
  try {
    // Not interruptible, because an unfinished version would have to be deleted again.
    if (content.commitSha === undefined) await context.platform.upload(address!, content.bytes);
    const found = await waitUntilParsed(context, versionAddress, config).catch((error: Error) => {
      throw isUnreadable(error) ? unread(versionAddress, error, stateWith('pending')) : error;
    });
    if (!isFinal(found)) throw unfinished(versionAddress, config, stateWith(found.status));
    if (found.status === 'ok') return found.status;
    throw unusable(versionAddress, found, sourceOf(config));
  } catch (error) {
    if (error instanceof Unfinished || (await undo(context, versionAddress))) throw error;
    throw left(context, versionAddress, error as Error);
  }
}

/** The service has the content: a failed read is no reason to delete the version or drop it from state. */
function unread(versionAddress: VersionAddress, reason: Error, state: object): Unfinished {
  const id = versionId(versionAddress);
  return new Unfinished(`The version ${id} is uploaded, and cannot be read: ${reason.message}.`, id, state);
}

/**
 * Returns whether the version is gone. Deleting the only version would delete the module, so it stays unfinished, and the next apply
 * finishes it.
 */
async function undo({ platform }: ResourceContext, versionAddress: VersionAddress): Promise<boolean> {
  return inTurn(platform, versionAddress.moduleId, async () => {
    const module = await lookAtModule(platform, versionAddress);
    if (!module || !statusIn(module, versionAddress.version)) return true;
    if (versionStatusesOf(module).length < 2) return false;
    return (await platform.remove(versionPath(versionAddress))) === 'removed';
  }).catch(() => false);
}

/** The error for a version that stays unfinished. Problems with the folder are reported at its attribute. */
function left({ warn }: ResourceContext, versionAddress: VersionAddress, reason: Error): Error {
  const words = 'It could not be deleted, or deleting it would delete its module too. The next apply finishes it';
  if (!(reason instanceof InvalidConfig)) {
    return new PartiallyCreated(
      `The version ${versionId(versionAddress)}`,
      versionId(versionAddress),
      `without usable content (${reason.message}). ${words}`,
    );
  }
  warn(
    'object-remains',
    'An unfinished version is left',
    `The version ${versionId(versionAddress)} is there without usable content. ${words}.`,
  );
  return new InvalidConfig(reason.path, reason.message, versionId(versionAddress));
}
