import { seconds, statusAt } from './certificate-life';
import { requestBody, requestPath, Verb } from './certificate-request';
import { canonicalSerial, Leaf, leafAt, readLeaf, written } from './certificate-x509';
import { seconds as secondsOf } from './fields';
import { Data, withMount } from './mounted-object';
import { hasSpoken } from './service-refusal';
import { ApiError, mayHaveTakenEffect, MissingMount } from '../../../clients/errors';
import { nameAt, optionalIntegerAt, optionalTextAt, optionalTextsAt, textAt } from '../../../clients/read-response';
import { Envelope, path, segments } from '../../../clients/secrets';
import type { Values } from '../../../definition/value';
import type { Context, PrivateStateAccess, ResourceContext } from '../../contract';
import { Unfinished } from '../../errors';

/** What is remembered of a certificate besides its state. */
export const NOTES = {
  /** When it was granted. */
  issuedAt: 'issuedAt',
  /** When the service was asked last. */
  readAt: 'readAt',
  /** Nobody could look whether the service has stored it. */
  unconfirmed: 'unconfirmed',
} as const;

/**
 * What the three resources that make certificates do. A certificate is made once: there is no update, and its end is its revocation,
 * or nothing. `Answer` is what the definition of each has.
 */
export function certificateHandlers<State>(verb: Verb) {
  return {
    async create(context: ResourceContext, config: object): Promise<State> {
      return createCertificate(context, verb, config as Values) as Promise<State>;
    },
    async read(context: ResourceContext, known: object): Promise<State | undefined> {
      return readCertificate(context, known as Values) as Promise<State | undefined>;
    },
    async delete(context: ResourceContext, state: object): Promise<void> {
      const { mount, serialNumber, revokeOnDestroy } = state as Values;
      if (revokeOnDestroy) await revoke(context, String(mount), String(serialNumber));
    },
  };
}

/** One request, which is never repeated by itself: each makes another certificate. */
export async function request({ secrets, signal, warn }: Context, verb: Verb, config: Values): Promise<Envelope> {
  const mount = String(config.mount);
  const response = await secrets.post(requestPath(verb, config), requestBody(config), { signal }).catch((error: Error) => {
    if (error instanceof ApiError && hasSpoken(error)) throw withMount(error, { mount });
    if (!mayHaveTakenEffect(error)) throw error;
    throw new Unfinished(`It is not known whether a certificate was made: ${error.message}. One that nobody has recorded may exist: LIST ${mount}/certs has the numbers of all. The next apply asks for another.`);
  });
  response.warnings.forEach((text) => warn('The service warns', text));
  return response;
}

/** What is revoked, expired or unknown already is as it should be; so is what is gone with its engine. */
export async function revoke({ secrets, signal }: Context, mount: string, serialNumber: string): Promise<void> {
  await secrets.post(path`/${segments(mount)}/revoke`, { serial_number: canonicalSerial(serialNumber) }, { signal, repeatable: true, blameless: true }).catch((error: Error) => {
    if (error instanceof MissingMount || (error instanceof ApiError && error.status === 400 && /not found/.test(error.message))) return;
    throw error;
  });
}

/** What the answer to a request tells, by the definitions' names; the certificate in it, as it is. */
export function readIssued({ data, lease }: Envelope, verb: Verb, { format }: Values): { readonly leaf: Leaf; readonly issued: Values } {
  const leaf = leafAt(data, 'certificate');
  const issued: Values = {
    issuingCa: textAt(data, 'issuing_ca'),
    caChain: optionalTextsAt(data, 'ca_chain') ?? [],
    certificateBundle: format === 'pem_bundle' ? textAt(data, 'certificate') : undefined,
    privateKey: verb === 'issue' ? nameAt(data, 'private_key') : undefined,
    privateKeyType: optionalTextAt(data, 'private_key_type'),
    expiration: optionalIntegerAt(data, 'expiration') ?? seconds(leaf.validUntil),
    leaseId: lease?.id,
  };
  return { leaf, issued };
}

