import { definePlugin } from './define-plugin';
import { encodedSchema } from './encoded-schema';
import { printed } from '../plan/known-secrets';
import { redirectConsole } from '../plugin-protocol/console';
import { crashLoudly } from '../plugin-protocol/crash';
import { serve } from '../plugin-protocol/serve';
import type { OpenPlugin } from '../plugin-protocol/start';

/** Serves Lintel's own RPCs. */
export function serveProvider(open: OpenPlugin): void {
  definePlugin();
  crashLoudly(printed);
  redirectConsole();
  serve(open, { rpcs, encodedSchema, expectMany: suitManyRpcs });
}

function rpcs() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a file of its own: the process that only tells the schema does without
  return (require('./rpc') as typeof import('./rpc')).loadRpcs();
}

/**
 * Said here and not on the command line, where flags cost 10 ms of the start, and not before there is much to do: once flags differ, V8 refuses
 * the code that Node.js brings compiled, and compiles each module of Node.js that is loaded from then on. Measured in docs/benchmarks.md.
 *
 * What a request needs is garbage when it is answered, and little of it lives at any time; V8 would let the space for it grow to three times
 * 16 MiB before it looks. A command lasts seconds, in which most of what V8 optimizes is never paid back: it waits for what is really hot.
 */
function suitManyRpcs(): void {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- most processes do without
  const { setFlagsFromString } = require('v8') as typeof import('v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--interrupt-budget=4000000');
}
