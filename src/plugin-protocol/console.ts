import { Level, log } from './log';

const LEVEL_OF = { log: 'debug', debug: 'debug', trace: 'trace', info: 'info', warn: 'warn', error: 'error', dir: 'debug' } as const;

/** Standard output belongs to the handshake: what a library prints becomes a log line. */
export function redirectConsole(): void {
  for (const [method, level] of Object.entries(LEVEL_OF)) {
    (console as unknown as Record<string, unknown>)[method] = (...words: unknown[]) => logWords(level, words);
  }
}

function logWords(level: Level, words: readonly unknown[]): void {
  log(level, words.map((word) => (word instanceof Error ? word.stack ?? word.message : String(word))).join(' '));
}
