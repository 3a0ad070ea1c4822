import { existsSync, readFileSync } from 'fs';
import { join } from 'path';
import { redirectConsole } from './console';
import { crashLoudly } from './crash';
import { redact } from './log';
import type { Rpcs } from './provider-methods';
import { serve } from './serve';
import type { Door } from './start';

/* eslint-disable @typescript-eslint/no-require-imports -- the rooms are loaded at the first call that needs one */

/** Written beside the bundle when it is made; see `generate/bundle.ts`. */
const SCHEMA = join(__dirname, 'schema.bin');

/** Serves Lintel's own RPCs. */
export function serveProvider(door: Door): void {
  crashLoudly(redact);
  redirectConsole();
  serve(door, { rpcs: loadRpcs, encodedSchema: () => existsSync(SCHEMA) ? readFileSync(SCHEMA) : undefined });
}

function loadRpcs(): Rpcs {
  const { createProviderRpcs } = require('./rpc') as typeof import('./rpc');
  const { Session } = require('./session') as typeof import('./session');
  return createProviderRpcs(new Session(require('../handlers') as typeof import('../handlers')));
}
