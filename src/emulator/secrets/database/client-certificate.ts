import { KeyUsageFlags } from '@peculiar/asn1-x509';
import type { World } from '../../world';
import { newSerial } from '../pki/issuing';
import { readCertificate, signCertificate } from '../pki/x509/certificate';
import { authorityKeyIdentifier, extendedKeyUsage, keyUsage, subjectKeyIdentifier } from '../pki/x509/extensions';
import { generateKey, keyIdentifier, parsePrivateKey, storedKey } from '../pki/x509/keys';
import type { KeyType } from '../pki/x509/keys';
import { nameOf } from '../pki/x509/subject';
import type { Credential } from './credential-config';

export interface CertificateSubject {
  readonly commonName: string;
  readonly notBefore: Date;
  readonly lifeSeconds: number;
}

const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2';
const NOTHING_ELSE = {
  country: [],
  organization: [],
  ou: [],
  locality: [],
  province: [],
  streetAddress: [],
  postalCode: [],
  serialNumber: '',
  userIds: [],
};

/** Creates a client certificate and key for a database user, signed by the role's CA. */
export async function createClientCertificate(
  world: World,
  config: Credential['config'],
  { commonName, notBefore, lifeSeconds }: CertificateSubject,
): Promise<Readonly<Record<string, string>>> {
  const authority = readCertificate(String(config.ca_cert));
  const authorityKey = parsePrivateKey(String(config.ca_private_key));
  if (!authority || !authorityKey) {
    throw new Error(
      `unable to create a client certificate: ${authority ? 'ca_private_key is no private key' : 'ca_cert is no certificate'}`,
    );
  }
  const key = await generateKey({ type: config.key_type as KeyType, bits: Number(config.key_bits) });
  const certificate = signCertificate(
    {
      serial: newSerial(world),
      subject: nameOf({ ...NOTHING_ELSE, commonName }),
      issuer: authority.subject,
      publicKey: key,
      notBefore,
      notAfter: new Date(notBefore.getTime() + lifeSeconds * 1000),
      extensions: [
        keyUsage(KeyUsageFlags.digitalSignature),
        extendedKeyUsage([CLIENT_AUTHENTICATION]),
        subjectKeyIdentifier(keyIdentifier(key)),
        authorityKeyIdentifier(authority.keyIdentifier),
      ],
    },
    { key: authorityKey, signatureBits: Number(config.signature_bits), pss: false },
  );
  return { client_certificate: `${certificate}\n`, private_key: storedKey(key), private_key_type: 'pkcs8' };
}
