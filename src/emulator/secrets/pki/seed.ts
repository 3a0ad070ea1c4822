import { createECDH, createPrivateKey } from 'crypto';
import type { World } from '../../world';
import { adoptIssuer, adoptKey } from './adopt';
import { newSerial } from './issuing';
import type { SignedLists } from './lists';
import { keyUsageFlags } from './usages';
import { signCertificate } from './x509/certificate';
import { authorityKeyIdentifier, basicConstraints, keyUsage, subjectKeyIdentifier } from './x509/extensions';
import { keyIdentifier, storedKey } from './x509/keys';
import { nameOf } from './x509/subject';

const YEARS = 10;

interface Authority {
  /** PEM. */
  readonly key: string;
  readonly certificate: string;
  readonly madeAt: number;
  readonly lists?: SignedLists;
}

/** The root that this process shares among emulators with random values, so that programs that start many do not sign a root for each. */
let known: Authority | undefined;

/** How long a certificate and its lists are as good as new, in milliseconds. */
const FRESH = 600_000;

/** Creates a root as a mount's default issuer. Its key is an EC key, which is fast to generate. */
export function seedAuthority(world: World, mount: string, isSeeded: boolean): void {
  const now = world.clock.now().getTime();
  const age = now - (known?.madeAt ?? 0);
  const isKnown = !isSeeded && age >= 0 && age < FRESH;
  const authority = isKnown ? known! : createAuthority(world, now);
  adoptKey(world, mount, authority.key);
  const { issuer } = adoptIssuer(world, mount, authority.certificate, 'root', '', authority.lists);
  const { revocationList, deltaList } = issuer;
  if (!isSeeded) known = { ...authority, lists: { revocationList, deltaList } };
}

function createAuthority(world: World, now: number): Authority {
  const key = drawnKey(world);
  const subject = nameOf({
    commonName: 'Lintel emulator root',
    country: [],
    organization: [],
    ou: [],
    locality: [],
    province: [],
    streetAddress: [],
    postalCode: [],
    serialNumber: '',
    userIds: [],
  });
  const certificate = signCertificate(
    {
      serial: newSerial(world),
      subject,
      issuer: subject,
      notBefore: new Date(now - 30_000),
      notAfter: new Date(now + YEARS * 365 * 24 * 3600_000),
      publicKey: key,
      extensions: [
        basicConstraints(true),
        keyUsage(keyUsageFlags(['CertSign', 'CRLSign'])),
        subjectKeyIdentifier(keyIdentifier(key)),
        authorityKeyIdentifier(keyIdentifier(key)),
      ],
    },
    { key, signatureBits: 0, pss: false },
  );
  return { key: storedKey(key), certificate, madeAt: now };
}

/** Derives the same key from the same seed: a generated number becomes the private key. */
function drawnKey(world: World) {
  const curve = createECDH('prime256v1');
  const number = world.random.bytes(32);
  // Smaller than the order of the curve, and not zero.
  number.writeUInt8((number.readUInt8(0) % 0x7f) + 1, 0);
  curve.setPrivateKey(number);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((coordinate) => coordinate.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: number.toString('base64url'), x, y }, format: 'jwk' });
}
