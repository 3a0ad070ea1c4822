import { readdir, lstat, unlink } from 'fs/promises';
import { connect } from 'net';
import { dirname, join } from 'path';
import { log } from './log';
import { plugin } from './plugin';

/** The socket names of `listen.ts`, after the plugin's name. The number is the pid. */
const OURS = /^-(\d+)-[0-9a-f]{16}\.sock$/;

/** The maximum number of sockets to examine per start. */
const MOST = 100;

/**
 * Removes the sockets of killed processes, which could not remove them themselves. A socket is only removed if it belongs to the same user, its process
 * does not exist, and connecting to it fails. A process in another container that shares the directory seems not to exist but accepts connections; a
 * process that is just starting does not accept connections yet but exists.
 */
export function sweepStaleSockets(socket: string): void {
  void sweep(dirname(socket)).catch((error: Error) =>
    log('debug', 'sockets that were left behind could not be looked for', { error: error.message }),
  );
}

async function sweep(folder: string): Promise<void> {
  const left = (await readdir(folder))
    .filter((name) => isOfDeadProcess(name))
    .slice(0, MOST)
    .map((name) => join(folder, name));
  for (const path of left) {
    if (!(await isOwnSocket(path)) || !(await isRefused(path))) continue;
    await unlink(path);
    log('debug', 'took away the socket of a process that is gone', { path });
  }
}

function isOfDeadProcess(name: string): boolean {
  const own = plugin.current.name;
  const pid = Number(name.startsWith(own) ? OURS.exec(name.slice(own.length))?.[1] : 0);
  return pid > 0 && !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function isOwnSocket(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && found.isSocket() && found.uid === process.getuid?.();
}

function isRefused(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(path);
    connection.unref();
    connection.once('connect', () => {
      connection.destroy();
      resolve(false);
    });
    connection.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
  });
}
