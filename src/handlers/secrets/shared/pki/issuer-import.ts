/** The import of certificates, with or without the key of the first one, and problems with them. */

import { optionalTextAt, optionalTextsAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { sendCreation, undoCreation } from '../../../creation';
import { AlreadyExists, InvalidConfig } from '../../../errors';
import { canonicalSerial } from '../certificates/certificate-x509';
import { explainMissingMount } from '../mounted-object';
import {
  certificatesOf,
  isIssuedBy,
  isOfKey,
  isSelfSigned,
  privateKeyIn,
  signerWords,
  subjectWords,
  timeOf,
  type AuthorityCertificate,
} from './authority-certificate';
import { deleteAuthorityKey } from './authority-key';
import { postEither } from './equivalent-requests';
import { patient } from './issuer-object';
import { problemAt } from './issuer-plan';
import { deleteIssuer, findIssuer, issuerIdOf, type IssuerPlace } from './issuer-requests';
import { listReferences, type Reference } from './references';

/** Problems of the certificates that can be found before they are sent. `now` in milliseconds. */
export function certificateProblems(certificate: string, privateKey: unknown, now = Date.now()): Problem[] {
  const problem = (detail: string) => [problemAt('value-invalid', 'certificate', 'Invalid `certificate`', detail)];
  const certificates = certificatesOf(certificate);
  const [own] = certificates ?? [];
  if (!certificates || !own) return problem('It has a block that is not an X.509 certificate.');
  const leaf = certificates.find(({ read }) => !read.ca);
  if (leaf) {
    return problem(
      `${subjectWords(leaf)} is not the certificate of a CA: its basic constraints do not say so. An issuer must be one.`,
    );
  }
  const until = timeOf(own.read.validTo);
  if (Date.parse(until) <= now) {
    return problem(
      `${subjectWords(own)} ended at ${until}: it can issue nothing, and nothing that it has issued is valid any more. Configure the certificate of another authority.`,
    );
  }
  return [...gapProblems(certificates), ...keyProblems(own, privateKey)];
}

/** The certificates after the first must form a path upwards from it. There may be cross-signed ones among them. */
function gapProblems([own, ...others]: readonly AuthorityCertificate[]): Problem[] {
  const reached = new Set([own!]);
  for (const one of reached) others.filter((other) => isIssuedBy(one, other)).forEach((other) => reached.add(other));
  const apart = others.find((other) => !reached.has(other));
  if (!apart) return [];
  const top = [...reached].find((one) => !isSelfSigned(one)) ?? own!;
  return [
    problemAt(
      'issuer-chain-incomplete',
      'certificate',
      'The chain has a gap',
      `${subjectWords(apart)} is not above ${subjectWords(own!)}: the chain ends at ${subjectWords(top)}, ${isSelfSigned(top) ? 'which is a root' : `and the certificate of its issuer ${signerWords(top)} is missing`}. Add what is missing between them, or remove this certificate.`,
    ),
  ];
}

function keyProblems(own: AuthorityCertificate, privateKey: unknown): Problem[] {
  if (typeof privateKey !== 'string' || privateKey === '') return [];
  const key = privateKeyIn(privateKey);
  const detail = !key
    ? 'The key cannot be read. It must be the PEM of an RSA, EC or Ed25519 key without a password.'
    : isOfKey(own, key)
      ? undefined
      : `The certificate of ${subjectWords(own)} was issued for another key. Configure the key of the first certificate.`;
  return detail === undefined ? [] : [problemAt('value-invalid', 'privateKeyWo', 'Invalid `privateKeyWo`', detail)];
}

/** Problems that only the apply can find. */
export function refuseCertificates(certificate: string, privateKey: unknown): readonly AuthorityCertificate[] {
  const problem = certificateProblems(certificate, privateKey).find(({ severity }) => severity === 'error');
  if (problem) throw new InvalidConfig(problem.path, problem.detail);
  return certificatesOf(certificate)!;
}

/** The issuer with this certificate; undefined if the mount has none. */
export async function issuerWith(
  context: Context,
  mount: string,
  certificate: AuthorityCertificate,
  listed: readonly Reference[],
): Promise<IssuerPlace | undefined> {
  const serial = canonicalSerial(certificate.read.serialNumber);
  for (const { id: issuerId, serialNumber } of listed) {
    if (serialNumber !== undefined && canonicalSerial(serialNumber) !== serial) continue;
    const data = await findIssuer(context, { mount, issuerId });
    const text = data && optionalTextAt(data, 'certificate');
    if (text !== undefined && certificatesOf(text)?.[0]?.fingerprint === certificate.fingerprint) {
      return { mount, issuerId };
    }
  }
  return undefined;
}

export interface Imported {
  readonly issuerId: string;
  readonly importedIssuers: readonly string[];
  readonly importedKeys: readonly string[];
}

/** Imports certificates. The mount must not have the first one yet. */
export async function importIssuer(context: Context, { mount, certificate, privateKeyWo }: Values): Promise<Imported> {
  const place = String(mount);
  const certificates = refuseCertificates(String(certificate), privateKeyWo);
  const own = certificates[0]!;
  const serial = canonicalSerial(own.read.serialNumber);
  const what = `The issuer ${subjectWords(own)}`;
  const before = await listReferences(context, 'issuer', place);
  const existing = await issuerWith(context, place, own, before);
  if (existing) throw new AlreadyExists(what, issuerIdOf(existing));
  const { pace } = context.secrets;
  const lookAgain = async () => {
    const now = await listReferences({ secrets: context.secrets }, 'issuer', place);
    const fresh = now.filter(({ id }) => !before.some((one) => one.id === id));
    const found = await issuerWith(context, place, own, fresh);
    return found && { ...found, fresh: fresh.map(({ id }) => id) };
  };
  const { made, found } = await sendCreation({
    what,
    importId: issuerIdOf({ mount: place, issuerId: serial }),
    signal: context.signal,
    pace,
    send: () => sendCertificates(context, place, certificates, privateKeyWo),
    look: lookAgain,
  });
  if (found) return { issuerId: found.issuerId, importedIssuers: found.fresh, importedKeys: [] };
  const undo = async () => {
    const later = patient(context);
    for (const issuerId of made.importedIssuers) await deleteIssuer(later, { mount: place, issuerId });
    for (const keyId of made.importedKeys) await deleteAuthorityKey(later, { mount: place, keyId });
  };
  const importId = issuerIdOf({ mount: place, issuerId: serial });
  const issuerId =
    made.known.length === 1
      ? made.known[0]!
      : await lookAgain().then(
          (again) => again?.issuerId,
          (error: Error) => undoCreation({ what, importId, remove: undo }, 'its id cannot be read', error),
        );
  // Another client has imported it in the meantime.
  if (issuerId === undefined || !made.importedIssuers.includes(issuerId)) {
    throw new AlreadyExists(
      what,
      issuerId === undefined ? importId : issuerIdOf({ mount: place, issuerId }),
      IN_BETWEEN,
    );
  }
  return { issuerId, importedIssuers: made.importedIssuers, importedKeys: made.importedKeys };
}

const IN_BETWEEN = 'another client wrote it at the same time';

/** Sends certificates that the mount may already have; existing ones are unchanged. */
export async function sendCertificates(
  context: Context,
  mount: string,
  certificates: readonly AuthorityCertificate[],
  privateKey: unknown,
): Promise<Omit<Imported, 'issuerId'> & { readonly known: readonly string[] }> {
  const { secrets, signal, warn } = context;
  const key = typeof privateKey === 'string' && privateKey !== '' ? [privateKey.trim()] : [];
  const bundle = [...key, ...certificates.map(({ pem }) => pem)].join('\n');
  const options = { signal, repeatable: false };
  const { data, warnings } =
    key.length > 0
      ? await secrets
          .post(path`/${segments(mount)}/issuers/import/bundle`, { pem_bundle: bundle }, options)
          .catch((error: Error) => {
            throw explainMissingMount(error, { mount });
          })
      : await postEither(
          context,
          mount,
          [
            { path: 'issuers/import/cert', body: { pem_bundle: bundle } },
            { path: 'intermediate/set-signed', body: { certificate: bundle } },
          ],
          options,
        );
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  const importedIssuers = optionalTextsAt(data, 'imported_issuers') ?? [];
  return {
    importedIssuers,
    importedKeys: optionalTextsAt(data, 'imported_keys') ?? [],
    known: [...importedIssuers, ...(optionalTextsAt(data, 'existing_issuers') ?? [])],
  };
}
