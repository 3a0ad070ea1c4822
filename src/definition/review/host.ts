import type { Value } from '../value';

/**
 * The target of an address: scheme, host and port, in lower case. For connection strings that are not URLs, such as
 * `user:password@tcp(db:3306)/orders`, it is the part after the last `@`; for any other text, the text itself.
 */
export function hostOf(value: Value): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^https?:/i.test(text) && URL.canParse(text)) return new URL(text).origin;
  const [, scheme = '', rest = text] = /^([a-z][a-z0-9+.-]*:\/\/)(.*)$/is.exec(text) ?? [];
  // A password before the host may contain a slash.
  const [address = ''] = rest.split('?');
  const [host = ''] = address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/^\/\//, '')
    .split(/[/#]/);
  return (scheme + host).toLowerCase();
}
