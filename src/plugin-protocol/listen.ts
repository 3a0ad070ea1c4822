import { randomBytes } from 'crypto';
import { chmodSync, chownSync, readFileSync, unlinkSync } from 'fs';
import { Server } from 'net';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import type { Address } from './handshake';
import { plugin } from './plugin';

/** How many bytes the kernel takes as a Unix socket's path, without the end of the text; a longer one it would cut off or refuse. */
export const LONGEST_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;

const FIRST_PORT = 10_000;
const LAST_PORT = 25_000;

export interface Listening {
  /** Whoever connects has to prove who they are: only then may it be a port, which every user of the machine can reach. */
  readonly authenticated: boolean;
  /** Calls back when connections will be accepted: at once on a Unix socket. */
  listening(address: Address): void;
  /** Nothing is listened on; says why in sentences, and what to set. */
  refused(why: string): void;
}

/** Begins to listen on a Unix socket, which only its owner can reach, or on a port where that is as safe. */
export function listen(server: Server, { authenticated, listening, refused }: Listening): void {
  const path = socketPath();
  const why = unfit(path);
  if (why === undefined) listenOnSocket(server, path, listening, refused);
  else if (authenticated) listenOnPort(server, listening);
  else refused(why);
}

/** The pid tells whoever starts later whose socket it is, and whether that process is still there. */
function socketPath(): string {
  return join(process.env.PLUGIN_UNIX_SOCKET_DIR || tmpdir(), `${plugin.current.name}-${process.pid}-${randomBytes(8).toString('hex')}.sock`);
}

/** Why there can be no socket of this name. */
function unfit(path: string): string | undefined {
  if (process.platform === 'win32') return 'Node.js can serve no Unix sockets on Windows, and a port of this machine would be open to all of its users. Run it in the Windows Subsystem for Linux.';
  const bytes = Buffer.byteLength(path);
  if (bytes > LONGEST_SOCKET_PATH) return `The folder for its Unix socket has too long a name: ${path} has ${bytes} bytes, and a socket's path can have ${LONGEST_SOCKET_PATH}. ${remedy('a folder with a shorter name')}`;
  return path.includes('|') ? `The folder for its Unix socket has a "|" in its name, which Terraform takes for the end of the name: ${dirname(path)}. ${remedy('another folder')}` : undefined;
}

/** Which variable named the folder, and so is to be changed. */
function remedy(folder: string): string {
  if (process.env.PLUGIN_UNIX_SOCKET_DIR) return `Set PLUGIN_UNIX_SOCKET_DIR to ${folder}, such as /tmp.`;
  const variable = ['TMPDIR', 'TMP', 'TEMP'].find((name) => process.env[name]) ?? 'TMPDIR';
  return `Set ${variable} to ${folder}, such as /tmp, or PLUGIN_UNIX_SOCKET_DIR for the socket alone.`;
}

function listenOnSocket(server: Server, path: string, listening: Listening['listening'], refused: Listening['refused']): void {
  const failed = ({ code, message }: NodeJS.ErrnoException) => refused(`Its Unix socket ${path} cannot be made (${code ?? message}). ${remedy('a folder in which you may make files')}`);
  server.once('error', failed);
  // Only its owner may connect; there is no moment at which others could, because the mask is in force when the socket is made.
  const mask = process.umask(0o077);
  server.listen(path);
  process.umask(mask);
  // A socket is bound by the time `listen` returns; the event would come a turn later. If it failed, the error comes as an event.
  if (!server.listening) return;
  server.off('error', failed);
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
