import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import { absent } from '../refusal';
import { readExported, readOrMakeKey } from './generate-root';
import { keyIn, pkiConfigs, pkiIssuers, pkiKeys } from './kinds';
import type { PkiKey } from './kinds';
import { checkName, configOf, findKey, getKey, issuersOf, keysOf } from './mount';
import { oneAtATime } from './one-at-a-time';
import { exportKey, parsePrivateKey, shapeOf } from './x509/keys';

/** The keys of a mount's issuers, as in Vault and OpenBao. A private key is returned only when it is generated for export. */
export const keyRoutes: readonly EngineRoute[] = [
  { operation: 'Certificate authority: List keys', method: 'LIST', path: 'keys', handle: list },
  {
    operation: 'Certificate authority: Read key',
    method: 'GET',
    path: 'key/:key_ref',
    handle: ({ world, mount, parameters: { key_ref: reference } }) =>
      enveloped(world, described(getKey(world.store, mount, reference))),
  },
  { operation: 'Certificate authority: Rename key', method: 'POST', path: 'key/:key_ref', handle: rename },
  { operation: 'Certificate authority: Delete key', method: 'DELETE', path: 'key/:key_ref', handle: remove },
  {
    operation: 'Certificate authority: Generate key',
    method: 'POST',
    path: 'keys/generate/:exported',
    handle: oneAtATime(generate),
  },
];

function list({ world, mount }: EngineCall): Reply {
  const keys = [...keysOf(world.store, mount)].sort((one, other) => (one.id < other.id ? -1 : 1));
  if (keys.length === 0) throw absent();
  const { defaultKey } = configOf(world.store, mount);
  return enveloped(world, {
    keys: keys.map(({ id }) => id),
    key_info: Object.fromEntries(keys.map(({ id, name }) => [id, { key_name: name, is_default: id === defaultKey }])),
  });
}

async function generate(request: EngineCall): Promise<Reply> {
  const { world, call, mount } = request;
  const exported = readExported(request);
  const key = await readOrMakeKey(world, mount, readFields(call), exported);
  return enveloped(world, {
    ...described(key),
    ...(exported === 'exported' ? { private_key: exportKey(parsePrivateKey(key.privateKey)!, 'der', 'pem') } : {}),
  });
}

function rename({ world, call, mount, parameters: { key_ref: reference } }: EngineCall): Reply {
  const key = getKey(world.store, mount, reference);
  const name = readText(readFields(call), 'key_name') ?? '';
  checkName(
    'key',
    name,
    keysOf(world.store, mount).filter(({ id }) => id !== key.id),
  );
  return enveloped(world, described(world.store.of(pkiKeys).put({ ...key, name })));
}

/** Deleting a key that does not exist succeeds. An issuer without its key issues nothing more. */
function remove({ world, mount, parameters: { key_ref: reference } }: EngineCall): Reply {
  const key = findKey(world.store, mount, reference);
  if (key) forget(world, key);
  return WRITTEN;
}

function forget({ store }: World, { mount, id }: PkiKey): void {
  store.of(pkiKeys).delete(keyIn(mount, id));
  for (const issuer of issuersOf(store, mount)) {
    if (issuer.keyId === id) store.of(pkiIssuers).put({ ...issuer, keyId: '' });
  }
  const config = configOf(store, mount);
  if (config.defaultKey === id) store.of(pkiConfigs).put({ ...config, defaultKey: '' });
}

function described({ id, name, privateKey }: PkiKey): object {
  return { key_id: id, key_name: name, key_type: shapeOf(parsePrivateKey(privateKey)!)?.type };
}
