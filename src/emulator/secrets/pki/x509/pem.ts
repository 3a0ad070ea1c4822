/** Armour of lines of 64 letters, without a line break at its end. */
export function toPem(label: string, der: Uint8Array): string {
  const lines = Buffer.from(der).toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join('\n');
}

export interface PemBlock {
  readonly label: string;
  readonly der: Buffer;
  readonly text: string;
}

/** Every block of a text, whatever is around them. */
export function parsePem(text: string): PemBlock[] {
  return [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----\r?\n([^-]*)-----END \1-----/g)].map(([block, label, base64]) => (
    { label, der: Buffer.from(base64, 'base64'), text: block }
  ));
}
