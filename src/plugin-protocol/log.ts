import { writeSync } from 'fs';
import { plugin, printed } from './plugin';

/** What stands in place of a secret. */
const SENSITIVE = '(sensitive)';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const;

export type Level = typeof LEVELS[number];
export type Fields = Readonly<Record<string, unknown>>;

/** A field whose name ends so holds a secret, whatever joins its words: `api-key`, `private_key`, `X-Auth-Token`, `passwordWo`. */
const SECRET_NAME = /(passw(or)?d|passphrase|secrets?|tokens?|keys?|keysbase64|authorization|cookie|credentials?|pem|jwt|shares?)(wo)?$/;

/** Core cuts lines at 64 KiB and shows the pieces raw. */
const LONGEST_TEXT = 8_000;
const LONGEST_LINE = 60_000;

let threshold: number | undefined;

/**
 * Writes one line that core shows under the level that a person asked for with TF_LOG_PROVIDER or TF_LOG. Where nobody asked, nothing is done:
 * fields given as a function are not even made.
 */
export function log(level: Level, message: string, fields: Fields | (() => Fields) = {}): void {
  if (!isLogged(level)) return;
  const head = { '@level': level, '@message': inOneLine(message), '@module': plugin.current.name, '@timestamp': timestamp() };
  const line = JSON.stringify({ ...plainFields(typeof fields === 'function' ? fields() : fields), ...head });
  write(line.length <= LONGEST_LINE ? line : JSON.stringify(head));
}

/** Writes a line also where nobody asked for a log: what a person must be able to find, and nothing else shows. */
export function report(message: string): void {
  write(JSON.stringify({ '@level': 'error', '@message': inOneLine(message), '@module': plugin.current.name, '@timestamp': timestamp() }));
}

/** Core takes each line for a message of its own. */
function inOneLine(message: string): string {
  return shorten(printed(message).replace(/\n/g, '\\n'));
}

export function isLogged(level: Level): boolean {
  threshold ??= thresholdOf(process.env.TF_LOG_PROVIDER || process.env.TF_LOG || 'off');
  return LEVELS.indexOf(level) >= threshold;
}

/** Core panics where one of its own keys is not text, so that nobody else may set them. */
function plainFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('@')).map(([name, value]) => [name, plainField(name, value)]));
}

function plainField(name: string, value: unknown): unknown {
  if (isSecretName(name) && value !== undefined && value !== null && value !== '') return SENSITIVE;
  if (typeof value === 'string') return shorten(printed(value));
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Error) return shorten(printed(value.stack ?? value.message));
  if (Array.isArray(value)) return value.map((element) => plainField('', element));
  if (typeof value === 'object' && value !== null) return plainFields(value as Fields);
  return value;
}

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function shorten(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)} … (${text.length - LONGEST_TEXT} characters more)`;
}

/** Core takes a line for text of no level where the fraction has not exactly six digits. */
function timestamp(): string {
  return new Date().toISOString().replace('Z', '000Z');
}

/** A word that core does not know means everything; `JSON` is everything in another form. */
function thresholdOf(word: string): number {
  if (word.toLowerCase() === 'off') return LEVELS.length;
  return Math.max(0, LEVELS.indexOf(word.toLowerCase() as Level));
}

function write(line: string): void {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // Nobody reads any more, or cannot keep up: a log line is not worth more than the work it tells of.
  }
}
