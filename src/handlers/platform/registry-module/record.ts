import { toAnswer } from './answer';
import type { registryModule } from './definition';
import { fateOf, setFate } from './fates';
import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import type { ConfigOf } from '../../../definition/resource';
import { addressOf, completeAddress, ModuleAddress, moduleId, modulePath, modulesPath } from '../module-address';
import { recordDocument } from '../module-record';
import { createUnique } from '../unique';

export interface RegistryModuleConfig extends ConfigOf<typeof registryModule> {}

export const KEEPS_ITS_NAME = 'a module that is replaced, as for another repository or `no_code`, keeps its name: it cannot have `create_before_destroy`, nor can what refers to it';

/** What is recorded by name: a private module without a repository, or one of the public registry. */
export async function record(platform: PlatformClient, config: RegistryModuleConfig, options?: CallOptions): Promise<Resource> {
  const address = completeAddress({ ...config, name: config.name!, moduleProvider: config.moduleProvider! });
  const key = moduleId(address);
  const made = await createUnique(platform, {
    what: `The module ${key}`, importId: key, hint: KEEPS_ITS_NAME, list: modulesPath(address.organization), key, keyOf: keysIn, pointer: '/data/attributes/name',
    find: async () => (await platform.find(modulePath(address)))?.data,
    isWhatWasSent: (found) => fateOf(platform, key) !== 'made' && isWhatWasSent(found, config),
  }, recordDocument(address, config.noCode), options);
  setFate(platform, key, 'made');
  if (config.registryName === 'private') return made;
  // The record of a public module is set up at once, but the answer to its creation does not know. Should this look fail, the next refresh makes it good.
  return (await platform.find(modulePath(address), undefined, options).catch(() => undefined))?.data ?? made;
}

/** All that modules of a list are told by: their addresses, and the repositories that they are published from. */
export function keysIn(module: Resource): string[] {
  return keysOf(addressOf(module), toAnswer(module).vcsRepo);
}

export function keysOf(address: ModuleAddress, vcsRepo: { readonly identifier: string } | undefined): string[] {
  return [moduleId(address), ...vcsRepo ? [repositoryKey(address.organization, vcsRepo.identifier)] : []];
}

export function repositoryKey(organization: string, identifier: string): string {
  return `${organization} ${identifier}`;
}

function isWhatWasSent(module: Resource, { noCode = false }: RegistryModuleConfig): boolean {
  const found = toAnswer(module);
  return !found.vcsRepo && found.noCode === noCode && found.versionStatuses.length === 0;
}
