/** Encodes PEM with lines of 64 characters, without a trailing line break. */
export function toPem(label: string, der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join('\n');
}

export interface PemBlock {
  readonly label: string;
  readonly der: Buffer;
  readonly text: string;
}

/** Returns every PEM block of a text. */
export function parsePem(text: string): PemBlock[] {
  return [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----\r?\n([^-]*)-----END \1-----/g)].map(
    ([block, label = '', base64 = '']) => ({ label, der: Buffer.from(base64, 'base64'), text: block }),
  );
}

/** Returns the bytes of the first PEM block; empty if there is none. */
export function derOf(text: string): Buffer {
  return parsePem(text)[0]?.der ?? Buffer.alloc(0);
}
