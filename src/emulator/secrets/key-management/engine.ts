import type { Engine } from '../engine';
import { keyRoutes } from './keys';
import { keyProviders, managedKeys } from './provider';
import { providerRoutes } from './providers';

/** Keys in cloud key stores. The emulator does not contact any cloud. */
export const keyManagementEngine: Engine = {
  type: 'keymgmt',
  routes: [...providerRoutes, ...keyRoutes],
  kinds: [keyProviders, managedKeys],
  absentIn: ['openbao'],
};
