import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readText } from '../fields';
import { badRequest, failure } from '../refusal';
import { pkiConfigs } from './kinds';
import type { PkiConfig, PkiIssuer } from './kinds';
import { absentText, configOf, findIssuer, findKey } from './mount';
import { isUrl, readUrls, templateWarnings } from './urls';

/** Settings shared by all issuers of a mount, as in Vault and OpenBao. */
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
    handle: ({ world, mount }) => enveloped(world, urlsIn(world, configOf(world.store, mount))),
  },
  { operation: 'Certificate authority: Set URLs', method: 'POST', path: 'config/urls', handle: setUrls },
  {
    operation: 'Certificate authority: Read cluster configuration',
    method: 'GET',
    path: 'config/cluster',
    handle: ({ world, mount }) => enveloped(world, configOf(world.store, mount).cluster),
  },
  {
    operation: 'Certificate authority: Set cluster configuration',
    method: 'POST',
    path: 'config/cluster',
    handle: setCluster,
  },
];

function issuers(world: World, mount: string): object {
  const { defaultIssuer, defaultFollowsLatest } = configOf(world.store, mount);
  return { default: defaultIssuer, default_follows_latest_issuer: defaultFollowsLatest };
}

/** A name is stored as the id it currently refers to. */
function setIssuer({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const reference = readText(body, 'default') ?? (call.path.endsWith('/root/replace') ? 'next' : '');
  if (reference === '' || reference === 'default') {
    throw badRequest("Invalid issuer specification; must be non-empty and can't be 'default'.");
  }
  const issuer = findIssuer(world.store, mount, reference);
  if (!issuer) throw unresolved('issuer', world, mount, reference);
  world.store.of(pkiConfigs).put({
    ...config,
    defaultIssuer: issuer.id,
    defaultFollowsLatest: readFlag(body, 'default_follows_latest_issuer') ?? config.defaultFollowsLatest,
  });
  return enveloped(world, issuers(world, mount), { warnings: withoutKey(issuer, reference) });
}

function withoutKey(issuer: PkiIssuer, reference: string): string[] {
  return issuer.keyId === ''
    ? [
        `This selected default issuer has no key associated with it. Some operations like issuing certificates and signing CRLs will be unavailable with the requested default issuer until a key is imported or the default issuer is changed. (${reference})`,
      ]
    : [];
}

function setKey({ world, call, mount }: EngineCall): Reply {
  const reference = readText(readFields(call), 'default') ?? '';
  if (reference === '' || reference === 'default') {
    throw badRequest("Invalid key specification; must be non-empty and can't be 'default'.");
  }
  const key = findKey(world.store, mount, reference);
  if (!key) throw unresolved('key', world, mount, reference);
  world.store.of(pkiConfigs).put({ ...configOf(world.store, mount), defaultKey: key.id });
  return enveloped(world, { default: key.id });
}

function unresolved(kind: 'issuer' | 'key', { store }: World, mount: string, reference: string) {
  return badRequest(`Error resolving issuer reference: ${absentText(kind, store, mount, reference)}`);
}

/** Omitted fields keep their values. */
function setUrls({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const urls = readUrls(body, config.urls, readFlag(body, 'enable_templating') ?? config.urls.enable_templating);
  world.store.of(pkiConfigs).put({ ...config, urls });
  return enveloped(world, urlsIn(world, { urls }), { warnings: templateWarnings(urls, config) });
}

/** Only OpenBao supports delta lists here. */
function urlsIn({ dialects }: World, { urls }: Pick<PkiConfig, 'urls'>): object {
  const { delta_crl_distribution_points: deltas, ...common } = urls;
  return dialects.secrets === 'openbao' ? { ...common, delta_crl_distribution_points: deltas } : common;
}

/** Omitted fields keep their values; none can be cleared. */
function setCluster({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const read = (name: 'path' | 'aia_path'): string => {
    const text = readText(body, name);
    if (text !== undefined && !isUrl(text)) throw failure(`invalid, non-URL ${name} given to cluster: ${text}`);
    return text ?? config.cluster[name];
  };
  const cluster = { path: read('path'), aia_path: read('aia_path') };
  world.store.of(pkiConfigs).put({ ...config, cluster });
  return enveloped(world, cluster);
}
