import type { registryModule } from './definition';
import { ApiError, isUnreadable } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient, Keys } from '../../../clients/platform';
import { optionalFlagAt, optionalObjectAt, nameAt, optionalTextAt, Part, textAt } from '../../../clients/read-response';
import { parseDuration } from '../../../definition/kinds/duration';
import type { Problem } from '../../../definition/problem';
import type { StateOf, ReadStateOf, ConfigOf } from '../../../definition/resource';
import type { Value, Values } from '../../../definition/value';
import type {
  ResourceContext,
  ResourceHandlers,
  PlanModification,
  PlanContext,
  Proposal,
  NotCarried,
} from '../../contract';
import { sendCreation, undoCreation } from '../../creation';
import { AlreadyExists, InvalidConfig, NotFound, Unfinished } from '../../errors';
import { poll } from '../../poll';
import { curate, removeCurated } from '../shared/registry/curated-modules';
import { explained } from '../shared/registry/curation';
import {
  completeAddress,
  GivenAddress,
  ModuleAddress,
  modulePath,
  readModule,
  removeModule,
  addressOf,
  moduleId,
  modulesPath,
} from '../shared/registry/module-address';
import { recordDocument } from '../shared/registry/module-record';
import { forgetOutcome, outcomeOf, setOutcome } from '../shared/registry/publication-outcomes';
import { versionStatusesOf } from '../shared/registry/version-statuses';
import { createUnique } from '../shared/unique';

export const registryModuleResource: ResourceHandlers<typeof registryModule> = {
  modifyPlan: modifyRegistryModulePlan,

  async create(context, config) {
    return toState(await make(context, config));
  },

  async read({ platform, signal }, state) {
    const address = known(state);
    const read = () => readModule(platform, address, state.registryModuleId, { signal });
    const found = await (address.registryName === 'public' ? explained('modules', read) : read());
    return found && toState(found);
  },

  /** Called only in the dialect `hcp`, and only for `noCode`. All other changes force replacement. */
  async update({ platform, signal }, { config, prior }) {
    const body = { data: { type: 'registry-modules', attributes: { 'no-code': config.noCode } } };
    return toState((await platform.patch(modulePath(known(prior)), body, { signal })).data);
  },

  async delete(context, state) {
    const { platform, signal } = context;
    const address = known(state);
    // Deletes all versions of the module, including those of other publishers. Public modules require another request.
    if (address.registryName === 'private') await removeModule(platform, modulePath(address), address, { signal });
    else await curate(platform, address, () => removeCurated(context, address));
    for (const key of keysOf(address, state.vcsRepo)) forgetOutcome(platform, key);
  },

  isReady: (context, state) => isSetUp(context, known(state)),

  move: (source) => moveRegistryModule(source),
};

/** A state has the complete address, and an import id has the required parts. */
function known(state: Partial<StateOf<typeof registryModule>>): ModuleAddress {
  return completeAddress(state as GivenAddress);
}

function make(context: ResourceContext, config: RegistryModuleConfig): Promise<Resource> {
  const { platform, signal } = context;
  const { vcsRepo } = config;
  if (vcsRepo) return publish(context, { ...config, vcsRepo });
  if (config.registryName === 'private') return record(platform, config, { signal });
  return curate(platform, { organization: config.organization, namespace: config.namespace!, name: config.name! }, () =>
    record(platform, config, { signal }),
  );
}

/** Attributes that the service fills in are part of every response. */
type RegistryModuleState = ReadStateOf<typeof registryModule> &
  Omit<ModuleAddress, 'registryName'> & { readonly noCode: boolean };

/** Converts a document of the service to state, for all operations and data sources. */
export function toState(module: Resource): RegistryModuleState {
  const { attributes } = module;
  const address = addressOf(module);
  return {
    id: moduleId(address),
    registryModuleId: module.id,
    ...address,
    registryName: address.registryName as RegistryModuleState['registryName'],
    vcsRepo: repositoryOf(optionalObjectAt(attributes, 'vcs-repo')),
    // The self-managed edition does not support it.
    noCode: optionalFlagAt(attributes, 'no-code') ?? false,
    status: textAt(attributes, 'status'),
    versionStatuses: versionStatusesOf(module),
    permissions: permissionsOf(attributes),
    createdAt: textAt(attributes, 'created-at'),
    updatedAt: textAt(attributes, 'updated-at'),
  };
}

