import type { RoleFields } from './role-fields';
import type { Kind } from '../../store';

/** Rules for certificates. */
export interface PkiRole {
  readonly mount: string;
  readonly name: string;
  readonly fields: RoleFields;
}

export interface PkiKey {
  readonly mount: string;
  readonly id: string;
  /** Empty without one. */
  readonly name: string;
  /** PKCS #8 in PEM. */
  readonly privateKey: string;
}

/** A certificate of an authority; it can issue where its key is in the mount. */
export interface PkiIssuer {
  readonly mount: string;
  readonly id: string;
  /** Empty without one. */
  readonly name: string;
  /** Empty where the key is somewhere else. */
  readonly keyId: string;
  /** PEM without a line break at its end. */
  readonly certificate: string;
  /** Ids of issuers; empty lets the mount find the chain. */
  readonly manualChain: readonly string[];
  readonly leafNotAfterBehavior: 'err' | 'truncate' | 'permit';
  readonly usage: readonly string[];
  readonly revocationSignatureAlgorithm: string;
  readonly urls: PkiUrls;
  readonly revokedAt: string | null;
  /** The list of what was revoked, in DER and base64; empty where it cannot sign one. */
  readonly revocationList: string;
}

export interface PkiCertificate {
  readonly mount: string;
  /** In pairs of hexadecimal digits with colons. */
  readonly serial: string;
  /** PEM without a line break at its end. */
  readonly certificate: string;
  readonly issuerId: string;
  readonly role: string;
  readonly revokedAt: string | null;
  /** Base64, as it was given. */
  readonly metadata?: string;
}

export interface PkiUrls {
  readonly issuing_certificates: readonly string[];
  readonly crl_distribution_points: readonly string[];
  readonly ocsp_servers: readonly string[];
  readonly enable_templating: boolean;
}

/** What a mount is set to. Where there is none yet, the defaults hold. */
export interface PkiConfig {
  readonly mount: string;
  /** An id, or empty. */
  readonly defaultIssuer: string;
  readonly defaultFollowsLatest: boolean;
  /** An id, or empty. */
  readonly defaultKey: string;
  readonly urls: PkiUrls;
  /** Under the names of `config/crl`. */
  readonly crl: Readonly<Record<string, string | boolean>>;
  readonly crlNumber: number;
}

export const pkiRoles: Kind<PkiRole> = { name: 'pkiRoles', key: ({ mount, name }) => keyIn(mount, name) };
export const pkiKeys: Kind<PkiKey> = { name: 'pkiKeys', key: ({ mount, id }) => keyIn(mount, id) };
export const pkiIssuers: Kind<PkiIssuer> = { name: 'pkiIssuers', key: ({ mount, id }) => keyIn(mount, id) };
export const pkiCertificates: Kind<PkiCertificate> = { name: 'pkiCertificates', key: ({ mount, serial }) => keyIn(mount, serial) };
export const pkiConfigs: Kind<PkiConfig> = { name: 'pkiConfigs', key: ({ mount }) => mount };

/** The key of a thing that has its name within a mount. */
export function keyIn(mount: string, name: string): string {
  return `${mount} ${name}`;
}
