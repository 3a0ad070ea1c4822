import { createHash, createHmac, randomBytes } from 'crypto';
import type { IncomingHttpHeaders } from 'http';
import { PLATFORM_TOKENS, SECRETS_TOKENS } from '../fixed-tokens';

/** The prefix of replacements for secrets. Equal secrets have equal fingerprints during the life of the process. */
export const REDACTED = 'redacted:';

/** Prevents computing fingerprints of guesses without the emulator. */
const KEY = randomBytes(32);
const LETTERS = 16;
const HASH = /^sha256:([0-9a-f]{64})$/;

const SECRET_HEADER = /^(?:cookie|set-cookie|(?:proxy-)?authorization)$|token|secret|password|api-?key|signature/;
/** Headers of almost every request, which only describe the connection and formats. */
const HARMLESS = new Set(['host', 'connection', 'content-length', 'content-type', 'accept', 'accept-encoding']);
const SECRET_FIELD =
  /(?:^|_)(?:password|passwd|passphrase|secrets?|token|jwt|credentials|credentials_json|secret_id|connection_url|(?<!public_)key|pin)$|^(?:keys|(?:sensitive_)?value)$/;

/** More deeply nested objects are not examined. */
const DEEPEST = 64;

/** Secrets inside other texts. What the expression captures around the secret is kept. */
const SECRETS_IN_TEXT: readonly RegExp[] = [
  // The password in an address or in a connection string; not a template such as `{{password}}`.
  /((?:^|\/\/)[^\s/:@]*:)(?!\/\/|\{\{)([^\s@]+)(@)/g,
  /(password\s*=?\s*['"])(?!\{\{)([^'"]+)(['"])/gi,
  /(\bpassword=)(?!\{\{|['"])([^\s&;]+)()/gi,
  /()(-----BEGIN [A-Z ]*PRIVATE KEY-----[^]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$))()/g,
  /()\b(eyJ[\w-]+\.[\w-]+\.[\w-]*)()/g,
  /()\b((?:hv[sbr]|[sbr])\.[A-Za-z0-9_-]{20,}|\w+\.atlasv1\.[\w-]+)()/g,
];

/** Each of them requires one of these, which most texts lack. */
const SUSPICIOUS = /@|password|-----BEGIN|eyJ|\b(?:hv)?[sbr]\.|\.atlasv1\./i;

/** The tokens that every emulator has. They are not secret, and almost every request uses one. */
const FIXED = new Map([...PLATFORM_TOKENS.keys(), ...SECRETS_TOKENS.keys()].map((token) => [token, computed(token)]));

/** Replaces a secret: irreversible, and comparable with `isSame`. */
export function fingerprint(secret: string | Buffer): string {
  return (typeof secret === 'string' ? FIXED.get(secret) : undefined) ?? computed(secret);
}

function computed(secret: string | Buffer): string {
  return ofHash(createHash('sha256').update(secret).digest('hex'));
}

function ofHash(hash: string): string {
  return `${REDACTED}${createHmac('sha256', KEY).update(hash).digest('hex').slice(0, LETTERS)}`;
}

/** Whether a recorded text equals the expected one. Where it is redacted, the expected text may be the secret, its fingerprint or its hash. */
export function isSame(expected: string, recorded: string): boolean {
  if (expected === recorded) return true;
  if (!recorded.includes(REDACTED)) return false;
  return [fingerprintOf(expected), redactCredentials(expected), redactText(expected)].includes(recorded);
}

/** The fingerprint of a secret given as itself, as `sha256:` and its hexadecimal hash, or as its fingerprint. */
export function fingerprintOf(secret: string): string {
  if (secret.startsWith(REDACTED)) return secret;
  const hash = HASH.exec(secret)?.[1];
  return hash === undefined ? fingerprint(secret) : ofHash(hash);
}

export function redactHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const redacted: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    if (HARMLESS.has(name)) {
      redacted[name] = value;
    } else {
      const redact = headerNames.is(name) ? redactCredentials : redactText;
      redacted[name] = Array.isArray(value) ? value.map(redact) : redact(value);
    }
  }
  return redacted;
}

/** A header's value as recorded. */
export function redactHeader(name: string, value: string): string {
  return headerNames.is(name.toLowerCase()) ? redactCredentials(value) : redactText(value);
}

/** Decides which names belong to secrets. Names recur; names invented by a client are not cached. */
class SecretNames {
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly isSecret: (name: string) => boolean,
    private readonly most: number,
  ) {}

  is(name: string): boolean {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const isSecret = this.isSecret(name);
    if (this.known.size < this.most) this.known.set(name, isSecret);
    return isSecret;
  }
}

const headerNames = new SecretNames((name) => SECRET_HEADER.test(name), 200);
const fieldNames = new SecretNames((name) => SECRET_FIELD.test(name.toLowerCase().replaceAll('-', '_')), 2000);

/** Keeps the scheme of `Bearer …` and the like. */
function redactCredentials(value: string): string {
  const space = value.indexOf(' ');
  return space > 0 ? `${value.slice(0, space)} ${fingerprintOf(value.slice(space + 1).trim())}` : fingerprintOf(value);
}

export function redactQuery(query: URLSearchParams): Record<string, string | string[]> {
  const redacted: Record<string, string | string[]> = {};
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name).map((value) => redactField(name, value, 0) as string);
    redacted[name] = values.length === 1 ? (values[0] as string) : values;
  }
  return redacted;
}

/** Replaces the values of secret fields, and the secrets in texts, in a JSON document. `all` replaces every value. */
export function redactDocument(value: unknown, all = false): unknown {
  return redactValue(value, all, 0);
}

function redactField(name: string, value: unknown, depth: number): unknown {
  return redactValue(value, fieldNames.is(name), depth);
}

function redactValue(value: unknown, isSecret: boolean, depth: number): unknown {
  if (typeof value === 'string') return isSecret ? secretText(value) : redactText(value);
  if (typeof value !== 'object' || value === null) {
    return isSecret && typeof value === 'number' ? fingerprint(String(value)) : value;
  }
  if (depth >= DEEPEST) return `${REDACTED}nested`;
  if (Array.isArray(value)) return redactItems(value, isSecret, depth + 1);
  return redactFields(value as Readonly<Record<string, unknown>>, isSecret, depth + 1);
}

function redactItems(items: readonly unknown[], isSecret: boolean, depth: number): readonly unknown[] {
  const redacted = items.map((item) => redactValue(item, isSecret, depth));
  return redacted.every((item, index) => item === items[index]) ? items : redacted;
}

/** Returns the same object if there is nothing to redact: received documents are never changed. */
function redactFields(fields: Readonly<Record<string, unknown>>, isSecret: boolean, depth: number): object {
  let changes: [string, unknown][] | undefined;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const redacted = isSecret ? redactValue(value, true, depth) : redactField(name, value, depth);
    if (redacted !== value) (changes ??= []).push([name, redacted]);
  }
  // Assignment would turn a field named `__proto__` into a prototype.
  return changes ? Object.fromEntries([...Object.entries(fields), ...changes]) : fields;
}

/** Empty texts and templates are not secrets. */
function secretText(text: string): string {
  return text === '' || /^\{\{\w+\}\}$/.test(text) ? text : fingerprintOf(text);
}

export function redactText(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  let redacted = text;
  for (const pattern of SECRETS_IN_TEXT) {
    redacted = redacted.replace(
      pattern,
      (_, before: string, secret: string, after: string) => `${before}${fingerprintOf(secret)}${after}`,
    );
  }
  return redacted;
}
