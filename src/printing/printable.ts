import { withoutAddressSecrets } from './addresses';
import { visible, visibleLine } from './visible';

/** A text of a service, of a plan or of other people as it may be printed: without secrets of addresses, and with nothing in it that only a terminal or a pipeline would see. */
export function printable(text: string): string {
  return visible(withoutAddressSecrets(text));
}

/** Likewise, on one line. */
export function printableLine(text: string): string {
  return visibleLine(withoutAddressSecrets(text));
}
