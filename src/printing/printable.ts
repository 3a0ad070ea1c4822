import { withoutAddressSecrets } from './addresses';
import { visible, visibleLine } from './visible';

/** Makes an untrusted text safe to print: redacts credentials in URLs, and escapes invisible characters and pipeline commands. */
export function printable(text: string): string {
  return visible(withoutAddressSecrets(text));
}

/** Like `printable`, on one line. */
export function printableLine(text: string): string {
  return visibleLine(withoutAddressSecrets(text));
}
