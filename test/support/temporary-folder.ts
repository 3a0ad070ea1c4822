import { spawnSync } from 'child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'fs';
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
export function makeRunFolder(run = process.pid): string {
  const folder = (process.env.TMPDIR === undefined && inMemory(run)) || mkdtempSync(path.join(tmpdir(), 'lt-'));
  // The database does not run as root and has its files below.
  chmodSync(folder, 0o711);
  return folder;
}

function inMemory(run: number): string | undefined {
  try {
    const prefix = ourPrefix();
    removeLeftovers(prefix, run);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) < ENOUGH_BYTES) return undefined;
    // Kept short, because the path of a Unix socket below it may have at most 107 bytes.
    const folder = path.join(MEMORY, `${prefix}${run}`);
    mkdirSync(folder);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // There is none, or it belongs to somebody else.
  }
  return undefined;
}

/** Containers may share the memory, and each counts its processes by itself. */
function ourPrefix(): string {
  const [namespace] = /\d+/.exec(readlinkSync('/proc/self/ns/pid'))!;
  return `lt-${Number(namespace).toString(36)}-`;
}

/** The files of a killed run would take memory until the machine restarts. */
function removeLeftovers(prefix: string, run: number): void {
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(prefix))) {
    const pid = name.slice(prefix.length);
    if (pid === String(run) || !existsSync(`/proc/${pid}`)) {
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
