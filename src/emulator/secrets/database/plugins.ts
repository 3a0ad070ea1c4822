import { connect } from 'net';
import type { World } from '../../world';
import { badRequest } from '../refusal';
import type { DatabaseConnection } from './connection';
import { filledUrl } from './connection-url';

/** The built-in version of every plugin. */
const BUILT_IN_VERSION = 'v1.0.0';
const POSTGRESQL = 'postgresql-database-plugin';
const REACH_TIMEOUT_MS = 2000;
const SEMANTIC_VERSION = /^v?\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

/** The emulator has every plugin whose name is one. */
export function checkPlugin(name: string): void {
  if (name === '') throw badRequest('empty plugin name');
  if (!/^[a-z0-9-]+-database-plugin$/.test(name)) throw badRequest(`error creating database object: unable to find plugin "${name}" in the catalog`);
}

/** As the service keeps it: with a `v`, and empty for the built-in one. */
export function canonicalVersion(version: string): string {
  if (version === '') return '';
  if (!SEMANTIC_VERSION.test(version)) throw badRequest(`version "${version}" is not a valid semantic version: Malformed version: ${version}`);
  const canonical = `v${version.replace(/^v/, '')}`;
  return canonical === BUILT_IN_VERSION ? '' : canonical;
}

/**
 * Who serves a connection. An emulator must not reach into databases that somebody's configuration happens to name, so that only a server on
 * this machine counts, unless the settings say that all do; and one that was there once is waited for.
 */
export async function decideServer(world: World, connection: DatabaseConnection, before: DatabaseConnection | undefined): Promise<DatabaseConnection['server']> {
  const { postgresql } = world.settings;
  if (connection.pluginName !== POSTGRESQL || postgresql === 'never') return 'none';
  if (postgresql === 'always') return 'postgresql';
  const place = placeOf(filledUrl(connection));
  if (!place || !isLoopback(place.host)) return 'none';
  const known = before?.server === 'postgresql' ? placeOf(filledUrl(before)) : undefined;
  if (known?.host === place.host && known.port === place.port) return 'postgresql';
  return await isReachable(place) ? 'postgresql' : 'none';
}

interface Place { readonly host: string; readonly port: number }

/** Both forms of a connection string: a url, and keys with values. */
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
