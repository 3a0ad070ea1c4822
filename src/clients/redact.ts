/** Removes secrets from logs and messages: by the name of a field, and by value anywhere in a text. */

import { withoutAddressSecrets } from '../printing/addresses';
import { SENSITIVE, spellingsOf, withoutSpellings, type Spelling } from '../printing/secret-values';
import { isObject } from './json-api';

export { SENSITIVE };

/** Removes known secrets from a text of the service, or from the name of a field. */
export type Redact = (text: string, origin?: 'service' | 'name') => string;

/**
 * Names of fields that contain secrets, in the spellings of both services, without separators. Addresses for uploads and downloads are included,
 * since they grant access without a token.
 */
const SECRET_NAME =
  /passw|secret|token$|privatekey|certificatekey$|hmackey|jwt$|credentials?$|^keys?$|^keysbase64$|connectionurl|authorization|^pgpkeys$|apikey|accesskey|^upload$|^location$/;

/** Returns the body without the values of secret fields. All other texts go through `redact`. */
export function withoutSecrets(body: unknown, redact: Redact = (text) => text): unknown {
  if (typeof body === 'string') return redact(body);
  if (Array.isArray(body)) return body.map((element) => withoutSecrets(element, redact));
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      redact(name, 'name'),
      isSecretName(name) && !isEmpty(value) ? SENSITIVE : withoutSecrets(value, redact),
    ]),
  );
}

/** The values of all secret fields of a body. */
export function secretsIn(body: unknown, secret = false): string[] {
  if (typeof body === 'string') return secret ? [body] : [];
  if (Array.isArray(body)) return body.flatMap((element) => secretsIn(element, secret));
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => secretsIn(value, secret || isSecretName(name)));
}

/** Returns a function that removes these values from a text, and then applies `further`. */
export function redactValues(values: readonly string[], further: Redact = (text) => text): Redact {
  // Computed on demand: most requests are never logged.
  let spellings: readonly Spelling[] | undefined;
  return (text, origin = 'service') => {
    spellings ??= spellingsOf(values);
    // Known values are removed first: if a pattern removed a part of one, the rest would no longer be found.
    return withoutPrivateKeys(withoutAddressSecrets(further(withoutSpellings(text, spellings, origin), origin)));
  };
}

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.toLowerCase().replace(/[-_]/g, ''));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || typeof value === 'boolean';
}

/** Some services return a certificate and its key in one text, in a field whose name does not suggest a secret. */
function withoutPrivateKeys(text: string): string {
  return text.replace(/-----BEGIN ([A-Z0-9 ]*PRIVATE KEY)-----[^-]*-----END \1-----/g, SENSITIVE);
}
