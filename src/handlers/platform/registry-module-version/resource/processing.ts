import { parseDuration } from '../../../../definition/kinds/duration';
import type { ResourceContext } from '../../../contract';
import { InvalidConfig, NotFound, Unfinished } from '../../../errors';
import { poll } from '../../../poll';
import { versionId, type VersionAddress } from '../../shared/registry/version-address';
import type { VersionStatus } from '../../shared/registry/version-statuses';
import type { ModuleVersionConfig } from './types';
import { lookAtModule, statusIn } from './version';

const PATIENCE = '10m';

/** Returns the last status, which is not final if the timeout has expired. */
export async function waitUntilParsed(
  { platform, signal, progress }: ResourceContext,
  versionAddress: VersionAddress,
  { timeouts }: ModuleVersionConfig,
): Promise<VersionStatus> {
  let last: VersionStatus | undefined;
  const final = await poll(parseDuration(timeouts?.create ?? PATIENCE)!, signal, async () => {
    const module = await lookAtModule(platform, versionAddress, { signal });
    const found = module && statusIn(module, versionAddress.version);
    if (!found && last !== undefined) {
      throw new NotFound(`The version ${versionId(versionAddress)} was deleted while the service looked through it.`);
    }
    if (found && found.status !== last?.status) progress(`${versionId(versionAddress)}: ${found.status}`);
    last = found;
    return found && isFinal(found) ? found : undefined;
  });
  return final ?? last ?? { version: versionAddress.version, status: 'pending' };
}

/** Whether the service has processed the content of a version. */
export async function isParsed(
  { platform, signal }: ResourceContext,
  versionAddress: VersionAddress,
  source: 'commitSha' | 'sourceDirectory',
): Promise<boolean> {
  const module = await lookAtModule(platform, versionAddress, { signal });
  const found = module && statusIn(module, versionAddress.version);
  if (!found) {
    throw new NotFound(`The version ${versionId(versionAddress)} was deleted while the service looked through it.`);
  }
  if (isFinal(found) && found.status !== 'ok') throw unusable(versionAddress, found, source);
  return isFinal(found);
}

export function unusable(
  versionAddress: VersionAddress,
  { status, error }: VersionStatus,
  source: string,
): InvalidConfig {
  return new InvalidConfig(
    [source],
    `The service could not use the content of ${versionId(versionAddress)}: ${error ? `${error} (${status})` : status}`,
  );
}

export function isFinal({ status, error }: VersionStatus): boolean {
  return status === 'ok' || status.endsWith('_failed') || error !== undefined;
}

export function unfinished(
  versionAddress: VersionAddress,
  { timeouts }: ModuleVersionConfig,
  state: object,
): Unfinished {
  return new Unfinished(
    `The service has not looked through the version ${versionId(versionAddress)} after ${timeouts?.create ?? PATIENCE}. It goes on with it; \`timeouts.create\` says how long an apply waits.`,
    versionId(versionAddress),
    state,
  );
}
