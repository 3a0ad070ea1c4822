import { homedir } from 'os';
import * as path from 'path';

/** What packing needs, and what it has packed for tests, is the same in every checkout. */
export const SHARED = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'lintel', 'packed');
