import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { findNamespace } from '../namespaces';
import type { SecretsCall } from '../request';
import { allDevices, fileOf, hashed, isOn } from './device';
import type { AuditDevice } from './device';
import { appendLine } from './file';

/** Writes one line for a request and one for its response to every device with a file. */
export function audit(world: World, call: SecretsCall, path: string, reply: Reply): void {
  for (const device of allDevices(world)) {
    const file = fileOf(device);
    if (file === undefined) continue;
    const about = { time: world.clock.now().toISOString(), ...whoAndWhat(world, device, call, path) };
    appendLine(world, file, JSON.stringify({ ...about, type: 'request' }));
    appendLine(world, file, JSON.stringify({ ...about, type: 'response', ...outcome(device, call, reply) }));
  }
}

const OPERATIONS: Readonly<Record<string, string>> = {
  GET: 'read',
  LIST: 'list',
  SCAN: 'scan',
  DELETE: 'delete',
  PATCH: 'patch',
};

function whoAndWhat(world: World, device: AuditDevice, call: SecretsCall, path: string): object {
  const { caller, namespace, parsedBody, remoteAddress } = call;
  const token = caller?.kind === 'issued' ? caller.token : undefined;
  const accessor = token?.accessor ?? '';
  const shownAccessor = isOn(device, 'hmac_accessor', true) && accessor !== '' ? hashed(device, accessor) : accessor;
  const ids = caller
    ? { client_token: hashed(device, caller.id), ...(accessor === '' ? {} : { accessor: shownAccessor }) }
    : {};
  const data = parsedBody ? { data: withHashes(device, parsedBody.document) } : {};
  return {
    auth: {
      ...ids,
      display_name: token?.displayName ?? '',
      policies: token?.policies ?? [],
      token_type: token?.type ?? 'service',
      ...(token?.entityId ? { entity_id: token.entityId } : {}),
    },
    request: {
      id: world.random.uuid(),
      operation: OPERATIONS[call.method] ?? 'update',
      ...(caller ? { client_token: hashed(device, caller.id) } : {}),
      namespace: namespace === '' ? { id: 'root' } : { id: findNamespace(world, namespace)?.id, path: `${namespace}/` },
      path,
      ...data,
      remote_address: remoteAddress.replace(/^::ffff:/i, ''),
    },
  };
}

function outcome(device: AuditDevice, call: SecretsCall, { body }: Reply): object {
  if (typeof body !== 'object' || body === null) return {};
  const { errors, data, auth } = body as { readonly errors?: readonly string[]; data?: unknown; auth?: unknown };
  const elided = isOn(device, 'elide_list_responses', false) && (call.method === 'LIST' || call.method === 'SCAN');
  const reported = elided ? withCounts(data) : withHashes(device, data);
  return {
    ...(errors && errors.length > 0 ? { error: errors.join('; ') } : {}),
    response: {
      ...(data === undefined || data === null ? {} : { data: reported }),
      ...(auth ? { auth: withHashes(device, auth) } : {}),
    },
  };
}

/** No value is ever written in clear text, whatever the options say. */
function withHashes(device: AuditDevice, value: unknown): unknown {
  if (typeof value === 'string') return hashed(device, value);
  if (Array.isArray(value)) return value.map((element) => withHashes(device, element));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withHashes(device, inner)]));
}

function withCounts(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, inner]) => [name, Object.keys(Object(inner)).length]));
}
