import { existsSync, readFileSync } from 'fs';
import { join } from 'path';
import { redirectConsole } from './console';
import { crashLoudly } from './crash';
import { redact } from './log';
import { serve } from './serve';
import type { Door } from './start';

/** Written beside the bundle when it is made; see `generate/bundle.ts`. */
const SCHEMA = join(__dirname, 'schema.bin');

/** Serves Lintel's own RPCs. */
export function serveProvider(door: Door): void {
  crashLoudly(redact);
  redirectConsole();
  serve(door, { rpcs, encodedSchema: () => existsSync(SCHEMA) ? readFileSync(SCHEMA) : undefined });
}

function rpcs() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a file of its own: the process that only tells the schema does without
  return (require('./rooms') as typeof import('./rooms')).loadRpcs();
}
