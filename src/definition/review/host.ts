import type { Value } from '../value';

/**
 * Where an address leads: scheme, host and port, in lower case. Connection strings that are no URL, such as `user:password@tcp(db:3306)/orders`,
 * lead to what follows the last `@`; a text that says nothing of the kind leads to itself.
 */
export function hostOf(value: Value): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^https?:/i.test(text) && URL.canParse(text)) return new URL(text).origin;
  const [scheme, rest] = /^([a-z][a-z0-9+.-]*:\/\/)(.*)$/is.exec(text)?.slice(1) ?? ['', text];
  // A password in front of the host may hold a slash.
  const [address] = rest.split('?');
  const [objectPath] = address.slice(address.lastIndexOf('@') + 1).replace(/^\/\//, '').split(/[/#]/);
  return (scheme + objectPath).toLowerCase();
}
