import type { Reply } from '../exchange';
import type { Kind } from '../store';
import type { World } from '../world';
import { parseSeconds } from './durations';
import { randomText } from './passwords';
import { badRequest, SecretsRefusal } from './refusal';
import type { SecretsCall } from './request';
import { suffixed } from './tokens/issue';

/** A response waiting to be unwrapped once. */
export interface Wrapping {
  /** The wrapping token. */
  readonly id: string;
  readonly accessor: string;
  readonly namespace: string;
  /** The path of the request, below `/v1`. */
  readonly creationPath: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly ttlSeconds: number;
  /** The accessor of a token or secret id in the response. */
  readonly wrappedAccessor?: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export const wrappings: Kind<Wrapping> = {
  name: 'wrappings',
  key: ({ id }) => id,
  due: ({ expiresAt }) => expiresAt,
};

/** Returns how many seconds a request wants its response wrapped for; 0 if it does not. */
export function wantedWrapping({ headers }: SecretsCall): number {
  const header = headers['x-vault-wrap-ttl'];
  if (typeof header !== 'string' || header === '') return 0;
  try {
    return parseSeconds(header, 'ttl');
  } catch (error) {
    if (!(error instanceof SecretsRefusal)) throw error;
    const negative = error.message.includes('negative');
    const reason = negative ? 'requested wrap ttl cannot be negative' : `time: invalid duration "${header}"`;
    throw badRequest(`error parsing X-Vault-Wrap-TTL header: ${reason}`);
  }
}

/** Stores a response and returns one with the wrapping token instead. Refusals and empty responses stay unchanged. */
export function wrapped(world: World, call: SecretsCall, reply: Reply, ttlSeconds: number, path: string): Reply {
  if (reply.status !== 200 || typeof reply.body !== 'object' || reply.body === null) return reply;
  return wrappingResponse(world, keptResponse(world, call, { body: { ...reply.body }, ttlSeconds, path }));
}

/** A response wrapped `again` does not reveal its token's accessor. */
export function keptResponse(
  world: World,
  { namespace }: Pick<SecretsCall, 'namespace'>,
  {
    body,
    ttlSeconds,
    path,
    again = false,
  }: {
    readonly body: Wrapping['body'];
    readonly ttlSeconds: number;
    readonly path: string;
    readonly again?: boolean;
  },
): Wrapping {
  const now = world.clock.now();
  const accessor = accessorIn(body);
  return world.store.of(wrappings).put({
    id: suffixed(
      world,
      namespace,
      `${world.dialects.secrets === 'vault' ? 'hvs' : 's'}.${randomText(world.random, 24)}`,
    ),
    accessor: suffixed(world, namespace, randomText(world.random, 24)),
    namespace,
    creationPath: path,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + ttlSeconds * 1000).toISOString(),
    ttlSeconds,
    ...(accessor === undefined || again ? {} : { wrappedAccessor: accessor }),
    body,
  });
}

function accessorIn({ auth, data }: Wrapping['body']): string | undefined {
  const [{ accessor }, { secret_id_accessor: ofSecretId }] = [auth ?? {}, data ?? {}] as [
    { readonly accessor?: string },
    { readonly secret_id_accessor?: string },
  ];
  return accessor ?? ofSecretId;
}

export function wrappingResponse(world: World, wrapping: Wrapping): Reply {
  const { id, accessor, ttlSeconds, issuedAt, creationPath, wrappedAccessor } = wrapping;
  return {
    status: 200,
    body: {
      request_id: world.random.uuid(),
      lease_id: '',
      renewable: false,
      lease_duration: 0,
      data: null,
      wrap_info: {
        token: id,
        accessor,
        ttl: ttlSeconds,
        creation_time: issuedAt,
        creation_path: creationPath,
        ...(wrappedAccessor === undefined ? {} : { wrapped_accessor: wrappedAccessor }),
      },
      warnings: null,
      auth: null,
    },
  };
}

/** Undefined if the wrapping token does not exist or has expired. */
export function findWrapping({ store, clock }: World, id: string): Wrapping | undefined {
  const wrapping = store.of(wrappings).find(id);
  return wrapping && Date.parse(wrapping.expiresAt) > clock.now().getTime() ? wrapping : undefined;
}
