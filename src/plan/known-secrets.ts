import { printable } from '../printing/printable';
import { spellingsOf, withoutSpellings, type Origin, type Spelling } from '../printing/secret-values';

const secrets = new Set<string>();
let known: readonly Spelling[] | undefined;

/** Redacts this value in everything printed from now on. */
export function registerSecret(value: string): void {
  if (secrets.has(value)) return;
  secrets.add(value);
  known = undefined;
}

/** Removes all registered secrets from a text. */
export function redact(text: string, origin: Origin = 'lintel'): string {
  if (secrets.size === 0) return text;
  known ??= spellingsOf(secrets);
  return withoutSpellings(text, known, origin);
}

/** Removes all registered secrets from a text of a service. */
export function redactService(text: string, origin: Origin = 'service'): string {
  return redact(text, origin);
}

/** Prepares a text for display: removes secrets, including those in URLs, and everything that a terminal or a CI system would interpret. */
export function printed(text: string): string {
  return printable(redact(text));
}
