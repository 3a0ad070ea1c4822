import { X509Certificate } from 'crypto';

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]*?-----END \1-----/g;

/** The problem of a PEM text. Undefined if it consists of valid certificates. */
export function certificateProblem(pem: string): string | undefined {
  const blocks = [...pem.matchAll(BLOCK)];
  if (blocks.length === 0) return 'It contains no PEM certificate, which begins with `-----BEGIN CERTIFICATE-----`.';
  const other = blocks.find(([, label]) => label !== 'CERTIFICATE');
  if (other) {
    return `It contains a ${other[1]!.toLowerCase()}, which everyone who can view the function could read. Specify only certificates.`;
  }
  const broken = blocks.findIndex(([block]) => !isCertificate(block));
  return broken === -1
    ? undefined
    : `Certificate ${broken + 1} of ${blocks.length} is invalid. Specify it in PEM, as it was issued.`;
}

function isCertificate(block: string): boolean {
  try {
    return new X509Certificate(block).serialNumber !== '';
  } catch {
    return false;
  }
}
