import { randomBytes } from 'crypto';
import { chmodSync, chownSync, readFileSync, unlinkSync } from 'fs';
import { Server } from 'net';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import type { Address } from './handshake';
import { plugin } from './plugin';

/** The maximum length in bytes of a Unix socket's path, without the terminator. */
export const LONGEST_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;

const FIRST_PORT = 10_000;
const LAST_PORT = 25_000;

export interface Listening {
  /** Whether clients must authenticate themselves. Only then may the server use a port, which every user of the machine can reach. */
  readonly authenticated: boolean;
  /** Called when connections are accepted: immediately on a Unix socket. */
  listening(address: Address): void;
  /** Called if the server cannot listen, with the reason and what to set. */
  refused(why: string): void;
}

/** Listens on a Unix socket that only its owner can open, or on a port if clients are authenticated. */
export function listen(server: Server, { authenticated, listening, refused }: Listening): void {
  const path = socketPath();
  const why = unfit(path);
  if (why === undefined) listenOnSocket(server, path, listening, refused);
  else if (authenticated) listenOnPort(server, listening);
  else refused(why);
}

/** The name contains the pid, so that later processes can check whether the socket's process still exists. */
function socketPath(): string {
  return join(
    process.env.PLUGIN_UNIX_SOCKET_DIR || tmpdir(),
    `${plugin.current.name}-${process.pid}-${randomBytes(8).toString('hex')}.sock`,
  );
}

/** Why this path cannot be used for a socket; undefined if it can. */
function unfit(path: string): string | undefined {
  if (process.platform === 'win32') {
    return 'Node.js does not support Unix sockets on Windows, and a port would be open to all users of this machine. Use the Windows Subsystem for Linux.';
  }
  const bytes = Buffer.byteLength(path);
  if (bytes > LONGEST_SOCKET_PATH) {
    return `The path of its Unix socket is too long: ${path} has ${bytes} bytes, but the limit is ${LONGEST_SOCKET_PATH}. ${remedy('a directory with a shorter path')}`;
  }
  return path.includes('|')
    ? `The directory of its Unix socket contains a "|", which Terraform interprets as the end of the path: ${dirname(path)}. ${remedy('another directory')}`
    : undefined;
}

/** Names the variable that sets the directory. */
function remedy(directory: string): string {
  if (process.env.PLUGIN_UNIX_SOCKET_DIR) return `Set PLUGIN_UNIX_SOCKET_DIR to ${directory}, such as /tmp.`;
  const variable = ['TMPDIR', 'TMP', 'TEMP'].find((name) => process.env[name]) ?? 'TMPDIR';
  return `Set ${variable} to ${directory}, such as /tmp, or PLUGIN_UNIX_SOCKET_DIR for the socket only.`;
}

function listenOnSocket(
  server: Server,
  path: string,
  listening: Listening['listening'],
  refused: Listening['refused'],
): void {
  const failed = ({ code, message }: NodeJS.ErrnoException) =>
    refused(`Its Unix socket ${path} cannot be created (${code ?? message}). ${remedy('a writable directory')}`);
  server.once('error', failed);
  // The mask applies when the socket is created, so that at no time anyone but its owner can connect.
  const mask = process.umask(0o077);
  server.listen(path);
  process.umask(mask);
  // The socket is bound when `listen` returns, one turn before the event. Errors arrive as an event.
  if (!server.listening) return;
  server.off('error', failed);
  process.on('exit', () => removeSocket(path));
  shareSocket(path);
  listening({ network: 'unix', address: path });
}

/** Hosts that run plugins as another user set the group that may connect. */
function shareSocket(path: string): void {
  const group = process.env.PLUGIN_UNIX_SOCKET_GROUP;
  if (!group) return;
  chownSync(path, -1, /^\d+$/.test(group) ? Number(group) : groupId(group));
  chmodSync(path, 0o660);
}

function groupId(name: string): number {
  const line = readFileSync('/etc/group', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) throw new Error(`the group in PLUGIN_UNIX_SOCKET_GROUP does not exist: ${name}`);
  return Number(line.split(':')[2]);
}

function removeSocket(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // The directory has already been cleaned up.
  }
}

/** Listens on the first free port of Terraform's range, on the loopback interface. */
function listenOnPort(server: Server, listening: Listening['listening']): void {
  const last = Number(process.env.PLUGIN_MAX_PORT) || LAST_PORT;
  let port = Number(process.env.PLUGIN_MIN_PORT) || FIRST_PORT;
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port >= last) throw error;
    server.listen(++port, '127.0.0.1');
  });
  server.on('listening', () => listening({ network: 'tcp', address: `127.0.0.1:${port}` }));
  server.listen(port, '127.0.0.1');
}
