import type { EngineCall, EngineRoute } from '../engine';
import { WRITTEN } from '../envelope';
import { readFields, readNumbers } from '../fields';
import { badRequest } from '../refusal';
import { findSecret } from './kinds';
import type { SecretVersion } from './kinds';
import { changeVersions, deleted, endOf } from './versions';

/** Deletes versions by number, restores them, and destroys them. */
export const lifeRoutes: readonly EngineRoute[] = [
  ...route('delete', 'Delete versions', (request, version) => deleted(request.world, version)),
  ...route('undelete', 'Undelete versions', ({ world, mount, parameters: { path } }, version) => {
    if (version.destroyed) return version;
    const { deletedAt: _, ...there } = version;
    const secret = findSecret(world, mount, path);
    return { ...there, ...(secret ? endOf(world, secret) : {}) };
  }),
  ...route('destroy', 'Destroy versions', (_, { data: __, ...version }) => ({ ...version, destroyed: true })),
];

function route(
  folder: string,
  operation: string,
  change: (request: EngineCall, version: SecretVersion) => SecretVersion,
): readonly EngineRoute[] {
  return [
    {
      operation: `Key-value: ${operation}`,
      method: 'POST',
      path: `${folder}/*path`,
      handle: (request) => {
        const { world, call, mount, parameters } = request;
        const numbers = readNumbers(readFields(call), 'versions') ?? [];
        if (numbers.length === 0) throw badRequest(`${folder === 'destroy' ? 'no' : 'No'} version number provided`);
        const secret = findSecret(world, mount, parameters.path);
        if (secret) changeVersions(world, secret, numbers, (version) => change(request, version));
        return WRITTEN;
      },
    },
  ];
}
