import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import type { StateOf } from '../../../definition/resource';
import type { ResourceContext, ResourceHandlers } from '../../contract';
import { InvalidConfig, PartiallyUpdated } from '../../errors';
import { curate, removeCurated } from '../shared/registry/curated-modules';
import { explained } from '../shared/registry/curation';
import {
  addressOf,
  completeAddress,
  GivenAddress,
  ModuleAddress,
  moduleId,
  modulePath,
  modulesPath,
  readModule,
  removeModule,
} from '../shared/registry/module-address';
import { recordDocument } from '../shared/registry/module-record';
import { noCodeManagers } from '../shared/registry/no-code';
import { forgetOutcome, outcomeOf, setOutcome } from '../shared/registry/publication-outcomes';
import { createUnique } from '../shared/unique';
import type { registryModule } from './definition';
import { changeDocument, ignoredInput, tagBindings } from './resource/documents';
import { moveRegistryModule } from './resource/move';
import { modifyRegistryModulePlan } from './resource/plan';
import {
  failureWords,
  isSetUp,
  KEEPS_ITS_NAME,
  keysIn,
  keysOf,
  publish,
  unfinished,
  waitUntilSetUp,
  withdraw,
} from './resource/publication';
import { toState, toWholeState } from './resource/state';
import type { ModuleChange, RegistryModuleConfig, RegistryModuleState } from './resource/types';

export const registryModuleResource: ResourceHandlers<typeof registryModule> = {
  modifyPlan: modifyRegistryModulePlan,

  async create(context, config) {
    return completed(context, await make(context, config), config);
  },

  async read({ platform, signal }, state) {
    const address = known(state);
    const read = () => readModule(platform, address, state.registryModuleId, { signal });
    const found = await (address.registryName === 'public' ? explained('modules', read) : read());
    return found && toWholeState(platform, found, state, { signal });
  },

  update: (context, change) => update(context, change),

  async delete(context, state) {
    const { platform, signal } = context;
    const address = known(state);
    // Deletes all versions of the module, including those of other publishers. Public modules require another request.
    if (address.registryName === 'private') await removeModule(platform, modulePath(address), address, { signal });
    else await curate(platform, address, () => removeCurated(context, address));
    for (const key of keysOf(address, state.vcsRepo)) forgetOutcome(platform, key);
  },

  isReady: (context, state) => isSetUp(context, known(state)),

  sentAfterwards: ['tags'],

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

/** Adds the tags to a new module. An incomplete module is useless and is deleted again. */
async function completed(
  { platform, signal }: ResourceContext,
  made: Resource,
  config: RegistryModuleConfig,
): Promise<RegistryModuleState> {
  const address = addressOf(made);
  const finish = async () => {
    if (config.noCode) noCodeManagers.claim(platform, made.id, 'lintel_registry_module');
    if (config.tags) {
      const data = { type: 'registry-modules', attributes: {}, relationships: tagBindings(config.tags) };
      await platform.patch(modulePath(address), { data }, { signal });
    }
    const state = await toWholeState(platform, made, inputsOf(config), { signal });
    const ignored = ignoredInput(config, state);
    if (ignored) throw ignored;
    return state;
  };
  return finish().catch((error: Error) =>
    withdraw(platform, address, keysIn(made), 'lacks some of its settings', error),
  );
}

/** The options of a read after a write: the known id means that this is not an import. */
function inputsOf({ tags, testConfig }: RegistryModuleConfig) {
  return { registryModuleId: '', tags, testConfig };
}

/** All other changes force replacement. A change of the sources of versions is waited for, like a creation. */
async function update(context: ResourceContext, change: ModuleChange): Promise<RegistryModuleState> {
  const { platform, signal } = context;
  const { config, prior, changed } = change;
  const address = known(prior);
  if (config.noCode) noCodeManagers.claim(platform, prior.registryModuleId, 'lintel_registry_module');
  const document = changeDocument(change);
  const sent = document && (await platform.patch(modulePath(address), document, { signal })).data;
  const waited = sent && changed.has('vcsRepo') ? await waitUntilSetUp(context, address, config) : sent;
  if (sent && !waited) throw unfinished(sent, config);
  const module = waited ?? (await platform.get(modulePath(address), undefined, { signal })).data;
  const state = await toWholeState(platform, module, inputsOf(config), { signal });
  const failed =
    changed.has('vcsRepo') && config.vcsRepo && state.status === 'setup_failed'
      ? new InvalidConfig(['vcsRepo'], failureWords(module, config.vcsRepo.identifier))
      : ignoredInput(config, state);
  if (failed) throw new PartiallyUpdated(failed, state);
  return state;
}

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

function isWhatWasSent(module: Resource, { noCode = false }: RegistryModuleConfig): boolean {
  const found = toState(module);
  return !found.vcsRepo && found.noCode === noCode && found.versionStatuses.length === 0;
}
