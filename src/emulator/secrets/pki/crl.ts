import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { goDuration } from '../durations';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { readFields, readFlag, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest, SecretsRefusal } from '../refusal';
import { pkiConfigs } from './kinds';
import type { PkiConfig } from './kinds';
import { rebuildDeltas, rebuildLists } from './lists';
import { configOf } from './mount';

/** The revocation lists of a mount, as in Vault and OpenBao. */
export const crlRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: Read CRL configuration',
    method: 'GET',
    path: 'config/crl',
    handle: ({ world, mount }) => enveloped(world, settingsOf(world, mount)),
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
  {
    operation: 'Certificate authority: Rotate CRL',
    method: 'GET',
    path: 'crl/rotate-delta',
    handle: ({ world, mount }) => {
      if (configOf(world.store, mount).crl.enable_delta !== true) {
        return enveloped(
          world,
          { success: true },
          { warnings: ['requested rebuild of delta CRL when delta CRL is not enabled; this is a no-op'] },
        );
      }
      rebuildDeltas(world, mount);
      return enveloped(world, { success: true });
    },
  },
];

const OPENBAO = { allow_expired_cert_revocation: false };
const VAULT = {
  cross_cluster_revocation: false,
  unified_crl: false,
  unified_crl_on_existing_paths: false,
  max_crl_entries: 100_000,
};

function settingsOf({ store, dialects: { secrets } }: World, mount: string): PkiConfig['crl'] {
  return {
    ...(secrets === 'openbao' ? OPENBAO : {}),
    ...(secrets === 'vault' ? VAULT : {}),
    ...configOf(store, mount).crl,
  };
}

/** Durations are stored as written. */
function setCrl({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const crl = Object.fromEntries(
    Object.entries(settingsOf(world, mount)).map(([name, before]) => [name, readSetting(body, name, before)]),
  );
  checkIntervals(crl);
  world.store.of(pkiConfigs).put({ ...config, crl });
  rebuildLists(world, mount);
  return enveloped(world, crl);
}

function readSetting(body: Fields, name: string, before: string | number | boolean): string | number | boolean {
  if (typeof before === 'boolean') return readFlag(body, name) ?? before;
  if (typeof before === 'number') return readWhole(body, name) ?? before;
  const text = readText(body, name);
  if (text === undefined) return before;
  try {
    goDuration(text);
  } catch (error) {
    if (!(error instanceof SecretsRefusal)) throw error;
    throw badRequest(`given ${name} could not be decoded: ${error.message}`);
  }
  return text;
}

function checkIntervals(crl: PkiConfig['crl']): void {
  const seconds = (name: string): number => goDuration(String(crl[name]));
  if (crl.auto_rebuild && seconds('auto_rebuild_grace_period') >= seconds('expiry')) {
    throw badRequest(
      `CRL auto-rebuilding grace period (${crl.auto_rebuild_grace_period}) must be strictly shorter than CRL expiry (${crl.expiry}) value when auto-rebuilding of CRLs is enabled`,
    );
  }
  if (!crl.enable_delta) return;
  if (seconds('delta_rebuild_interval') >= seconds('expiry')) {
    throw badRequest(
      `CRL delta rebuild window (${crl.delta_rebuild_interval}) must be strictly shorter than CRL expiry (${crl.expiry}) value when delta CRLs are enabled`,
    );
  }
  if (!crl.auto_rebuild) {
    throw badRequest(
      'Delta CRLs cannot be enabled when auto rebuilding is disabled as the complete CRL is always regenerated!',
    );
  }
}
