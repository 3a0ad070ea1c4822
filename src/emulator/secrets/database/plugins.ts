import { connect } from 'net';
import type { World } from '../../world';
import { badRequest } from '../refusal';
import type { SecretsRefusal } from '../refusal';
import type { DatabaseConnection } from './connection';
import { filledUrl } from './connection-url';

/** The built-in version of every plugin. */
const BUILT_IN_VERSION = 'v1.0.0';
const POSTGRESQL = 'postgresql-database-plugin';
const REACH_TIMEOUT_MS = 2000;
const SEMANTIC_VERSION = /^v?\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

/** The plugins that are part of either service. */
const CATALOG = [
  'cassandra',
  'couchbase',
  'elasticsearch',
  'hana',
  'influxdb',
  'mongodb',
  'mongodbatlas',
  'mssql',
  'mysql',
  'mysql-aurora',
  'mysql-legacy',
  'mysql-rds',
  'oracle',
  'postgresql',
  'redis',
  'redis-elasticache',
  'redshift',
  'snowflake',
  'valkey',
].map((name) => `${name}-database-plugin`);

export function checkPlugin({ settings }: World, name: string): void {
  if (name === '') throw badRequest('empty plugin name');
  if (CATALOG.includes(name) || settings.databasePlugins.includes(name)) return;
  throw notFound(name);
}

function notFound(what: string): SecretsRefusal {
  const missing = `* plugin not found in the catalog: ${what}`;
  return badRequest(
    `error creating database object: invalid database version: 2 errors occurred:\n\t${missing}\n\t${missing}\n\n`,
  );
}

/** The form of a PostgreSQL connection string: a URL, or keywords with values. */
export function checkConnectionString(pluginName: string, text: string): void {
  if (pluginName !== POSTGRESQL || text === '' || /^postgres(?:ql)?:\/\//i.test(text)) return;
  if (/^\s*(?:\w+\s*=\s*(?:'(?:[^'\\]|\\.)*'|[^\s']*)(?:\s+|$))+$/.test(text)) return;
  throw badRequest('error creating database object: cannot parse connection url: invalid keyword/value');
}

/**
 * The version as the service stores it. Versions other than the running one must be registered, as `<plugin>@<version>` in the settings; the
 * specification says nothing about this.
 */
export function checkedVersion({ settings, dialects }: World, plugin: string, given: string): string {
  const version = canonicalVersion(given, dialects.secrets === 'openbao' ? undefined : BUILT_IN_VERSION);
  const isKnown = dialects.secrets === 'standard' || settings.databasePlugins.includes(`${plugin}@${version}`);
  if (version !== '' && !isKnown) throw notFound(`${plugin}, version=${version}`);
  return version;
}

/** With `v`; empty for the built-in version. */
function canonicalVersion(version: string, builtIn: string | undefined): string {
  if (version === '') return '';
  if (!SEMANTIC_VERSION.test(version)) {
    throw badRequest(`version "${version}" is not a valid semantic version: malformed version: ${version}`);
  }
  const canonical = `v${version.replace(/^v/, '')}`;
  return canonical === builtIn ? '' : canonical;
}

/**
 * Decides which server a connection uses. The emulator must not access just any database that a configuration happens to name, so only servers on
 * this machine are used unless the settings allow all. If a server was reachable before, waits for it.
 */
export async function decideServer(
  world: World,
  connection: DatabaseConnection,
  before: DatabaseConnection | undefined,
): Promise<DatabaseConnection['server']> {
  const { postgresql } = world.settings;
  if (connection.pluginName !== POSTGRESQL || postgresql === 'never') return 'none';
  if (postgresql === 'always') return 'postgresql';
  const place = placeOf(filledUrl(connection));
  if (!place || !isLoopback(place.host)) return 'none';
  const known = before?.server === 'postgresql' ? placeOf(filledUrl(before)) : undefined;
  if (known?.host === place.host && known.port === place.port) return 'postgresql';
  return (await isReachable(place)) ? 'postgresql' : 'none';
}

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Reads both forms of a connection string: a URL, and keywords with values. */
function placeOf(text: string): Place | undefined {
  if (/^postgres(?:ql)?:\/\//i.test(text)) {
    if (!URL.canParse(text)) return undefined;
    const { hostname, port } = new URL(text);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) };
  }
  const value = (key: string) => new RegExp(`(?:^|\\s)${key}\\s*=\\s*'?([^'\\s]+)`).exec(text)?.[1];
  const host = value('host');
  return host === undefined ? undefined : { host, port: Number(value('port') ?? 5432) };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function isReachable({ host, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: REACH_TIMEOUT_MS });
    const end = (reached: boolean) => () => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', end(true)).once('timeout', end(false)).once('error', end(false));
  });
}