/** The display identifier has two spellings, in requests and in responses. */
function repositoryOf(reported: Part | undefined): RegistryModuleState['vcsRepo'] {
  return (
    reported && {
      identifier: nameAt(reported, 'identifier'),
      displayIdentifier: optionalTextAt(reported, 'display_identifier') ?? textAt(reported, 'display-identifier'),
      // A repository connected through a GitHub App has no connection id.
      oauthTokenId: optionalTextAt(reported, 'oauth-token-id') ?? '',
      branch: optionalTextAt(reported, 'branch') ?? '',
      ingressSubmodules: optionalFlagAt(reported, 'ingress-submodules') ?? false,
      webhookUrl: optionalTextAt(reported, 'webhook-url'),
    }
  );
}

function permissionsOf(attributes: Part): RegistryModuleState['permissions'] {
  const may = (permission: string) => optionalFlagAt(attributes, 'permissions', permission) ?? false;
  return { canDelete: may('can-delete'), canResync: may('can-resync'), canRetry: may('can-retry') };
}

interface RegistryModuleConfig extends ConfigOf<typeof registryModule> {}

const KEEPS_ITS_NAME =
  'a module that is replaced, as for another repository or `no_code`, keeps its name: it cannot have `create_before_destroy`, nor can what refers to it';

/** Records a module by name: a private module without a repository, or a public module. */
async function record(
  platform: PlatformClient,
  config: RegistryModuleConfig,
  options?: CallOptions,
): Promise<Resource> {
  const address = completeAddress({ ...config, name: config.name!, moduleProvider: config.moduleProvider! });
  const key = moduleId(address);
  const made = await createUnique(
    platform,
    {
      what: `The module ${key}`,
      importId: key,
      hint: KEEPS_ITS_NAME,
      list: modulesPath(address.organization),
      key,
      keyOf: keysIn,
      pointer: '/data/attributes/name',
      find: async () => (await platform.find(modulePath(address)))?.data,
      isWhatWasSent: (found) => outcomeOf(platform, key) !== 'made' && isWhatWasSent(found, config),
    },
    recordDocument(address, config.noCode),
    options,
  );
  setOutcome(platform, key, 'made');
  if (config.registryName === 'private') return made;
  // The service sets up a public module at once, but the response to the creation does not show it. If this read fails, the next refresh
  // corrects the state.
  return (await platform.find(modulePath(address), undefined, options).catch(() => undefined))?.data ?? made;
}

/** The keys of a module in the list: its address, and the repository that it is published from. */
function keysIn(module: Resource): string[] {
  return keysOf(addressOf(module), toState(module).vcsRepo);
}

function keysOf(address: ModuleAddress, vcsRepo: { readonly identifier: string } | undefined): string[] {
  return [moduleId(address), ...(vcsRepo ? [repositoryKey(address.organization, vcsRepo.identifier)] : [])];
}

function repositoryKey(organization: string, identifier: string): string {
  return `${organization} ${identifier}`;
}

function isWhatWasSent(module: Resource, { noCode = false }: RegistryModuleConfig): boolean {
  const found = toState(module);
  return !found.vcsRepo && found.noCode === noCode && found.versionStatuses.length === 0;
}

type Modification = PlanModification<typeof registryModule>;
type ModuleProposal = Proposal<typeof registryModule>;

/** Plans `noCode`: it is reset to `false` if it is removed from the configuration, and only HCP Terraform can update it. */
async function modifyRegistryModulePlan(context: PlanContext, proposal: ModuleProposal): Promise<Modification> {
  const { config, unknown, prior, changed } = proposal;
  const isRemoved =
    prior !== undefined && config.noCode === undefined && !unknown.has('noCode') && changed.has('noCode');
  return {
    ...(isRemoved ? { set: { noCode: false } } : {}),
    ...(context.platform.dialect === 'hcp' ? { inPlace: ['noCode'] } : {}),
    problems: await findMissingNoCode(context, proposal),
  };
}

