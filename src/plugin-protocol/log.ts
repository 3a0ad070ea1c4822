import { writeSync } from 'fs';
import { plugin, printed } from './plugin';

/** The replacement for a secret. */
const SENSITIVE = '(sensitive)';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const;

export type Level = (typeof LEVELS)[number];
export type Fields = Readonly<Record<string, unknown>>;

/** The endings of field names that contain secrets, without separators: `api-key`, `private_key`, `X-Auth-Token`, `passwordWo`. */
const SECRET_NAME =
  /(passw(or)?d|passphrase|secrets?|tokens?|keys?|keysbase64|authorization|cookie|credentials?|pem|jwt|shares?)(wo)?$/;

/** Terraform splits lines at 64 KiB and shows the pieces raw. */
const LONGEST_TEXT = 8_000;
const LONGEST_LINE = 60_000;

let threshold: number | undefined;

/**
 * Writes a log line, which Terraform shows according to TF_LOG_PROVIDER or TF_LOG. Does nothing if the level is disabled; fields passed as a function
 * are then not computed.
 */
export function log(level: Level, message: string, fields: Fields | (() => Fields) = {}): void {
  if (!isLogged(level)) return;
  const head = {
    '@level': level,
    '@message': inOneLine(message),
    '@module': plugin.current.name,
    '@timestamp': timestamp(),
  };
  const line = JSON.stringify({ ...plainFields(typeof fields === 'function' ? fields() : fields), ...head });
  write(line.length <= LONGEST_LINE ? line : JSON.stringify(head));
}

/** Writes a log line at any log level, for information that is not shown anywhere else. */
export function report(message: string): void {
  write(
    JSON.stringify({
      '@level': 'error',
      '@message': inOneLine(message),
      '@module': plugin.current.name,
      '@timestamp': timestamp(),
    }),
  );
}

/** Terraform treats each line as a separate message. */
function inOneLine(message: string): string {
  return shorten(printed(message).replace(/\n/g, '\\n'));
}

export function isLogged(level: Level): boolean {
  threshold ??= thresholdOf(process.env.TF_LOG_PROVIDER || process.env.TF_LOG || 'off');
  return LEVELS.indexOf(level) >= threshold;
}

/** Drops fields with reserved names: Terraform panics if one of its own keys is not a text. */
function plainFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !name.startsWith('@'))
      .map(([name, value]) => [name, plainField(name, value)]),
  );
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
  return text.length <= LONGEST_TEXT
    ? text
    : `${text.slice(0, LONGEST_TEXT)} … (${text.length - LONGEST_TEXT} more characters)`;
}

/** Terraform requires exactly six digits in the fraction of a second, or ignores the level of the line. */
function timestamp(): string {
  return new Date().toISOString().replace('Z', '000Z');
}

/** Unknown levels mean `trace`, as in Terraform. `JSON` is `trace` in another format. */
function thresholdOf(word: string): number {
  if (word.toLowerCase() === 'off') return LEVELS.length;
  return Math.max(0, LEVELS.indexOf(word.toLowerCase() as Level));
}

function write(line: string): void {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // The reader is gone or too slow: a log line must not interrupt the work.
  }
}
