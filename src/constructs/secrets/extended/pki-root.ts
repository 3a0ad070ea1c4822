import { Construct } from 'constructs';
import { Duration } from '../../duration';
import { PkiIntermediateRequest } from '../pki-intermediate-request';
import { PkiRootBase } from '../pki-root';
import { PkiSignedIntermediate } from '../pki-signed-intermediate';
import { Validity } from './pki-role';

/** The properties of an intermediate CA that a root signs. */
export interface IntermediateOptions {
  /** The common name of the subject. */
  readonly commonName: string;
  /** The validity of the certificate. */
  readonly validity: Validity;
  /**
   * The number of CAs allowed below the intermediate CA.
   *
   * @default - no limit, or one less than that of the root
   */
  readonly maxPathLength?: number;
  /**
   * The domains that certificates below the intermediate CA can be issued for.
   *
   * @default - all that the root allows
   */
  readonly permittedDnsDomains?: string[];
  /**
   * How far the start of the validity is moved back, to allow for clock differences.
   *
   * @default Duration.seconds(30)
   */
  readonly notBeforeDuration?: Duration;
}

/**
 * A root of a certificate authority: a self-signed certificate and its key, which the service generates and never returns.
 *
 * Terraform's type is `lintel_pki_root`.
 */
export class PkiRoot extends PkiRootBase {
  /**
   * Signs the request of an intermediate CA in this or another mount, as a child construct.
   *
   * @param id the construct's id in its scope
   * @param request the request
   * @param options the properties of the certificate
   */
  public signIntermediate(
    id: string,
    request: PkiIntermediateRequest,
    options: IntermediateOptions,
  ): PkiSignedIntermediate {
    const { validity, ...rest } = options;
    return new PkiSignedIntermediate(this as Construct, id, {
      ...rest,
      ...validity._configured(),
      csr: request.csr,
      mount: this.mount,
      issuerRef: this.issuerId,
    });
  }
}