/**
 * A replacement deletes the module and its versions before it creates the new module, so an unsupported setting must be reported before.
 */
async function findMissingNoCode(
  context: PlanContext,
  { config, unknown, prior, changed }: ModuleProposal,
): Promise<readonly Problem[]> {
  const { platform, signal } = context;
  const isWanted = unknown.has('noCode') || (config.noCode === true && prior?.noCode !== true);
  const replacing = [...changed].filter((name) => name !== 'noCode' || platform.dialect !== 'hcp');
  if (!prior || !isWanted || replacing.length === 0) return [];
  const address = completeAddress(prior as GivenAddress);
  const found = (await platform.find(modulePath(address), undefined, { signal }))?.data;
  if (!found || found.attributes['no-code'] !== undefined) return [];
  return [
    {
      path: ['noCode'],
      severity: 'error',
      code: 'unsupported-by-service',
      summary: 'The service has no modules without code',
      detail: `The response for ${moduleId(address)} has no \`no-code\`, which only the hosted edition has: the module would be deleted with all its versions, and could not be created again with \`noCode\`. Remove \`noCode\`.`,
    },
  ];
}

const PATIENCE = '10m';

interface RepositoryModuleConfig extends RegistryModuleConfig {
  readonly vcsRepo: NonNullable<RegistryModuleConfig['vcsRepo']>;
}

