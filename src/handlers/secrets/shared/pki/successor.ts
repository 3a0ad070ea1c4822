/** The issuer that signs next, as it exists or as this run plans it, and the roots that clients must trust to accept its certificates. */

import { optionalTextAt, optionalTextsAt, textAt } from '../../../../clients/read-response';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import { noneOrTextAt } from '../fields';
import { certificatesOf, isSelfSigned, subjectWords, timeOf, type AuthorityCertificate } from './authority-certificate';
import { issuerWords } from './issued-certificates';
import { findPublishedIssuer } from './issuer-requests';
import { authorityMounts, plannedAuthorities, type PlannedAuthority } from './planned-authorities';
import { listReferences } from './references';
import { anchorsOf, withAnchor, type TrustAnchor } from './trust-anchors';

/** An existing issuer. */
export interface Authority {
  readonly issuerId: string;
  /** Such as "The issuer `web-2026` of `pki` (valid until …)". */
  readonly words: string;
  readonly certificate: string;
  readonly anchors: readonly TrustAnchor[];
}

/** An issuer that this run adds. */
export interface PlannedSuccessor {
  readonly words: string;
  readonly anchors: readonly TrustAnchor[];
  /** The anchors that it only has through a cross-signed certificate, which must be imported with it. */
  readonly crossSigned: readonly TrustAnchor[];
}

/** Reading issuers needs no permission. */
export async function authorityAt(
  context: PlanContext,
  mount: string,
  reference: string,
): Promise<Authority | undefined> {
  const found = await readAuthority(context, mount, reference);
  if (!found) return undefined;
  const { id, name, own, chain } = found;
  return {
    issuerId: id,
    words: `${issuerWords({ mount, issuerId: id, issuerName: name })} (valid until ${timeOf(own.read.validTo)})`,
    certificate: own.pem,
    anchors: anchorsOf(own, chain, await knownRoots(context, mount)),
  };
}

async function readAuthority(context: PlanContext, mount: string, reference: string) {
  const data = await look(() => findPublishedIssuer(context, { mount, issuerId: reference }));
  const text = data && optionalTextAt(data, 'certificate');
  const [own] = (text && certificatesOf(text)) || [];
  if (!data || !own) return undefined;
  const chain = certificatesOf((optionalTextsAt(data, 'ca_chain') ?? []).join('\n')) ?? [];
  return { id: textAt(data, 'issuer_id'), name: noneOrTextAt(data, 'issuer_name'), own, chain };
}

/** If a mount has more issuers than this, they are not read. */
const MOST_ISSUERS = 30;

/** A root is often in a different mount than the certificates that it signed. This run knows some of these mounts. */
async function knownRoots(context: PlanContext, mount: string): Promise<readonly AuthorityCertificate[]> {
  const others = [...authorityMounts(context.run)].filter((other) => other !== mount);
  const found: AuthorityCertificate[] = [];
  for (const other of others) {
    const issuers = (await look(() => listReferences(context, 'issuer', other))) ?? [];
    if (issuers.length > MOST_ISSUERS) continue;
    for (const { id } of issuers) {
      const own = (await readAuthority(context, other, id))?.own;
      if (own && isSelfSigned(own)) found.push(own);
    }
  }
  return found;
}

