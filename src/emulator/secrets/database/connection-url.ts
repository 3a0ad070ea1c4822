import type { DatabaseConnection } from './connection';
import { detail } from './connection';

const PASSWORD = /^[a-z][a-z0-9+.-]*:\/\/[^/@]*?:([^/@]*)@/i;

/** Whether the password stands in the url itself, instead of a template for it. */
export function hasLiteralPassword(url: string): boolean {
  const password = PASSWORD.exec(url)?.[1] ?? '';
  return password !== '' && !password.includes('{{');
}

/** A url with a password is shown with `xxxxx` in its place, and encoded anew; one with templates as it was written. */
export function redactedUrl(url: unknown): unknown {
  if (typeof url !== 'string' || !hasLiteralPassword(url) || !URL.canParse(url)) return url;
  const redacted = new URL(url);
  redacted.password = 'xxxxx';
  return redacted.href;
}

/** The url with the name and the password of the root user in the place of the templates. */
export function filledUrl(connection: DatabaseConnection): string {
  const escape = connection.details.disable_escaping === true || connection.details.disable_escaping === 'true' ? (text: string) => text : encodeURIComponent;
  const username = escape(detail(connection, 'username'));
  const password = escape(detail(connection, 'password'));
  return (detail(connection, 'connection_url') || detail(connection, 'url'))
    .replace(/\{\{\s*(?:username|name)\s*\}\}/g, () => username)
    .replace(/\{\{\s*password\s*\}\}/g, () => password);
}
