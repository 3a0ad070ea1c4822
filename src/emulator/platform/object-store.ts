import type { Answer, Call, Route } from '../exchange';
import type { World } from '../world';
import { notFound } from './json-api';
import { policies } from './policies';

/** Where bytes are sent to and fetched from, beside the interface proper: whoever has the address needs no token. */
const ADDRESS = '/_archivist/v1/object';

export const objectStoreRoutes: readonly Route[] = [
  {
    operation: 'Fetch object',
    method: 'GET',
    path: `${ADDRESS}/:object_id`,
    open: true,
    handle: (world, call, { object_id }): Answer => {
      const body = isExpired(world, call) ? undefined : storedBytes(world, object_id);
      if (!body) throw notFound();
      return { status: 200, headers: { 'Content-Type': 'application/octet-stream' }, body };
    },
  },
];

/** Absolute, and dead after so many seconds. */
export function objectAddress({ clock }: World, call: Call, object: string, seconds: number): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + seconds;
  return `${call.origin}${ADDRESS}/${object}?expires=${expires}`;
}

export function isExpired({ clock }: World, call: Call): boolean {
  const expires = Number(call.query.get('expires') ?? Infinity);
  return !(clock.now().getTime() < expires * 1000);
}

function storedBytes({ store }: World, object: string): Buffer | undefined {
  const [policy] = store.of(policies).where(({ code }) => code?.object === object);
  return policy?.code ? Buffer.from(policy.code.base64, 'base64') : undefined;
}
