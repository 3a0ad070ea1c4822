import type { Reply } from '../../../exchange';
import type { World } from '../../../world';
import type { EngineCall, EngineRoute } from '../../engine';
import { enveloped, listedPage, productName, WRITTEN } from '../../envelope';
import { readFields, readNames, readSeconds, readText, readWhole } from '../../fields';
import type { Fields } from '../../fields';
import { isWithinNetworks } from '../../networks';
import { badRequest, failure, SecretsRefusal } from '../../refusal';
import { checkNetworks, findAppRole } from './role';
import type { AppRole } from './role';
import { secretIds, staleAccessors, sweepMount } from './secret-id';
import type { SecretId } from './secret-id';

export const secretIdRoutes: readonly EngineRoute[] = [
  {
    operation: 'Auth methods: Generate secret id',
    method: 'POST',
    path: 'role/:name/secret-id',
    handle: (request) => make(request, getRole(request, 404), request.world.random.uuid()),
  },
  {
    operation: 'Auth methods: Write secret id of the caller',
    method: 'POST',
    path: 'role/:name/custom-secret-id',
    handle: (request) => make(request, getRole(request, 404), given(request, 'secret_id')),
  },
  {
    operation: 'Auth methods: List secret ids',
    method: 'LIST',
    path: 'role/:name/secret-id',
    handle: (request) =>
      listedPage(
        request.world,
        request.call,
        secretsOf(request.world, getRole(request, 400)).map(({ accessor }) => accessor),
      ),
  },
  {
    operation: 'Auth methods: Look up secret id by accessor',
    method: 'POST',
    path: 'role/:name/secret-id-accessor/lookup',
    handle: (request) => {
      const { accessor, secret, isElsewhere } = findByAccessor(request);
      if (secret) return enveloped(request.world, shown(secret));
      if (isElsewhere) return WRITTEN;
      const { body } = enveloped(request.world, { error: noAccessor(accessor) });
      return { status: 404, body };
    },
  },
  {
    operation: 'Auth methods: Destroy secret id by accessor',
    method: 'POST',
    path: 'role/:name/secret-id-accessor/destroy',
    handle: (request) => {
      const { accessor, secret, isElsewhere } = findByAccessor(request);
      if (isElsewhere) throw new SecretsRefusal(403, ['invalid secret id accessor']);
      if (!secret) throw failure(noAccessor(accessor));
      request.world.store.of(secretIds).delete(secretIds.key(secret));
      return WRITTEN;
    },
  },
  {
    operation: 'Auth methods: Look up secret id',
    method: 'POST',
    path: 'role/:name/secret-id/lookup',
    handle: (request) => {
      const secretId = given(request, 'secret_id');
      const secret = findSecretId(request.world, getRole(request, 500), secretId);
      return secret ? enveloped(request.world, shown(secret)) : WRITTEN;
    },
  },
  {
    operation: 'Auth methods: Destroy secret id',
    method: 'POST',
    path: 'role/:name/secret-id/destroy',
    handle: (request) => {
      const secretId = given(request, 'secret_id');
      const secret = findSecretId(request.world, getRole(request, 500), secretId);
      if (secret) request.world.store.of(secretIds).delete(secretIds.key(secret));
      return WRITTEN;
    },
  },
  {
    operation: 'Auth methods: Tidy secret ids',
    method: 'POST',
    path: 'tidy/secret-id',
    handle: ({ world, mount }) => {
      sweepMount(world, mount);
      const started = `Tidy operation successfully started. Any information from the operation will be printed to ${productName(world)}'s server logs.`;
      return { status: 202, body: enveloped(world, null, { warnings: [started] }).body };
    },
  },
];

interface ByAccessor {
  readonly accessor: string;
  readonly secret: SecretId | undefined;
  /** Whether the mount knows the accessor, but for another role. */
  readonly isElsewhere: boolean;
}

function findByAccessor(request: EngineCall): ByAccessor {
  const { world, mount } = request;
  const accessor = given(request, 'secret_id_accessor');
  const role = getRole(request, 500);
  const known = world.store.of(secretIds).where((one) => one.mount === mount && one.accessor === accessor);
  const secret = known.find((one) => one.role === role.name);
  const isStale = world.store.of(staleAccessors).find(staleAccessors.key({ mount, accessor })) !== undefined;
  return { accessor, secret, isElsewhere: !secret && (known.length > 0 || isStale) };
}

export function findSecretId({ store }: World, { mount, name }: AppRole, secretId: string): SecretId | undefined {
  return store.of(secretIds).find(secretIds.key({ mount, role: name, secretId } as SecretId));
}

