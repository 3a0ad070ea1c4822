import { spawnSync } from 'child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';

/** Linux' file system in memory. */
const MEMORY = '/dev/shm';

/** Several times what a run leaves there at a time. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/**
 * Makes a folder for the temporary files of a test run: in memory if there is enough of it and TMPDIR names no other place. Tests make and delete
 * so many small files that a disk's file system takes a tenth of the processor time of a run, and a third of what the kernel takes.
 */
export function makeRunFolder(): string {
  const folder = (process.env.TMPDIR === undefined && inMemory()) || mkdtempSync(path.join(tmpdir(), 'lt-'));
  // The database does not run as root and has its files below.
  chmodSync(folder, 0o711);
  return folder;
}

function inMemory(): string | undefined {
  try {
    removeLeftovers();
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) < ENOUGH_BYTES) return undefined;
    // Kept short, because the path of a Unix socket below it may have at most 107 bytes.
    const folder = path.join(MEMORY, `lt-${process.pid}`);
    mkdirSync(folder);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // There is none, or it belongs to somebody else.
  }
  return undefined;
}

/** What a run that was killed has left would take memory until the next start of the machine. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = /^lt-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !existsSync(`/proc/${pid}`))) {
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
    }
  }
}

/** Containers often forbid it there. */
function runsPrograms(folder: string): boolean {
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}
