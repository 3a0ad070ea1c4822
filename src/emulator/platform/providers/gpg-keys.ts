import type { Call, Parameters, Reply, Route } from '../../exchange';
import type { Kind } from '../../store';
import { bearerToken, platformTeam } from '../../tokens';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import { badRequest, documentResponse, forbidden, invalid, notFound, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { isDisabled } from '../organizations/administration';
import { organizations } from '../organizations/organization';
import { getOrganization } from '../organizations/organizations';
import { paginate } from '../pagination';
import { readDocument } from '../request-document';

/** The public key for verifying an organization's providers. */
export interface GpgKey {
  /** A number. */
  readonly id: string;
  readonly namespace: string;
  readonly asciiArmor: string;
  /** The last 8 bytes of the fingerprint, in upper-case hexadecimal. */
  readonly keyId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const gpgKeys: Kind<GpgKey> = { name: 'gpgKeys', key: ({ id }) => id };

export function byNamespace({ namespace }: GpgKey): string {
  return namespace;
}

const COLLECTION = '/api/registry/:registry_name/v2/gpg-keys';
const ITEM = `${COLLECTION}/:namespace/:key_id`;

export const gpgKeyRoutes: readonly Route[] = [
  {
    operation: 'List GPG keys',
    method: 'GET',
    path: COLLECTION,
    handle: (world, call, { registry_name }) => {
      refusePublic(registry_name);
      const namespaces = (call.query.get('filter[namespace]') ?? '').split(',').filter(Boolean);
      if (namespaces.length === 0) throw badRequest('The filter namespace is required.', 'filter[namespace]');
      const authorized = namespaces.filter((namespace) => isAuthorized(world, call, namespace));
      if (authorized.length === 0) throw forbidden('No authorized namespaces.');
      const found = [...new Set(authorized)].flatMap((namespace) => world.store.of(gpgKeys).by(byNamespace, namespace));
      const { items, links, meta } = paginate(call, found);
      return documentResponse(200, items.map(keyDocument), { links, meta });
    },
  },
  {
    operation: 'Add GPG key',
    method: 'POST',
    path: COLLECTION,
    withoutOrganizationToken: true,
    handle: async (world, call, { registry_name }): Promise<Reply> => {
      refusePublic(registry_name);
      const { attributes } = readDocument(call, 'gpg-keys');
      const text = { type: 'string', required: true } as const;
      refuseIfAny(attributeProblems(attributes, { 'namespace': text, 'ascii-armor': text }, 'create'));
      const { namespace, 'ascii-armor': asciiArmor } = attributes as Record<'namespace' | 'ascii-armor', string>;
      getOrganization(world, namespace);
      const keyId = await readKeyId(asciiArmor);
      if ('problem' in keyId) refuseIfAny([invalid('/data/attributes/ascii-armor', keyId.problem)]);
      return documentResponse(201, keyDocument(addKey(world, namespace, asciiArmor, (keyId as { id: string }).id)));
    },
  },
  {
    operation: 'Show GPG key',
    method: 'GET',
    path: ITEM,
    handle: (world, _, parameters) => documentResponse(200, keyDocument(getKey(world, parameters))),
  },
  {
    operation: 'Update GPG key',
    method: 'PATCH',
    path: ITEM,
    withoutOrganizationToken: true,
    handle: (world, call, parameters) => {
      const before = getKey(world, parameters);
      const { attributes } = readDocument(call, 'gpg-keys');
      refuseIfAny(attributeProblems(attributes, { namespace: { type: 'string', required: true } }, 'update'));
      const namespace = (attributes.namespace as string | undefined) ?? before.namespace;
      const at = '/data/attributes/namespace';
      refuseIfAny(isAuthorized(world, call, namespace) ? [] : [invalid(at, 'namespace not authorized')]);
      refuseIfAny(
        namespace !== before.namespace && findKey(world, namespace, before.keyId)
          ? [invalid(at, 'Key has already been taken')]
          : [],
      );
      const key = { ...before, namespace, updatedAt: seconds(world) };
      return documentResponse(200, keyDocument(world.store.of(gpgKeys).put(key)));
    },
  },
  {
    operation: 'Delete GPG key',
    method: 'DELETE',
    path: ITEM,
    withoutOrganizationToken: true,
    handle: (world, _, parameters): Reply => {
      world.store.of(gpgKeys).delete(getKey(world, parameters).id);
      return { status: 204 };
    },
  },
];

function refusePublic(registryName: string): void {
  if (registryName === 'public') throw forbidden('Keys of the public registry cannot be managed.');
  if (registryName !== 'private') throw notFound();
}

/** A team can access its own organization's keys. */
function isAuthorized(world: World, { headers }: Call, namespace: string): boolean {
  const team = platformTeam(world, bearerToken(headers.authorization));
  if (team && team.organization !== namespace) return false;
  return world.store.of(organizations).find(namespace) !== undefined && !isDisabled(world, namespace);
}

function findKey({ store }: World, namespace: string, keyId: string): GpgKey | undefined {
  return store
    .of(gpgKeys)
    .by(byNamespace, namespace)
    .find((key) => key.keyId === keyId);
}

function getKey(world: World, { registry_name, namespace, key_id }: Parameters): GpgKey {
  refusePublic(registry_name);
  getOrganization(world, namespace);
  const key = findKey(world, namespace, key_id);
  if (!key) throw notFound();
  return key;
}

function addKey(world: World, namespace: string, asciiArmor: string, keyId: string): GpgKey {
  refuseIfAny(
    findKey(world, namespace, keyId) ? [invalid('/data/attributes/ascii-armor', 'Key has already been taken')] : [],
  );
  const last = Math.max(
    0,
    ...world.store
      .of(gpgKeys)
      .all()
      .map(({ id }) => Number(id) || 0),
  );
  const now = seconds(world);
  const key = { id: String(last + 1), namespace, asciiArmor, keyId, createdAt: now, updatedAt: now };
  return world.store.of(gpgKeys).put(key);
}

/** Key times have no milliseconds. */
function seconds({ clock }: World): string {
  return clock
    .now()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z');
}

const ALGORITHMS = ['rsaEncrypt', 'rsaEncryptSign', 'rsaSign', 'dsa'];

/** The id of an armored public key, or the problem with the text. */
async function readKeyId(asciiArmor: string): Promise<{ readonly id: string } | { readonly problem: string }> {
  // oxlint-disable-next-line typescript/no-require-imports -- large, and few need it
  const { readKey } = require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });
  const key = await readKey({ armoredKey: asciiArmor }).catch(() => undefined);
  if (!key) return { problem: 'Ascii armor is not an armored public key' };
  if (key.isPrivate()) return { problem: 'Ascii armor must not be a private key' };
  return ALGORITHMS.includes(key.getAlgorithmInfo().algorithm)
    ? { id: key.getKeyID().toHex().toUpperCase() }
    : { problem: 'Ascii armor must be an RSA or DSA key' };
}

function keyDocument({ id, namespace, asciiArmor, keyId, createdAt, updatedAt }: GpgKey): ResourceDocument {
  return {
    id,
    type: 'gpg-keys',
    attributes: {
      'ascii-armor': asciiArmor,
      'created-at': createdAt,
      'key-id': keyId,
      namespace,
      'source': '',
      'source-url': null,
      'trust-signature': '',
      'updated-at': updatedAt,
    },
    links: { self: `/v2/gpg-keys/${id}` },
  };
}
