/** Publishes a repository as a module, and waits until the service has set it up. */

import { ApiError, isUnreadable } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import type { Keys, PlatformClient } from '../../../../clients/platform';
import { parseDuration } from '../../../../definition/kinds/duration';
import type { ResourceContext } from '../../../contract';
import { sendCreation, undoCreation } from '../../../creation';
import { AlreadyExists, InvalidConfig, NotFound, Unfinished } from '../../../errors';
import { poll } from '../../../poll';
import {
  addressOf,
  ModuleAddress,
  moduleId,
  modulePath,
  modulesPath,
  readModule,
  removeModule,
} from '../../shared/registry/module-address';
import { forgetOutcome, outcomeOf, setOutcome } from '../../shared/registry/publication-outcomes';
import { versionStatusesOf } from '../../shared/registry/version-statuses';
import { isWhatWasPublished, publicationDocument } from './documents';
import { toState } from './state';
import type { RepositoryModuleConfig } from './types';

export const KEEPS_ITS_NAME =
  'a module that is replaced, as for another repository or `no_code`, keeps its name: it cannot have `create_before_destroy`, nor can what refers to it';

/** The keys of a module in the list: its address, and the repository that publishes it. */
export function keysIn(module: Resource): string[] {
  return keysOf(addressOf(module), toState(module).vcsRepo);
}

export function keysOf(address: ModuleAddress, vcsRepo: { readonly identifier: string } | undefined): string[] {
  return [moduleId(address), ...(vcsRepo ? [publicationKey(address, vcsRepo.identifier)] : [])];
}

/** Several modules can be published from one repository, each from its own folder. */
function publicationKey(
  { organization, name, moduleProvider }: Pick<ModuleAddress, 'organization' | 'name' | 'moduleProvider'>,
  identifier: string,
): string {
  return `${organization} ${identifier} ${name}/${moduleProvider}`;
}

/** The module's name and provider according to the repository's name. Undefined if that has another form. */
export function derivedName(identifier: string): Pick<ModuleAddress, 'name' | 'moduleProvider'> | undefined {
  const [, moduleProvider, name] = /(?:^|\/)terraform-([^-/]+)-([^/]+)$/.exec(identifier) ?? [];
  return name === undefined || moduleProvider === undefined ? undefined : { name, moduleProvider };
}

/** The address that a publication results in. A plan refuses a repository from whose name it does not follow. */
function addressFrom({ organization, name, moduleProvider, vcsRepo }: RepositoryModuleConfig): ModuleAddress {
  const said =
    name === undefined || moduleProvider === undefined
      ? (derivedName(vcsRepo.identifier) ?? { name: '<name>', moduleProvider: '<provider>' })
      : { name, moduleProvider };
  return { organization, registryName: 'private', namespace: organization, ...said };
}

const PATIENCE = '10m';

/** Publishes a repository as a module, and waits until the service has processed its tags. */
export async function publish(context: ResourceContext, config: RepositoryModuleConfig): Promise<Resource> {
  const { platform } = context;
  const key = publicationKey(addressFrom(config), config.vcsRepo.identifier);
  const begun = await begin(context, config, key);
  const address = addressOf(begun);
  setOutcome(platform, key, 'made');
  const module = await waitUntilSetUp(context, address, config).catch((error: Error) => {
    if (isUnreadable(error)) throw unread(begun, error);
    return undo(platform, address, key, error);
  });
  if (!module) {
    setOutcome(platform, key, 'left');
    throw unfinished(begun, config);
  }
  const { status } = toState(module);
  if (status === 'setup_failed') return undo(platform, address, key, setupFailed(module, config));
  if (status === 'no_version_tags') {
    context.warn(
      'object-not-ready',
      'The repository has no versions',
      `No tag of ${config.vcsRepo.identifier} looks like a semantic version such as "v1.0.0", so that the module ${moduleId(address)} has no version yet. It gets one with the first such tag.`,
    );
  }
  return module;
}

/** Returns the module that was just published, or one that an earlier apply left during its setup. */
async function begin(context: ResourceContext, config: RepositoryModuleConfig, key: string): Promise<Resource> {
  const { platform, signal } = context;
  const list = modulesPath(config.organization);
  const before = await platform.keysBefore(list, keysIn, { signal });
  const look = async () => (await platform.list(list)).find((module) => keysIn(module).includes(key));
  const what = `A module of the repository ${config.vcsRepo.identifier}`;
  const send = async () => (await platform.post(`${list}/vcs`, publicationDocument(platform, config), { signal })).data;
  const { made, found } = await sendCreation({
    what,
    importId: moduleId(addressFrom(config)),
    signal,
    pace: platform.pace,
    send,
    look,
  }).catch(async (error: Error) => {
    if (!isRefusal(error)) throw error;
    return {
      made: await findLeft(context, config, key, before, await look().catch(() => undefined), error),
      found: undefined,
    };
  });
  if (made) return made;
  if (before.lacks(key) && outcomeOf(platform, key) !== 'made' && isWhatWasPublished(toState(found), config)) {
    return found;
  }
  throw new AlreadyExists(
    what,
    moduleId(addressOf(found)),
    'the response to its publication was lost, and the object that exists now differs from what was sent',
  );
}

