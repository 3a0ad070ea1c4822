const SENSITIVE = '(sensitive)';

// What repeats is bounded: a service may send megabytes of a text that nearly matches.

/** An address in a text, to the end of what can belong to it. */
const ADDRESS = /\b[a-z][a-z0-9+.-]{0,30}:\/\/(?:[^\s"'<>`\\]|\\(?!["']))*/gi;

/** `user:password@tcp(host:3306)/name`, which has no scheme. */
const WITHOUT_SCHEME = /[^\s"'`/@:=]{1,100}:[^\s"'`]{0,200}@(?=(?:tcp|unix)?\()/g;

/** A member of a query, or of a fragment, that is a secret by its name: `?token=…`, `&X-Amz-Signature=…`, `;password=…`. */
const MEMBER = /([?&;#](?:amp;)?(?:[\w.%-]{0,60}(?:token|passw(?:or)?d|passphrase|pwd|secret|signature|credentials?|api[-_]?key|access[-_]?key|private[-_]?key|jwt)|sig|key|code|auth|authorization|pass|hmac)=)([^&;#\s"'<>`\\]+)/gi;

/**
 * The text without what lets somebody in who has an address of it: user and password, and what is a secret by its name in the query. Templates
 * such as `{{password}}` stay: they are no secrets.
 */
export function withoutAddressSecrets(text: string): string {
  if (!/[@=]/.test(text)) return text;
  return text
    .replace(ADDRESS, withoutUserInfo)
    .replace(WITHOUT_SCHEME, (user) => (isTemplate(user) ? user : `${SENSITIVE}@`))
    .replace(MEMBER, (member, name: string, value: string) => (isTemplate(value) ? member : `${name}${SENSITIVE}`));
}

/** The same of every text in a value of lists and objects. */
export function withoutAddressSecretsIn<T>(value: T): T {
  if (typeof value === 'string') return withoutAddressSecrets(value) as T;
  if (Array.isArray(value)) return value.map(withoutAddressSecretsIn) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]: [string, unknown]) => [withoutAddressSecrets(name), withoutAddressSecretsIn(member)])) as T;
}

function withoutUserInfo(address: string): string {
  const start = address.indexOf('://') + 3;
  const end = endOfUserInfo(address.slice(start));
  const user = address.slice(start, start + end);
  // Everybody is called so who fetches a repository.
  return end < 0 || user === 'git' || isTemplate(user) ? address : `${address.slice(0, start)}${SENSITIVE}${address.slice(start + end)}`;
}

/** Where the last `@` of user and password stands. Not everybody encodes a slash in a password: what stands behind a colon and is no port, is one. */
function endOfUserInfo(rest: string): number {
  const authority = /^[^/?#]*/.exec(rest)![0];
  if (authority.includes('@')) return authority.lastIndexOf('@');
  return /^[^:[\]]+:(?!\d*$)/.test(authority) ? rest.lastIndexOf('@') : -1;
}

/** Whether nothing is said but names that somebody else fills in. */
function isTemplate(text: string): boolean {
  return text.includes('{{') && text.replace(/\{\{[^{}]*\}\}/g, '').replace(/[:@]/g, '') === '';
}
