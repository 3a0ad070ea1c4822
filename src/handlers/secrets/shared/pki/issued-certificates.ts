/** The certificates that an issuer has signed, as far as the service has stored them. */
import { X509Certificate } from 'crypto';
import { certificatesOf, timeOf } from './authority-certificate';
import { findIssuer, type IssuerPlace } from './issuer-requests';
import { optionalIntegerAt, optionalObjectAt, optionalTextAt, textAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { Context, PlanContext } from '../../../contract';
import { look } from '../../../look';
import { find, listWhole } from '../mounted-object';

/** The valid certificates of an issuer. */
export interface Remaining {
  readonly count: number;
  /** The end of the last of them, in RFC 3339; absent without any. */
  readonly until?: string;
}

/** More certificates are not read one by one, and the plan does not say how many are left. */
const MOST_READ = 300;
const AT_ONCE = 20;

/** The certificates of an issuer that have neither ended nor been revoked. Undefined if the service cannot be asked, or has too many. */
export async function remainingOf(
  context: Context,
  { mount, issuerId }: IssuerPlace,
  certificate: string,
  now = Date.now(),
): Promise<Remaining | undefined> {
  const own = certificatesOf(certificate)?.[0]?.read;
  const serials = await look(() => candidates(context, mount, own, now));
  if (!serials || serials.length > MOST_READ) return undefined;
  const ends: number[] = [];
  for (let first = 0; first < serials.length; first += AT_ONCE) {
    const read = await look(() =>
      Promise.all(
        serials.slice(first, first + AT_ONCE).map((serial) => endOf(context, { mount, issuerId }, serial, own)),
      ),
    );
    if (!read) return undefined;
    ends.push(...read.filter((end): end is number => end !== undefined && end > now));
  }
  return ends.length === 0
    ? { count: 0 }
    : { count: ends.length, until: timeOf(new Date(Math.max(...ends)).toUTCString()) };
}

/** The serial numbers of the mount that may be the issuer's. OpenBao also says when each certificate ends. */
async function candidates(
  context: Context,
  mount: string,
  own: X509Certificate | undefined,
  now: number,
): Promise<readonly string[]> {
  const hasDetails = context.secrets.dialect === 'openbao';
  const { names, data } = await listWhole(context, { mount, collection: hasDetails ? 'certs/detailed' : 'certs' });
  const ownSerial = own?.serialNumber.toLowerCase();
  return names.filter((serial) => {
    if (serial.replaceAll(/[^0-9a-f]/gi, '').toLowerCase() === ownSerial) return false;
    const end = hasDetails ? optionalTextAt(optionalObjectAt(data, 'key_info', serial) ?? {}, 'not_after') : undefined;
    return end === undefined || Date.parse(end) > now;
  });
}

/** When a certificate ends; undefined if it is revoked, or another issuer's. */
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
  // Earlier releases do not say who has signed.
  const isOwn = issuer ? issuer === issuerId : own !== undefined && certificate.verify(own.publicKey);
  return isOwn ? Date.parse(certificate.validTo) : undefined;
}

export function remainingWords({ count, until }: Remaining): string {
  return count === 1 ? `1 certificate, which is valid until ${until}` : `${count} certificates, valid until ${until}`;
}

/** An issuer that is destroyed takes its revocation list with it. */
export async function remainingProblems(context: PlanContext, state: Values): Promise<Problem[]> {
  const place = { mount: String(state.mount), issuerId: String(state.issuerId) };
  const remaining = await remainingOf(context, place, String(state.certificate));
  if (!remaining || remaining.count === 0) return [];
  return [
    {
      path: [],
      severity: 'warning',
      code: 'object-in-use',
      summary: 'Certificates of the issuer are still valid',
      detail: `${issuerWords(state)} has signed ${remainingWords(remaining)}. Without the issuer they cannot be revoked, its revocation list is no longer served, and clients that fetch it from the service cannot build their chain. Keep the issuer until then.`,
    },
  ];
}

/** An issuer that another one has replaced as the default has done its work once its last certificate has ended. */
export async function removableProblems(
  context: PlanContext,
  state: Values,
  rolesReferringTo: () => Promise<readonly string[] | undefined>,
): Promise<Problem[]> {
  const { mount, issuerId, isDefault, keyId, certificate } = state;
  if (isDefault !== false || keyId === undefined || typeof certificate !== 'string') return [];
  if (!(await isSucceeded(context, String(mount), certificate))) return [];
  const remaining = await remainingOf(context, { mount: String(mount), issuerId: String(issuerId) }, certificate);
  if (!remaining || remaining.count > 0 || (await rolesReferringTo())?.length !== 0) return [];
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

/** Whether the default issuer is a newer one. An issuer that is newer than the default may be there for later. */
async function isSucceeded(context: Context, mount: string, certificate: string): Promise<boolean> {
  const data = await look(() => findIssuer(context, { mount, issuerId: 'default' }));
  const text = data && optionalTextAt(data, 'certificate');
  const [own, other] = [certificate, text ?? ''].map((one) => certificatesOf(one)?.[0]?.read);
  return own !== undefined && other !== undefined && Date.parse(other.validFrom) > Date.parse(own.validFrom);
}

export function issuerWords({ mount, issuerId, issuerName }: Values): string {
  const name = typeof issuerName === 'string' && issuerName !== '' ? issuerName : String(issuerId);
  return `The issuer \`${name}\` of \`${String(mount)}\``;
}
