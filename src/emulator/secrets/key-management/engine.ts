import type { Engine } from '../engine';
import { keyRoutes } from './keys';
import { keyProviders, managedKeys } from './provider';
import { providerRoutes } from './providers';

/** Keys in the key stores of clouds. The emulator contacts no cloud. */
export const keyManagementEngine: Engine = {
  type: 'keymgmt',
  routes: [...providerRoutes, ...keyRoutes],
  kinds: [keyProviders, managedKeys],
  absentIn: ['openbao'],
};
