import { randomBytes } from 'crypto';
import { chmodSync, chownSync, readFileSync, unlinkSync } from 'fs';
import { Server } from 'net';
import { tmpdir } from 'os';
import { join } from 'path';
import type { Address } from './handshake';

/** A Unix socket's path fits into 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_PATH = 103;

const FIRST_PORT = 10_000;
const LAST_PORT = 25_000;

/** Begins to listen, and calls back when connections will be accepted: at once on a Unix socket. */
export function listen(server: Server, listening: (address: Address) => void): void {
  const path = socketPath();
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_SOCKET_PATH || path.includes('|')) listenOnPort(server, listening);
  else listenOnSocket(server, path, listening);
}

function socketPath(): string {
  return join(process.env.PLUGIN_UNIX_SOCKET_DIR || tmpdir(), `lintel-${randomBytes(8).toString('hex')}.sock`);
}

function listenOnSocket(server: Server, path: string, listening: (address: Address) => void): void {
  // Only its owner may connect; there is no moment at which others could, because the mask is in force when the socket is made.
  const mask = process.umask(0o077);
  server.listen(path);
  process.umask(mask);
  // A socket is bound by the time `listen` returns; the event would come a turn later. If it failed, the error comes as an event.
  if (!server.listening) return;
  process.on('exit', () => removeSocket(path));
  shareSocket(path);
  listening({ network: 'unix', address: path });
}

/** Hosts that run plugins as another user name the group that may connect. */
function shareSocket(path: string): void {
  const group = process.env.PLUGIN_UNIX_SOCKET_GROUP;
  if (!group) return;
  chownSync(path, -1, /^\d+$/.test(group) ? Number(group) : groupId(group));
  chmodSync(path, 0o660);
}

function groupId(name: string): number {
  const line = readFileSync('/etc/group', 'utf8').split('\n').find((entry) => entry.startsWith(`${name}:`));
  if (!line) throw new Error(`PLUGIN_UNIX_SOCKET_GROUP names a group that does not exist: ${name}`);
  return Number(line.split(':')[2]);
}

function removeSocket(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Somebody cleaned up the folder before us.
  }
}

/** The first free port of core's range, on the loopback interface. */
function listenOnPort(server: Server, listening: (address: Address) => void): void {
  const last = Number(process.env.PLUGIN_MAX_PORT) || LAST_PORT;
  let port = Number(process.env.PLUGIN_MIN_PORT) || FIRST_PORT;
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port >= last) throw error;
    server.listen(++port, '127.0.0.1');
  });
  server.on('listening', () => listening({ network: 'tcp', address: `127.0.0.1:${port}` }));
  server.listen(port, '127.0.0.1');
}