/** Publishes a repository as a module, and waits until the service has processed its tags. */
async function publish(context: ResourceContext, config: RepositoryModuleConfig): Promise<Resource> {
  const { platform } = context;
  const key = repositoryKey(config.organization, config.vcsRepo.identifier);
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
  const send = async () => (await platform.post(`${list}/vcs`, newDocument(platform, config), { signal })).data;
  const { made, found } = await sendCreation({
    what,
    importId: idFrom(config),
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
  if (before.lacks(key) && outcomeOf(platform, key) !== 'made' && isWhatWasPublished(found, config)) return found;
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
  if (isLeft && outcome !== 'made' && isWhatWasPublished(found, config)) return found;
  throw new AlreadyExists(
    `A module of the repository ${config.vcsRepo.identifier}`,
    moduleId(addressOf(found)),
    `${refusal.message}; ${KEEPS_ITS_NAME}`,
  );
}

/** The name of the module follows from the name of the repository. */
function idFrom({ organization, vcsRepo }: RepositoryModuleConfig): string {
  const [, moduleProvider = '<provider>', name = '<name>'] =
    /terraform-([^-/]+)-([^/]+)$/.exec(vcsRepo.identifier) ?? [];
  return moduleId({ organization, registryName: 'private', namespace: organization, name, moduleProvider });
}

/** Undefined if the timeout has expired. A new module may not be readable yet. */
function waitUntilSetUp(
  { platform, signal }: ResourceContext,
  address: ModuleAddress,
  { timeouts }: RepositoryModuleConfig,
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

/** Whether a module is set up. A module without a repository is at once. */
async function isSetUp({ platform, signal }: ResourceContext, address: ModuleAddress): Promise<boolean> {
  const found = await readModule(platform, address, undefined, { signal });
  if (!found) throw new NotFound(`The module ${moduleId(address)} was deleted while it was being set up.`);
  const { status, vcsRepo } = toState(found);
  if (vcsRepo && status === 'setup_failed') {
    throw new InvalidConfig(['vcsRepo'], failureWords(found, vcsRepo.identifier));
  }
  return !vcsRepo || status !== 'pending';
}

function unfinished(begun: Resource, { timeouts }: RepositoryModuleConfig): Unfinished {
  const id = moduleId(addressOf(begun));
  return new Unfinished(
    `The module ${id} is still pending after ${timeouts?.create ?? PATIENCE}. The service goes on with it; \`timeouts.create\` says how long an apply waits.`,
    id,
    toState(begun),
  );
}

/** The service has accepted the module: that it cannot be read for now is no reason to delete or to forget it. */
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
  const remove = async () => {
    await removeModule(platform, modulePath(address), address);
    forgetOutcome(platform, key);
  };
  return undoCreation(
    {
      what: `The module ${moduleId(address)}`,
      importId: moduleId(address),
      known: { id: moduleId(address), ...address },
      remove,
    },
    'is not set up',
    reason,
  );
}

function setupFailed(module: Resource, { vcsRepo }: RepositoryModuleConfig): InvalidConfig {
  return new InvalidConfig(['vcsRepo'], `${failureWords(module, vcsRepo.identifier)} The module was removed again.`);
}

function failureWords(module: Resource, repository: string): string {
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
function refused(error: ApiError, { organization, vcsRepo }: RepositoryModuleConfig): InvalidConfig {
  const isTaken = error.errors.some(({ detail }) => /taken/i.test(detail ?? ''));
  return new InvalidConfig(
    ['vcsRepo'],
    `${error.message}. ${
      isTaken
        ? `The registry of ${organization} has a module of the name that ${vcsRepo.identifier} says, and it is not published from there.`
        : `The token can read the registry of ${organization}, so look whether ${organization} has the connection ${vcsRepo.oauthTokenId}, whether this connection may read ` +
          `the repository ${vcsRepo.identifier}, and whether the token belongs to the owners team or to one of its members.`
    }`,
  );
}

function isWhatWasPublished(module: Resource, { vcsRepo, noCode = false }: RepositoryModuleConfig): boolean {
  const found = toState(module);
  const same = (name: keyof RepositoryModuleConfig['vcsRepo'] & keyof NonNullable<RegistryModuleState['vcsRepo']>) =>
    found.vcsRepo?.[name] === vcsRepo[name];
  return same('identifier') && same('displayIdentifier') && same('oauthTokenId') && found.noCode === noCode;
}

function newDocument({ dialect }: PlatformClient, { vcsRepo, noCode }: RepositoryModuleConfig): object {
  const attributes = {
    'vcs-repo': {
      'identifier': vcsRepo.identifier,
      'oauth-token-id': vcsRepo.oauthTokenId,
      [dialect === 'hcp' ? 'display-identifier' : 'display_identifier']: vcsRepo.displayIdentifier,
    },
    ...(noCode === undefined ? {} : { 'no-code': noCode }),
  };
  return { data: { type: 'registry-modules', attributes } };
}

type Move = NonNullable<ResourceHandlers<typeof registryModule>['move']>;

/**
 * Converts state of `tfe_registry_module`, which has the repository as a list of one element, and settings that no operation of the API
 * supports.
 */
const moveRegistryModule: Move = ({ state }) => {
  const [repository] = (state.vcs_repo ?? []) as readonly (Values | undefined)[];
  if (repository && isEmpty(repository.oauth_token_id)) {
    throw new InvalidConfig(
      ['vcsRepo'],
      'The module is published through a GitHub App (`github_app_installation_id`). It can only be managed here if it is published through a connection (`oauth_token_id`).',
    );
  }
  const address = {
    organization: String(state.organization),
    registryName: String(state.registry_name || 'private'),
    namespace: String(state.namespace || state.organization),
    name: String(state.name),
    moduleProvider: String(state.module_provider),
  };
  return {
    state: {
      ...address,
      id: moduleId(address),
      registryModuleId: state.id,
      noCode: state.no_code ?? undefined,
      vcsRepo: repository && {
        identifier: repository.identifier,
        displayIdentifier: repository.display_identifier,
        oauthTokenId: repository.oauth_token_id,
        branch: repository.branch ?? '',
      },
    },
    notCarried: [
      // Uploads and tags are what modules here are published by.
      ...(state.publishing_mechanism === 'branch' ? ['publishing_mechanism'] : []),
      ...left(state, ['test_config', 'initial_version']),
      ...(repository?.tags === false ? ['vcs_repo.tags'] : []),
      ...left(repository, ['tag_prefix', 'source_directory'], 'vcs_repo.'),
    ],
  };
};

function left(state: Values | undefined, names: readonly string[], prefix = ''): NotCarried[] {
  return names.filter((name) => !isEmpty(state?.[name])).map((name) => prefix + name);
}

function isEmpty(value: Value): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
