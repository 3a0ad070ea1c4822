import { log } from '../plugin-protocol/log';

/** Set in an executable; see `generate/release/executable.ts`. */
declare const EXECUTABLE_FOR: string;

/** Logs what the provider runs on. The launcher reports why it is not the executable. */
export function noteRuntime(): void {
  if (typeof EXECUTABLE_FOR !== 'undefined') {
    log('debug', `runs as the executable ${process.execPath}`, { platform: EXECUTABLE_FOR });
    if (process.env.LINTEL_NODE) {
      log('warn', 'LINTEL_NODE is ignored: this provider is an executable with a runtime of its own');
    }
    return;
  }
  const { LINTEL_EXECUTABLE_WARNING: warning, LINTEL_WHY_NODE: why } = process.env;
  if (warning) log('warn', `${warning}. The provider runs on Node.js`);
  log('debug', `runs on Node.js ${process.version}`, why ? { why } : {});
}
