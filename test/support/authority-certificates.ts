import { generateKeyPairSync, randomBytes, type KeyObject } from 'crypto';
import { signCertificate } from '../../src/emulator/secrets/pki/x509/certificate';
import { basicConstraints, keyUsage, subjectKeyIdentifier } from '../../src/emulator/secrets/pki/x509/extensions';
import { keyIdentifier } from '../../src/emulator/secrets/pki/x509/keys';
import { nameOf } from '../../src/emulator/secrets/pki/x509/subject';

/** A CA that no service has made. Its key is new in each run. */
export interface MadeAuthority {
  readonly name: string;
  readonly certificate: string;
  readonly key: KeyObject;
  /** PKCS #8 as PEM. */
  readonly privateKey: string;
}

interface AuthorityOptions {
  readonly signedBy?: MadeAuthority;
  readonly key?: KeyObject;
  readonly from?: Date;
  readonly until?: Date;
  /** Otherwise the certificate is that of a server. */
  readonly isAuthority?: boolean;
}

const YEAR_MS = 365 * 24 * 3600 * 1000;
const CERT_SIGN_AND_CRL_SIGN = 0x60;

/** A root, or with `signedBy` an intermediate CA. */
export function makeAuthority(name: string, options: AuthorityOptions = {}): MadeAuthority {
  const { signedBy, key = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey } = options;
  const subject = subjectOf(name);
  const {
    isAuthority = true,
    from = new Date(Date.now() - 60_000),
    until = new Date(Date.now() + 10 * YEAR_MS),
  } = options;
  const certificate = signCertificate(
    {
      // Positive, as the standard requires.
      serial: Buffer.concat([Buffer.from([0x17]), randomBytes(18)]),
      subject,
      issuer: subjectOf(signedBy?.name ?? name),
      notBefore: from,
      notAfter: until,
      publicKey: key,
      extensions: [
        basicConstraints(isAuthority),
        keyUsage(CERT_SIGN_AND_CRL_SIGN),
        subjectKeyIdentifier(keyIdentifier(key)),
      ],
    },
    { key: signedBy?.key ?? key, signatureBits: 0, pss: false },
  );
  return { name, certificate, key, privateKey: key.export({ format: 'pem', type: 'pkcs8' }).toString() };
}

function subjectOf(commonName: string) {
  return nameOf({
    commonName,
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
}
