// Written from src/handlers/secrets/pki-certificate-revocation/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiCertificateRevocation`. */
export interface PkiCertificateRevocationProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The serial number of the certificate. Must be pairs of hexadecimal digits, separated by ":" or "-" or not at all. Changing it
   * forces replacement.
   *
   * @default - it is that of `certificate`
   */
  readonly serialNumber?: string;
  /**
   * The certificate itself, which need not be stored by the service. Must contain a PEM block "CERTIFICATE". Changing it forces
   * replacement.
   *
   * @default - `serialNumber` is required
   */
  readonly certificate?: string;
  /**
   * Arbitrary values, such as a date. When one of them changes, the operation is performed again. Changing it forces replacement.
   *
   * @default - the operation is performed once
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * The revocation of a certificate that an authority has issued, which cannot be undone.
 *
 * The CloudFormation type is `Custom::LintelPkiCertificateRevocation`.
 */
export class PkiCertificateRevocation extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiCertificateRevocation';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiCertificateRevocationProps = {}) {
    super(scope, id, 'PkiCertificateRevocation', props);
  }

  /** The API path of the operation. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The serial number of the certificate. */
  public get serialNumber(): string {
    return this._string('SerialNumber');
  }

  /**
   * The time of the operation, according to the clock of the service. Available only after creation: after an in-place update, a
   * reference to it fails.
   */
  public get performedAt(): string {
    return this._string('PerformedAt');
  }

  /**
   * When the certificate was revoked for the first time, in seconds since 1970. Available only after creation: after an in-place
   * update, a reference to it fails.
   */
  public get revocationTime(): number {
    return this._number('RevocationTime');
  }
}
