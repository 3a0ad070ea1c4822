/** The certificates that an issuer has signed, if the service has stored them. */
import { X509Certificate } from 'crypto';
import { optionalIntegerAt, optionalObjectAt, optionalTextAt, textAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { Context, PlanContext } from '../../../contract';
import { look } from '../../../look';
import { canonicalSerial } from '../certificates/certificate-x509';
import { find, listWhole } from '../mounted-object';
import { certificatesOf, timeOf } from './authority-certificate';
import { findIssuer, findPublishedIssuer, type IssuerPlace } from './issuer-requests';
import { listReferences } from './references';

/** The valid certificates of an issuer. */
export interface Remaining {
  readonly count: number;
  /** The expiration of the last of them, in RFC 3339; absent if there are none. */
  readonly until?: string;
  /** The number of certificates in the mount, if there are too many to check. `count` is then meaningless. */
  readonly among?: number;
}

/** With more certificates than this, they are not read one by one. */
const MOST_READ = 300;
const AT_ONCE = 20;

/** The certificates of an issuer that have neither expired nor been revoked. Undefined if they cannot be read. */
export async function remainingOf(
  context: Context,
  place: IssuerPlace,
  certificate: string,
  now = Date.now(),
): Promise<Remaining | undefined> {
  const own = certificatesOf(certificate)?.[0]?.read;
  const listed = await look(async () =>
    ofName(context, place.mount, own, await candidates(context, place.mount, own, now)),
  );
  if (!listed) return undefined;
  if (listed.length > MOST_READ) {
    const ends = own && (await listedEnds(context, place, own, listed));
    return ends ? remaining(ends) : { count: 0, among: listed.length };
  }
  const ends: number[] = [];
  for (let first = 0; first < listed.length; first += AT_ONCE) {
    const some = listed.slice(first, first + AT_ONCE);
    const found = await look(() => Promise.all(some.map(({ serial }) => endOf(context, place, serial, own))));
    if (!found) return undefined;
    ends.push(...found.filter((end): end is number => end !== undefined && end > now));
  }
  return remaining(ends);
}

function remaining(ends: readonly number[]): Remaining {
  return ends.length === 0
    ? { count: 0 }
    : { count: ends.length, until: timeOf(ends.reduce((last, end) => Math.max(last, end))) };
}

/** A certificate of the mount that the issuer may have signed. OpenBao also returns its expiration and the name of its issuer. */
interface Listed {
  readonly serial: string;
  readonly issuer: string | undefined;
  readonly end: number | undefined;
}

async function candidates(
  context: Context,
  mount: string,
  own: X509Certificate | undefined,
  now: number,
): Promise<readonly Listed[]> {
  const hasDetails = context.secrets.dialect === 'openbao';
  const { names, data } = await listWhole(context, { mount, collection: hasDetails ? 'certs/detailed' : 'certs' });
  const ownSerial = own && canonicalSerial(own.serialNumber);
  return names
    .map((serial): Listed => {
      const details = optionalObjectAt(data, 'key_info', serial) ?? {};
      const end = optionalTextAt(details, 'not_after');
      return {
        serial,
        issuer: optionalTextAt(details, 'issuer'),
        end: end === undefined ? undefined : Date.parse(end),
      };
    })
    .filter(({ serial, end }) => canonicalSerial(serial) !== ownSerial && (end === undefined || end > now));
}

/**
 * Excludes certificates of issuers with another name, if the list has names. Services spell names differently,
 * so one certificate per name is compared.
 */
async function ofName(
  context: Context,
  mount: string,
  own: X509Certificate | undefined,
  listed: readonly Listed[],
): Promise<readonly Listed[]> {
  const names = new Map<string, boolean>();
  for (const { serial, issuer } of listed) {
    if (!own || !issuer || names.has(issuer)) continue;
    const data = await find(context, { mount, collection: 'cert', name: serial });
    if (data) names.set(issuer, new X509Certificate(textAt(data, 'certificate')).issuer === own.subject);
  }
  return listed.filter(({ issuer }) => names.get(issuer ?? '') ?? true);
}

/**
 * The expiration of many certificates from the lists alone. Undefined if the service does not list the required
 * fields, or if another issuer has the same name.
 */
async function listedEnds(
  context: Context,
  place: IssuerPlace,
  own: X509Certificate,
  listed: readonly Listed[],
): Promise<readonly number[] | undefined> {
  if (listed.some(({ issuer, end }) => !issuer || end === undefined)) return undefined;
  return look(async () => {
    if (!(await hasOwnName(context, place, own))) return undefined;
    const { names } = await listWhole(context, { mount: place.mount, collection: 'certs/revoked' });
    const revoked = new Set(names.map(canonicalSerial));
    return listed.filter(({ serial }) => !revoked.has(canonicalSerial(serial))).map(({ end }) => end!);
  });
}

/** Whether no other issuer of the mount has the same name. */
async function hasOwnName(context: Context, { mount, issuerId }: IssuerPlace, own: X509Certificate): Promise<boolean> {
  for (const { id } of await listReferences(context, 'issuer', mount)) {
    if (id === issuerId) continue;
    const data = await findPublishedIssuer(context, { mount, issuerId: id });
    const other = data && certificatesOf(optionalTextAt(data, 'certificate') ?? '')?.[0]?.read;
    if (other?.subject === own.subject) return false;
  }
  return true;
}

/** The expiration of a certificate; undefined if it is revoked, or belongs to another issuer. */
async function endOf(
  context: Context,
  { mount, issuerId }: IssuerPlace,
  serial: string,
  own: X509Certificate | undefined,
): Promise<number | undefined> {
  const data = await find(context, { mount, collection: 'cert', name: serial });
  if (!data || (optionalIntegerAt(data, 'revocation_time') ?? 0) > 0) return undefined;
  const certificate = new X509Certificate(textAt(data, 'certificate'));
  const issuer = optionalTextAt(data, 'issuer_id');
  // Earlier releases do not report the issuer.
  const isOwn = issuer ? issuer === issuerId : own !== undefined && certificate.verify(own.publicKey);
  return isOwn ? Date.parse(certificate.validTo) : undefined;
}

/** For an issuer that is known to have remaining certificates. */
export function remainingWords({ count, until }: Remaining): string {
  return count === 1 ? `1 certificate, which is valid until ${until}` : `${count} certificates, valid until ${until}`;
}

/** A destroyed issuer takes its revocation list with it. */
export async function remainingProblems(context: PlanContext, state: Values): Promise<Problem[]> {
  const place = { mount: String(state.mount), issuerId: String(state.issuerId) };
  const left = await remainingOf(context, place, String(state.certificate));
  if (!left || (left.count === 0 && left.among === undefined)) return [];
  const consequences =
    'cannot be revoked, its revocation list is no longer served, and clients that fetch it from the service cannot build their chain.';
  return [
    {
      path: [],
      severity: 'warning',
      code: 'object-in-use',
      ...(left.among === undefined
        ? {
            summary: 'Certificates of the issuer are still valid',
            detail: `${issuerWords(state)} has signed ${remainingWords(left)}. Without the issuer they ${consequences} Keep the issuer until then.`,
          }
        : {
            summary: 'Certificates of the issuer may still be valid',
            detail: `${manyWords(state, left.among)} Without the issuer, those that are valid ${consequences} Keep the issuer until the last of them has ended.`,
          }),
    },
  ];
}

/** An issuer that was replaced as the default is no longer needed once its last certificate has expired. */
export async function removableProblems(
  context: PlanContext,
  state: Values,
  rolesReferringTo: () => Promise<readonly string[] | undefined>,
): Promise<Problem[]> {
  const { mount, issuerId, isDefault, keyId, certificate } = state;
  if (isDefault !== false || keyId === undefined || typeof certificate !== 'string') return [];
  if (!(await isSucceeded(context, String(mount), certificate))) return [];
  const left = await remainingOf(context, { mount: String(mount), issuerId: String(issuerId) }, certificate);
  if (!left || left.count > 0 || (await rolesReferringTo())?.length !== 0) return [];
  if (left.among !== undefined) {
    return [
      {
        path: ['mount'],
        severity: 'warning',
        code: 'issuer-unneeded',
        summary: 'The issuer may no longer be needed',
        detail: `${issuerWords(state)} is not the default, and no role refers to it. ${manyWords(state, left.among)} Tidy those that have ended, or remove the issuer from the configuration when its last certificate has ended, at ${String(state.validUntil)} at the latest.`,
      },
    ];
  }
  return [
    {
      path: ['mount'],
      severity: 'warning',
      code: 'issuer-unneeded',
      summary: 'The issuer is no longer needed',
      detail: `${issuerWords(state)} is not the default, no role refers to it, and the service has stored no valid certificate that it has signed. It can be removed from the configuration.`,
    },
  ];
}

/** Whether the default issuer is newer than this one. An issuer newer than the default may be there for later use. */
async function isSucceeded(context: Context, mount: string, certificate: string): Promise<boolean> {
  const data = await look(() => findIssuer(context, { mount, issuerId: 'default' }));
  const text = data && optionalTextAt(data, 'certificate');
  const [own, other] = [certificate, text ?? ''].map((one) => certificatesOf(one)?.[0]?.read);
  return own !== undefined && other !== undefined && Date.parse(other.validFrom) > Date.parse(own.validFrom);
}

/** The reason why the plan cannot show the remaining certificates of an issuer. */
export function manyWords({ mount }: Values, among: number): string {
  return `\`${String(mount)}\` has stored ${among} certificates, and the plan reads at most ${MOST_READ} to find out who has signed them.`;
}

export function issuerWords({ mount, issuerId, issuerName }: Values): string {
  const name = typeof issuerName === 'string' && issuerName !== '' ? issuerName : String(issuerId);
  return `The issuer \`${name}\` of \`${String(mount)}\``;
}
