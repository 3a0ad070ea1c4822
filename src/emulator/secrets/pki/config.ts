import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { parseSeconds } from '../durations';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { pkiConfigs } from './kinds';
import { rebuildLists } from './lists';
import { configOf, getIssuer, getKey } from './mount';
import { readUrlList } from './urls';

/** Configuration for all issuers of a mount, as in Vault and OpenBao. */
export const pkiConfigRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: Read default issuer',
    method: 'GET',
    path: 'config/issuers',
    handle: ({ world, mount }) => enveloped(world, issuers(world, mount)),
  },
  ...['config/issuers', 'root/replace'].map((path): EngineRoute => ({
    operation: 'Certificate authority: Set default issuer',
    method: 'POST',
    path,
    handle: setIssuer,
  })),
  {
    operation: 'Certificate authority: Read default key',
    method: 'GET',
    path: 'config/keys',
    handle: ({ world, mount }) => enveloped(world, { default: configOf(world.store, mount).defaultKey }),
  },
  { operation: 'Certificate authority: Set default key', method: 'POST', path: 'config/keys', handle: setKey },
  {
    operation: 'Certificate authority: Read URLs',
    method: 'GET',
    path: 'config/urls',
    handle: ({ world, mount }) => enveloped(world, configOf(world.store, mount).urls),
  },
  { operation: 'Certificate authority: Set URLs', method: 'POST', path: 'config/urls', handle: setUrls },
  {
    operation: 'Certificate authority: Read CRL configuration',
    method: 'GET',
    path: 'config/crl',
    handle: ({ world, mount }) => enveloped(world, configOf(world.store, mount).crl),
  },
  { operation: 'Certificate authority: Set CRL configuration', method: 'POST', path: 'config/crl', handle: setCrl },
  {
    operation: 'Certificate authority: Rotate CRL',
    method: 'GET',
    path: 'crl/rotate',
    handle: ({ world, mount }) => {
      rebuildLists(world, mount);
      return enveloped(world, { success: true });
    },
  },
];

function issuers(world: World, mount: string): object {
  const { defaultIssuer, defaultFollowsLatest } = configOf(world.store, mount);
  return { default: defaultIssuer, default_follows_latest_issuer: defaultFollowsLatest };
}

/** A name is stored as the id that it refers to now. */
function setIssuer({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const reference = readText(body, 'default') ?? 'next';
  if (reference === '' || reference === 'default') {
    throw badRequest("Invalid issuer specification; must be non-empty and can't be 'default'.");
  }
  world.store.of(pkiConfigs).put({
    ...config,
    defaultIssuer: getIssuer(world.store, mount, reference).id,
    defaultFollowsLatest: readFlag(body, 'default_follows_latest_issuer') ?? config.defaultFollowsLatest,
  });
  return enveloped(world, issuers(world, mount));
}

function setKey({ world, call, mount }: EngineCall): Reply {
  const reference = readText(readFields(call), 'default') ?? '';
  if (reference === '' || reference === 'default') {
    throw badRequest("Invalid key specification; must be non-empty and can't be 'default'.");
  }
  const { id } = getKey(world.store, mount, reference);
  world.store.of(pkiConfigs).put({ ...configOf(world.store, mount), defaultKey: id });
  return enveloped(world, { default: id });
}

/** Fields that the body leaves out keep their values. */
function setUrls({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const urls = {
    issuing_certificates: readUrlList(body, 'issuing_certificates') ?? config.urls.issuing_certificates,
    crl_distribution_points: readUrlList(body, 'crl_distribution_points') ?? config.urls.crl_distribution_points,
    ocsp_servers: readUrlList(body, 'ocsp_servers') ?? config.urls.ocsp_servers,
    enable_templating: readFlag(body, 'enable_templating') ?? config.urls.enable_templating,
  };
  world.store.of(pkiConfigs).put({ ...config, urls });
  return enveloped(world, urls);
}

/** Durations are stored as written. */
function setCrl({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const crl = Object.fromEntries(
    Object.entries(config.crl).map(([name, before]) => [
      name,
      typeof before === 'boolean' ? (readFlag(body, name) ?? before) : (readDuration(body, name) ?? before),
    ]),
  );
  if (crl.enable_delta && !crl.auto_rebuild) {
    throw badRequest(
      'Delta CRLs cannot be enabled when auto rebuilding is disabled as the complete CRL is always regenerated!',
    );
  }
  world.store.of(pkiConfigs).put({ ...config, crl });
  rebuildLists(world, mount);
  return enveloped(world, crl);
}

function readDuration(body: Fields, name: string): string | undefined {
  const text = readText(body, name);
  if (text === undefined) return undefined;
  if (parseSeconds(text, name) <= 0) {
    throw badRequest(`given ${name} could not be decoded: it must be longer than nothing`);
  }
  return text;
}
