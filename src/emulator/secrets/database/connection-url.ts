import type { DatabaseConnection } from './connection';
import { detail } from './connection';

const PASSWORD = /^[a-z][a-z0-9+.-]*:\/\/[^/@]*?:([^/@]*)@/i;

/** Whether the URL contains the password itself rather than a template. */
export function hasLiteralPassword(url: string): boolean {
  const password = PASSWORD.exec(url)?.[1] ?? '';
  return password !== '' && !password.includes('{{');
}

/** Shows a URL that contains a password with `xxxxx` in its place, encoded again; a URL with templates is shown unchanged. */
export function redactedUrl(url: unknown): unknown {
  if (typeof url !== 'string' || !hasLiteralPassword(url) || !URL.canParse(url)) return url;
  const redacted = new URL(url);
  redacted.password = 'xxxxx';
  return redacted.href;
}

/** Fills the root user's name and password into the URL's templates. */
export function filledUrl(connection: DatabaseConnection): string {
  const escape =
    connection.details.disable_escaping === true || connection.details.disable_escaping === 'true'
      ? (text: string) => text
      : encodeURIComponent;
  const username = escape(detail(connection, 'username'));
  const password = escape(detail(connection, 'password'));
  return (detail(connection, 'connection_url') || detail(connection, 'url'))
    .replace(/\{\{\s*(?:username|name)\s*\}\}/g, () => username)
    .replace(/\{\{\s*password\s*\}\}/g, () => password);
}
