import type { Reply } from '../../exchange';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { durationText, goDuration, parseSeconds } from '../durations';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, productName } from '../envelope';
import { readFields, readFlag, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { mounts, uuidOf } from '../mounts';
import { badRequest, SecretsRefusal } from '../refusal';
import { keyIn, pkiAccountBindings, pkiCertificates, pkiConfigs } from './kinds';
import type { PkiConfig, PkiTidy } from './kinds';
import { rebuildLists } from './lists';
import { configOf, DEFAULT_TIDY } from './mount';
import { readCertificate } from './x509/certificate';

/** Removal of expired certificates, as in Vault and OpenBao. Operations finish immediately. */
export const tidyRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: Read automatic tidy configuration',
    method: 'GET',
    path: 'config/auto-tidy',
    handle: ({ world, mount }) => enveloped(world, automaticSettings(world, mount)),
  },
  {
    operation: 'Certificate authority: Set automatic tidy configuration',
    method: 'POST',
    path: 'config/auto-tidy',
    handle: configure,
  },
  { operation: 'Certificate authority: Tidy', method: 'POST', path: 'tidy', handle: tidy },
  {
    operation: 'Certificate authority: Read tidy status',
    method: 'GET',
    path: 'tidy-status',
    handle: ({ world, mount }) => enveloped(world, statusOf(world, mount)),
  },
  {
    operation: 'Certificate authority: Cancel tidy',
    method: 'POST',
    path: 'tidy-cancel',
    handle: ({ world }) =>
      enveloped(world, null, { warnings: ['Tidy operation cannot be cancelled as none is currently running.'] }),
  },
];

type Settings = PkiConfig['autoTidy'];

const OPENBAO: Settings = { tidy_invalid_certs: false, page_size: 1000, revoked_safety_buffer: 259_200 };
const VAULT: Settings = {
  tidy_cross_cluster_revoked_certs: false,
  tidy_revocation_queue: false,
  tidy_cert_metadata: false,
  tidy_cmpv2_nonce_store: false,
  revocation_queue_safety_buffer: 172_800,
};
const VAULT_AUTOMATIC: Settings = { min_startup_backoff_duration: 300, max_startup_backoff_duration: 900 };

/** The settings of an operation that exist in the dialect. */
function withDialect({ dialects: { secrets } }: World, settings: Settings): Settings {
  return { ...(secrets === 'openbao' ? OPENBAO : {}), ...(secrets === 'vault' ? VAULT : {}), ...settings };
}

function automaticSettings(world: World, mount: string): Settings {
  const isVault = world.dialects.secrets === 'vault';
  return withDialect(world, { ...(isVault ? VAULT_AUTOMATIC : {}), ...configOf(world.store, mount).autoTidy });
}

const SWITCHES =
  '(tidy_cert_store / tidy_revoked_certs / tidy_invalid_certs / tidy_revoked_cert_issuer_associations / tidy_expired_issuers / tidy_move_legacy_ca_bundle / tidy_acme)';

/** Omitted fields keep their values. */
function configure({ world, call, mount }: EngineCall): Reply {
  const config = configOf(world.store, mount);
  const body = readFields(call);
  const autoTidy = readSettings(body, automaticSettings(world, mount), {
    // The service uses the first buffer's name in messages about the issuers' buffer, too.
    buffer: (name) => `given ${name.replace('issuer_', '')} must be at least one second; got: 0`,
    pageSize: 'page_size must be at least 5',
    pause: 'unable to parse given pause_duration',
  });
  if (autoTidy.publish_stored_certificate_count_metrics && !autoTidy.maintain_stored_certificate_counts) {
    throw badRequest(
      'Can not publish a running storage metrics count to metrics without first maintaining that count.  Enable `maintain_stored_certificate_counts` to enable `publish_stored_certificate_count_metrics`.',
    );
  }
  if (autoTidy.enabled && !hasOperation(autoTidy)) {
    throw badRequest(
      `Auto-tidy enabled but no tidy operations were requested. Enable at least one tidy operation to be run ${SWITCHES}.`,
    );
  }
  world.store.of(pkiConfigs).put({ ...config, autoTidy });
  return enveloped(world, autoTidy);
}

function hasOperation(settings: Settings): boolean {
  return Object.entries(settings).some(([name, value]) => name.startsWith('tidy_') && value === true);
}

interface Refusals {
  buffer(name: string): string;
  readonly pageSize: string;
  readonly pause: string;
}

function readSettings(body: Fields, before: Settings, refusals: Refusals): Settings {
  const settings = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, readSetting(body, name, value, refusals) ?? value]),
  );
  const isFollowed =
    'revoked_safety_buffer' in settings &&
    ownField(body, 'safety_buffer') !== undefined &&
    ownField(body, 'revoked_safety_buffer') === undefined;
  // If only the first buffer is given, it applies to both.
  return isFollowed ? { ...settings, revoked_safety_buffer: settings.safety_buffer! } : settings;
}

function readSetting(
  body: Fields,
  name: string,
  before: Settings[string],
  refusals: Refusals,
): Settings[string] | undefined {
  if (typeof before === 'boolean') return readFlag(body, name);
  if (name === 'pause_duration') return readPause(body, refusals);
  if (name === 'page_size') {
    const size = readWhole(body, name);
    if (size !== undefined && size < 5) throw badRequest(refusals.pageSize);
    return size;
  }
  const seconds = readSeconds(body, name);
  if (seconds === 0 && name.endsWith('safety_buffer')) throw badRequest(refusals.buffer(name));
  return seconds;
}

