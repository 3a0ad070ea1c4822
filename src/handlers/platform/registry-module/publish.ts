import { RegistryModuleAnswer, toAnswer } from './answer';
import { fateOf, forgetFate, setFate } from './fates';
import { KEEPS_ITS_NAME, keysIn, RegistryModuleConfig, repositoryKey } from './record';
import { ApiError } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import type { Keys, PlatformClient } from '../../../clients/platform';
import { parseDuration } from '../../../definition/kinds/duration';
import type { ResourceContext } from '../../contract';
import { sendCreation, undoCreation } from '../../creation';
import { AlreadyExists, InvalidConfig, NotFound, Unfinished } from '../../errors';
import { addressOf, ModuleAddress, moduleId, modulePath, modulesPath, readModule, removeModule } from '../module-address';
import { poll } from '../poll';
import { versionStatusesOf } from '../version-statuses';

const PATIENCE = '10m';

export interface RepositoryModuleConfig extends RegistryModuleConfig {
  readonly vcsRepo: NonNullable<RegistryModuleConfig['vcsRepo']>;
}

/** Publishes a repository as a module, and waits until the service has looked through its tags. */
export async function publish(context: ResourceContext, config: RepositoryModuleConfig): Promise<Resource> {
  const { platform } = context;
  const key = repositoryKey(config.organization, config.vcsRepo.identifier);
  const address = addressOf(await begin(context, config, key));
  setFate(platform, key, 'made');
  const module = await waitUntilSetUp(context, address, config).catch((error: Error) => undo(platform, address, key, error));
  if (!module) {
    setFate(platform, key, 'left');
    throw unfinished(address, config);
  }
  const { status } = toAnswer(module);
  if (status === 'setup_failed') return undo(platform, address, key, setupFailed(module, config));
  if (status === 'no_version_tags') {
    context.warn('The repository has no versions', `No tag of ${config.vcsRepo.identifier} looks like a semantic version such as "v1.0.0", so that the module ${moduleId(address)} has no version yet. It gets one with the first such tag.`);
  }
  return module;
}

/** The module as it was just published, or as an earlier apply has left it while it was being set up. */
async function begin(context: ResourceContext, config: RepositoryModuleConfig, key: string): Promise<Resource> {
  const { platform, signal } = context;
  const list = modulesPath(config.organization);
  const before = await platform.keysBefore(list, keysIn, { signal });
  const look = async () => (await platform.list(list)).find((module) => keysIn(module).includes(key));
  const what = `A module of the repository ${config.vcsRepo.identifier}`;
  const send = async () => (await platform.post(`${list}/vcs`, newDocument(platform, config), { signal })).data;
  const { made, found } = await sendCreation({ what, importId: idFrom(config), signal, pace: platform.pace, send, look }).catch(async (error: Error) => {
    if (!isRefusal(error)) throw error;
    return { made: await findLeft(context, config, key, before, await look().catch(() => undefined), error), found: undefined };
  });
  if (made) return made;
  if (before.lacks(key) && fateOf(platform, key) !== 'made' && isWhatWasSent(found, config)) return found;
  throw new AlreadyExists(what, moduleId(addressOf(found)), 'the answer to its publication was lost, and what is there now is not what was sent');
}

/** What is taken already may be what an earlier apply has left while it was being set up. */
async function findLeft(
  { platform }: ResourceContext, config: RepositoryModuleConfig, key: string, before: Keys, found: Resource | undefined, refusal: ApiError,
): Promise<Resource> {
  if (!found) throw refused(refusal, config);
  const fate = fateOf(platform, key);
  const isLeft = toAnswer(found).status === 'pending' && (before.has(key) || fate === 'left');
  if (isLeft && fate !== 'made' && isWhatWasSent(found, config)) return found;
  throw new AlreadyExists(`A module of the repository ${config.vcsRepo.identifier}`, moduleId(addressOf(found)), `${refusal.message}; ${KEEPS_ITS_NAME}`);
}

/** The name of the repository says what the module is called. */
function idFrom({ organization, vcsRepo }: RepositoryModuleConfig): string {
  const [, moduleProvider = '<provider>', name = '<name>'] = /terraform-([^-/]+)-([^/]+)$/.exec(vcsRepo.identifier) ?? [];
  return moduleId({ organization, registryName: 'private', namespace: organization, name, moduleProvider });
}

