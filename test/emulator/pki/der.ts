/** What is wrong with an encoding by the rules of DER that readers enforce; undefined if nothing is. */
export function wrongInDer(bytes: Buffer): string | undefined {
  const { faults, end } = readElement(bytes, 0, '0');
  return faults[0] ?? (end === bytes.length ? undefined : `bytes after the end, at ${end}`);
}

interface Element {
  readonly faults: readonly string[];
  readonly end: number;
}

const [BOOLEAN, INTEGER, BIT_STRING, OCTET_STRING, SET, UTC_TIME, GENERALIZED_TIME] = [
  0x01, 0x02, 0x03, 0x04, 0x31, 0x17, 0x18,
];

function readElement(bytes: Buffer, start: number, path: string): Element {
  const tag = bytes.readUInt8(start);
  const { length, from, fault } = readLength(bytes, start + 1);
  const end = from + length;
  if (end > bytes.length) throw new RangeError(`${path} ends outside`);
  const content = bytes.subarray(from, end);
  const own = [fault, contentFault(tag, content)].flatMap((text) => (text === undefined ? [] : [`${path}: ${text}`]));
  const inner = tag % 0x40 >= 0x20 ? readAll(content, path) : undefined;
  const order = tag === SET && inner && !inner.isSorted ? [`${path}: a set that is not sorted`] : [];
  // Extensions hold DER in strings of octets; keys and hashes do not parse.
  const wrapped = tag === OCTET_STRING ? (parsed(content, path) ?? []) : [];
  return { faults: [...own, ...order, ...(inner?.faults ?? []), ...wrapped], end };
}

function readAll(content: Buffer, path: string): { readonly faults: readonly string[]; readonly isSorted: boolean } {
  const faults: string[] = [];
  const elements: Buffer[] = [];
  for (let at = 0; at < content.length;) {
    const { faults: inner, end } = readElement(content, at, `${path}.${elements.length}`);
    faults.push(...inner);
    elements.push(content.subarray(at, end));
    at = end;
  }
  const isSorted = elements.every(
    (element, index) => index === 0 || Buffer.compare(elements[index - 1]!, element) <= 0,
  );
  return { faults, isSorted };
}

function parsed(content: Buffer, path: string): readonly string[] | undefined {
  try {
    const { faults, end } = readElement(content, 0, `${path}.0`);
    return end === content.length ? faults : undefined;
  } catch {
    return undefined;
  }
}

function readLength(
  bytes: Buffer,
  at: number,
): { readonly length: number; readonly from: number; readonly fault: string | undefined } {
  const first = bytes.readUInt8(at);
  if (first < 0x80) return { length: first, from: at + 1, fault: undefined };
  const size = first - 0x80;
  if (size === 0 || size > 4) throw new RangeError('a length of unknown size');
  const length = bytes.readUIntBE(at + 1, size);
  const isShort = length >= 0x80 && length >= 256 ** (size - 1);
  return { length, from: at + 1 + size, fault: isShort ? undefined : 'a length that is too long' };
}

function contentFault(tag: number, content: Buffer): string | undefined {
  const [first = 0, second = 0] = content;
  if (tag === BOOLEAN) return content.length === 1 && first === 0xff ? undefined : 'a boolean that is not TRUE';
  if (tag === INTEGER && content.length > 1) {
    const isPadded = (first === 0 && second < 0x80) || (first === 0xff && second >= 0x80);
    return isPadded ? 'an integer with too many bytes' : undefined;
  }
  if (tag === BIT_STRING && first > 7) return 'more unused bits than a byte has';
  if (tag === UTC_TIME && !/^\d{12}Z$/.test(content.toString())) return 'a time without seconds or zone';
  if (tag === GENERALIZED_TIME && !/^(20[5-9]|2[1-9]|[3-9])\d+Z$/.test(content.toString())) {
    return 'a time that UTCTime would have';
  }
  return undefined;
}
