/** Waits until the service has read the repository of a policy set. */

import type { Resource } from '../../../../clients/json-api';
import { nameAt, textAt } from '../../../../clients/read-response';
import { parseDuration } from '../../../../definition/kinds/duration';
import type { ResourceContext } from '../../../contract';
import { InvalidConfig, PartiallyUpdated } from '../../../errors';
import { poll } from '../../../poll';
import { findVersion, policySetPath, versionErrorOf, versionIdOf } from '../../shared/policy-sets/policy-set';
import { toWholeState } from './state';
import type { PolicySetChange, PolicySetConfig } from './types';

/** How long a create or an update waits unless `timeouts` is set. */
const TIMEOUT = '10m';

/** Waits until the service has read the repository of a new policy set. */
export function withRepositoryRead(
  context: ResourceContext,
  set: Resource,
  config: PolicySetConfig,
): Promise<Resource> {
  return config.vcsRepo ? awaitVersion(context, set, undefined, config.timeouts?.create) : Promise.resolve(set);
}

/** The same after a change of the repository or the folder. Without such a change, the service makes no new version. */
export async function withRepositoryReadAgain(
  context: ResourceContext,
  set: Resource,
  { config, prior, changed }: PolicySetChange,
): Promise<Resource> {
  if (!config.vcsRepo || !(changed.has('vcsRepo') || changed.has('policiesPath'))) return set;
  try {
    return await awaitVersion(context, set, prior.newestVersionId, config.timeouts?.update);
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    const { platform, signal } = context;
    const now = (await platform.get(policySetPath(set.id), undefined, { signal })).data;
    throw new PartiallyUpdated(error, await toWholeState(platform, now, { signal }));
  }
}

/** Waits for a version other than `before` that has been read. After the timeout, a warning says how to continue. */
async function awaitVersion(
  { platform, signal, progress, warn }: ResourceContext,
  set: Resource,
  before: string | undefined,
  timeout = TIMEOUT,
): Promise<Resource> {
  let last: string | undefined;
  const found = await poll(parseDuration(timeout)!, signal, async () => {
    const now = (await platform.get(policySetPath(set.id), undefined, { signal })).data;
    const versionId = versionIdOf(now, 'newest-version');
    if (versionId === undefined || versionId === before) return undefined;
    const version = await findVersion(platform, versionId, { signal });
    const status = version && textAt(version.attributes, 'status');
    if (status !== undefined && status !== last) progress(`${set.id}: ${status}`);
    last = status;
    return version && isRead(version, now) ? now : undefined;
  });
  if (found) return found;
  warn(
    'object-not-ready',
    'The repository has not been read yet',
    `The service has not made a version of the policy set ${set.id} from its repository after ${timeout}. Until it has, the policy set enforces what it did before. \`newestVersionStatus\` shows the outcome; \`timeouts\` says how long to wait.`,
  );
  return (await platform.get(policySetPath(set.id), undefined, { signal })).data;
}

/** Whether the service has read the repository. Throws if it cannot use the content. */
export function isRead(version: Resource, set: Resource): boolean {
  const status = textAt(version.attributes, 'status');
  if (status === 'errored' || status === 'canceled') {
    throw new InvalidConfig(
      ['vcsRepo'],
      `The service cannot use what it has read from the repository of ${nameAt(set, 'attributes', 'name')}: ${versionErrorOf(version) ?? status}`,
      set.id,
    );
  }
  return status === 'ready';
}
