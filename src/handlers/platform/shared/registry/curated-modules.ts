import type { PlatformClient } from '../../../../clients/platform';
import type { Code } from '../../../../diagnostics/catalogue';
import type { ResourceContext } from '../../../contract';
import { inTurn } from '../in-turn';
import { explained } from './curation';
import { ModuleAddress, moduleId, moduleNamePath, modulesPath, readModule, removeModule } from './module-address';
import { recallRecorded, recordAgain, Recorded, recordedOf, rememberRecorded } from './module-record';

/**
 * Runs an operation on a public module. All providers of a name share a queue, because the service deletes them together. Explains a 403, which the
 * service also returns if public modules cannot be recorded at all.
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
export async function removeCurated(context: ResourceContext, address: ModuleAddress): Promise<void> {
  const { platform, signal } = context;
  const recordOthers = async (others: readonly Recorded[]) => {
    for (const other of others) {
      await recordAgain(platform, other).catch((error: Error) => context.warn(...lost(other, error)));
    }
  };
  if (!(await readModule(platform, address, undefined, { signal }))) {
    const lostOthers = recallRecorded(context).filter((other) => isOtherProvider(other.address, address));
    return recordOthers(lostOthers);
  }
  const all = await platform.list(modulesPath(address.organization), { 'filter[registry_name]': 'public' }, { signal });
  const others = all.map(recordedOf).filter((other) => isOtherProvider(other.address, address));
  await rememberRecorded(context, others);
  await removeModule(platform, moduleNamePath(address), address, { signal });
  await recordOthers(others);
}

function isOtherProvider(other: ModuleAddress, address: ModuleAddress): boolean {
  return (
    moduleId({ ...other, moduleProvider: address.moduleProvider }) === moduleId(address) &&
    other.moduleProvider !== address.moduleProvider
  );
}

function lost({ address }: Recorded, error: Error): [code: Code, summary: string, detail: string] {
  const id = moduleId(address);
  return [
    'side-effect',
    'Another provider of the module is no longer recorded',
    `The service deletes the records of all providers of a public module at once. The record of ${id} could not be created again: ${error.message}. If it is managed, the next plan creates it.`,
  ];
}
