/** What becomes of chains when another issuer becomes the default. */
import { certificatesOf, isSelfSigned, subjectWords, timeOf, type AuthorityCertificate } from './authority-certificate';
import { issuerWords, remainingOf, remainingWords } from './issued-certificates';
import { findIssuer } from './issuer-requests';
import { optionalTextAt, optionalTextsAt, textAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { noneOrTextAt } from '../fields';

interface Authority {
  readonly issuerId: string;
  /** Such as "The issuer `web-2026` of `pki`". */
  readonly words: string;
  readonly certificate: string;
  readonly own: AuthorityCertificate;
  /** The last certificate of its chain. */
  readonly anchor: AuthorityCertificate;
}

/** Says who signs from now on, whom clients have to trust, and what is left of the issuer that signed until now. */
export async function successionProblems(
  context: PlanContext,
  { config, prior, unknown, changed }: SomeProposal,
): Promise<Problem[]> {
  if (!prior || prior.default === undefined || prior.mount !== config.mount) return [];
  if (!changed.has('default') && !unknown.has('default')) return [];
  const mount = String(prior.mount);
  const earlier = await authorityAt(context, mount, String(prior.default));
  if (!earlier) return [];
  const later = unknown.has('default') ? undefined : await authorityAt(context, mount, String(config.default));
  if (later?.issuerId === earlier.issuerId) return [];
  const remaining = await remainingOf(context, { mount, issuerId: earlier.issuerId }, earlier.certificate);
  const left =
    remaining && remaining.count > 0
      ? ` It has signed ${remainingWords(remaining)}: keep it until then, so that they can be verified and revoked.`
      : ' Keep it until the last certificate that it has signed has ended.';
  return [
    {
      path: ['default'],
      severity: 'warning',
      code: 'issuer-changes',
      summary: 'Another issuer signs from now on',
      detail: `${earlier.words} (${lifeWords(earlier.own)}) no longer signs by default.${left} ${chainWords(earlier, later)}`,
    },
  ];
}

function chainWords(earlier: Authority, later: Authority | undefined): string {
  const trusted = `${subjectWords(earlier.anchor)} (${lifeWords(earlier.anchor)})`;
  if (!later) {
    return `Its chain ends at ${trusted}. What the chain of the new issuer ends at is known after the apply: if that is another root, clients must trust it before they receive a certificate of the new issuer.`;
  }
  const successor = `${later.words} (${lifeWords(later.own)}) signs instead`;
  if (later.anchor.fingerprint === earlier.anchor.fingerprint) {
    return `${successor}. Both chains end at ${trusted}, so clients that trust it accept certificates of both.`;
  }
  return `${successor}, and its chain ends at ${subjectWords(later.anchor)} (${lifeWords(later.anchor)}) instead of ${trusted}. Clients must trust the new root before they receive a certificate of the new issuer, and the old one until the last certificate of the old issuer has ended.`;
}

async function authorityAt(context: PlanContext, mount: string, issuerId: string): Promise<Authority | undefined> {
  const data = await look(() => findIssuer(context, { mount, issuerId }));
  const certificate = data && optionalTextAt(data, 'certificate');
  const [own] = (certificate && certificatesOf(certificate)) || [];
  if (!data || certificate === undefined || !own) return undefined;
  const chain = certificatesOf((optionalTextsAt(data, 'ca_chain') ?? []).join('\n')) ?? [];
  const id = textAt(data, 'issuer_id');
  return {
    issuerId: id,
    words: issuerWords({ mount, issuerId: id, issuerName: noneOrTextAt(data, 'issuer_name') }),
    certificate,
    own,
    anchor: chain.find(isSelfSigned) ?? chain[chain.length - 1] ?? own,
  };
}

function lifeWords({ read }: AuthorityCertificate): string {
  return `valid until ${timeOf(read.validTo)}`;
}
