import { addressOf, ModuleAddress, modulePath, modulesPath } from './module-address';
import type { Resource } from '../../../../clients/json-api';
import type { PlatformClient } from '../../../../clients/platform';
import { optionalFlagAt } from '../../../../clients/read-response';

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

/**
 * Records a module again that was deleted together with another one. The request is repeated like an idempotent one, because no other
 * client is expected to record the module.
 */
export async function recordAgain(platform: PlatformClient, module: Resource): Promise<void> {
  const address = addressOf(module);
  const noCode = optionalFlagAt(module, 'attributes', 'no-code') || undefined;
  try {
    await platform.submit('POST', modulesPath(address.organization), recordDocument(address, noCode), {
      repeatable: true,
    });
  } catch (error) {
    if (!(await platform.find(modulePath(address)).catch(() => undefined))) throw error;
  }
}
