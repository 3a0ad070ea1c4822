import type { Store } from '../../store';
import type { World } from '../../world';
import { keyIn, pkiCertificates, pkiConfigs, pkiIssuers, pkiKeys } from './kinds';
import type { PkiIssuer, PkiKey } from './kinds';
import { rebuildLists } from './lists';
import type { SignedLists } from './lists';
import { configOf, NO_URLS } from './mount';
import { readCertificate } from './x509/certificate';
import { parsePrivateKey, publicText } from './x509/keys';

export const USAGES = ['read-only', 'issuing-certificates', 'crl-signing', 'ocsp-signing'];

/** Adds a certificate as an issuer of the mount; a certificate that is already an issuer changes nothing. */
export function adoptIssuer(
  world: World,
  mount: string,
  certificate: string,
  name = '',
  algorithm = '',
  lists?: SignedLists,
): { readonly issuer: PkiIssuer; readonly fresh: boolean } {
  const { store } = world;
  const [known] = store.of(pkiIssuers).by(byCertificate, keyIn(mount, certificate));
  if (known) return { issuer: known, fresh: false };
  const read = readCertificate(certificate)!;
  const [key] = store.of(pkiKeys).by(byPublicKey, keyIn(mount, publicText(read.publicKey)));
  const issuer = store.of(pkiIssuers).put({
    mount,
    id: world.random.uuid(),
    name,
    keyId: key?.id ?? '',
    certificate,
    manualChain: [],
    leafNotAfterBehavior: 'err',
    usage: USAGES,
    revocationSignatureAlgorithm: algorithm,
    urls: NO_URLS,
    revokedAt: null,
    revocationList: '',
    deltaList: '',
  });
  keepKnown(store, issuer, read.serial);
  const config = configOf(store, mount);
  if (key && (config.defaultIssuer === '' || config.defaultFollowsLatest)) {
    store.of(pkiConfigs).put({ ...config, defaultIssuer: issuer.id });
  }
  rebuildLists(world, mount, issuer, lists);
  return { issuer: store.of(pkiIssuers).find(keyIn(mount, issuer.id)) ?? issuer, fresh: true };
}

/** Adds a key to the mount and links it to its issuers. */
export function adoptKey(
  world: World,
  mount: string,
  privateKey: string,
  name = '',
): { readonly key: PkiKey; readonly fresh: boolean } {
  const { store } = world;
  const given = parsePrivateKey(privateKey)!;
  const [known] = store.of(pkiKeys).by(byPublicKey, keyIn(mount, publicText(given)));
  if (known) return { key: known, fresh: false };
  const key = store.of(pkiKeys).put({ mount, id: world.random.uuid(), name, privateKey });
  for (const issuer of store.of(pkiIssuers).by(byMissingKey, keyIn(mount, publicText(given)))) {
    store.of(pkiIssuers).put({ ...issuer, keyId: key.id });
  }
  const config = configOf(store, mount);
  if (config.defaultKey === '') store.of(pkiConfigs).put({ ...config, defaultKey: key.id });
  return { key, fresh: true };
}

/** A CA certificate can be read like any other. */
function keepKnown(store: Store, { mount, certificate, id }: PkiIssuer, serial: string): void {
  if (store.of(pkiCertificates).find(keyIn(mount, serial))) return;
  store.of(pkiCertificates).put({ mount, serial, certificate, issuerId: id, role: '', revokedAt: null });
}

function byCertificate({ mount, certificate }: PkiIssuer): string {
  return keyIn(mount, certificate);
}

/** Indexes issuers without their key. */
function byMissingKey({ mount, keyId, certificate }: PkiIssuer): string | undefined {
  const read = keyId === '' ? readCertificate(certificate) : undefined;
  return read && keyIn(mount, publicText(read.publicKey));
}

function byPublicKey({ mount, privateKey }: PkiKey): string | undefined {
  const key = parsePrivateKey(privateKey);
  return key && keyIn(mount, publicText(key));
}
