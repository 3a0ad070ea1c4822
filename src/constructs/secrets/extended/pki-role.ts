import { readFileSync } from 'fs';
import { resolve } from 'path';
import { IResolvable } from 'cdktf';
import { whyUnreadable } from '../../../definition/unreadable';
import { Duration } from '../../duration';
import { PkiCertificate } from '../pki-certificate';
import { PkiRoleBase } from '../pki-role';
import { PkiSignedCertificate } from '../pki-signed-certificate';
import { CertificateFormat, PrivateKeyFormat } from '../vocabularies';
import { AclPolicy } from './acl-policy';

/** The validity of a certificate: a duration (`Ttl`) or an end (`NotAfter`). */
export abstract class Validity {
  /**
   * The attributes that configure it.
   *
   * @internal
   */
  public abstract _configured(): { readonly ttl?: Duration; readonly notAfter?: string };
}

/** A validity that is given as a duration. */
export class Ttl extends Validity {
  /**
   * A validity given as a duration.
   *
   * @param duration the duration
   */
  public static of(duration: Duration): Ttl {
    return new Ttl(duration);
  }

  /**
   * A validity in days of 24 hours.
   *
   * @param days the number of days
   */
  public static days(days: number): Ttl {
    return new Ttl(Duration.days(days));
  }

  /**
   * A validity in hours.
   *
   * @param hours the number of hours
   */
  public static hours(hours: number): Ttl {
    return new Ttl(Duration.hours(hours));
  }

  private constructor(private readonly duration: Duration) {
    super();
  }

  /** @internal */
  public _configured(): { readonly ttl?: Duration; readonly notAfter?: string } {
    return { ttl: this.duration };
  }
}

/** A validity with a fixed end. The certificate is not renewed, because a new one would end at the same time. */
export class NotAfter extends Validity {
  /**
   * A validity that ends at a time.
   *
   * @param time the end; fractions of a second are dropped
   */
  public static at(time: Date): NotAfter {
    return new NotAfter(time.toISOString().replace(/\.\d+Z$/, 'Z'));
  }

  /** `9999-12-31T23:59:59Z`, the value for certificates without a well-defined end. */
  public static never(): NotAfter {
    return new NotAfter('9999-12-31T23:59:59Z');
  }

  private constructor(private readonly time: string) {
    super();
  }

  /** @internal */
  public _configured(): { readonly ttl?: Duration; readonly notAfter?: string } {
    return { notAfter: this.time };
  }
}

/** A certificate signing request (CSR). */
export class Csr {
  /**
   * The CSR in a file, which is read immediately.
   *
   * @param path the path of the file, absolute or relative to the working directory
   * @throws an error that names the file if it cannot be read
   */
  public static fromFile(path: string): Csr {
    const file = resolve(path);
    try {
      return new Csr(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`The file ${JSON.stringify(file)} cannot be read: ${whyUnreadable(error)}.`, { cause: error });
    }
  }

  /**
   * The CSR as PEM, or a reference to it, such as an attribute of another resource.
   *
   * @param pem the PEM text
   */
  public static fromPem(pem: string): Csr {
    return new Csr(pem);
  }

  /** The CSR as PEM. */
  public readonly pem: string;

  private constructor(pem: string) {
    this.pem = pem;
  }
}

/** The properties of a certificate, without its role and common name. */
export interface CertificateOptions {
  /**
   * Further host names and e-mail addresses.
   *
   * @default - only the common name
   */
  readonly altNames?: string[];
  /**
   * IP addresses.
   *
   * @default - none
   */
  readonly ipSans?: string[];
  /**
   * URIs.
   *
   * @default - none
   */
  readonly uriSans?: string[];
  /**
   * Other subject alternative names, each as `<oid>;UTF8:<value>`.
   *
   * @default - none
   */
  readonly otherSans?: string[];
  /**
   * Whether to exclude the common name from the alternative names.
   *
   * @default - it is included
   */
  readonly excludeCnFromSans?: boolean | IResolvable;
  /**
   * The user ids of the subject.
   *
   * @default - none
   */
  readonly userIds?: string[];
  /**
   * The validity of the certificate.
   *
   * @default - decided by the role, the mount or the system
   */
  readonly validity?: Validity;
  /**
   * How long before its expiration a plan replaces the certificate: a duration such as `36h`, less than the validity, or a share of the lifetime, such as `30%`.
   *
   * @default - replaced after it has expired
   */
  readonly renewBefore?: string;
  /**
   * The id or name of the issuer.
   *
   * @default - the role's issuer
   */
  readonly issuerRef?: string;
  /**
   * The format of the certificates.
   *
   * @default CertificateFormat.PEM
   */
  readonly format?: CertificateFormat;
  /**
   * Whether to omit self-signed certificates from `caChain`.
   *
   * @default - they are included
   */
  readonly removeRootsFromChain?: boolean | IResolvable;
  /**
   * Metadata that the service stores with the certificate, in base64. Requires the enterprise edition.
   *
   * @default - none
   */
  readonly certMetadata?: string;
  /**
   * Whether to revoke the certificate when it is destroyed or replaced.
   *
   * @default - not revoked, because a replaced certificate is often still in use
   */
  readonly revokeOnDestroy?: boolean | IResolvable;
}

/** The properties of a certificate that is signed from a CSR. */
export interface SignOptions extends CertificateOptions {
  /** The common name of the subject. */
  readonly commonName: string;
}

/** The properties of a certificate that is issued with its key. */
export interface IssueOptions extends CertificateOptions {
  /**
   * The common name of the subject.
   *
   * @default - none, which the role must allow
   */
  readonly commonName?: string;
  /**
   * The format of the private key.
   *
   * @default PrivateKeyFormat.DER
   */
  readonly privateKeyFormat?: PrivateKeyFormat;
}

/**
 * The rules for certificates that a certificate authority issues: allowed names, keys and validity.
 *
 * Terraform's type is `lintel_pki_role`.
 */
export class PkiRole extends PkiRoleBase {
  /**
   * Allows tokens with a policy to have certificates issued with their key.
   *
   * @param policy the policy, which gains a rule
   */
  public grantIssue(policy: AclPolicy): void {
    policy.allow(`${this.mount}/issue/${this.name}`, 'update');
  }

  /**
   * Allows tokens with a policy to have certificate signing requests signed.
   *
   * @param policy the policy, which gains a rule
   */
  public grantSign(policy: AclPolicy): void {
    policy.allow(`${this.mount}/sign/${this.name}`, 'update');
  }

  /**
   * Issues a certificate with its key, as a child construct. The key is stored in state.
   *
   * @param id the construct's id in its scope
   * @param options the certificate's properties
   */
  public issue(id: string, options: IssueOptions): PkiCertificate {
    const { validity, ...rest } = options;
    return new PkiCertificate(this, id, { ...rest, ...validity?._configured(), mount: this.mount, role: this.name });
  }

  /**
   * Signs a CSR, as a child construct.
   *
   * @param id the construct's id in its scope
   * @param csr the CSR
   * @param options the certificate's properties
   */
  public sign(id: string, csr: Csr, options: SignOptions): PkiSignedCertificate {
    const { validity, ...rest } = options;
    return new PkiSignedCertificate(this, id, {
      ...rest,
      ...validity?._configured(),
      csr: csr.pem,
      mount: this.mount,
      role: this.name,
    });
  }
}
