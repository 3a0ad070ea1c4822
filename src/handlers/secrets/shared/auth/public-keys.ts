import { createPublicKey, X509Certificate } from 'crypto';
import type { Problem } from '../../../../definition/problem';

/** Reports elements of a list that are PEM, but neither a public key nor a certificate. */
export function publicKeyProblems(attribute: string, pems: readonly string[] = []): Problem[] {
  return pems.flatMap((pem, index): Problem[] =>
    isPublicKey(pem)
      ? []
      : [invalid([attribute, index], 'It contains neither a public key nor a certificate that can be read.')],
  );
}

/** Reports a PEM text with a block that is not a certificate. */
export function certificateProblems(attribute: string, pem: string | undefined): Problem[] {
  const blocks = pem?.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.every(isCertificate) ? [] : [invalid([attribute], 'It contains a certificate that cannot be read.')];
}

function isPublicKey(pem: string): boolean {
  if (pem.includes('-----BEGIN CERTIFICATE-----')) return isCertificate(pem);
  try {
    createPublicKey(pem);
    return true;
  } catch {
    return false;
  }
}

function isCertificate(pem: string): boolean {
  try {
    return Boolean(new X509Certificate(pem));
  } catch {
    return false;
  }
}

function invalid(path: Problem['path'], detail: string): Problem {
  return { path, severity: 'error', code: 'value-invalid', summary: `Invalid \`${String(path[0])}\``, detail };
}
