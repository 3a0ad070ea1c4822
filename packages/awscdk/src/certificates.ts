import { X509Certificate } from 'crypto';

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]*?-----END \1-----/g;

/** What is wrong with the text of certificates; undefined, where each can be read. */
export function certificateProblem(pem: string): string | undefined {
  const blocks = [...pem.matchAll(BLOCK)];
  if (blocks.length === 0) return 'There is no certificate in PEM in it, which begins with `-----BEGIN CERTIFICATE-----`.';
  const other = blocks.find(([, label]) => label !== 'CERTIFICATE');
  if (other) return `It holds a ${other[1].toLowerCase()} among the certificates, and it would be seen by everybody who may look at the function. Give certificates alone.`;
  const broken = blocks.findIndex(([block]) => !isCertificate(block));
  return broken === -1 ? undefined : `Certificate ${broken + 1} of ${blocks.length} in it cannot be read. Give it in PEM, as it was issued.`;
}

function isCertificate(block: string): boolean {
  try {
    return new X509Certificate(block).serialNumber !== '';
  } catch {
    return false;
  }
}
