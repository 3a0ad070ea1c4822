import { printable } from '../printing/printable';

/** The replacement for a secret. */
export const SENSITIVE = '(sensitive)';

/** Shorter values would also match parts of ordinary words. */
const SHORTEST_SECRET = 4;

const secrets = new Set<string>();
let longestFirst: readonly string[] | undefined;

/** Redacts this value in everything printed from now on. */
export function registerSecret(value: string): void {
  if (value.length < SHORTEST_SECRET || secrets.has(value)) return;
  secrets.add(value);
  longestFirst = undefined;
}

/** Removes all registered secrets from a text, in their plain, JSON, URL and base64 spellings. */
export function redact(text: string): string {
  if (secrets.size === 0) return text;
  // One secret may be a part of another.
  longestFirst ??= [...new Set([...secrets].flatMap(spellings))].sort((one, other) => other.length - one.length);
  return longestFirst.reduce(
    (rest, secret) => (rest.includes(secret) ? rest.split(secret).join(SENSITIVE) : rest),
    text,
  );
}

/** Prepares a text for display: removes secrets, including those in URLs, and everything that a terminal or a CI system would interpret. */
export function printed(text: string): string {
  return printable(redact(text));
}

function spellings(secret: string): string[] {
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret.replace(/[\ud800-\udfff]/g, '')),
    Buffer.from(secret).toString('base64'),
  ];
}
