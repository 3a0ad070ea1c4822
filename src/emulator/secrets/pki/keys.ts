import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import { absent, badRequest, unsupportedPath } from '../refusal';
import { adoptKey } from './adopt';
import { readExported, readOrMakeKey } from './generate-root';
import { keyIn, pkiConfigs, pkiKeys } from './kinds';
import type { PkiKey } from './kinds';
import { checkName, configOf, findKey, getKey, issuersOf, keysOf } from './mount';
import { oneAtATime } from './one-at-a-time';
import { exportKey, keyIdentifier, parsePrivateKey, shapeOf, storedKey } from './x509/keys';
import { parsePem } from './x509/pem';

/** The keys of a mount's issuers, as in Vault and OpenBao. A private key is returned only when it is generated for export. */
export const keyRoutes: readonly EngineRoute[] = [
  { operation: 'Certificate authority: List keys', method: 'LIST', path: 'keys', handle: list },
  {
    operation: 'Certificate authority: Read key',
    method: 'GET',
    path: 'key/:key_ref',
    handle: ({ world, mount, parameters: { key_ref: reference } }) =>
      enveloped(world, read(world, getKey(world.store, mount, reference))),
  },
  { operation: 'Certificate authority: Rename key', method: 'POST', path: 'key/:key_ref', handle: rename },
  { operation: 'Certificate authority: Delete key', method: 'DELETE', path: 'key/:key_ref', handle: remove },
  {
    operation: 'Certificate authority: Generate key',
    method: 'POST',
    path: 'keys/generate/:exported',
    handle: oneAtATime(generate),
  },
  { operation: 'Certificate authority: Import key', method: 'POST', path: 'keys/import', handle: importKey },
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
  if (request.parameters.exported === 'existing') throw unsupportedPath();
  if (request.parameters.exported === 'kms') throw badRequest('Unknown type of key to generate');
  const exported = readExported(request);
  const refusal = 'Validation for key_type, key_bits failed: ';
  const key = await readOrMakeKey(world, mount, readFields(call), exported, refusal);
  return enveloped(world, {
    ...described(key),
    ...(exported === 'exported' ? { private_key: exportKey(parsePrivateKey(key.privateKey)!, 'der', 'pem') } : {}),
  });
}

function rename({ world, call, mount, parameters: { key_ref: reference } }: EngineCall): Reply {
  const key = getKey(world.store, mount, reference);
  const name = readText(readFields(call), 'key_name') ?? '';
  const warnings =
    name === '' && key.name !== ''
      ? [`Name successfully deleted, you will now need to reference this key by it's Id: ${key.id}`]
      : [];
  checkName(world.store, 'key', { mount, name, id: key.id });
  return enveloped(world, described(world.store.of(pkiKeys).put({ ...key, name })), { warnings });
}

/** Deleting a missing key succeeds. Deleting an issuer's key is refused. */
function remove({ world, mount, parameters: { key_ref: reference } }: EngineCall): Reply {
  const { store } = world;
  const key = findKey(store, mount, reference);
  if (!key) return WRITTEN;
  const holder = issuersOf(store, mount).find(({ keyId }) => keyId === key.id);
  if (holder) throw badRequest(`Failed to Delete Key.  Key in Use by Issuer: ${holder.id}`);
  store.of(pkiKeys).delete(keyIn(mount, key.id));
  const config = configOf(store, mount);
  if (config.defaultKey !== key.id) return WRITTEN;
  store.of(pkiConfigs).put({ ...config, defaultKey: '' });
  return enveloped(world, null, {
    warnings: [
      `Deleted key ${key.id} (via key_ref ${reference}); this was configured as the default key. Operations without an explicit key will not work until a new default is configured.`,
    ],
  });
}

const LEAST_PEM = 75;

/** A key that is already in the mount keeps its name. */
function importKey({ world, call, mount }: EngineCall): Reply {
  const body = readFields(call);
  const name = readText(body, 'key_name') ?? '';
  const bundle = readText(body, 'pem_bundle') ?? '';
  if (bundle.length < LEAST_PEM) {
    throw badRequest(
      'provided data for import was too short; perhaps a path was passed to the API rather than the contents of a PEM file',
    );
  }
  const blocks = parsePem(bundle);
  checkName(world.store, 'key', { mount, name });
  if (blocks.length !== 1 || !blocks[0]!.label.endsWith('PRIVATE KEY')) {
    throw badRequest('only a single key can be present within the pem_bundle for importing');
  }
  const key = parsePrivateKey(blocks[0]!.text);
  if (!key || !shapeOf(key)) throw badRequest('unable to parse the private key');
  const { key: kept, fresh } = adoptKey(world, mount, storedKey(key), name);
  const warnings = fresh ? [] : ['Key already imported, use key/ endpoint to update name.'];
  return enveloped(world, described(kept), { warnings });
}

function described({ id, name, privateKey }: PkiKey): object {
  return { key_id: id, key_name: name, key_type: shapeOf(parsePrivateKey(privateKey)!)?.type };
}

/** In OpenBao, the response also contains the key identifier used in certificates. */
function read(world: World, key: PkiKey): object {
  if (world.dialects.secrets !== 'openbao') return described(key);
  const identifier = keyIdentifier(parsePrivateKey(key.privateKey)!).toString('hex');
  return { ...described(key), subject_key_id: identifier.replace(/..(?!$)/g, '$&:') };
}
