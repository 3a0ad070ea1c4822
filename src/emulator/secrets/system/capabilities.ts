import type { Reply } from '../../exchange';
import { secretsAccess } from '../../tokens';
import type { Access } from '../../tokens';
import type { World } from '../../world';
import { envelopedTwice } from '../envelope';
import { readFields, readNames, readText } from '../fields';
import { isWithin } from '../namespaces';
import { capabilitiesOf } from '../policies/rules';
import { badRequest, wrappedRefusal } from '../refusal';
import type { SecretsCall } from '../request';
import { findToken } from '../tokens/kinds';
import { getByAccessor, sentToken } from '../tokens/look-up';
import type { SystemRoute } from './route';

/** The fixed tokens' capabilities, on every path. */
const FIXED: Readonly<Record<Access, readonly string[]>> = { write: ['root'], read: ['list', 'read'], none: ['deny'] };

export const capabilityRoutes: readonly SystemRoute[] = [
  {
    operation: 'Policies: Read own capabilities',
    method: 'POST',
    path: '/v1/sys/capabilities-self',
    handle: (world, call) => capabilities(world, call, sentToken(call)),
  },
  {
    operation: 'System: Read capabilities of token',
    method: 'POST',
    path: '/v1/sys/capabilities',
    handle: (world, call) => capabilities(world, call, readText(readFields(call), 'token') ?? ''),
  },
  {
    operation: 'System: Read capabilities by accessor',
    method: 'POST',
    path: '/v1/sys/capabilities-accessor',
    handle: (world, call) => capabilities(world, call, getByAccessor(world, readText(readFields(call), 'accessor')).id),
  },
];

function capabilities(world: World, call: SecretsCall, id: string): Reply {
  const fields = readFields(call);
  const paths = readNames(fields, 'paths') ?? readNames(fields, 'path') ?? [];
  if (paths.length === 0) throw badRequest('paths must be supplied');
  const held = Object.fromEntries(paths.map((path) => [path, capabilitiesOn(world, call, id, path)]));
  const [first = '', ...others] = paths;
  return envelopedTwice(world, others.length === 0 ? { ...held, capabilities: held[first] } : held);
}

function capabilitiesOn(world: World, { namespace }: SecretsCall, id: string, path: string): readonly string[] {
  const access = secretsAccess(id);
  if (access) return FIXED[access];
  const token = findToken(world, id);
  if (!token) throw wrappedRefusal(400, 'invalid token');
  if (!isWithin(namespace, token.namespace)) return ['deny'];
  const below = namespace.slice(token.namespace.length).replace(/^\//, '');
  return capabilitiesOf(world, token, below === '' ? path : `${below}/${path}`);
}
