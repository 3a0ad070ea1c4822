import { ApiError, mayHaveTakenEffect, MissingMount } from '../../../../clients/errors';
import { nameAt, optionalIntegerAt, optionalTextAt, optionalTextsAt, textAt } from '../../../../clients/read-response';
import { Envelope, path, segments } from '../../../../clients/secrets';
import type { Values } from '../../../../definition/value';
import type { Context, PrivateStateAccess, ResourceContext } from '../../../contract';
import { Unfinished } from '../../../errors';
import { seconds as secondsOf } from '../fields';
import { Data, explainMissingMount } from '../mounted-object';
import { isRefusal } from '../service-refusal';
import { seconds, statusAt } from './certificate-life';
import { requestBody, requestPath, Verb } from './certificate-request';
import { canonicalSerial, Leaf, leafAt, readLeaf, written } from './certificate-x509';

/** The private state of a certificate. */
export const NOTES = {
  /** The time of issue. */
  issuedAt: 'issuedAt',
  /** The time of the last read, according to the service's clock. */
  readAt: 'readAt',
  /** It could not be checked whether the service has stored the certificate. */
  unconfirmed: 'unconfirmed',
} as const;

/**
 * The handlers of the three resources that issue certificates. A certificate cannot be updated, and destroying it revokes it or does
 * nothing. `State` is the state of the resource's definition.
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

/** Sends one request. It is never repeated automatically, because each request issues another certificate. */
export async function request({ secrets, signal, warn }: Context, verb: Verb, config: Values): Promise<Envelope> {
  const mount = String(config.mount);
  const response = await secrets
    .post(requestPath(verb, config), requestBody(config), { signal })
    .catch((error: Error) => {
      if (error instanceof ApiError && isRefusal(error)) throw explainMissingMount(error, { mount });
      if (!mayHaveTakenEffect(error)) throw error;
      throw new Unfinished(
        `It is not known whether a certificate was issued: ${error.message}. If it was, it is not in the state; LIST ${mount}/certs shows the serial numbers of all certificates. The next apply requests another certificate.`,
      );
    });
  response.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return response;
}

/** Succeeds as well if the certificate is already revoked, expired or unknown, or if its engine no longer exists. */
export async function revoke({ secrets, signal }: Context, mount: string, serialNumber: string): Promise<void> {
  await secrets
    .post(
      path`/${segments(mount)}/revoke`,
      { serial_number: canonicalSerial(serialNumber) },
      { signal, repeatable: true, blameless: true },
    )
    .catch((error: Error) => {
      if (
        error instanceof MissingMount ||
        (error instanceof ApiError && error.status === 400 && /not found/.test(error.message))
      ) {
        return;
      }
      throw error;
    });
}

/** Translates the response to a request. `leaf` is the certificate in it. */
export function readIssued(
  { data, lease }: Envelope,
  verb: Verb,
  { format }: Values,
): { readonly leaf: Leaf; readonly issued: Values } {
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
  // Only this process has the private key now. A failed read of the certificate must not lose it.
  const looked = await find(context, mount, leaf.serialNumber).catch(() => undefined);
  context.privateState.remember(NOTES.issuedAt, response.respondedAt);
  context.privateState.remember(NOTES.unconfirmed, looked ? undefined : true);
  warnOfEnd(context, config, leaf, response.respondedAt);
  if (response.lease) warnOfLease(context, config);
  return {
    ...issued,
    ...described(mount, leaf, config),
    ...lifeOf(context.privateState, leaf, config, looked?.found?.data, looked?.respondedAt ?? response.respondedAt),
    stored: !looked || looked.found !== undefined,
  };
}

