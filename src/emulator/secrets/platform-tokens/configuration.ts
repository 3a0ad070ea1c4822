import type { EngineRoute } from '../engine';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import { absent, failure } from '../refusal';
import { findAccess, platformAccesses } from './access';

const BASE_PATH = '/api/v2/';

export const configurationRoutes: readonly EngineRoute[] = [
  {
    operation: 'Platform token backend: Configure access',
    method: 'POST',
    path: 'config',
    handle: ({ world, call, mount }) => {
      const fields = readFields(call);
      // The specification has a fixed base path; Vault's is configurable.
      const basePath = world.dialects.secrets === 'standard' ? '' : readText(fields, 'base_path');
      world.store.of(platformAccesses).put({
        mount,
        // The emulated platform is the hosted one.
        address: readText(fields, 'address') || call.origin,
        basePath: basePath || BASE_PATH,
        token: readText(fields, 'token') ?? findAccess(world, mount)?.token ?? '',
      });
      return WRITTEN;
    },
  },
  {
    operation: 'Platform token backend: Read access',
    method: 'GET',
    path: 'config',
    handle: ({ world, mount }) => {
      const access = findAccess(world, mount);
      // Vault fails if no configuration has been written.
      if (!access) {
        throw world.dialects.secrets === 'standard'
          ? absent()
          : failure('invalid memory address or nil pointer dereference');
      }
      return enveloped(world, { address: access.address, base_path: access.basePath });
    },
  },
  {
    operation: 'Platform token backend: Delete access',
    method: 'DELETE',
    path: 'config',
    handle: ({ world, mount }) => {
      world.store.of(platformAccesses).delete(mount);
      return WRITTEN;
    },
  },
];
