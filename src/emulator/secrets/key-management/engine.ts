import type { Engine } from '../engine';
import { keyRoutes } from './keys';
import { keyProviders, managedKeys } from './provider';
import { providerRoutes } from './providers';

/** Keys that live in the stores of clouds. No cloud is asked. */
export const keyManagementEngine: Engine = {
  type: 'keymgmt',
  routes: [...providerRoutes, ...keyRoutes],
  kinds: [keyProviders, managedKeys],
  absentIn: ['openbao'],
};
