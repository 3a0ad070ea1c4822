import type { Call, Reply } from '../exchange';
import type { World } from '../world';
import type { Lease } from './leases';
import { absent, FieldRefusal } from './refusal';

/** The response to a write without a result. */
export const WRITTEN: Reply = { status: 204 };

/** The service's name in its warnings. */
export function productName({ dialects }: World): string {
  return dialects.secrets === 'openbao' ? 'OpenBao' : 'Vault';
}

export interface EnvelopeOptions {
  readonly warnings?: readonly string[];
  readonly lease?: Pick<Lease, 'id' | 'renewable' | 'ttlSeconds'>;
  /** A token issued with the response. */
  readonly auth?: object;
}

/** Wraps `data` in the envelope. In the specification, the warnings are one string; Vault and OpenBao use a list, and have more keys. */
export function enveloped(world: World, data: unknown, { warnings = [], lease, auth }: EnvelopeOptions = {}): Reply {
  const standard = world.dialects.secrets === 'standard';
  const given = standard ? warnings.join('\n') : warnings;
  return {
    status: 200,
    body: {
      request_id: world.random.uuid(),
      lease_id: lease?.id ?? '',
      renewable: lease?.renewable ?? false,
      lease_duration: lease?.ttlSeconds ?? 0,
      data,
      ...(standard ? {} : { wrap_info: null }),
      warnings: warnings.length > 0 ? given : null,
      auth: auth ?? null,
    },
  };
}

/** Like `enveloped`, for old paths below `sys`, whose responses contain their data twice: inside the envelope and next to it. */
export function envelopedTwice(world: World, data: object, options: EnvelopeOptions = {}): Reply {
  const { status, body } = enveloped(world, data, options);
  return { status, body: { ...data, ...(body as object) } };
}

/** Returns one page of names in order; `after` and `limit` come from the caller. An empty list is a 404. */
export function listedPage(world: World, call: Call, names: readonly string[]): Reply {
  return listed(world, pageOf(call, names));
}

export function pageOf({ query }: Call, names: readonly string[]): string[] {
  const after = query.get('after') ?? '';
  const limit = wholeNumber('limit', query.get('limit') ?? '');
  const page = [...names].sort().filter((name) => name > after);
  return limit > 0 ? page.slice(0, limit) : page;
}

/** A whole number in a query; 0 if empty. */
export function wholeNumber(name: string, text: string): number {
  if (text === '' || /^[+-]?\d+$/.test(text)) return Number(text);
  throw new FieldRefusal(
    `error converting input for field "${name}": '' cannot parse value as 'int': strconv.ParseInt: invalid syntax`,
  );
}

/** Returns the names in order; an empty list is a 404. */
export function listed(world: World, names: readonly string[]): Reply {
  return listedInOrder(world, [...names].sort());
}

/** Names in the order in which the service found them. */
export function listedInOrder(world: World, keys: readonly string[]): Reply {
  if (keys.length === 0) throw absent();
  return enveloped(world, { keys });
}
