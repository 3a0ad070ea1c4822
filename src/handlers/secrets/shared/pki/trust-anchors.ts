/** The authorities that clients must trust to accept the certificates of an issuer. */
import {
  authorityKeyIdOf,
  isIssuedBy,
  isSameAuthority,
  isSelfSigned,
  signerWords,
  subjectKeyIdOf,
  subjectWords,
  timeOf,
  type AuthorityCertificate,
} from './authority-certificate';

/** A root by its name and the identifier of its key. Its certificate need not be known. */
export interface TrustAnchor {
  /** The subject in one line, in backticks. */
  readonly name: string;
  readonly keyId: string | undefined;
  /** The expiration of it and the certificates below it, without the issuer's own; undefined if unknown. In milliseconds. */
  readonly until: number | undefined;
  /** Its lifetime, such as `3650 days`, if it is only planned. */
  readonly lasts?: string;
  readonly isPlanned?: true;
}

/**
 * The roots that the certificates of an issuer lead to, the nearest first. `sent`: the certificates that clients receive with them; a cross-signed
 * one has the same subject and key as another. `known`: other certificates of authorities; only the roots among them are used.
 */
export function anchorsOf(
  own: AuthorityCertificate,
  sent: readonly AuthorityCertificate[],
  known: readonly AuthorityCertificate[] = [],
): readonly TrustAnchor[] {
  const chain = [own, ...sent];
  const roots = [...chain, ...known].filter(isSelfSigned);
  const found: TrustAnchor[] = [];
  const steps: { readonly at: AuthorityCertificate; readonly until: number }[] = [{ at: own, until: Infinity }];
  const reached = new Set<string>();
  for (const { at, until } of steps) {
    for (const one of [at, ...chain.filter((other) => isSameAuthority(other, at))]) {
      if (reached.has(one.fingerprint)) continue;
      reached.add(one.fingerprint);
      const end = one === own ? until : Math.min(until, Date.parse(one.read.validTo));
      if (isSelfSigned(one)) {
        found.push(rootAnchor(one, until));
        continue;
      }
      const above = roots.filter((root) => isIssuedBy(one, root));
      const next = chain.filter((other) => !isSelfSigned(other) && isIssuedBy(one, other));
      found.push(...above.map((root) => rootAnchor(root, end)));
      steps.push(...next.map((other) => ({ at: other, until: end })));
      if (above.length + next.length === 0) {
        const keyId = authorityKeyIdOf(one);
        found.push({ name: signerWords(one), keyId, until: Number.isFinite(end) ? end : undefined });
      }
    }
  }
  return found.reduce<TrustAnchor[]>((all, one) => withAnchor(all, one), []);
}

/** Whether a client that trusts one of them trusts the other. */
export function isSameAnchor(one: TrustAnchor, other: TrustAnchor): boolean {
  return one.name === other.name && one.keyId === other.keyId && one.isPlanned === other.isPlanned;
}

/** Several paths may lead to one root: the longest-lived counts. */
export function withAnchor(all: readonly TrustAnchor[], one: TrustAnchor): TrustAnchor[] {
  const same = all.find((other) => isSameAnchor(one, other));
  if (!same) return [...all, one];
  const lasting = (one.until ?? Infinity) > (same.until ?? Infinity) ? one : same;
  return all.map((other) => (other === same ? lasting : other));
}

/** The root, valid until it or a certificate leading to it expires. */
function rootAnchor(root: AuthorityCertificate, until: number): TrustAnchor {
  return {
    name: subjectWords(root),
    keyId: subjectKeyIdOf(root),
    until: Math.min(until, Date.parse(root.read.validTo)),
  };
}

/** The expiration of an anchor in parentheses, preceded by a space; empty if unknown. */
export function anchorLife({ until, lasts }: TrustAnchor): string {
  if (until !== undefined) return ` (valid until ${timeOf(until)})`;
  return lasts === undefined ? '' : ` (valid for ${lasts})`;
}