/** An existing module may be one that an earlier apply left during its setup. */
async function findLeft(
  { platform }: ResourceContext,
  config: RepositoryModuleConfig,
  key: string,
  before: Keys,
  found: Resource | undefined,
  refusal: ApiError,
): Promise<Resource> {
  if (!found) throw refused(refusal, config);
  const outcome = outcomeOf(platform, key);
  const isLeft = toState(found).status === 'pending' && (before.has(key) || outcome === 'left');
  if (isLeft && outcome !== 'made' && isWhatWasPublished(toState(found), config)) return found;
  throw new AlreadyExists(
    `A module of the repository ${config.vcsRepo.identifier}`,
    moduleId(addressOf(found)),
    `${refusal.message}; ${KEEPS_ITS_NAME}`,
  );
}

/** Undefined if the timeout has expired. A new module may not be readable yet. */
export function waitUntilSetUp(
  { platform, signal }: ResourceContext,
  address: ModuleAddress,
  { timeouts }: Pick<RepositoryModuleConfig, 'timeouts'>,
): Promise<Resource | undefined> {
  let wasThere = false;
  return poll(parseDuration(timeouts?.create ?? PATIENCE)!, signal, async () => {
    const found = (await platform.find(modulePath(address), undefined, { signal }))?.data;
    if (!found && wasThere) {
      throw new NotFound(`The module ${moduleId(address)} was deleted while it was being set up.`);
    }
    wasThere ||= found !== undefined;
    return found && toState(found).status !== 'pending' ? found : undefined;
  });
}

/** Whether a module is set up. A module without a repository is set up immediately. */
export async function isSetUp({ platform, signal }: ResourceContext, address: ModuleAddress): Promise<boolean> {
  const found = await readModule(platform, address, undefined, { signal });
  if (!found) throw new NotFound(`The module ${moduleId(address)} was deleted while it was being set up.`);
  const { status, vcsRepo } = toState(found);
  if (vcsRepo && status === 'setup_failed') {
    throw new InvalidConfig(['vcsRepo'], failureWords(found, vcsRepo.identifier));
  }
  return !vcsRepo || status !== 'pending';
}

export function unfinished(begun: Resource, { timeouts }: Pick<RepositoryModuleConfig, 'timeouts'>): Unfinished {
  const id = moduleId(addressOf(begun));
  return new Unfinished(
    `The module ${id} is still pending after ${timeouts?.create ?? PATIENCE}. The service goes on with it; \`timeouts.create\` says how long an apply waits.`,
    id,
    toState(begun),
  );
}

/** The service has accepted the module: a failed read is no reason to delete it or drop it from state. */
function unread(begun: Resource, reason: Error): Unfinished {
  const id = moduleId(addressOf(begun));
  return new Unfinished(
    `The service has accepted the module ${id}, which cannot be read: ${reason.message}.`,
    id,
    toState(begun),
  );
}

/** An unmanaged module would prevent the repository from being published again, so it is deleted, and the reason is thrown. */
async function undo(platform: PlatformClient, address: ModuleAddress, key: string, reason: Error): Promise<never> {
  return withdraw(platform, address, [key], 'is not set up', reason);
}

/** Deletes a new module that lacks something, and throws the reason. */
export function withdraw(
  platform: PlatformClient,
  address: ModuleAddress,
  keys: readonly string[],
  lacking: string,
  reason: Error,
): Promise<never> {
  const remove = async () => {
    await removeModule(platform, modulePath(address), address);
    for (const key of keys) forgetOutcome(platform, key);
  };
  const id = moduleId(address);
  return undoCreation({ what: `The module ${id}`, importId: id, known: { id, ...address }, remove }, lacking, reason);
}

function setupFailed(module: Resource, { vcsRepo }: RepositoryModuleConfig): InvalidConfig {
  return new InvalidConfig(['vcsRepo'], `${failureWords(module, vcsRepo.identifier)} The module was removed again.`);
}

export function failureWords(module: Resource, repository: string): string {
  const versions = versionStatusesOf(module)
    .filter(({ status }) => status !== 'ok')
    .map(({ version, status, error }) => `${version}: ${error?.replace(/\.$/, '') ?? status}`);
  const reasons = versions.length > 0 ? ` (${versions.join('; ')})` : '';
  return `The service could not set up a module from ${repository}: setup_failed${reasons}.`;
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

/** The service also responds with 404 if the token lacks the permission. */
function refused(error: ApiError, { organization, name, vcsRepo }: RepositoryModuleConfig): InvalidConfig {
  const isTaken = error.errors.some(({ detail }) => /taken/i.test(detail ?? ''));
  return new InvalidConfig(
    ['vcsRepo'],
    `${error.message}. ${
      isTaken
        ? `The registry of ${organization} has a module of the name that ${name === undefined ? vcsRepo.identifier : '`name`'} says, and it is not published from there.`
        : `The token can read the registry of ${organization}, so look whether ${organization} has the connection ${vcsRepo.oauthTokenId ?? vcsRepo.githubAppInstallationId}, whether this connection may read ` +
          `the repository ${vcsRepo.identifier}, and whether the token belongs to the owners team or to one of its members.`
    }`,
  );
}
