import type { World } from '../../world';
import { goDuration } from '../durations';
import { keyIn, pkiCertificates, pkiConfigs, pkiIssuers, pkiKeys } from './kinds';
import type { PkiCertificate, PkiConfig, PkiIssuer } from './kinds';
import { configOf, issuersOf } from './mount';
import { signingOf } from './revocation-algorithms';
import { readCertificate } from './x509/certificate';
import { parsePrivateKey } from './x509/keys';
import { signRevocationList } from './x509/revocation-list';

export type SignedLists = Pick<PkiIssuer, 'revocationList' | 'deltaList'>;

/**
 * Signs the revocation lists of all issuers that may sign one. Issuers with the same subject and key share a list. A new issuer does not change the
 * lists of others. `signed`: the first lists of a new issuer, if they exist.
 */
export function rebuildLists(world: World, mount: string, added?: PkiIssuer, signed?: SignedLists): void {
  const config = configOf(world.store, mount);
  const number = config.crlNumber + 1;
  const now = world.clock.now().toISOString();
  world.store.of(pkiConfigs).put({ ...config, crlNumber: number, crlBuiltAt: now, deltaBuiltAt: now });
  for (const { issuer, sharing } of added ? signersLike(world, added) : signersOf(world, mount)) {
    const list = { issuer, sharing, number };
    const lists = signed ?? {
      revocationList: signedList(world, list),
      deltaList: signedList(world, { ...list, base: number, after: now }),
    };
    world.store.of(pkiIssuers).put({ ...issuer, ...lists });
  }
}

/** Signs lists of everything revoked since the last complete lists. */
export function rebuildDeltas(world: World, mount: string): void {
  const config = configOf(world.store, mount);
  const number = config.crlNumber + 1;
  const now = world.clock.now().toISOString();
  world.store.of(pkiConfigs).put({ ...config, crlNumber: number, deltaBuiltAt: now });
  for (const { issuer, sharing } of signersOf(world, mount)) {
    const list = { issuer, sharing, number, base: number - 1, after: config.crlBuiltAt ?? now };
    world.store.of(pkiIssuers).put({ ...issuer, deltaList: signedList(world, list) });
  }
}

/** After a revocation, rebuilds the lists at once, unless they are rebuilt at intervals. */
export function reviseLists(world: World, mount: string): void {
  if (configOf(world.store, mount).crl.auto_rebuild !== true) rebuildLists(world, mount);
}

/** Performs due work on lists that are rebuilt at intervals. */
export function currentLists(world: World, mount: string): void {
  const config = configOf(world.store, mount);
  const { crl } = config;
  if (crl.auto_rebuild !== true || config.crlBuiltAt === null || config.deltaBuiltAt === null) return;
  const age = (since: string) => (world.clock.now().getTime() - Date.parse(since)) / 1000;
  if (age(config.crlBuiltAt) >= goDuration(String(crl.expiry)) - goDuration(String(crl.auto_rebuild_grace_period))) {
    rebuildLists(world, mount);
  } else if (
    crl.enable_delta === true &&
    age(config.deltaBuiltAt) >= goDuration(String(crl.delta_rebuild_interval)) &&
    wasRevokedSince(world, config)
  ) {
    rebuildDeltas(world, mount);
  }
}

function wasRevokedSince({ store }: World, { mount, deltaBuiltAt }: PkiConfig): boolean {
  return store
    .of(pkiCertificates)
    .where((each) => each.mount === mount)
    .some(({ revokedAt }) => revokedAt !== null && deltaBuiltAt !== null && revokedAt > deltaBuiltAt);
}

/** A mount's issuers, each with the IDs of those that share its list: itself, and others with the same subject and key. */
function signersOf(
  { store }: World,
  mount: string,
): { readonly issuer: PkiIssuer; readonly sharing: ReadonlySet<string> }[] {
  const groups = new Map<string, Set<string>>();
  return issuersOf(store, mount).map((issuer) => {
    const group = byList(issuer);
    const sharing = groups.get(group) ?? new Set();
    groups.set(group, sharing.add(issuer.id));
    return { issuer, sharing };
  });
}

/** The issuers that share an issuer's list. */
function signersLike({ store }: World, issuer: PkiIssuer): ReturnType<typeof signersOf> {
  const all = store.of(pkiIssuers).by(byList, byList(issuer));
  const sharing = new Set(all.map(({ id }) => id));
  return all.map((each) => ({ issuer: each, sharing }));
}

function byList({ mount, keyId, certificate }: PkiIssuer): string {
  return `${keyIn(mount, keyId)} ${readCertificate(certificate)?.subjectText}`;
}

/** Indexes revoked certificates. */
function byRevokingIssuer({ mount, issuerId, revokedAt }: PkiCertificate): string | undefined {
  return revokedAt === null ? undefined : keyIn(mount, issuerId);
}

interface List {
  readonly issuer: PkiIssuer;
  /** The IDs of the issuers whose certificates are on the list. */
  readonly sharing: ReadonlySet<string>;
  readonly number: number;
  readonly base?: number;
  /** Only includes certificates revoked after this time. */
  readonly after?: string;
}

/** DER in base64; empty if the issuer cannot sign one. A disabled list has no entries. */
function signedList(world: World, { issuer, sharing, number, base, after = '' }: List): string {
  const { store, clock } = world;
  const { mount } = issuer;
  const key = store.of(pkiKeys).find(keyIn(mount, issuer.keyId));
  const certificate = readCertificate(issuer.certificate);
  if (!key || !certificate || !issuer.usage.includes('crl-signing')) return '';
  const { crl } = configOf(store, mount);
  const revoked =
    crl.disable === true
      ? []
      : [...sharing]
          .flatMap((id) => store.of(pkiCertificates).by(byRevokingIssuer, keyIn(mount, id)))
          .filter(({ revokedAt }) => revokedAt !== null && revokedAt > after);
  return signRevocationList(
    {
      issuer: certificate.subject,
      issuerKeyIdentifier: certificate.keyIdentifier,
      number,
      ...(base === undefined ? {} : { base }),
      thisUpdate: clock.now(),
      nextUpdate: new Date(clock.now().getTime() + goDuration(String(crl.expiry)) * 1000),
      revoked: revoked.map(({ serial, revokedAt }) => ({ serial, at: new Date(revokedAt!) })),
    },
    { key: parsePrivateKey(key.privateKey)!, ...signingOf(issuer.revocationSignatureAlgorithm) },
  ).toString('base64');
}
