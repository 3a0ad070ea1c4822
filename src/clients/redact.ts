/** Keeps secrets out of logs and messages: by the name of a field, and by the value wherever it stands. */
import { isObject } from './json-api';
import { withoutAddressSecrets } from '../printing/addresses';

export const SENSITIVE = '(sensitive)';

/** Takes the secrets that it knows out of a text. */
export type Redact = (text: string) => string;

/**
 * Names of fields whose values never leave, in both services' spellings, however they are joined. Whoever has an address to upload to, or
 * a location to download from, needs no token there.
 */
const SECRET_NAME = /passw|secret|token$|privatekey|certificatekey$|hmackey|jwt$|credentials?$|^keys?$|^keysbase64$|connectionurl|authorization|^pgpkeys$|apikey|accesskey|^upload$|^location$/;

/** Values shorter than this are not looked for: they would also be found inside of ordinary words. */
const SHORTEST = 4;

/** The same body without the values of secret fields; all other texts go through `redact`. */
export function withoutSecrets(body: unknown, redact: Redact = (text) => text): unknown {
  if (typeof body === 'string') return redact(body);
  if (Array.isArray(body)) return body.map((element) => withoutSecrets(element, redact));
  if (!isObject(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) =>
    [redact(name), isSecretName(name) && !isEmpty(value) ? SENSITIVE : withoutSecrets(value, redact)]));
}

/** The values of all secret fields of a body. */
export function secretsIn(body: unknown, secret = false): string[] {
  if (typeof body === 'string') return secret && body.length >= SHORTEST ? [body] : [];
  if (Array.isArray(body)) return body.flatMap((element) => secretsIn(element, secret));
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => secretsIn(value, secret || isSecretName(name)));
}

/** A function that takes these values out of any text, in their plain, JSON and URL spellings, and then does what `further` does. */
export function redactValues(values: readonly string[], further: Redact = (text) => text): Redact {
  // Of most requests nobody says a word.
  let spellings: readonly string[] | undefined;
  return (text) => {
    spellings ??= spellingsOf(values);
    // What is known goes first: once a part of it is taken out, the rest of it would not be found any more.
    return withoutPrivateKeys(withoutAddressSecrets(further(spellings.reduce((rest, value) => rest.replaceAll(value, SENSITIVE), text))));
  };
}

function spellingsOf(values: readonly string[]): string[] {
  const spellings = values.filter((value) => value.length >= SHORTEST)
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]);
  // The longest first: one secret may be a part of another.
  return [...new Set(spellings)].sort((a, b) => b.length - a.length);
}

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.toLowerCase().replace(/[-_]/g, ''));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || typeof value === 'boolean';
}

/** Certificates come with their key in one text, under a name that tells of no secret. */
function withoutPrivateKeys(text: string): string {
  return text.replace(/-----BEGIN ([A-Z0-9 ]*PRIVATE KEY)-----[^-]*-----END \1-----/g, SENSITIVE);
}
