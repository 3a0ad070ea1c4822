import { Level, log } from './log';

const LEVEL_OF = {
  log: 'debug',
  debug: 'debug',
  trace: 'trace',
  info: 'info',
  warn: 'warn',
  error: 'error',
  dir: 'debug',
} as const;

/** Turns everything that libraries print into log lines, because standard output is reserved for the handshake. */
export function redirectConsole(): void {
  for (const [method, level] of Object.entries(LEVEL_OF)) {
    Object.assign(console, { [method]: (...words: unknown[]) => logWords(level, words) });
  }
}

function logWords(level: Level, words: readonly unknown[]): void {
  log(level, words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' '));
}
