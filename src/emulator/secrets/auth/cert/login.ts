import { X509Certificate } from 'crypto';
import type { Reply } from '../../../exchange';
import type { World } from '../../../world';
import type { EngineCall, EngineRoute } from '../../engine';
import { readFields, readText } from '../../fields';
import { matchesGlob } from '../../globs';
import { badRequest } from '../../refusal';
import type { SecretsCall } from '../../request';
import type { Token } from '../../tokens/kinds';
import { checkAddress, logIn } from '../login';
import { certificatesIn } from '../pem';
import { certificateRoles } from './role';
import type { CertificateRole } from './role';

const INVALID =
  'invalid certificate or no client certificate supplied (see server logs for details, and verify that the certificate is trusted by a role)';

export const certificateLoginRoutes: readonly EngineRoute[] = [
  { operation: 'Login: cert', method: 'POST', path: 'login', open: true, handle: login },
];

function login(request: EngineCall): Reply {
  const { world, call, mount } = request;
  if (!call.origin.startsWith('https:')) throw badRequest('tls connection required');
  const sent = call.clientCertificate;
  if (!sent) throw badRequest('client certificate must be supplied');
  const wanted = (readText(readFields(call), 'name') ?? '').toLowerCase();
  const certificate = new X509Certificate(sent);
  const [role] = world.store
    .of(certificateRoles)
    .where((candidate) => candidate.mount === mount && (wanted === '' || candidate.name === wanted))
    .filter((candidate) => accepts(world, candidate, certificate));
  if (!role) throw badRequest(INVALID);
  checkAddress(request, role.token.tokenBoundCidrs);
  const commonName = commonNameOf(certificate);
  return logIn(request, {
    role: role.name,
    token: role.token,
    alias: commonName,
    displayName: role.displayName,
    meta: {
      cert_name: role.name,
      common_name: commonName,
      serial_number: BigInt(`0x${certificate.serialNumber}`).toString(),
    },
    certificate: sent.toString('base64'),
  });
}

/** Renewing a token requires a connection with the certificate of its login. */
export function requireSameCertificate(_: World, { certificate }: Token, { clientCertificate }: SecretsCall): void {
  if (!clientCertificate) throw badRequest('no client certificate found');
  if (clientCertificate.toString('base64') !== certificate) {
    throw badRequest('client identity during renewal not matching client identity used during login');
  }
}

function accepts({ clock }: World, role: CertificateRole, certificate: X509Certificate): boolean {
  const now = clock.now().getTime();
  if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) return false;
  const trusted = certificatesIn(role.certificate) ?? [];
  const isTrusted = trusted.some(
    (one) => one.fingerprint256 === certificate.fingerprint256 || isSignedBy(certificate, one),
  );
  if (!isTrusted) return false;
  const commonName = commonNameOf(certificate);
  const names = [commonName, ...subjectNames(certificate)];
  return (
    (role.allowedCommonNames.length === 0 || role.allowedCommonNames.some((glob) => matchesGlob(glob, commonName))) &&
    (role.allowedNames.length === 0 || role.allowedNames.some((glob) => names.some((name) => matchesGlob(glob, name))))
  );
}

function isSignedBy(certificate: X509Certificate, authority: X509Certificate): boolean {
  return authority.ca && certificate.checkIssued(authority) && certificate.verify(authority.publicKey);
}

function commonNameOf({ subject }: X509Certificate): string {
  return /^CN=(.*)$/m.exec(subject)?.[1] ?? '';
}

function subjectNames({ subjectAltName = '' }: X509Certificate): readonly string[] {
  return [...subjectAltName.matchAll(/(?:DNS|URI|email|IP Address):([^,]+)/g)].map(([, name = '']) => name.trim());
}
