import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, listed } from '../envelope';
import { readFields, readText } from '../fields';
import { badRequest, failure } from '../refusal';
import { keep } from './issuing';
import { keyIn, pkiCertificates } from './kinds';
import type { PkiCertificate } from './kinds';
import { reviseLists } from './lists';
import { issuersOf } from './mount';
import { colons, isIssuedBy, readCertificate } from './x509/certificate';
import type { ReadCertificate } from './x509/certificate';
import { parsePrivateKey, samePublicKey } from './x509/keys';

export const revokeRoutes: readonly EngineRoute[] = [
  { operation: 'Certificate authority: Revoke', method: 'POST', path: 'revoke', handle: (request) => revoke(request) },
  {
    operation: 'Certificate authority: Revoke with key',
    method: 'POST',
    path: 'revoke-with-key',
    handle: (request) => {
      const text = readText(readFields(request.call), 'private_key') ?? '';
      if (text === '') throw badRequest('Must have private key to revoke via the /revoke-with-key path.');
      return revoke(request, text);
    },
  },
  {
    operation: 'Certificate authority: List revoked certificates',
    method: 'LIST',
    path: 'certs/revoked',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(pkiCertificates)
          .where((each) => each.mount === mount && each.revokedAt !== null)
          .map(({ serial }) => serial),
      ),
  },
];

/** Revokes a certificate and updates its issuer's revocation list; revoking it again changes nothing. */
export function revokeCertificate(world: World, certificate: PkiCertificate): PkiCertificate {
  if (certificate.revokedAt !== null) return certificate;
  const revoked = world.store.of(pkiCertificates).put({ ...certificate, revokedAt: world.clock.now().toISOString() });
  reviseLists(world, certificate.mount);
  return revoked;
}

/** If there is a private key, only its own certificate can be revoked. */
function revoke({ world, call, mount }: EngineCall, privateKey?: string): Reply {
  const body = readFields(call);
  const [serial, pem] = [readText(body, 'serial_number') ?? '', readText(body, 'certificate') ?? ''];
  if (serial === '' && pem === '') throw badRequest('The serial number or certificate to revoke must be provided.');
  if (serial !== '' && pem !== '') {
    throw badRequest('Must provide either the certificate or the serial to revoke; not both.');
  }
  const sent = pem === '' ? undefined : sentCertificate(pem);
  const wanted = sent ? sent.serial : colons(serial);
  if (issuersOf(world.store, mount).some(({ certificate }) => readCertificate(certificate)?.serial === wanted)) {
    throw badRequest('adding issuer to its own CRL is not allowed');
  }
  const stored = world.store.of(pkiCertificates).find(keyIn(mount, wanted));
  const found = stored ?? (sent && keepSent(world, mount, sent.pem));
  if (!found) throw badRequest(`certificate with serial ${/^[0-9a-f:-]*$/i.test(serial) ? wanted : serial} not found.`);
  const { notAfter, publicKey } = readCertificate(found.certificate)!;
  if (privateKey !== undefined) {
    const key = parsePrivateKey(privateKey);
    if (!key) {
      throw badRequest(
        'Provided data for private_key was too short; perhaps a path was passed to the API rather than the contents of a PEM file?',
      );
    }
    if (!samePublicKey(key, publicKey)) {
      throw failure("provided private key does not match certificate's public key");
    }
  }
  if (found.revokedAt === null && notAfter <= world.clock.now()) {
    return enveloped(world, null, {
      warnings: [`certificate with serial ${wanted} already expired; refusing to add to CRL`],
    });
  }
  return enveloped(world, { ...revocationTimes(revokeCertificate(world, found)), state: 'revoked' });
}

/** The revocation time as a number and as text; 0 and empty if the certificate is not revoked. */
export function revocationTimes({ revokedAt }: { readonly revokedAt: string | null }): object {
  return {
    revocation_time: revokedAt === null ? 0 : Math.floor(Date.parse(revokedAt) / 1000),
    revocation_time_rfc3339: revokedAt ?? '',
  };
}

function sentCertificate(pem: string): ReadCertificate {
  const read = readCertificate(pem);
  if (!read) throw badRequest('certificate could not be parsed');
  return read;
}

/** Stores a certificate that is not yet stored when it is revoked, provided that an issuer of the mount has signed it. */
function keepSent({ store }: World, mount: string, certificate: string): PkiCertificate {
  const issuer = issuersOf(store, mount).find((each) => isIssuedBy(certificate, each.certificate));
  if (!issuer) {
    throw badRequest(
      'unable to verify signature on presented cert from any present issuer in this mount; certificates from previous CAs will need to have their issuing CA and key re-imported if revocation is necessary',
    );
  }
  return keep(store, { mount, certificate, issuerId: issuer.id, role: '' });
}
