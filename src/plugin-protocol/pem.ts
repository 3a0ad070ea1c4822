export function pemOf(certificate: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`;
}

/** The first certificate of a PEM text, as DER; empty if there is none. */
export function derOf(pem: string): Buffer {
  const [, base64 = ''] = /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/.exec(pem) ?? [];
  return Buffer.from(base64, 'base64');
}
