import { createHash } from 'crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import type { Progress } from './progress';

const FOLDER = join(tmpdir(), 'lintel-custom-resource');
const KEPT_MS = 24 * 3600 * 1000;

/**
 * This execution environment's own record of a request. If there was no response, Lambda delivers a request again, often to the same environment,
 * which then knows what it began. Contains no secrets.
 */
export function readLocalRecord(requestId: string): Progress | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(requestId), 'utf8')) as Progress;
  } catch {
    return undefined;
  }
}

export function writeLocalRecord(requestId: string, progress: Progress): void {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  forgetOld();
  const file = fileOf(requestId);
  writeFileSync(`${file}.new`, JSON.stringify(progress), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function fileOf(requestId: string): string {
  return join(FOLDER, `${createHash('sha256').update(requestId).digest('hex').slice(0, 32)}.json`);
}

function forgetOld(): void {
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > KEPT_MS) {
      rmSync(file, { force: true });
    }
  }
}
