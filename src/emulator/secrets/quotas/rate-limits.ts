import type { Kind } from '../../store';
import type { World } from '../../world';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readFlag, readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { findMount } from '../mounts';
import { absent, badRequest, FieldRefusal } from '../refusal';
import { inNamespace } from '../request';
import type { SecretsCall } from '../request';
import { findEntry } from '../system/mount-entries';
import type { SystemRoute } from '../system/route';

/** A rate limit. The emulator only stores it; use the emulator's own limits to limit requests. */
interface RateLimit {
  /** Below the namespace it was created in. */
  readonly namespace: string;
  readonly name: string;
  readonly path: string;
  readonly role: string;
  readonly rate: number;
  readonly intervalSeconds: number;
  readonly blockSeconds: number;
  readonly inheritable: boolean;
}

export const rateLimits: Kind<RateLimit> = {
  name: 'rateLimitQuotas',
  key: ({ namespace, name }) => inNamespace(namespace, name),
};

const PATH = '/v1/sys/quotas/rate-limit';

export const rateLimitRoutes: readonly SystemRoute[] = [
  {
    operation: 'Quotas: Write rate limit',
    method: 'POST',
    path: `${PATH}/:name`,
    // A write replaces an existing limit.
    handle: (world, call, { name }) => {
      world.store.of(rateLimits).put({ ...readLimit(world, call), namespace: call.namespace, name });
      return WRITTEN;
    },
  },
  {
    operation: 'Quotas: Read rate limit',
    method: 'GET',
    path: `${PATH}/:name`,
    handle: (world, { namespace }, { name }) => {
      const limit = world.store.of(rateLimits).find(inNamespace(namespace, name));
      if (!limit) throw absent();
      return enveloped(world, {
        name,
        type: 'rate-limit',
        path: limit.path,
        role: limit.role,
        rate: limit.rate,
        interval: limit.intervalSeconds,
        block_interval: limit.blockSeconds,
        inheritable: limit.inheritable,
      });
    },
  },
  {
    operation: 'Quotas: Delete rate limit',
    method: 'DELETE',
    path: `${PATH}/:name`,
    handle: (world, { namespace }, { name }) => {
      world.store.of(rateLimits).delete(inNamespace(namespace, name));
      return WRITTEN;
    },
  },
  {
    operation: 'Quotas: List rate limits',
    method: 'LIST',
    path: PATH,
    handle: (world, { namespace }) => {
      const own = world.store.of(rateLimits).where((limit) => limit.namespace === namespace);
      return listed(
        world,
        own.map(({ name }) => name),
      );
    },
  },
];

function readLimit(world: World, call: SecretsCall): Omit<RateLimit, 'namespace' | 'name'> {
  const fields = readFields(call);
  const rate = readRate(fields);
  const given = (readText(fields, 'path') ?? '').replace(/\/$/, '');
  const role = readText(fields, 'role') ?? '';
  const mounted = findMount(world, call.namespace, given)?.mount ?? findEntry(world, call.namespace, given);
  if (given !== '' && !mounted) throw badRequest(`invalid mount path ${JSON.stringify(`${given}/`)}`);
  if (role !== '' && !mounted?.auth) {
    throw badRequest(
      `Mount path ${JSON.stringify(given)} is not a valid auth method and therefore unsuitable for use with role-based quotas`,
    );
  }
  return {
    path: given === '' ? '' : `${given}/`,
    role,
    rate,
    intervalSeconds: readSeconds(fields, 'interval') || 1,
    blockSeconds: readSeconds(fields, 'block_interval') ?? 0,
    inheritable: readFlag(fields, 'inheritable') ?? given === '',
  };
}

function readRate(fields: Fields): number {
  const text = readText(fields, 'rate') ?? '0';
  const rate = text === '' ? 0 : Number(text);
  if (Number.isNaN(rate)) {
    throw new FieldRefusal(
      "error converting input for field \"rate\": '' cannot parse value as 'float64': strconv.ParseFloat: invalid syntax",
    );
  }
  if (rate <= 0) throw badRequest("'rate' is invalid");
  return rate;
}
