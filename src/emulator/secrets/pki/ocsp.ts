import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { goDuration } from '../durations';
import type { EngineCall, EngineRoute } from '../engine';
import { readFields } from '../fields';
import { keyIn, pkiCertificates, pkiKeys } from './kinds';
import type { PkiIssuer } from './kinds';
import { configOf, findIssuer, issuersOf } from './mount';
import { signingOf } from './revocation-algorithms';
import { readCertificate } from './x509/certificate';
import { parsePrivateKey, shapeOf } from './x509/keys';
import {
  isAbout,
  OCSP_INTERNAL_ERROR,
  OCSP_MALFORMED,
  OCSP_UNAUTHORIZED,
  readOcspRequest,
  signOcspResponse,
} from './x509/ocsp';
import type { CertificateIdentity, CertificateStatus } from './x509/ocsp';

/** A mount's OCSP responder, as in Vault and OpenBao. All responses, including refusals, have OCSP's own format. */
export const ocspRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: Ask for the status of a certificate',
    method: 'POST',
    path: 'ocsp',
    open: true,
    handle: (request) => respond(request, sentRequest(request)),
  },
  {
    operation: 'Certificate authority: Ask for the status of a certificate in the path',
    method: 'GET',
    path: 'ocsp/*path',
    open: true,
    handle: (request) => respond(request, requestInPath(request)),
  },
];

/** The service refuses longer ones. */
const LONGEST_REQUEST = 2048;

/** Only this type is accepted as bytes. */
function sentRequest({ call }: EngineCall): Buffer {
  const [type = ''] = (call.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() === 'application/ocsp-request') return call.body;
  readFields(call);
  return Buffer.alloc(0);
}

function requestInPath({ parameters: { path } }: EngineCall): Buffer {
  return /^[\w+/]+={0,2}$/.test(path) ? Buffer.from(path, 'base64') : Buffer.alloc(0);
}

function respond({ world, mount }: EngineCall, der: Buffer): Reply {
  const { crl } = configOf(world.store, mount);
  if (crl.ocsp_disable === true) return inOcsp(401, OCSP_UNAUTHORIZED);
  const asked = der.length < LONGEST_REQUEST ? readOcspRequest(der) : undefined;
  if (!asked) return inOcsp(400, OCSP_MALFORMED);
  const { store } = world;
  const revoked = store
    .of(pkiCertificates)
    .where((each) => each.mount === mount && each.serial === asked.serial && each.revokedAt !== null)[0];
  const meant = issuersOf(store, mount).filter(
    (issuer) =>
      (revoked === undefined || issuer.id === revoked.issuerId) && signs(world, issuer) && isMeant(asked, issuer),
  );
  // Serial numbers of other issuers do not count. Certificates that an issuer has not issued, or not stored, are good.
  const signer = meant.length === 0 ? findIssuer(store, mount, 'default') : meant.find(mayRespond);
  if (!signer || !mayRespond(signer) || !signs(world, signer)) return inOcsp(401, OCSP_UNAUTHORIZED);
  const is = meant.length === 0 ? 'unknown' : revoked ? { revokedAt: new Date(revoked.revokedAt!) } : 'good';
  const response = signedBy(world, signer, asked, is);
  return response ? inOcsp(200, response) : inOcsp(500, OCSP_INTERNAL_ERROR);
}

function isMeant(asked: CertificateIdentity, { certificate }: PkiIssuer): boolean {
  const read = readCertificate(certificate);
  return read !== undefined && isAbout(asked, read);
}

/** Whether the mount has the issuer's key. */
function signs({ store }: World, { mount, keyId }: PkiIssuer): boolean {
  return store.of(pkiKeys).find(keyIn(mount, keyId)) !== undefined;
}

function mayRespond({ usage }: PkiIssuer): boolean {
  return usage.includes('ocsp-signing');
}

/** Undefined for Ed25519, which the service does not use to sign responses. */
function signedBy(
  { store, clock }: World,
  { mount, keyId, certificate, revocationSignatureAlgorithm }: PkiIssuer,
  asked: CertificateIdentity,
  is: CertificateStatus['is'],
): Buffer | undefined {
  const key = parsePrivateKey(store.of(pkiKeys).find(keyIn(mount, keyId))!.privateKey)!;
  if (shapeOf(key)?.type === 'ed25519') return undefined;
  const thisUpdate = clock.now();
  const seconds = goDuration(String(configOf(store, mount).crl.ocsp_expiry));
  return signOcspResponse(
    asked,
    { is, thisUpdate, ...(seconds > 0 ? { nextUpdate: new Date(thisUpdate.getTime() + seconds * 1000) } : {}) },
    readCertificate(certificate)!,
    { key, ...signingOf(revocationSignatureAlgorithm) },
  );
}

function inOcsp(status: number, body: Buffer): Reply {
  return { status, headers: { 'Content-Type': 'application/ocsp-response' }, body };
}
