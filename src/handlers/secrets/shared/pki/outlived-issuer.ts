/** Certificates that outlive their issuer or an authority above it. */
import { X509Certificate } from 'crypto';
import { optionalTextAt, textAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Value, Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { noneOrTextAt, seconds } from '../fields';
import {
  certificatesOf,
  isIssuedBy,
  isSameAuthority,
  isSelfSigned,
  subjectWords,
  timeOf,
  type AuthorityCertificate,
} from './authority-certificate';
import { issuerWords } from './issued-certificates';
import { texts } from './issuer-plan';
import { findIssuer } from './issuer-requests';
import { lookAtRole } from './pki-role-plans';

/** A certificate is not valid any longer than its issuer, regardless of its own validity. */
export function outlivedIssuerProblems({ issuingCa, caChain, validUntil }: Values): Problem[] {
  const issuer = readAuthority(issuingCa);
  if (!issuer || typeof validUntil !== 'string') return [];
  const end = endOf(issuer);
  if (end < Date.parse(validUntil)) {
    return [
      warning(
        'The issuer ends before the certificate',
        `The certificate says that it is valid until ${validUntil}, but its issuer (${issuer.read.subject.split('\n').join(', ')}) ends at ${timeOf(end)}, and clients refuse it from then on. Replace it before, with a certificate of an issuer that lasts longer.`,
      ),
    ];
  }
  const above = firstToEnd(
    issuer,
    texts(caChain).flatMap((text) => readAuthority(text) ?? []),
  );
  if (endOf(above) >= Date.parse(validUntil)) return [];
  return [
    warning(
      'An authority above the issuer ends before the certificate',
      `The certificate says that it is valid until ${validUntil}, but ${subjectWords(above)}, which its chain leads to, ends at ${timeOf(endOf(above))}. Clients that have no other certificate of this authority refuse it from then on. Renew the authority, and replace the certificate before.`,
    ),
  ];
}

function warning(summary: string, detail: string): Problem {
  return { path: ['mount'], severity: 'warning', code: 'certificate-ends-early', summary, detail };
}

/** The first certificate to expire on the path through the chain that lasts longest. An authority may have several certificates. */
function firstToEnd(
  authority: AuthorityCertificate,
  chain: readonly AuthorityCertificate[],
  below: readonly AuthorityCertificate[] = [],
): AuthorityCertificate {
  const own = [authority, ...chain.filter((one) => isSameAuthority(one, authority))];
  const reached = [...below, ...own];
  const paths = own.map((one) => {
    const next = isSelfSigned(one) ? [] : chain.filter((other) => !reached.includes(other) && isIssuedBy(one, other));
    if (next.length === 0) return one;
    const above = longest(next.map((other) => firstToEnd(other, chain, reached)));
    return endOf(above) < endOf(one) ? above : one;
  });
  return longest(paths);
}

function longest(all: readonly AuthorityCertificate[]): AuthorityCertificate {
  return all.reduce((best, one) => (endOf(one) > endOf(best) ? one : best));
}

function endOf({ read }: AuthorityCertificate): number {
  return Date.parse(read.validTo);
}

/** As PEM, or DER in base64. */
function readAuthority(text: Value): AuthorityCertificate | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (text.includes('-----BEGIN')) return certificatesOf(text)?.[0];
  try {
    return certificatesOf(new X509Certificate(Buffer.from(text, 'base64')).toString())?.[0];
  } catch {
    return undefined;
  }
}

/** An issuer that permits it signs certificates that outlive it. `now` in milliseconds. */
export async function outlivingProblems(
  context: PlanContext,
  { config, unknown }: Pick<SomeProposal, 'config' | 'unknown'>,
  now = Date.now(),
): Promise<Problem[]> {
  const { mount, role, notAfter, ttl } = config;
  const name = typeof notAfter === 'string' ? 'notAfter' : 'ttl';
  const length = typeof ttl === 'string' && ttl !== '' ? seconds(ttl) : 0;
  if (typeof mount !== 'string' || unknown.has('issuerRef') || unknown.has('role')) return [];
  if (name === 'ttl' && length === 0) return [];
  const rules =
    typeof role === 'string' ? await lookAtRole(context, { mount, collection: 'roles', name: role }) : undefined;
  // A role that cannot be read may use another issuer, and shorten the validity.
  if (role !== undefined && !rules) return [];
  const most = rules?.maxTtl ? seconds(rules.maxTtl) : Infinity;
  const until = name === 'notAfter' ? Date.parse(String(notAfter)) : now + Math.min(length, most) * 1000;
  const issuerId = String(config.issuerRef ?? (rules?.issuerRef || 'default'));
  const issuer = await lookAtIssuer(context, mount, issuerId);
  if (!issuer?.permits || issuer.end >= until) return [];
  return [
    {
      path: [name],
      severity: 'warning',
      code: 'certificate-ends-early',
      summary: 'The certificate would outlive its issuer',
      detail: `It is requested until ${timeOf(Math.floor(until / 1000) * 1000)}, but ${issuer.words} ends at ${timeOf(issuer.end)}, and clients refuse it from then on. Request less, let an issuer sign that lasts longer, or set \`leafNotAfterBehavior\` of the issuer to \`err\` or \`truncate\`.`,
    },
  ];
}

interface PermittingIssuer {
  readonly permits: boolean;
  readonly end: number;
  readonly words: string;
}

/** All certificates of the run share one read. */
async function lookAtIssuer(
  context: PlanContext,
  mount: string,
  issuerId: string,
): Promise<PermittingIssuer | undefined> {
  const { run } = context;
  const looks = `look at the issuer ${mount}/${issuerId}`;
  const known = run.reported(looks) as Promise<PermittingIssuer | undefined> | undefined;
  if (known) return known;
  const looked = look(async () => {
    const data = await findIssuer(context, { mount, issuerId });
    const own = data && certificatesOf(optionalTextAt(data, 'certificate') ?? '')?.[0];
    if (!data || !own) return undefined;
    const issuerName = noneOrTextAt(data, 'issuer_name');
    const words = issuerWords({ mount, issuerId: textAt(data, 'issuer_id'), issuerName });
    return {
      permits: optionalTextAt(data, 'leaf_not_after_behavior') === 'permit',
      end: endOf(own),
      words: words.replace(/^T/, 't'),
    };
  });
  run.report(looks, looked);
  looked.catch(() => run.report(looks, undefined));
  return looked;
}
