import type { Resource } from '../../../../clients/json-api';
import type { PlatformClient } from '../../../../clients/platform';
import { optionalFlagAt } from '../../../../clients/read-response';
import type { Json, ResourceContext } from '../../../contract';
import { addressOf, ModuleAddress, modulePath, modulesPath } from './module-address';

/** The request that records a module by name. */
export function recordDocument(
  { registryName, namespace, name, moduleProvider }: ModuleAddress,
  noCode: boolean | undefined,
): object {
  const attributes = {
    name,
    'provider': moduleProvider,
    'registry-name': registryName,
    ...(registryName === 'public' ? { namespace } : {}),
    ...(noCode === undefined ? {} : { 'no-code': noCode }),
  };
  return { data: { type: 'registry-modules', attributes } };
}

/** The data for recording a module again. */
export interface Recorded {
  readonly address: ModuleAddress;
  readonly noCode?: true;
}

export function recordedOf(module: Resource): Recorded {
  const noCode = optionalFlagAt(module, 'attributes', 'no-code');
  return { address: addressOf(module), ...(noCode ? { noCode } : {}) };
}

/** Also called before a deletion that deletes these modules: if it is terminated before it has recorded them again, the next one does. */
export async function rememberRecorded({ remaining }: ResourceContext, modules: readonly Recorded[]): Promise<void> {
  if (modules.length > 0) await remaining?.remember(modules as unknown as Json);
}

/** The modules that an earlier, terminated deletion may not have recorded again. */
export function recallRecorded({ remaining }: ResourceContext): readonly Recorded[] {
  return (remaining?.recall() ?? []) as unknown as readonly Recorded[];
}

/**
 * Records a module again that was deleted together with another one. The request is repeated like an idempotent one, because no other
 * client is expected to record the module.
 */
export async function recordAgain(platform: PlatformClient, { address, noCode }: Recorded): Promise<void> {
  try {
    await platform.submit('POST', modulesPath(address.organization), recordDocument(address, noCode), {
      repeatable: true,
    });
  } catch (error) {
    if (!(await platform.find(modulePath(address)).catch(() => undefined))) throw error;
  }
}
