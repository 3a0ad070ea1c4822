import type { Kind } from '../../store';
import type { RoleFields } from './role-fields';

/** A role's rules for certificates. */
export interface PkiRole {
  readonly mount: string;
  readonly name: string;
  readonly fields: RoleFields;
}

export interface PkiKey {
  readonly mount: string;
  readonly id: string;
  /** Empty if it has no name. */
  readonly name: string;
  /** PKCS #8 in PEM. */
  readonly privateKey: string;
}

/** A CA certificate; it can issue if its key is in the mount. */
export interface PkiIssuer {
  readonly mount: string;
  readonly id: string;
  /** Empty if it has no name. */
  readonly name: string;
  /** Empty if the key is not in the mount. */
  readonly keyId: string;
  /** PEM without a trailing line break. */
  readonly certificate: string;
  /** Ids of issuers; if empty, the chain is determined automatically. */
  readonly manualChain: readonly string[];
  readonly leafNotAfterBehavior: 'err' | 'truncate' | 'permit';
  readonly usage: readonly string[];
  readonly revocationSignatureAlgorithm: string;
  readonly urls: PkiUrls;
  /** The names, as in requests, of Vault's checks that are disabled; absent if none ever was. */
  readonly disabledChecks?: readonly string[];
  readonly revokedAt: string | null;
  /** The certificate revocation list, as DER in base64; empty if the issuer cannot sign one. */
  readonly revocationList: string;
  /** The entries revoked since then, in the same format. */
  readonly deltaList: string;
}

export interface PkiCertificate {
  readonly mount: string;
  /** Pairs of hexadecimal digits, separated by colons. */
  readonly serial: string;
  /** PEM without a trailing line break. */
  readonly certificate: string;
  readonly issuerId: string;
  readonly role: string;
  readonly revokedAt: string | null;
  /** Base64, as given. */
  readonly metadata?: string;
}

export interface PkiUrls {
  readonly issuing_certificates: readonly string[];
  readonly crl_distribution_points: readonly string[];
  readonly delta_crl_distribution_points: readonly string[];
  readonly ocsp_servers: readonly string[];
  readonly enable_templating: boolean;
}

/** A mount's configuration; defaults apply until it is written. */
export interface PkiConfig {
  readonly mount: string;
  /** An id, or empty. */
  readonly defaultIssuer: string;
  readonly defaultFollowsLatest: boolean;
  /** An id, or empty. */
  readonly defaultKey: string;
  readonly urls: PkiUrls;
  /** The mount's address for clients; empty if unknown. */
  readonly cluster: { readonly path: string; readonly aia_path: string };
  /** Under the names of `config/crl`. */
  readonly crl: Readonly<Record<string, string | number | boolean>>;
  readonly crlNumber: number;
  /** The time of the last complete revocation list. */
  readonly crlBuiltAt: string | null;
  /** The time of the last delta list. */
  readonly deltaBuiltAt: string | null;
  /** Under the names of `config/acme`. */
  readonly acme: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Under the names of `config/auto-tidy`. */
  readonly autoTidy: Readonly<Record<string, string | number | boolean>>;
  /** The last tidy operation. */
  readonly tidy: PkiTidy | null;
  /** When automatic tidying ran last, or was found to be enabled. */
  readonly autoTidiedAt: string | null;
}

/** A tidy operation, which finishes immediately. */
export interface PkiTidy {
  /** Under the names of `tidy`. */
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly at: string;
  readonly certificates: number;
  readonly revoked: number;
  readonly accounts: number;
}

/** A key that binds an ACME account to someone who may have one. */
export interface PkiAccountBinding {
  readonly mount: string;
  readonly id: string;
  /** Base64 for URLs. */
  readonly key: string;
  readonly directory: string;
  readonly createdAt: string;
}

export const pkiRoles: Kind<PkiRole> = { name: 'pkiRoles', key: ({ mount, name }) => keyIn(mount, name) };
export const pkiKeys: Kind<PkiKey> = { name: 'pkiKeys', key: ({ mount, id }) => keyIn(mount, id) };
export const pkiIssuers: Kind<PkiIssuer> = { name: 'pkiIssuers', key: ({ mount, id }) => keyIn(mount, id) };
export const pkiCertificates: Kind<PkiCertificate> = {
  name: 'pkiCertificates',
  key: ({ mount, serial }) => keyIn(mount, serial),
};
export const pkiAccountBindings: Kind<PkiAccountBinding> = {
  name: 'pkiAccountBindings',
  key: ({ mount, id }) => keyIn(mount, id),
};
export const pkiConfigs: Kind<PkiConfig> = { name: 'pkiConfigs', key: ({ mount }) => mount };

/** The key of an object whose name is unique in its mount. */
export function keyIn(mount: string, name: string): string {
  return `${mount} ${name}`;
}
