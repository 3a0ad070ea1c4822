import { printable } from '../printing/printable';

/** What stands in place of a secret. */
export const SENSITIVE = '(sensitive)';

/** A value shorter than this would be found inside of ordinary words. */
const SHORTEST_SECRET = 4;

const secrets = new Set<string>();
let longestFirst: readonly string[] | undefined;

/** From now on this value is printed nowhere. */
export function registerSecret(value: string): void {
  if (value.length < SHORTEST_SECRET || secrets.has(value)) return;
  secrets.add(value);
  longestFirst = undefined;
}

/** The text without any registered secret, whether it stands there plainly, inside JSON, or in a URL. */
export function redact(text: string): string {
  if (secrets.size === 0) return text;
  // One secret may be a part of another.
  longestFirst ??= [...new Set([...secrets].flatMap(spellings))].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, secret) => rest.includes(secret) ? rest.split(secret).join(SENSITIVE) : rest, text);
}

/** A text as it may go to people: without secrets, those of addresses too, and with nothing in it that only a terminal or a pipeline would see. */
export function printed(text: string): string {
  return printable(redact(text));
}

function spellings(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.replace(/[\ud800-\udfff]/g, '')), Buffer.from(secret).toString('base64')];
}