async function createCertificate(context: ResourceContext, verb: Verb, config: Values): Promise<Values> {
  const response = await request(context, verb, config);
  const { leaf, issued } = readIssued(response, verb, config);
  const mount = String(config.mount);
  // The key is in nobody's hands but ours now: that nobody can look is no reason to lose it.
  const looked = await find(context, mount, leaf.serialNumber).catch(() => undefined);
  context.privateState.remember(NOTES.issuedAt, response.respondedAt);
  context.privateState.remember(NOTES.unconfirmed, looked ? undefined : true);
  warnOfEnd(context, config, leaf, response.respondedAt);
  return {
    ...issued, ...described(mount, leaf, config), ...lived(context.privateState, leaf, config, looked?.found?.data, looked?.respondedAt ?? response.respondedAt),
    stored: !looked || looked.found !== undefined,
  };
}

/** Role, mount and issuer cut what lasts too long. */
export function warnOfEnd({ warn }: Context, { ttl, notAfter }: Values, { validUntil }: Leaf, issuedAt: string | undefined): void {
  const length = ttl === undefined ? 0 : secondsOf(String(ttl));
  const wanted = notAfter !== undefined ? seconds(String(notAfter)) : length > 0 && issuedAt !== undefined ? seconds(issuedAt) + length : undefined;
  // The service reckons with parts of a second, of which its answer does not tell.
  if (wanted === undefined || seconds(validUntil) >= wanted - 2) return;
  warn('The certificate ends earlier than was asked', `It ends ${validUntil}: the role, the mount or the issuer does not let it last until ${new Date(wanted * 1000).toISOString().replace('.000Z', 'Z')}.`);
}

async function readCertificate(context: ResourceContext, known: Values): Promise<Values | undefined> {
  const { privateState } = context;
  const mount = String(known.mount);
  const { found, respondedAt } = await find(context, mount, String(known.serialNumber));
  // What was taken over from elsewhere may never have been stored.
  if (!found && (known.certificate === undefined || (known.stored === true && !privateState.recall(NOTES.unconfirmed)))) return undefined;
  privateState.remember(NOTES.unconfirmed, undefined);
  const leaf = found ? leafAt(found.data, 'certificate') : readLeaf(String(known.certificate));
  const { issuingCa, caChain, certificateBundle, privateKey, privateKeyType, leaseId } = known;
  return {
    issuingCa, caChain, certificateBundle, privateKey, privateKeyType, leaseId, expiration: seconds(leaf.validUntil),
    ...described(mount, leaf, known), ...lived(privateState, leaf, known, found?.data, respondedAt), stored: found !== undefined,
  };
}

async function find({ secrets, signal, warn }: Context, mount: string, serialNumber: string) {
  const looked = await secrets.findAt(path`/${segments(mount)}/cert/${canonicalSerial(serialNumber)}`, undefined, { signal }).catch((error: Error) => { throw withMount(error, { mount }); });
  looked.found?.warnings.forEach((text) => warn('The service warns', text));
  return looked;
}

/** What the certificate says of itself. PEM stays as it was written. */
export function described(mount: string, leaf: Leaf, { certificate, format }: Values): Values {
  const isSame = certificate !== undefined && format !== 'der' && String(certificate).includes('-----BEGIN') && readLeaf(String(certificate)).fingerprint === leaf.fingerprint;
  const { serialNumber, validFrom, validUntil, fingerprint } = leaf;
  return { id: `${mount}/cert/${serialNumber}`, mount, serialNumber, certificate: isSame ? certificate : written(leaf, format), validFrom, validUntil, fingerprint };
}

/** What has become of it, by the clock of the service. */
function lived(privateState: PrivateStateAccess, { validFrom, validUntil }: Leaf, { renewBefore }: Values, data: Data | undefined, respondedAt = new Date().toISOString()): Values {
  privateState.remember(NOTES.readAt, respondedAt);
  const revocationTime = (data && optionalIntegerAt(data, 'revocation_time')) ?? 0;
  const life = { validFrom, validUntil, revocationTime, issuedAt: privateState.recall<string>(NOTES.issuedAt) };
  return { revocationTime, status: statusAt(respondedAt, life, renewBefore as string | undefined) };
}
