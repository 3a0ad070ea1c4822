/** One block of a PEM text. */
export interface PemBlock {
  /** The word after BEGIN, such as `CERTIFICATE`. */
  readonly label: string;
  /** Lines such as `DEK-Info: …` above the data. */
  readonly headers: readonly string[];
  readonly der: Buffer;
}

export type PemText =
  | { readonly blocks: readonly PemBlock[]; readonly error?: undefined }
  | { readonly error: string; readonly blocks?: undefined };

/** Parses a PEM text; anything outside the blocks is a comment. `error` completes "The value …". */
export function parsePem(text: string): PemText {
  const [, ...rest] = text.split('-----BEGIN ');
  if (rest.length === 0) return { error: 'contains no block that begins with "-----BEGIN"' };
  const blocks: PemBlock[] = [];
  for (const piece of rest) {
    const labelEnd = piece.indexOf('-----');
    const label = piece.slice(0, labelEnd);
    if (labelEnd < 0 || !/^[A-Z0-9]+(?: [A-Z0-9]+)*$/.test(label)) return { error: 'has an incomplete BEGIN line' };
    const dataEnd = piece.indexOf(`-----END ${label}-----`, labelEnd);
    if (dataEnd < 0) return { error: `has no line "-----END ${label}-----" for its block` };
    const block = parseBlock(label, piece.slice(labelEnd + 5, dataEnd));
    if (!block) return { error: `has a block ${label} that is not valid base64` };
    blocks.push(block);
  }
  return { blocks };
}

/** The same text for all spellings of the same blocks; undefined if the text contains none. */
export function pemKey(text: string): string | undefined {
  const parsed = parsePem(text);
  if (parsed.error !== undefined) return undefined;
  return JSON.stringify(parsed.blocks.map(({ label, headers, der }) => [label, headers, der.toString('base64')]));
}

function parseBlock(label: string, body: string): PemBlock | undefined {
  const lines = body.split(/\r\n|\r|\n/).map((line) => line.trim());
  const headers = lines.filter((line) => line.includes(':'));
  const data = lines
    .filter((line) => !line.includes(':'))
    .join('')
    .replace(/\s/g, '');
  if (data.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return undefined;
  return { label, headers, der: Buffer.from(data, 'base64') };
}
