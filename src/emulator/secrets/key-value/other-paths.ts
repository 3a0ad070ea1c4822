import type { Reply } from '../../exchange';
import type { EngineCall } from '../engine';
import { enveloped, productName, WRITTEN } from '../envelope';
import { absent, badRequest, unsupportedOperation } from '../refusal';

/** The folders of version 2. Only their contents can be read and written, not the folders themselves. */
const FOLDERS = ['data', 'metadata', 'delete', 'undelete', 'destroy'];

const COMMANDS: Readonly<Record<string, string>> = {
  GET: 'get',
  LIST: 'list',
  SCAN: 'scan',
  DELETE: 'delete',
  PATCH: 'patch',
};

/** For unknown paths, version 2 responds with a warning about what is wrong. */
export function otherPath({ world, call: { method, path: whole } }: EngineCall, path: string): Reply | undefined {
  const isListing = method === 'LIST' || method === 'SCAN';
  if (isListing && [...FOLDERS, 'subkeys'].includes(path)) throw unsupportedOperation();
  if (path.includes('/') && [...FOLDERS, 'subkeys', 'detailed-metadata'].includes(path.replace(/\/.*$/, ''))) {
    return undefined;
  }
  if (path === 'config' && !isListing) return undefined;
  if (!FOLDERS.includes(path)) return warned(invalidPath(productName(world), method));
  if (!whole.endsWith('/')) return warned('Non-listing operations on the root of a K/V v2 mount are not supported.');
  if (method === 'GET') throw absent();
  if (method === 'DELETE') return WRITTEN;
  throw badRequest("cannot write to a path ending in '/'");

  function warned(warning: string): Reply {
    return { ...enveloped(world, null, { warnings: [warning] }), status: 404 };
  }
}

function invalidPath(product: string, method: string): string {
  const command = `${product === 'OpenBao' ? 'bao' : 'vault'} kv ${COMMANDS[method] ?? 'put'}`;
  return `Invalid path for a versioned K/V secrets engine. See the API docs for the appropriate API endpoints to use. If using the ${product} CLI, use '${command}' for this operation.`;
}
