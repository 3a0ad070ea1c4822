import type { World } from '../../world';
import { forbidden } from '../json-api';

/** Organizations curate entries of the public registry unless this is turned off. */
export function refusePublicWhereDisabled({ settings }: World, registryName: string): void {
  if (registryName === 'public' && !settings.publicModuleCuration) {
    throw forbidden('Curation of public modules is disabled.');
  }
}
