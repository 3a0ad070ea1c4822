/** One block of a PEM text. */
export interface PemBlock {
  /** What stands after BEGIN, such as `CERTIFICATE`. */
  readonly label: string;
  /** Lines such as `DEK-Info: …` above the data. */
  readonly headers: readonly string[];
  readonly der: Buffer;
}

export type PemText = { readonly blocks: readonly PemBlock[]; readonly error?: undefined } | { readonly error: string; readonly blocks?: undefined };

/** The blocks of a PEM text; what stands around them is a comment. `error` finishes "The value …". */
export function parsePem(text: string): PemText {
  const [, ...rest] = text.split('-----BEGIN ');
  if (rest.length === 0) return { error: 'holds no block that begins with "-----BEGIN"' };
  const blocks: PemBlock[] = [];
  for (const piece of rest) {
    const labelEnd = piece.indexOf('-----');
    const label = piece.slice(0, labelEnd);
    if (labelEnd < 0 || !/^[A-Z0-9]+(?: [A-Z0-9]+)*$/.test(label)) return { error: 'has a BEGIN line that is not complete' };
    const dataEnd = piece.indexOf(`-----END ${label}-----`, labelEnd);
    if (dataEnd < 0) return { error: `has no line "-----END ${label}-----" for its block` };
    const block = parseBlock(label, piece.slice(labelEnd + 5, dataEnd));
    if (!block) return { error: `has a block ${label} that is not base64` };
    blocks.push(block);
  }
  return { blocks };
}

/** One text for all spellings of the same blocks; undefined where the text holds none. */
export function pemKey(text: string): string | undefined {
  const parsed = parsePem(text);
  if (parsed.error !== undefined) return undefined;
  return JSON.stringify(parsed.blocks.map(({ label, headers, der }) => [label, headers, der.toString('base64')]));
}

function parseBlock(label: string, body: string): PemBlock | undefined {
  const lines = body.split(/\r\n|\r|\n/).map((line) => line.trim());
  const headers = lines.filter((line) => line.includes(':'));
  const data = lines.filter((line) => !line.includes(':')).join('').replace(/\s/g, '');
  if (data.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return undefined;
  return { label, headers, der: Buffer.from(data, 'base64') };
}
