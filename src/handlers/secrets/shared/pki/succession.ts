/** The effects on chains when another issuer becomes the default. */

import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import type { SomeProposal } from '../../../registry';
import { timeOf } from './authority-certificate';
import { manyWords, remainingOf, remainingWords, type Remaining } from './issued-certificates';
import { authorityAt, plannedSuccessor, type Authority, type PlannedSuccessor } from './successor';
import { anchorLife, isSameAnchor, type TrustAnchor } from './trust-anchors';

/** Reports the new signer, the authorities that clients must trust, and the remaining certificates of the previous signer. */
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
  const planned = unknown.has('default') ? await plannedSuccessor(context, mount) : undefined;
  const remaining = await remainingOf(context, { mount, issuerId: earlier.issuerId }, earlier.certificate);
  const left =
    remaining && remaining.count > 0
      ? `It has signed ${remainingWords(remaining)}: keep it until then, so that they can be verified and revoked.`
      : `${remaining?.among === undefined ? '' : `${manyWords({ mount }, remaining.among)} `}Keep it until the last certificate that it has signed has ended.`;
  return [
    {
      path: ['default'],
      severity: 'warning',
      code: 'issuer-changes',
      summary: 'Another issuer signs from now on',
      detail: `${earlier.words} no longer signs by default. ${left} ${chainWords(earlier, later ?? planned, remaining)}`,
    },
  ];
}

function chainWords(
  { anchors: earlier }: Authority,
  successor: Authority | PlannedSuccessor | undefined,
  remaining: Remaining | undefined,
): string {
  if (!successor) {
    return `Its chain leads to ${list(earlier, 'and', withLife)}. What the chain of the new issuer leads to is known after the apply: if that is another root, clients must trust it before they receive a certificate of the new issuer.`;
  }
  return [
    `${successor.words} signs instead.`,
    ...trustWords(earlier, successor.anchors, {
      ended: remaining?.until,
      needsCrossSigned: 'crossSigned' in successor && successor.crossSigned.length > 0,
    }),
  ].join(' ');
}

/**
 * `ended`: when the last certificate of the old issuer expires, if known. `needsCrossSigned`: the old roots only work
 * with a certificate that must be imported.
 */
function trustWords(
  earlier: readonly TrustAnchor[],
  later: readonly TrustAnchor[],
  { ended, needsCrossSigned }: { readonly ended: string | undefined; readonly needsCrossSigned: boolean },
): string[] {
  const isIn = (all: readonly TrustAnchor[]) => (one: TrustAnchor) => all.some((other) => isSameAnchor(one, other));
  const kept = later.filter(isIn(earlier));
  const added = later.filter((one) => !kept.includes(one));
  const lost = earlier.filter((one) => !isIn(later)(one));
  const name = nameAmong([...earlier, ...later]);
  const full = (one: TrustAnchor) => `${name(one)}${anchorLife(one)}`;
  if (added.length + lost.length === 0) {
    return [
      `The chains of both lead to ${list(kept, 'and', full)}, so clients that trust ${kept.length === 1 ? 'it' : 'one of them'} accept certificates of both.`,
    ];
  }
  if (kept.length === 0) {
    const until = ended ?? 'the last certificate of the old issuer has ended';
    return [
      `Its chain leads to ${list(later, 'and', full)} instead of ${list(earlier, 'and', full)}.`,
      `Clients must trust ${list(later, 'or', name)} before they receive a certificate of the new issuer, and ${list(earlier, 'or', name)} until ${until}.`,
    ];
  }
  const [{ until }] = kept as [TrustAnchor];
  const end = kept.length === 1 && added.length > 0 && until !== undefined ? timeOf(until) : undefined;
  return [
    `Its chain leads to ${list(later, 'and', full)}, that of the old issuer to ${list(earlier, 'and', full)}.`,
    `Clients that trust ${list(kept, 'or', name)} accept certificates of both${end === undefined ? '' : ` until ${end}`}${needsCrossSigned ? ', if those of the new issuer come with the cross-signed certificate' : ''}${end === undefined ? '' : `: distribute ${list(added, 'or', name)} to them before`}.`,
    ...(added.length === 0
      ? []
      : [
          `Clients that trust only ${list(added, 'or', name)} refuse those of the old issuer${ended === undefined ? '' : `, the last of which ends at ${ended}`}.`,
        ]),
    ...(lost.length === 0
      ? []
      : [
          `Clients that trust only ${list(lost, 'or', name)} must trust ${list(later, 'or', name)} before they receive a certificate of the new issuer.`,
        ]),
  ];
}

function list(anchors: readonly TrustAnchor[], word: 'and' | 'or', name: (one: TrustAnchor) => string): string {
  const names = anchors.map(name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names[names.length - 1]}`;
}

function withLife(one: TrustAnchor): string {
  return `${one.name}${anchorLife(one)}`;
}

/** Roots may have the same subject but different keys, after a renewal with a new key. */
function nameAmong(all: readonly TrustAnchor[]): (one: TrustAnchor) => string {
  return (one) =>
    one.keyId !== undefined && all.some(({ name, keyId }) => name === one.name && keyId !== one.keyId)
      ? `${one.name} with the key \`${one.keyId}\``
      : one.name;
}
