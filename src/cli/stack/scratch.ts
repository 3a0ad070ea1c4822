import { closeSync, mkdtempSync, openSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { Interrupted } from '../failure';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A folder outside every stack for what must not stay: plans and states, which have secrets in them. Nobody else can look into it, and it is
 * gone when the work is done, has failed, or was interrupted.
 */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  let interrupted = false;
  // A signal that nobody listens to ends the process on the spot, and the folder would stay.
  const note = (): void => { interrupted = true; };
  for (const name of SIGNALS) process.on(name, note);
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
    for (const name of SIGNALS) process.removeListener(name, note);
  }
}

/** An empty file that only its owner may read, whoever fills it then. */
export function privateFile(folder: string, name: string): string {
  const file = path.join(folder, name);
  closeSync(openSync(file, 'wx', 0o600));
  return file;
}
