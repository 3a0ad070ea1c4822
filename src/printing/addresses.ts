const SENSITIVE = '(sensitive)';

// Repetitions are bounded, because a service may send megabytes of text that nearly matches.

/** A URL in a text, up to the last character that can belong to it. */
const ADDRESS = /\b[a-z][a-z0-9+.-]{0,30}:\/\/(?:[^\s"'<>`\\]|\\(?!["']))*/gi;

/** A data source name without a scheme: `user:password@tcp(host:3306)/name`. */
const WITHOUT_SCHEME = /[^\s"'`/@:=]{1,100}:[^\s"'`]{0,200}@(?=(?:tcp|unix)?\()/g;

/** A parameter of a query or fragment with the name of a secret: `?token=…`, `&X-Amz-Signature=…`, `;password=…`. */
const SECRET_PARAMETER =
  /([?&;#](?:amp;)?(?:[\w.%-]{0,60}(?:token|passw(?:or)?d|passphrase|pwd|secret|signature|credentials?|api[-_]?key|access[-_]?key|private[-_]?key|jwt)|sig|key|code|auth|authorization|pass|hmac)=)([^&;#\s"'<>`\\]+)/gi;

/** Redacts the credentials of URLs in a text: user and password, and secret parameters. Keeps templates such as `{{password}}`, which are not secrets. */
export function withoutAddressSecrets(text: string): string {
  if (!/[@=]/.test(text)) return text;
  return text
    .replace(ADDRESS, withoutUserInfo)
    .replace(WITHOUT_SCHEME, (user) => (isTemplate(user) ? user : `${SENSITIVE}@`))
    .replace(SECRET_PARAMETER, (parameter, name: string, value: string) =>
      isTemplate(value) ? parameter : `${name}${SENSITIVE}`,
    );
}

/** Redacts every text in a value, including nested lists and objects. */
export function withoutAddressSecretsIn<T>(value: T): T {
  if (typeof value === 'string') return withoutAddressSecrets(value) as T;
  if (Array.isArray(value)) return value.map(withoutAddressSecretsIn) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      withoutAddressSecrets(name),
      withoutAddressSecretsIn(member),
    ]),
  ) as T;
}

function withoutUserInfo(address: string): string {
  const start = address.indexOf('://') + 3;
  const end = endOfUserInfo(address.slice(start));
  const user = address.slice(start, start + end);
  // `git` is the public user name of Git over SSH.
  return end < 0 || user === 'git' || isTemplate(user)
    ? address
    : `${address.slice(0, start)}${SENSITIVE}${address.slice(start + end)}`;
}

/** The position of the `@` after user and password. A password may contain an unencoded slash: text after a colon that is not a port is a password. */
function endOfUserInfo(rest: string): number {
  const [authority = ''] = /^[^/?#]*/.exec(rest) ?? [];
  if (authority.includes('@')) return authority.lastIndexOf('@');
  return /^[^:[\]]+:(?!\d*$)/.test(authority) ? rest.lastIndexOf('@') : -1;
}

/** Whether the text consists of templates such as `{{password}}` only. */
function isTemplate(text: string): boolean {
  return text.includes('{{') && text.replace(/\{\{[^{}]*\}\}/g, '').replace(/[:@]/g, '') === '';
}
