// Written from src/handlers/secrets/pki-certificate/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCertificateData } from '../../handlers/secrets/pki-certificate/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiCertificate`. */
export interface DataPkiCertificateProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The serial number of the certificate, in hexadecimal with colons or hyphens. Must be pairs of hexadecimal digits, with colons or
   * hyphens.
   */
  readonly serialNumber: string;
}

/**
 * A certificate that a certificate authority has issued, by its serial number.
 *
 * The Terraform type is `lintel_pki_certificate`.
 */
export class DataPkiCertificate extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_certificate';

  /**
   * Whether a value is a `DataPkiCertificate`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiCertificate(x: any): boolean {
    return hasType(x, 'data lintel_pki_certificate');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiCertificateProps) {
    super(scope, id, pkiCertificateData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The serial number of the certificate, in hexadecimal with colons or hyphens. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  public set serialNumber(value: string) {
    this._set('serialNumber', value);
  }

  /** The certificate, as PEM. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  /** The certificate chain, starting with the issuer, as PEM. Empty if the token is not allowed to read the issuer. */
  public get caChain(): string[] {
    return this.getListAttribute('ca_chain');
  }

  /** The end of the validity, in Unix seconds. */
  public get expiration(): number {
    return this.getNumberAttribute('expiration');
  }

  /** The start of the validity, from the certificate. */
  public get validFrom(): string {
    return this.getStringAttribute('valid_from');
  }

  /** The end of the validity, from the certificate. */
  public get validUntil(): string {
    return this.getStringAttribute('valid_until');
  }

  /** The SHA-256 fingerprint of the certificate, in lower-case hexadecimal. */
  public get fingerprint(): string {
    return this.getStringAttribute('fingerprint');
  }

  /** The time of the revocation in Unix seconds, or 0 if the certificate is not revoked. */
  public get revocationTime(): number {
    return this.getNumberAttribute('revocation_time');
  }

  /** The status according to the clock of the service: `valid`, `expired` or `revoked`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `serialNumber` is configured as. */
  public get serialNumberInput(): string {
    return this._input('serialNumber');
  }
}
