import type { KeyObject } from 'crypto';
import type { Extension, Name } from '@peculiar/asn1-x509';
import type { Store } from '../../store';
import type { World } from '../../world';
import { badRequest, failure } from '../refusal';
import { keyIn, pkiCertificates, pkiKeys } from './kinds';
import type { PkiCertificate, PkiIssuer } from './kinds';
import { configOf, absentText, findIssuer } from './mount';
import { urlsOf } from './urls';
import { readCertificate, signCertificate } from './x509/certificate';
import type { ReadCertificate } from './x509/certificate';
import { authorityKeyIdentifier, authorityUrls, subjectKeyIdentifier } from './x509/extensions';
import { keyIdentifier, parsePrivateKey } from './x509/keys';

/** An issuer and its signing key. */
export interface Authority {
  readonly issuer: PkiIssuer;
  readonly certificate: ReadCertificate;
  readonly key: KeyObject;
}

/** Returns the issuer that a path or role names; it must be able and allowed to issue. */
export function getAuthority(store: Store, mount: string, reference: string): Authority {
  const issuer = findIssuer(store, mount, reference);
  if (!issuer) {
    const why = absentText('issuer', store, mount, reference);
    throw failure(reference === 'default' ? `could not fetch the CA certificate (was one set?): ${why}` : why);
  }
  const key = store.of(pkiKeys).find(keyIn(mount, issuer.keyId));
  const certificate = readCertificate(issuer.certificate);
  if (!key || !certificate) {
    throw badRequest(
      'could not fetch the CA certificate (was one set?): unable to use issuer: it has no associated private key',
    );
  }
  if (!issuer.usage.includes('issuing-certificates')) {
    throw failure(
      `error while fetching CA info: requested usage issuing-certificates for issuer [${reference}] but only had usage: ${issuer.usage.join(',')}`,
    );
  }
  return { issuer, certificate, key: parsePrivateKey(key.privateKey)! };
}

export interface Leaf {
  readonly subject: Name;
  readonly publicKey: KeyObject;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Extensions besides those that identify the subject and the issuer. */
  readonly extensions: readonly Extension[];
  readonly signatureBits: number;
  readonly pss: boolean;
  /** Defaults to an identifier derived from the key. */
  readonly subjectKeyIdentifier?: Buffer;
}

/** Signs a certificate with an issuer, without storing it. */
export function certify(world: World, { issuer, certificate, key }: Authority, leaf: Leaf): string {
  const serial = newSerial(world);
  return signCertificate(
    {
      ...leaf,
      serial,
      issuer: certificate.subject,
      extensions: [
        ...leaf.extensions,
        subjectKeyIdentifier(leaf.subjectKeyIdentifier ?? keyIdentifier(leaf.publicKey)),
        authorityKeyIdentifier(certificate.keyIdentifier),
        ...authorityUrls(urlsOf(configOf(world.store, issuer.mount), issuer)),
      ],
    },
    { key, signatureBits: leaf.signatureBits, pss: leaf.pss },
  );
}

/** 159 positive bits without a leading zero byte, as Vault and OpenBao draw them. */
export function newSerial(world: World): Buffer {
  const serial = world.random.bytes(20);
  serial.writeUInt8((serial.readUInt8(0) % 0x40) + 0x40, 0);
  return serial;
}

/** Stores the certificate under its serial number, so that it can be read and revoked. */
export function keep(store: Store, entry: Omit<PkiCertificate, 'serial' | 'revokedAt'>): PkiCertificate {
  return store
    .of(pkiCertificates)
    .put({ ...entry, serial: readCertificate(entry.certificate)?.serial ?? '', revokedAt: null });
}
