import type { World } from '../../world';
import { parseSeconds } from '../durations';
import { keyIn, pkiCertificates, pkiConfigs, pkiIssuers, pkiKeys } from './kinds';
import type { PkiIssuer } from './kinds';
import { configOf, issuersOf } from './mount';
import { readCertificate } from './x509/certificate';
import { parsePrivateKey } from './x509/keys';
import { signRevocationList } from './x509/revocation-list';

/** Signs the revocation lists of all issuers that may sign one. Issuers with the same subject and key share a list. */
export function rebuildLists(world: World, mount: string): void {
  const { store } = world;
  const config = configOf(store, mount);
  const number = config.crlNumber + 1;
  store.of(pkiConfigs).put({ ...config, crlNumber: number });
  for (const issuer of issuersOf(store, mount)) {
    store.of(pkiIssuers).put({ ...issuer, revocationList: signedList(world, issuer, number) });
  }
}

/** DER in base64; empty if the issuer cannot sign one. A disabled list has no entries. */
function signedList(world: World, issuer: PkiIssuer, number: number): string {
  const { store, clock } = world;
  const { mount } = issuer;
  const key = store.of(pkiKeys).find(keyIn(mount, issuer.keyId));
  const certificate = readCertificate(issuer.certificate);
  if (!key || !certificate || !issuer.usage.includes('crl-signing')) return '';
  const { crl } = configOf(store, mount);
  const sharing = issuersOf(store, mount).filter(
    (other) =>
      other.keyId === issuer.keyId && readCertificate(other.certificate)?.subjectText === certificate.subjectText,
  );
  const ids = sharing.map(({ id }) => id);
  const revoked =
    crl.disable === true
      ? []
      : store
          .of(pkiCertificates)
          .where((each) => each.mount === mount && each.revokedAt !== null && ids.includes(each.issuerId));
  return signRevocationList(
    {
      issuer: certificate.subject,
      issuerKeyIdentifier: certificate.keyIdentifier,
      number,
      thisUpdate: clock.now(),
      nextUpdate: new Date(clock.now().getTime() + parseSeconds(crl.expiry, 'expiry') * 1000),
      revoked: revoked.map(({ serial, revokedAt }) => ({ serial, at: new Date(revokedAt!) })),
    },
    { key: parsePrivateKey(key.privateKey)!, signatureBits: 0, pss: false },
  ).toString('base64');
}
