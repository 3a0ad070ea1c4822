import type { World } from '../../world';
import { envelopedTwice, WRITTEN } from '../envelope';
import { readFields, readFlag, readMap, readText } from '../fields';
import { badRequest } from '../refusal';
import type { SecretsCall } from '../request';
import type { SystemRoute } from '../system/route';
import { allDevices, auditDevices, hashed } from './device';
import type { AuditDevice } from './device';
import { checkDevice } from './options';

/** Devices belong to the whole service. */
export const auditRoutes: readonly SystemRoute[] = [
  {
    operation: 'Audit: List devices',
    method: 'GET',
    path: '/v1/sys/audit',
    sudo: true,
    handle: (world, call) => {
      refuseNamespace(call);
      const shown = allDevices(world).map((device) => [`${device.path}/`, shownDevice(device)] as const);
      return envelopedTwice(world, Object.fromEntries(shown));
    },
  },
  {
    operation: 'Audit: Enable device',
    method: 'POST',
    path: '/v1/sys/audit/*path',
    sudo: true,
    handle: async (world, call, { path }) => {
      refuseNamespace(call);
      if (path.endsWith('/')) throw badRequest("cannot write to a path ending in '/'");
      if (!world.settings.auditApi) {
        throw badRequest(
          'cannot enable audit device via API; use declarative, config-based audit device management instead',
        );
      }
      const device = readDevice(world, call, path);
      if (allDevices(world).some((other) => overlap(other.path, path))) throw badRequest('path already in use');
      await checkDevice(world, device, call.fromLoopback);
      world.store.of(auditDevices).put(device);
      return WRITTEN;
    },
  },
  {
    operation: 'Audit: Disable device',
    method: 'DELETE',
    path: '/v1/sys/audit/*path',
    sudo: true,
    handle: (world, call, { path }) => {
      refuseNamespace(call);
      world.store.of(auditDevices).delete(path.replace(/\/$/, ''));
      return WRITTEN;
    },
  },
  {
    operation: 'Audit: Hash',
    method: 'POST',
    path: '/v1/sys/audit-hash/*path',
    confidential: true,
    handle: (world, call, { path }) => {
      refuseNamespace(call);
      const input = readText(readFields(call), 'input') ?? '';
      if (input === '') throw badRequest('the "input" parameter is empty');
      const device = world.store.of(auditDevices).find(path);
      if (!device) throw badRequest(`unknown audit backend ${JSON.stringify(`${path}/`)}`);
      return envelopedTwice(world, { hash: hashed(device, input) });
    },
  },
];

function refuseNamespace({ namespace }: SecretsCall): void {
  if (namespace !== '') throw badRequest('operation unavailable in namespaces');
}

function readDevice({ random }: World, call: SecretsCall, path: string): AuditDevice {
  const fields = readFields(call);
  return {
    path,
    type: readText(fields, 'type') ?? '',
    description: readText(fields, 'description') ?? '',
    local: readFlag(fields, 'local') ?? false,
    options: readMap(fields, 'options') ?? {},
    salt: random.bytes(32).toString('hex'),
  };
}

/** Whether two paths are equal or one is below the other. */
function overlap(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

function shownDevice({ path, type, description, local, options }: AuditDevice): object {
  return { path: `${path}/`, type, description, local, options };
}
