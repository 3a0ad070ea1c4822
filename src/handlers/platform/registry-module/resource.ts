import { toAnswer } from './answer';
import { curate, explained, removeCurated } from './curated';
import type { registryModule } from './definition';
import { forgetFate } from './fates';
import { moveRegistryModule } from './move';
import { planRegistryModule } from './plan';
import { isSetUp, publish } from './publish';
import { keysOf, record, RegistryModuleConfig } from './record';
import type { Resource } from '../../../clients/json-api';
import type { StateOf } from '../../../definition/resource';
import type { ResourceContext, ResourceHandlers } from '../../contract';
import { completeAddress, GivenAddress, ModuleAddress, modulePath, readModule, removeModule } from '../module-address';

export const registryModuleResource: ResourceHandlers<typeof registryModule> = {
  plan: planRegistryModule,

  async create(context, config) {
    return toAnswer(await make(context, config));
  },

  async read({ platform, signal }, state) {
    const address = known(state);
    const read = () => readModule(platform, address, state.registryModuleId, { signal });
    const found = await (address.registryName === 'public' ? explained(read) : read());
    return found && toAnswer(found);
  },

  /** Only with the dialect `hcp`, and only `noCode`: everything else replaces. */
  async update({ platform, signal }, { config, prior }) {
    const body = { data: { type: 'registry-modules', attributes: { 'no-code': config.noCode } } };
    return toAnswer((await platform.patch(modulePath(known(prior)), body, { signal })).data);
  },

  async delete(context, state) {
    const { platform, signal } = context;
    const address = known(state);
    // With all its versions, whoever made them; of public modules the service takes another form.
    if (address.registryName === 'private') await removeModule(platform, modulePath(address), address, { signal });
    else await curate(platform, address, () => removeCurated(context, address));
    for (const key of keysOf(address, state.vcsRepo)) forgetFate(platform, key);
  },

  isReady: (context, state) => isSetUp(context, known(state)),

  move: moveRegistryModule,
};

/** A state has the whole address, and what an import begins with has all that is needed. */
function known(state: Partial<StateOf<typeof registryModule>>): ModuleAddress {
  return completeAddress(state as GivenAddress);
}

function make(context: ResourceContext, config: RegistryModuleConfig): Promise<Resource> {
  const { platform, signal } = context;
  const { vcsRepo } = config;
  if (vcsRepo) return publish(context, { ...config, vcsRepo });
  if (config.registryName === 'private') return record(platform, config, { signal });
  return curate(platform, { organization: config.organization, namespace: config.namespace!, name: config.name! }, () => record(platform, config, { signal }));
}
