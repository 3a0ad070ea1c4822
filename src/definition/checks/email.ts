const LOCAL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Why the text is not an e-mail address, as the end of "The value …"; undefined if it is one. */
export function findEmailFault(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  if (at < 0) return 'has no "@"';
  const local = text.slice(0, at);
  if (Buffer.byteLength(text) > 254 || Buffer.byteLength(local) > 64) return 'is longer than an e-mail address can be';
  if (!LOCAL.test(local)) return 'has no valid local part before the "@"';
  return text
    .slice(at + 1)
    .split('.')
    .every((label) => LABEL.test(label))
    ? undefined
    : 'has no domain name after the "@"';
}
