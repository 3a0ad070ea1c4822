import { printed } from '../plan/known-secrets';
import { redirectConsole } from '../plugin-protocol/console';
import { crashLoudly } from '../plugin-protocol/crash';
import { serve } from '../plugin-protocol/serve';
import type { OpenPlugin } from '../plugin-protocol/start';
import { definePlugin } from './define-plugin';
import { encodedSchema } from './encoded-schema';
import { noteRuntime } from './runtime-note';

/** Serves the RPCs of the provider. */
export function serveProvider(open: OpenPlugin): void {
  definePlugin();
  crashLoudly(printed);
  redirectConsole();
  setImmediate(noteRuntime);
  serve(open, { rpcs, encodedSchema, expectMany: suitManyRpcs });
}

function rpcs() {
  // oxlint-disable-next-line typescript/no-require-imports -- a separate file: a process that only returns the schema does not load it
  return (require('./load-rpcs') as typeof import('./load-rpcs')).loadRpcs();
}

/**
 * Sets V8 flags for processes with many RPCs. Flags on the command line would cost 10 ms at startup. They are set only when there is much to do,
 * because V8 rejects Node.js' precompiled code once flags differ, and compiles every Node.js module loaded from then on. See docs/benchmarks.md.
 *
 * The memory of a request is garbage once the response is sent, but V8 would let the young generation grow before collecting it. A command takes
 * seconds, in which most optimizations do not pay off, so V8 only optimizes really hot code.
 */
function suitManyRpcs(): void {
  // oxlint-disable-next-line typescript/no-require-imports -- most processes do not need it
  const { setFlagsFromString } = require('v8') as typeof import('v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--interrupt-budget=4000000');
}
