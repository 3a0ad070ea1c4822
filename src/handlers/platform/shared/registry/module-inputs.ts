import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { optionalObjectsAt, textAt } from '../../../../clients/read-response';
import type { ModuleAddress } from './module-address';

/** The names of the variables of a version of a private module. Undefined if the service does not report them. */
export async function findInputNames(
  platform: PlatformClient,
  { namespace, name, moduleProvider }: Pick<ModuleAddress, 'namespace' | 'name' | 'moduleProvider'>,
  version: string,
  options?: CallOptions,
): Promise<readonly string[] | undefined> {
  const at = path`/api/registry/v1/modules/${namespace}/${name}/${moduleProvider}/${version}`;
  const found = (await platform.fetch(at, undefined, options))?.document();
  return found && optionalObjectsAt(found, 'root', 'inputs')?.map((input) => textAt(input, 'name'));
}