/** As Go writes it. */
function readPause(body: Fields, { pause }: Refusals): string | undefined {
  const text = readText(body, 'pause_duration');
  if (text === undefined) return undefined;
  if (text.trim().startsWith('-')) throw badRequest('received invalid, negative pause_duration');
  try {
    goDuration(text);
  } catch (error) {
    if (!(error instanceof SecretsRefusal)) throw error;
    throw badRequest(`${pause}: ${error.message}`);
  }
  return durationText(parseSeconds(text, 'pause_duration'));
}

/** Starts and finishes an operation. */
function tidy({ world, call, mount }: EngineCall): Reply {
  const settings = readSettings(readFields(call), withDialect(world, DEFAULT_TIDY), {
    buffer: (name) => `${name} must be greater than zero`,
    pageSize: 'page_size must be greater than five',
    pause: 'Error parsing pause_duration',
  });
  world.store.of(pkiConfigs).put({
    ...configOf(world.store, mount),
    tidy: { settings, at: world.clock.now().toISOString(), ...removed(world, mount, settings) },
  });
  const warning = hasOperation(settings)
    ? `Tidy operation successfully started. Any information from the operation will be printed to ${productName(world)}'s server logs.`
    : `Manual tidy requested but no tidy operations were set. Enable at least one tidy operation to be run ${SWITCHES}.`;
  return { ...enveloped(world, null, { warnings: [warning] }), status: 202 };
}

/** Removes everything the settings ask for. */
function removed(
  world: World,
  mount: string,
  settings: Settings,
): Pick<PkiTidy, 'certificates' | 'revoked' | 'accounts'> {
  const { store, clock } = world;
  const certificates = store.of(pkiCertificates);
  const seconds = (name: string): number => Number(settings[name] ?? settings.safety_buffer);
  const hasEnded = (pem: string, buffer: number): boolean =>
    readCertificate(pem)!.notAfter.getTime() + buffer * 1000 < clock.now().getTime();
  const removeAll = (isRevoked: boolean, buffer: number): number => {
    const ended = certificates
      .where((each) => each.mount === mount)
      .filter(({ revokedAt, certificate }) => (revokedAt !== null) === isRevoked && hasEnded(certificate, buffer));
    for (const { serial } of ended) certificates.delete(keyIn(mount, serial));
    return ended.length;
  };
  const revoked = settings.tidy_revoked_certs ? removeAll(true, seconds('revoked_safety_buffer')) : 0;
  const counted = settings.tidy_cert_store ? removeAll(false, seconds('safety_buffer')) : 0;
  if (revoked > 0) rebuildLists(world, mount);
  return { certificates: counted, revoked, accounts: settings.tidy_acme ? removedBindings(world, mount, settings) : 0 };
}

function removedBindings({ store, clock }: World, mount: string, settings: Settings): number {
  const bindings = store.of(pkiAccountBindings);
  const limit = clock.now().getTime() - Number(settings.acme_account_safety_buffer) * 1000;
  const old = bindings
    .where((binding) => binding.mount === mount)
    .filter(({ createdAt }) => Date.parse(createdAt) < limit);
  for (const { id } of old) bindings.delete(keyIn(mount, id));
  return old.length;
}

function backendOf({ store }: World, mount: string): string {
  const mounted = store.of(mounts).find(mount);
  return mounted ? uuidOf(mounted) : '';
}

const BLANK = { state: 'Inactive', error: null, message: null, time_started: null, time_finished: null };

/** Before the first operation, everything except the state is null. */
function statusOf(world: World, mount: string): object {
  const { tidy: last, autoTidiedAt } = configOf(world.store, mount);
  const settings = withDialect(world, DEFAULT_TIDY);
  const stored = {
    current_cert_store_count: null,
    current_revoked_cert_count: null,
    internal_backend_uuid: backendOf(world, mount),
  };
  const counts = {
    cert_store_deleted_count: last?.certificates ?? null,
    revoked_cert_deleted_count: last?.revoked ?? null,
    missing_issuer_cert_count: last ? 0 : null,
    acme_account_deleted_count: last ? 0 : null,
    acme_account_revoked_count: last ? 0 : null,
    acme_orders_deleted_count: last ? 0 : null,
    total_acme_account_count: last ? 0 : null,
  };
  if (!last) {
    return {
      ...stored,
      ...Object.fromEntries(Object.keys(settings).map((name) => [name, null])),
      ...counts,
      ...BLANK,
    };
  }
  return {
    ...stored,
    ...last.settings,
    ...counts,
    ...BLANK,
    state: 'Finished',
    time_started: last.at,
    time_finished: last.at,
    last_auto_tidy_finished: autoTidiedAt ?? last.at,
  };
}

/** Performs automatic tidying. The first interval begins when the mount is first checked. */
export function tidyWhenDue(world: World): void {
  const now = world.clock.now();
  for (const config of world.store.of(pkiConfigs).all()) {
    const { mount, autoTidiedAt } = config;
    const settings = automaticSettings(world, mount);
    if (settings.enabled !== true) continue;
    if (autoTidiedAt === null) {
      world.store.of(pkiConfigs).put({ ...config, autoTidiedAt: now.toISOString() });
      continue;
    }
    if (now.getTime() - Date.parse(autoTidiedAt) < Number(settings.interval_duration) * 1000) continue;
    const counts = removed(world, mount, settings);
    const operation = Object.fromEntries(
      Object.keys(withDialect(world, DEFAULT_TIDY)).map((name) => [name, settings[name]!]),
    );
    world.store.of(pkiConfigs).put({
      ...configOf(world.store, mount),
      autoTidiedAt: now.toISOString(),
      tidy: { settings: operation, at: now.toISOString(), ...counts },
    });
  }
}
