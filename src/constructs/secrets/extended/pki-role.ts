import { readFileSync } from 'fs';
import { resolve } from 'path';
import { IResolvable } from 'cdktf';
import { Duration } from '../../duration';
import { PkiCertificate } from '../pki-certificate';
import { PkiRoleBase } from '../pki-role';
import { PkiSignedCertificate } from '../pki-signed-certificate';
import { CertificateFormat, PrivateKeyFormat } from '../vocabularies';

/** How long a certificate is valid: for a time (`Ttl`), or until one (`NotAfter`). */
export abstract class Validity {
  /**
   * What is configured for it.
   *
   * @internal
   */
  public abstract _configured(): { readonly ttl?: Duration; readonly notAfter?: string };
}

/** A certificate that is valid for a time. */
export class Ttl extends Validity {
  /**
   * Valid for a length of time.
   *
   * @param duration how long it is valid
   */
  public static of(duration: Duration): Ttl {
    return new Ttl(duration);
  }

  /**
   * Valid for so many days of 24 hours.
   *
   * @param days how long it is valid, in days
   */
  public static days(days: number): Ttl {
    return new Ttl(Duration.days(days));
  }

  /**
   * Valid for so many hours.
   *
   * @param hours how long it is valid, in hours
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

/** A certificate that is valid until a time. It is not renewed: no certificate that follows could last longer. */
export class NotAfter extends Validity {
  /**
   * Valid until a time.
   *
   * @param time when it ends; parts of a second do not count
   */
  public static at(time: Date): NotAfter {
    return new NotAfter(time.toISOString().replace(/\.\d+Z$/, 'Z'));
  }

  /** The end of all time, `9999-12-31T23:59:59Z`, for what has no end of its own. */
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

/** A request for a certificate. */
export class Csr {
  /**
   * The request in a file, which is read now.
   *
   * @param path where the file is, absolute or from the working directory
   */
  public static fromFile(path: string): Csr {
    return new Csr(readFileSync(resolve(path), 'utf8'));
  }

  /**
   * The request as PEM, or a reference to it, such as an attribute of another resource.
   *
   * @param pem the text
   */
  public static fromPem(pem: string): Csr {
    return new Csr(pem);
  }

  /** The request as PEM. */
  public readonly pem: string;

  private constructor(pem: string) {
    this.pem = pem;
  }
}

/** What a certificate is for, but for the role that allows it and for the common name. */
export interface CertificateOptions {
  /**
   * Further host names and e-mail addresses.
   *
   * @default - there are none but the common name
   */
  readonly altNames?: string[];
  /**
   * IP addresses.
   *
   * @default - there are none
   */
  readonly ipSans?: string[];
  /**
   * URIs.
   *
   * @default - there are none
   */
  readonly uriSans?: string[];
  /**
   * Names of other kinds, each `<oid>;UTF8:<value>`.
   *
   * @default - there are none
   */
  readonly otherSans?: string[];
  /**
   * Whether the common name is kept out of the alternative names.
   *
   * @default - it is one
   */
  readonly excludeCnFromSans?: boolean | IResolvable;
  /**
   * The user ids of the subject.
   *
   * @default - there are none
   */
  readonly userIds?: string[];
  /**
   * How long it is valid.
   *
   * @default - the role, the mount or the system decides
   */
  readonly validity?: Validity;
  /**
   * How long before its end a plan replaces it: a duration less than the validity, such as `36h`, or a share of the lifetime, such as `30%`.
   *
   * @default - it is replaced once it has expired
   */
  readonly renewBefore?: string;
  /**
   * The issuer that signs, by its id or its name.
   *
   * @default - the one of the role
   */
  readonly issuerRef?: string;
  /**
   * How certificates are written.
   *
   * @default CertificateFormat.PEM
   */
  readonly format?: CertificateFormat;
  /**
   * Whether certificates that signed themselves are left out of `caChain`.
   *
   * @default - they stay
   */
  readonly removeRootsFromChain?: boolean | IResolvable;
  /**
   * What the service is to keep beside the certificate, in base64. It needs the enterprise edition.
   *
   * @default - there is none
   */
  readonly certMetadata?: string;
  /**
   * Whether the certificate is revoked when it is destroyed or replaced.
   *
   * @default - it is not, since a certificate that was replaced often still serves
   */
  readonly revokeOnDestroy?: boolean | IResolvable;
}

/** What a certificate is for that is signed for a request. */
export interface SignOptions extends CertificateOptions {
  /** The common name of the subject. */
  readonly commonName: string;
}

/** What a certificate is for that is made with its key. */
export interface IssueOptions extends CertificateOptions {
  /**
   * The common name of the subject.
   *
   * @default - there is none, which the role must allow
   */
  readonly commonName?: string;
  /**
   * How the private key is written.
   *
   * @default PrivateKeyFormat.DER
   */
  readonly privateKeyFormat?: PrivateKeyFormat;
}

/**
 * What certificates an authority issues to whom may use the role: for which names, with which keys, and for how long.
 *
 * Terraform's type is `lintel_pki_role`.
 */
export class PkiRole extends PkiRoleBase {
  /**
   * Makes a certificate with its key below this construct. The key is kept in state.
   *
   * @param id its name there
   * @param options what it is for
   */
  public issue(id: string, options: IssueOptions): PkiCertificate {
    const { validity, ...rest } = options;
    return new PkiCertificate(this, id, { ...rest, ...validity?._configured(), mount: this.mount, role: this.name });
  }

  /**
   * Has a request for a certificate signed below this construct.
   *
   * @param id its name there
   * @param csr the request
   * @param options what it is for
   */
  public sign(id: string, csr: Csr, options: SignOptions): PkiSignedCertificate {
    const { validity, ...rest } = options;
    return new PkiSignedCertificate(this, id, { ...rest, ...validity?._configured(), csr: csr.pem, mount: this.mount, role: this.name });
  }
}
