import { explained } from './curation';
import { inTurn } from '../in-turn';
import {
  addressOf,
  ModuleAddress,
  moduleId,
  moduleNamePath,
  modulesPath,
  readModule,
  removeModule,
} from './module-address';
import { recordAgain } from './module-record';
import type { Resource } from '../../../../clients/json-api';
import type { PlatformClient } from '../../../../clients/platform';
import type { Code } from '../../../../diagnostics/catalogue';
import type { ResourceContext } from '../../../contract';

/**
 * Runs an operation on a public module. All providers of a name share a queue, because the service deletes them together. Explains a 403,
 * with which the service also responds if public modules cannot be recorded at all.
 */
export async function curate<T>(
  platform: PlatformClient,
  address: Pick<ModuleAddress, 'organization' | 'namespace' | 'name'>,
  act: () => Promise<T>,
): Promise<T> {
  return inTurn(platform, `${address.organization}/${address.namespace}/${address.name}`, () =>
    explained('modules', act),
  );
}

/** Deletes a public module. The service deletes all providers of the name, so the others are recorded again. */
export async function removeCurated(
  { platform, signal, warn }: ResourceContext,
  address: ModuleAddress,
): Promise<void> {
  if (!(await readModule(platform, address, undefined, { signal }))) return;
  const all = await platform.list(modulesPath(address.organization), { 'filter[registry_name]': 'public' }, { signal });
  const others = all.filter((module) => isOtherProvider(addressOf(module), address));
  await removeModule(platform, moduleNamePath(address), address, { signal });
  for (const other of others) await recordAgain(platform, other).catch((error: Error) => warn(...lost(other, error)));
}

function isOtherProvider(other: ModuleAddress, address: ModuleAddress): boolean {
  return (
    moduleId({ ...other, moduleProvider: address.moduleProvider }) === moduleId(address) &&
    other.moduleProvider !== address.moduleProvider
  );
}

function lost(module: Resource, error: Error): [code: Code, summary: string, detail: string] {
  const id = moduleId(addressOf(module));
  return [
    'side-effect',
    'Another provider of the module is no longer recorded',
    `The service deletes the records of all providers of a public module at once. The record of ${id} could not be created again: ${error.message}. If it is managed, the next plan creates it.`,
  ];
}
