import { parseExactly } from '../../http/exact-numbers';
import { secondsOf } from '../durations';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, listed, listedInOrder, WRITTEN } from '../envelope';
import { readFields } from '../fields';
import { lifetimesAt } from '../mounts';
import { absent, badRequest } from '../refusal';
import { keyValueDocuments, pathKey } from './kinds';
import type { KeyValueDocument } from './kinds';
import { namesBelow, scanned } from './lists';

const OF = { path: '*path' };

/** Version 1: the body of a write is the document. */
export const documentRoutes: readonly EngineRoute[] = [
  {
    ...OF,
    operation: 'Key-value version 1: Read',
    method: 'GET',
    handle: (request) => {
      const found = find(request);
      if (!found) throw absent();
      const lease = { id: '', renewable: false, ttlSeconds: leaseSeconds(request, found) };
      return { ...enveloped(request.world, found.document, { lease }), exact: true };
    },
  },
  {
    ...OF,
    operation: 'Key-value version 1: Write',
    method: 'POST',
    confidential: true,
    exists: (request) => find(request) !== undefined,
    handle: ({ world, call, mount, parameters: { path } }) => {
      // Every member is the caller's own.
      const members = Object.keys(readFields(call));
      if (path === '') throw badRequest('missing path');
      if (members.length === 0) throw badRequest('missing data fields');
      const document = parseExactly(call.body.toString('utf8')) as KeyValueDocument['document'];
      world.store.of(keyValueDocuments).put({ mount, path, document });
      return WRITTEN;
    },
  },
  {
    ...OF,
    operation: 'Key-value version 1: Delete',
    method: 'DELETE',
    handle: ({ world, mount, parameters: { path } }) => {
      world.store.of(keyValueDocuments).delete(pathKey({ mount, path }));
      return WRITTEN;
    },
  },
  {
    ...OF,
    operation: 'Key-value version 1: List',
    method: 'LIST',
    handle: (request) => listed(request.world, namesBelow(keyValueDocuments, request)),
  },
  {
    ...OF,
    operation: 'Key-value version 1: Scan',
    method: 'SCAN',
    absentIn: ['vault'],
    handle: (request) => listedInOrder(request.world, scanned(keyValueDocuments, request)),
  },
];

function find({ world, mount, parameters: { path } }: EngineCall): KeyValueDocument | undefined {
  return world.store.of(keyValueDocuments).find(pathKey({ mount, path }));
}

/** A duration in the document determines it, but nothing expires then. */
function leaseSeconds({ world, mount }: EngineCall, { document }: KeyValueDocument): number {
  const given = document.ttl ?? document.lease;
  const seconds = given === undefined || given === null ? undefined : secondsOf(given);
  return seconds === undefined ? lifetimesAt(world, mount).defaultLifetime : Math.trunc(seconds);
}