/** Undefined: the time is over. What was published just now may not be readable yet. */
function waitUntilSetUp({ platform, signal }: ResourceContext, address: ModuleAddress, { timeouts }: RepositoryModuleConfig): Promise<Resource | undefined> {
  let wasThere = false;
  return poll(parseDuration(timeouts?.create ?? PATIENCE)!, signal, async () => {
    const found = (await platform.find(modulePath(address), undefined, { signal }))?.data;
    if (!found && wasThere) throw new NotFound(`The module ${moduleId(address)} was deleted while it was being set up.`);
    wasThere ||= found !== undefined;
    return found && toAnswer(found).status !== 'pending' ? found : undefined;
  });
}

/** Whether a module is set up; of one without a repository there is nothing to look through. */
export async function isSetUp({ platform, signal }: ResourceContext, address: ModuleAddress): Promise<boolean> {
  const found = await readModule(platform, address, undefined, { signal });
  if (!found) throw new NotFound(`The module ${moduleId(address)} was deleted while it was being set up.`);
  const { status, vcsRepo } = toAnswer(found);
  if (vcsRepo && status === 'setup_failed') throw new InvalidConfig(['vcsRepo'], failureWords(found, vcsRepo.identifier));
  return !vcsRepo || status !== 'pending';
}

function unfinished(address: ModuleAddress, { timeouts }: RepositoryModuleConfig): Unfinished {
  return new Unfinished(`The module ${moduleId(address)} is still pending after ${timeouts?.create ?? PATIENCE}. It is left as it is, and the next apply goes on waiting; \`timeouts.create\` says how long.`, moduleId(address));
}

/** A module that nobody knows of would keep the repository from being published: it is removed again, and the reason thrown. */
async function undo(platform: PlatformClient, address: ModuleAddress, key: string, reason: Error): Promise<never> {
  const remove = async () => {
    await removeModule(platform, modulePath(address), address);
    forgetFate(platform, key);
  };
  return undoCreation({ what: `The module ${moduleId(address)}`, importId: moduleId(address), known: { id: moduleId(address), ...address }, remove }, 'is not set up', reason);
}

function setupFailed(module: Resource, { vcsRepo }: RepositoryModuleConfig): InvalidConfig {
  return new InvalidConfig(['vcsRepo'], `${failureWords(module, vcsRepo.identifier)} The module was removed again.`);
}

function failureWords(module: Resource, repository: string): string {
  const versions = versionStatusesOf(module).filter(({ status }) => status !== 'ok').map(({ version, status, error }) => `${version}: ${error?.replace(/\.$/, '') ?? status}`);
  const reasons = versions.length > 0 ? ` (${versions.join('; ')})` : '';
  return `The service could not set up a module from ${repository}: setup_failed${reasons}.`;
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

/** The service answers 404 to what the token may not do, too. */
function refused(error: ApiError, { organization, vcsRepo }: RepositoryModuleConfig): InvalidConfig {
  const isTaken = error.errors.some(({ detail }) => /taken/i.test(detail ?? ''));
  return new InvalidConfig(['vcsRepo'], `${error.message}. ${isTaken
    ? `The registry of ${organization} has a module of the name that ${vcsRepo.identifier} says, and it is not published from there.`
    : `The token can read the registry of ${organization}, so look whether ${organization} has the connection ${vcsRepo.oauthTokenId}, whether this connection may read `
      + `the repository ${vcsRepo.identifier}, and whether the token belongs to the owners team or to one of its members.`}`);
}

function isWhatWasSent(module: Resource, { vcsRepo, noCode = false }: RepositoryModuleConfig): boolean {
  const found = toAnswer(module);
  const same = (name: keyof RepositoryModuleConfig['vcsRepo'] & keyof NonNullable<RegistryModuleAnswer['vcsRepo']>) => found.vcsRepo?.[name] === vcsRepo[name];
  return same('identifier') && same('displayIdentifier') && same('oauthTokenId') && found.noCode === noCode;
}

function newDocument({ dialect }: PlatformClient, { vcsRepo, noCode }: RepositoryModuleConfig): object {
  const attributes = {
    'vcs-repo': {
      'identifier': vcsRepo.identifier,
      'oauth-token-id': vcsRepo.oauthTokenId,
      [dialect === 'hcp' ? 'display-identifier' : 'display_identifier']: vcsRepo.displayIdentifier,
    },
    ...noCode === undefined ? {} : { 'no-code': noCode },
  };
  return { data: { type: 'registry-modules', attributes } };
}