function make({ world, call, mount }: EngineCall, role: AppRole, secretId: string): Reply {
  if (!role.bindSecretId) throw badRequest('bind_secret_id is not set on the role');
  const fields = readFields(call);
  if (secretId.length > LONGEST_SECRET_ID) {
    throw failure(
      `failed to store secret_id: failed to create HMAC of secret ID: value is longer than maximum of ${LONGEST_SECRET_ID} bytes`,
    );
  }
  if (findSecretId(world, role, secretId)) {
    throw failure('failed to store secret_id: SecretID is already registered');
  }
  const now = world.clock.now();
  const ttlSeconds = limited(readSeconds(fields, 'ttl'), role.secretIdTtl, {
    refusal: "ttl cannot be longer than the role's secret_id_ttl",
  });
  const secret: SecretId = {
    mount,
    role: role.name,
    secretId,
    accessor: world.random.uuid(),
    metadata: readMetadata(fields),
    cidrList: readCidrs(fields, 'cidr_list', 'CIDR blocks', role.secretIdBoundCidrs ?? []),
    tokenBoundCidrs: readCidrs(fields, 'token_bound_cidrs', 'token CIDR blocks', role.token.tokenBoundCidrs),
    numUses: limited(readWhole(fields, 'num_uses'), role.secretIdNumUses, {
      refusal: "num_uses cannot be higher than the role's secret_id_num_uses",
    }),
    ttlSeconds,
    createdAt: now.toISOString(),
    ...(ttlSeconds > 0 ? { expiresAt: new Date(now.getTime() + ttlSeconds * 1000).toISOString() } : {}),
  };
  world.store.of(secretIds).put(secret);
  return enveloped(world, {
    secret_id: secret.secretId,
    secret_id_accessor: secret.accessor,
    secret_id_ttl: secret.ttlSeconds,
    secret_id_num_uses: secret.numUses,
  });
}

const LONGEST_SECRET_ID = 4096;

/** 0 means no limit, so it exceeds any limit. */
function limited(value: number | undefined, limit: number, { refusal }: { readonly refusal: string }): number {
  if (value === undefined) return limit;
  if (value < 0) throw badRequest('num_uses cannot be negative');
  if (limit > 0 && (value === 0 || value > limit)) throw badRequest(refusal);
  return value;
}

function readCidrs(fields: Fields, name: string, what: string, bound: readonly string[]): readonly string[] {
  const networks = (readNames(fields, name) ?? []).filter((text) => text !== '');
  checkNetworks(networks, what);
  if (bound.length > 0 && !networks.every((network) => isWithinNetworks(network, bound))) {
    const [ofRole, ofSecret] = [bound, networks].map((all) => `[${all.map((one) => JSON.stringify(one)).join(' ')}]`);
    throw failure(
      `failed to verify subset relationship between CIDR blocks on the role ${ofRole} and CIDR blocks on the secret ID ${ofSecret}: %!w(<nil>)`,
    );
  }
  return networks;
}

/** Reads the JSON text of an object of strings. */
function readMetadata(fields: Fields): Readonly<Record<string, string>> {
  const text = readText(fields, 'metadata') ?? '';
  if (text === '') return {};
  const value = parsed(text) ?? pairsIn(text);
  if (typeof value !== 'object' || value === null || !Object.values(value).every((each) => typeof each === 'string')) {
    throw badRequest('failed to parse metadata: failed to parse the input: invalid <key,value> format');
  }
  return { ...(value as Record<string, string>) };
}

/** `k=v`, separated by commas. */
function pairsIn(text: string): Readonly<Record<string, string>> | undefined {
  const pairs = text.split(',').map((pair) => /^([^=]+)=(.*)$/.exec(pair.trim()));
  if (pairs.some((pair) => !pair)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getRole(request: EngineCall, status: 400 | 404 | 500): AppRole {
  const role = findAppRole(request);
  if (role) return role;
  const text = `role "${request.parameters.name}" does not exist`;
  throw status === 500 ? failure(text) : new SecretsRefusal(status, [text]);
}

function given({ call }: EngineCall, name: string): string {
  const text = readText(readFields(call), name) ?? '';
  if (text === '') throw badRequest(`missing ${name}`);
  return text;
}

function secretsOf({ store }: World, { mount, name }: AppRole): SecretId[] {
  return store.of(secretIds).where((secret) => secret.mount === mount && secret.role === name);
}

function noAccessor(accessor: string): string {
  return `failed to find accessor entry for secret_id_accessor: "${accessor}"`;
}

function shown(secret: SecretId): object {
  return {
    secret_id_accessor: secret.accessor,
    secret_id_num_uses: secret.numUses,
    secret_id_ttl: secret.ttlSeconds,
    metadata: secret.metadata,
    cidr_list: secret.cidrList,
    token_bound_cidrs: secret.tokenBoundCidrs,
    creation_time: secret.createdAt,
    expiration_time: secret.expiresAt ?? '0001-01-01T00:00:00Z',
    last_updated_time: secret.updatedAt ?? secret.createdAt,
  };
}
