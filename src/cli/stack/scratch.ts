import { closeSync, mkdtempSync, openSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { Interrupted } from '../failure';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `work` with a private temporary folder, for plans and states, which contain secrets. Always removes the folder afterwards. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  let interrupted = false;
  // Without a handler, a signal would end the process before the folder is removed.
  const onSignal = (): void => {
    interrupted = true;
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-stack-'));
    try {
      const result = await work(folder);
      if (interrupted) throw new Interrupted('interrupted.');
      return result;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } finally {
    for (const name of SIGNALS) process.removeListener(name, onSignal);
  }
}

/** Creates an empty file that only the owner can read, to be filled by another process. */
export function privateFile(folder: string, name: string): string {
  const file = path.join(folder, name);
  closeSync(openSync(file, 'wx', 0o600));
  return file;
}
