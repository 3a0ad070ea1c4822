/**
 * What a runtime reads from the environment and obeys before it runs any program: another program in place of ours, modules to load first, a
 * debugger, files of the engine. An executable of ours obeys none of it, so these names are made unusable: no variable can begin with `=`.
 */
const NAMES = [
  // Turns every executable into Bun itself.
  'BUN_BE_BUN',
  // Command-line options, `--preload` among them.
  'BUN_OPTIONS',
  'BUN_INSPECT',
  'BUN_INSPECT_CONNECT_TO',
  'BUN_INSPECT_NOTIFY',
  'BUN_INSPECT_PRELOAD',
  // Write what has run into a file.
  'BUN_BYTECODE_DIGEST_OUT',
  'BUN_BYTECODE_ORDER_NAMES_OUT',
  'BUN_BYTECODE_ORDER_OUT',
  // Prints requests with their headers.
  'BUN_CONFIG_VERBOSE_FETCH',
  'BUN_CRASH_REPORT_URL',
  'BUN_ENABLE_CRASH_REPORTING',
  'BUN_TCC_OPTIONS',
];

/** Of the options of the engine (`BUN_JSC_…`), those that read a file: functions to replace, and more options. */
const OPTIONS = ['functionOverrides', 'configFile'];

/** Without those names; everything stays where it is. */
export function withoutSettings(runtime: Buffer): Buffer {
  const changed = Buffer.from(runtime);
  for (const name of NAMES) spoil(changed, runtime, name, 0);
  for (const option of OPTIONS) spoil(changed, runtime, `JSC_${option}\0`, 'JSC_'.length);
  return changed;
}

function spoil(changed: Buffer, runtime: Buffer, name: string, character: number): void {
  let count = 0;
  for (let at = runtime.indexOf(name, 0, 'latin1'); at >= 0; at = runtime.indexOf(name, at + 1, 'latin1')) {
    // `process.env.…` in a module of the runtime's own that a compiled program does not load.
    if (runtime[at - 1] === DOT) continue;
    changed[at + character] = EQUALS;
    count++;
  }
  if (count === 0) throw new Error(`The runtime does not have the name ${name}: what does it obey in its place?`);
}

const DOT = '.'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);
