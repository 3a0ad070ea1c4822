interface Parts {
  readonly scheme: string;
  readonly user: string;
  readonly password?: string;
  readonly rest: readonly string[];
}

/** The service's mask for a literal password. */
const REDACTED = 'xxxxx';

/**
 * Whether the connection string that the service returns equals the configured one. A URL with a literal password is returned re-encoded and with
 * the password masked, so everything but the password is compared part by part. Other strings are returned unchanged.
 */
export function isSameUrl(configured: string, shown: string): boolean {
  if (configured === shown) return true;
  const [mine, theirs] = [split(configured), split(shown)];
  if (!mine || !theirs) return false;
  const password = theirs.password === REDACTED ? isLiteral(mine.password) : mine.password === theirs.password;
  return (
    password &&
    mine.scheme === theirs.scheme &&
    mine.user === theirs.user &&
    mine.rest.every((part, index) => part === theirs.rest[index])
  );
}

/** Whether the string contains a password rather than a template for it, in any format that plugins accept. */
export function hasLiteralPassword(text: string): boolean {
  const url = split(text);
  const password = url ? url.password : /^[^:@/\s]*:([^@\s]+)@/.exec(text)?.[1];
  return isLiteral(password ?? /(?:^|[\s;&?])(?:password|pwd)\s*=\s*'?([^\s;&']+)/i.exec(text)?.[1]);
}

/** The string with a literal password masked. */
export function redactUrl(text: string): string {
  return text.replace(
    /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*?:)([^/?#]*)(@)/i,
    (whole, before: string, password: string, at: string) =>
      isLiteral(password) ? `${before}${REDACTED}${at}` : whole,
  );
}

function isLiteral(password: string | undefined): boolean {
  return password !== undefined && password !== '' && !password.includes('{{');
}

function split(url: string): Parts | undefined {
  const parts = /^([a-z][a-z0-9+.-]*):\/\/(?:([^/?#]*)@)?([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(url);
  if (!parts) return undefined;
  const [, scheme = '', userInfo = '', host = '', path = '', query = '', fragment = ''] = parts;
  const colon = userInfo.indexOf(':');
  return {
    scheme: scheme.toLowerCase(),
    user: decode(colon < 0 ? userInfo : userInfo.slice(0, colon)),
    ...(colon < 0 ? {} : { password: decode(userInfo.slice(colon + 1)) }),
    rest: [host, path, query, fragment].map(decode),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
