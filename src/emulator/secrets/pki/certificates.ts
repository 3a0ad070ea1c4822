import type { Reply } from '../../exchange';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, listed } from '../envelope';
import { absent, badRequest } from '../refusal';
import { keyIn, pkiCertificates } from './kinds';
import type { PkiCertificate } from './kinds';
import { currentLists } from './lists';
import { chainOf, findIssuer } from './mount';
import { revocationTimes } from './revoke';
import { colons, readCertificate } from './x509/certificate';
import { shapeOf } from './x509/keys';
import { derOf, toPem } from './x509/pem';
import { attributeOf, COMMON_NAME } from './x509/subject';

/** Issued certificates by serial number, and the mount's own CA. None needs a token except the list of serials. */
export const certificateRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: List certificates',
    method: 'LIST',
    path: 'certs',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(pkiCertificates)
          .where((each) => each.mount === mount)
          .map(({ serial }) => serial),
      ),
  },
  {
    operation: 'Certificate authority: List certificates with details',
    method: 'LIST',
    path: 'certs/detailed',
    absentIn: ['standard', 'vault'],
    handle: listDetails,
  },
  {
    operation: 'Certificate authority: Read certificate',
    method: 'GET',
    path: 'cert/:serial',
    open: true,
    handle: (request) => {
      const special = named(request);
      if (special) return enveloped(request.world, special);
      const found = getCertificate(request);
      return enveloped(request.world, {
        certificate: `${found.certificate}\n`,
        ...revocationTimes(found),
        issuer_id: found.issuerId,
      });
    },
  },
  {
    operation: 'Certificate authority: Read certificate as DER',
    method: 'GET',
    path: 'cert/:serial/raw',
    open: true,
    handle: (request) => raw(derOf(getCertificate(request).certificate), 'application/pkix-cert'),
  },
  {
    operation: 'Certificate authority: Read certificate as PEM',
    method: 'GET',
    path: 'cert/:serial/raw/pem',
    open: true,
    handle: (request) => raw(getCertificate(request).certificate, 'application/pem-certificate-chain'),
  },
  {
    operation: 'Certificate authority: Read certificate metadata',
    method: 'GET',
    path: 'cert-metadata/:serial',
    absentIn: ['openbao'],
    handle: (request) => {
      const { certificate, serial, issuerId, role, metadata } = getCertificate(request);
      if (metadata === undefined) throw absent();
      const expiration = readCertificate(certificate)?.notAfter.toISOString();
      return enveloped(request.world, {
        cert_metadata: metadata,
        expiration,
        issuer_id: issuerId,
        role,
        serial_number: serial,
      });
    },
  },
  ...(['ca', 'ca/pem', 'ca_chain', 'crl', 'crl/pem'] as const).map((path): EngineRoute => ({
    operation: `Certificate authority: Read ${path}`,
    method: 'GET',
    path,
    open: true,
    handle: (request) => published(request, path),
  })),
];

function listDetails({ world, mount }: EngineCall): Reply {
  const certificates = world.store.of(pkiCertificates).where((each) => each.mount === mount);
  if (certificates.length === 0) throw absent();
  const details = certificates.map(({ serial, certificate }) => {
    const { subject, issuerText, notBefore, notAfter, publicKey, names } = readCertificate(certificate)!;
    const shape = shapeOf(publicKey);
    return [
      serial,
      {
        common_name: attributeOf(subject, COMMON_NAME),
        dns_names: names,
        issuer: issuerText,
        key_type: shape?.type,
        key_bits: shape?.bits,
        not_before: notBefore.toISOString().replace(/\.\d+/, ''),
        not_after: notAfter.toISOString().replace(/\.\d+/, ''),
      },
    ] as const;
  });
  return enveloped(world, { keys: details.map(([serial]) => serial).sort(), key_info: Object.fromEntries(details) });
}

function getCertificate({ world, mount, parameters: { serial } }: EngineCall): PkiCertificate {
  const found = world.store.of(pkiCertificates).find(keyIn(mount, colons(serial)));
  if (!found) throw absent();
  return found;
}

/** The CA and its revocation list can be read instead of a serial number. */
function named({ world, mount, parameters: { serial } }: EngineCall): object | undefined {
  const issuer = findIssuer(world.store, mount, 'default');
  if (!issuer && serial === 'ca') throw badRequest('no default issuer currently configured');
  if (!issuer || !['ca', 'ca_chain', 'crl'].includes(serial)) return undefined;
  const chain = chainOf(world.store, issuer);
  if (serial === 'ca_chain') {
    return { ca_chain: chain.join('\n'), certificate: chain.join('\n'), ...revocationTimes({ revokedAt: null }) };
  }
  const certificate =
    serial === 'ca' ? issuer.certificate : toPem('X509 CRL', Buffer.from(issuer.revocationList, 'base64'));
  return { certificate, ...revocationTimes({ revokedAt: null }) };
}

/** Returns bytes or PEM without an envelope; 204 if there is nothing. */
function published({ world, mount }: EngineCall, path: 'ca' | 'ca/pem' | 'ca_chain' | 'crl' | 'crl/pem'): Reply {
  currentLists(world, mount);
  const issuer = findIssuer(world.store, mount, 'default');
  if (!issuer) return { status: 204 };
  const list = Buffer.from(issuer.revocationList, 'base64');
  if (path.startsWith('crl') && list.length === 0) return { status: 204 };
  switch (path) {
    case 'ca':
      return raw(derOf(issuer.certificate), 'application/pkix-cert');
    case 'ca/pem':
      return raw(issuer.certificate, 'application/pem-certificate-chain');
    case 'ca_chain':
      return raw(chainOf(world.store, issuer).join('\n'), 'application/pem-certificate-chain');
    case 'crl':
      return raw(list, 'application/pkix-crl');
    case 'crl/pem':
      return raw(toPem('X509 CRL', list), 'application/x-pem-file');
  }
}

export function raw(body: Buffer | string, type: string): Reply {
  return { status: 200, headers: { 'Content-Type': type }, body };
}
