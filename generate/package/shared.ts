import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';

/** What packing needs, and what it has packed for tests, is the same in every checkout. */
export const SHARED = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'lintel', 'packed');

/** Makes a folder once for a machine. `make` fills a new one, which gets its name when it is complete and leaves nothing if it fails. */
export async function makeOnce(place: string, make: (fresh: string) => void | Promise<void>): Promise<void> {
  if (existsSync(place)) return;
  mkdirSync(path.dirname(place), { recursive: true });
  const fresh = mkdtempSync(`${place}-`);
  try {
    await make(fresh);
    renameSync(fresh, place);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(place)) throw error;
  }
}
