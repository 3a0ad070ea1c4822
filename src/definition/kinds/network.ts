/**
 * The canonical text of a network, without host bits; undefined if it is not a network. An address equals a network of only that address. Equal for
 * all spellings: `10.0.0.1` and `10.0.0.1/32`, `2001:DB8::1` and `2001:db8:0::1`.
 */
export function networkKey(text: string): string | undefined {
  const { address = '', length } = /^(?<address>[^/]+)(?:\/(?<length>\d{1,3}))?$/.exec(text.trim())?.groups ?? {};
  const parsed = parseAddress(address);
  if (!parsed) return undefined;
  const { size, bits } = parsed;
  const fixed = length === undefined ? size : Number(length);
  return fixed > size ? undefined : `${size}:${bits - (bits % 2n ** BigInt(size - fixed))}/${fixed}`;
}

/** Whether a text has a prefix length: `10.0.0.1/32`. */
export function hasPrefixLength(text: string): boolean {
  return text.includes('/');
}

function parseAddress(address: string): { readonly size: 32 | 128; readonly bits: bigint } | undefined {
  const four = parseFour(address);
  if (four !== undefined) return { size: 32, bits: four };
  // The last 32 bits of an IPv6 address can be written as an IPv4 address.
  const { front = address, last } = /^(?<front>.*:)(?<last>[\d.]*\.[\d.]*)$/.exec(address)?.groups ?? {};
  const tail = last === undefined ? undefined : parseFour(last);
  if (last !== undefined && tail === undefined) return undefined;
  const text = tail === undefined ? front : `${front}${(tail / 65536n).toString(16)}:${(tail % 65536n).toString(16)}`;
  const halves = text.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const [head = [], rest] = halves;
  const given = head.length + (rest?.length ?? 0);
  if (halves.length > 2 || (rest ? given > 7 : given !== 8)) return undefined;
  const parts = rest ? [...head, ...Array<string>(8 - given).fill('0'), ...rest] : head;
  if (!parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part))) return undefined;
  return { size: 128, bits: parts.reduce((bits, part) => bits * 65536n + BigInt(`0x${part}`), 0n) };
}

function parseFour(address: string): bigint | undefined {
  const parts = address.split('.');
  const isByte = (part: string) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256;
  return parts.length === 4 && parts.every(isByte)
    ? parts.reduce((bits, part) => bits * 256n + BigInt(part), 0n)
    : undefined;
}