/** The role, the mount or the issuer may have shortened the validity. */
export function warnOfEnd(
  { warn }: Context,
  { ttl, notAfter }: Values,
  { validUntil }: Leaf,
  issuedAt: string | undefined,
): void {
  const length = ttl === undefined ? 0 : secondsOf(String(ttl));
  const wanted =
    notAfter !== undefined
      ? seconds(String(notAfter))
      : length > 0 && issuedAt !== undefined
        ? seconds(issuedAt) + length
        : undefined;
  // The service calculates with fractions of a second, which its response omits.
  if (wanted === undefined || seconds(validUntil) >= wanted - 2) return;
  warn(
    'certificate-ends-early',
    'The certificate ends earlier than requested',
    `It ends at ${validUntil}. The role, the mount or the issuer does not allow it to last until ${new Date(wanted * 1000).toISOString().replace('.000Z', 'Z')}.`,
  );
}

/** The plan reports this as well if the token may read the role. */
export function warnOfLease({ secrets: { loginAt }, warn }: Context, { role }: Values): void {
  warn(
    'certificate-ends-with-token',
    'The certificate is revoked with the token',
    `The role ${JSON.stringify(role)} has \`generate_lease\`: the service revokes the certificate when the token that requested it ends${loginAt === undefined ? '' : ', which is the end of this run, because the provider logged in'}. Set \`generate_lease\` of the role to false.`,
  );
}

async function readCertificate(context: ResourceContext, known: Values): Promise<Values | undefined> {
  const { privateState } = context;
  const mount = String(known.mount);
  const { found, respondedAt } = await find(context, mount, String(known.serialNumber));
  // A certificate moved from another provider may never have been stored by the service.
  if (
    !found &&
    (known.certificate === undefined || (known.stored === true && !privateState.recall(NOTES.unconfirmed)))
  ) {
    return undefined;
  }
  privateState.remember(NOTES.unconfirmed, undefined);
  const leaf = found ? leafAt(found.data, 'certificate') : readLeaf(String(known.certificate));
  const { issuingCa, caChain, certificateBundle, privateKey, privateKeyType, leaseId } = known;
  return {
    issuingCa,
    caChain,
    certificateBundle,
    privateKey,
    privateKeyType,
    leaseId,
    expiration: seconds(leaf.validUntil),
    ...described(mount, leaf, known),
    ...lifeOf(privateState, leaf, known, found?.data, respondedAt),
    stored: found !== undefined,
  };
}

async function find({ secrets, signal, warn }: Context, mount: string, serialNumber: string) {
  const looked = await secrets
    .findAt(path`/${segments(mount)}/cert/${canonicalSerial(serialNumber)}`, undefined, { signal })
    .catch((error: Error) => {
      throw explainMissingMount(error, { mount });
    });
  looked.found?.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return looked;
}

/** The attributes that follow from the certificate. The spelling of its PEM is kept. */
export function described(mount: string, leaf: Leaf, { certificate, format }: Values): Values {
  const isSame =
    certificate !== undefined &&
    format !== 'der' &&
    String(certificate).includes('-----BEGIN') &&
    readLeaf(String(certificate)).fingerprint === leaf.fingerprint;
  const { serialNumber, validFrom, validUntil, fingerprint } = leaf;
  return {
    id: `${mount}/cert/${serialNumber}`,
    mount,
    serialNumber,
    certificate: isSame ? certificate : written(leaf, format),
    validFrom,
    validUntil,
    fingerprint,
  };
}

/** The status of the certificate, according to the service's clock. */
function lifeOf(
  privateState: PrivateStateAccess,
  { validFrom, validUntil }: Leaf,
  { renewBefore }: Values,
  data: Data | undefined,
  respondedAt = new Date().toISOString(),
): Values {
  privateState.remember(NOTES.readAt, respondedAt);
  const revocationTime = (data && optionalIntegerAt(data, 'revocation_time')) ?? 0;
  const life = { validFrom, validUntil, revocationTime, issuedAt: privateState.recall<string>(NOTES.issuedAt) };
  return { revocationTime, status: statusAt(respondedAt, life, renewBefore as string | undefined) };
}
