/** DER, the encoding of certificates: tag, length, content. */
export function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
}

export const sequence = (...content: Uint8Array[]): Buffer => der(0x30, ...content);
export const set = (...content: Uint8Array[]): Buffer => der(0x31, ...content);
export const octets = (...content: Uint8Array[]): Buffer => der(0x04, ...content);
export const explicit = (number: number, ...content: Uint8Array[]): Buffer => der(0xa0 + number, ...content);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const TRUE = der(0x01, Buffer.from([0xff]));

/** The first byte of a bit string is the number of unused bits in the last byte. */
export const bits = (content: Uint8Array, unused = 0): Buffer => der(0x03, Buffer.from([unused]), content);

/** A whole number below 128, or the bytes of a larger one, whose first bit must be zero. */
export function integer(value: number | Uint8Array): Buffer {
  return der(0x02, typeof value === 'number' ? Buffer.from([value]) : value);
}

/** `1.2.840…`: the first two numbers share a byte, each further one uses seven bits per byte. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** The year has two digits until 2049, and four from 2050 on. */
export function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/\.\d+|[-:T]/g, '');
  return date.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits));
}

function base128(value: number): number[] {
  const digits = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift(128 + (rest % 128));
  return digits;
}

function lengthOf(length: number): number[] {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
}
