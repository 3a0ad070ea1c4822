import { readdir, lstat, unlink } from 'fs/promises';
import { connect } from 'net';
import { dirname, join } from 'path';
import { log } from './log';
import { plugin } from './plugin';

/** As `listen.ts` names them, after the plugin's name; the number is the pid of the process that made it. */
const OURS = /^-(\d+)-[0-9a-f]{16}\.sock$/;

/** Nobody needs more in one start than what a bad week leaves behind. */
const MOST = 100;

/**
 * Takes away the sockets beside ours whose processes were killed and so could not do it. Somebody's who lives is never touched: it has to be
 * our own user's, of a process that is gone, and nobody may answer. A process of another container that shares the folder is gone to us
 * and still answers; one that is just starting does not answer yet and is there.
 */
export function sweepStaleSockets(socket: string): void {
  void sweep(dirname(socket)).catch((error: Error) => log('debug', 'sockets that were left behind could not be looked for', { error: error.message }));
}

async function sweep(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => isOfDeadProcess(name)).slice(0, MOST).map((name) => join(folder, name));
  for (const path of left) {
    if (!await isOwnSocket(path) || !await isRefused(path)) continue;
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
    connection.once('connect', () => { connection.destroy(); resolve(false); });
    connection.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
  });
}