/** The only issuer that this run adds to a mount; undefined if there is none, or if only the apply shows which it is. */
export async function plannedSuccessor(context: PlanContext, mount: string): Promise<PlannedSuccessor | undefined> {
  const all = (kind: Parameters<typeof plannedAuthorities>[1]) => plannedAuthorities(context.run, kind);
  const here = (kind: Parameters<typeof plannedAuthorities>[1]) =>
    all(kind).filter((one) => one.mount === undefined || one.mount === mount);
  const [roots, issuers, requests] = [here('root'), here('issuer'), here('request')];
  if ([...roots, ...issuers, ...requests].some(isUncertain)) return undefined;
  const [imported] = issuers;
  if (roots.length === 0 && issuers.length === 1 && imported!.certificate !== undefined) {
    return importedSuccessor(context, mount, imported!.certificate);
  }
  // Each of the others is the signed certificate for a request of this mount. A cross-signed root has the name of the root.
  if (issuers.some(({ certificate }) => certificate !== undefined) || issuers.length !== requests.length) {
    return undefined;
  }
  const [name, ...others] = new Set([...roots, ...requests].map(({ commonName }) => commonName!));
  if (name === undefined || others.length > 0) return undefined;
  const [root, signed] = [roots[0], all('signed').filter(({ commonName }) => commonName === name)];
  const [above, crossSigned] = await anchorsAbove(context, signed, root !== undefined);
  const anchors = [...(root ? [plannedAnchor(root)] : []), ...above];
  if (anchors.length === 0) return undefined;
  return {
    words: `\`CN=${name}\`${lifeOf(root ?? signed[0])}, which this plan adds,`,
    anchors: [...anchors, ...crossSigned].reduce<TrustAnchor[]>((known, one) => withAnchor(known, one), []),
    crossSigned,
  };
}

/** Whether the plan may refer to a different one than it seems. */
function isUncertain({ mount, unknown, commonName, issuerName, certificate }: PlannedAuthority): boolean {
  const isNamed = commonName !== undefined || issuerName !== undefined || certificate !== undefined;
  return mount === undefined || !isNamed || unknown.has('commonName') || unknown.has('issuerName');
}

async function importedSuccessor(
  context: PlanContext,
  mount: string,
  text: string,
): Promise<PlannedSuccessor | undefined> {
  const [own, ...chain] = certificatesOf(text) ?? [];
  if (!own) return undefined;
  return {
    words: `${subjectWords(own)} (valid until ${timeOf(own.read.validTo)}), which this plan adds,`,
    anchors: anchorsOf(own, chain, await knownRoots(context, mount)),
    crossSigned: [],
  };
}

/** The anchors of a planned certificate's signers: directly, and through a cross-signed certificate that this run also adds. */
async function anchorsAbove(
  context: PlanContext,
  signed: readonly PlannedAuthority[],
  areCrossSigned: boolean,
): Promise<readonly [readonly TrustAnchor[], readonly TrustAnchor[]]> {
  const above: TrustAnchor[] = [];
  const cross: TrustAnchor[] = [];
  for (const one of signed) {
    if (one.mount === undefined) continue;
    if (!one.unknown.has('issuerRef')) {
      const anchors = await anchorsBy(context, one);
      (areCrossSigned ? cross : above).push(...anchors);
      continue;
    }
    const [root, ...others] = plannedAuthorities(context.run, 'root').filter(({ mount }) => mount === one.mount);
    if (!root || others.length > 0 || isUncertain(root)) continue;
    above.push(plannedAnchor(root));
    const crossSigns = plannedAuthorities(context.run, 'signed').filter(
      ({ mount, commonName, unknown }) =>
        mount === root.mount && commonName === root.commonName && !unknown.has('issuerRef'),
    );
    for (const other of crossSigns) cross.push(...(await anchorsBy(context, other)));
  }
  return [above, cross];
}

/** The anchors of an existing issuer, until a certificate that it signs expires. */
async function anchorsBy(
  context: PlanContext,
  { mount, issuerRef, until }: PlannedAuthority,
): Promise<readonly TrustAnchor[]> {
  const signer = await readAuthority(context, mount!, issuerRef ?? 'default');
  if (!signer) return [];
  // Only the import of the new issuer determines whether certificates that it signs come with cross-signed certificates of a root.
  const sent = isSelfSigned(signer.own) ? [] : signer.chain;
  return anchorsOf(signer.own, sent, await knownRoots(context, mount!)).map((anchor) => ({
    ...anchor,
    until: least(anchor.until, until),
  }));
}

function least(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

function plannedAnchor({ commonName, until, lasts }: PlannedAuthority): TrustAnchor {
  return { name: `the new root \`CN=${commonName}\``, keyId: undefined, until, lasts, isPlanned: true };
}

function lifeOf(planned: PlannedAuthority | undefined): string {
  if (planned?.until !== undefined) return ` (valid until ${timeOf(planned.until)})`;
  return planned?.lasts === undefined ? '' : ` (valid for ${planned.lasts})`;
}
