// Written from src/handlers/secrets/pki-certificate/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCertificateData } from '../../handlers/secrets/pki-certificate/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiCertificate`. */
export interface DataPkiCertificateProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The number of the certificate, in hexadecimal with colons or hyphens. Must be pairs of hexadecimal digits, with colons or
   * hyphens.
   */
  readonly serialNumber: string;
}

/**
 * A certificate that an authority has issued, by its number.
 *
 * The Terraform type is `lintel_pki_certificate`.
 */
export class DataPkiCertificate extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_certificate';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiCertificateProps) {
    super(scope, id, pkiCertificateData, props);
  }

  /** The path of the object below the API. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The number of the certificate, in hexadecimal with colons or hyphens. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  /** The certificate, as PEM. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  /** The certificates from the issuer upwards, as PEM; an empty list where the token may not read the issuer. */
  public get caChain(): string[] {
    return this.getListAttribute('ca_chain');
  }

  /** When the certificate ends, in Unix seconds. */
  public get expiration(): number {
    return this.getNumberAttribute('expiration');
  }

  /** When the certificate begins, from the certificate. */
  public get validFrom(): string {
    return this.getStringAttribute('valid_from');
  }

  /** When the certificate ends, from the certificate. */
  public get validUntil(): string {
    return this.getStringAttribute('valid_until');
  }

  /** SHA-256 of the certificate in DER: hexadecimal in lower case. */
  public get fingerprint(): string {
    return this.getStringAttribute('fingerprint');
  }

  /** When the certificate was revoked, in Unix seconds; 0, while it is not. */
  public get revocationTime(): number {
    return this.getNumberAttribute('revocation_time');
  }

  /** By the clock of the service: `valid`, `expired` or `revoked`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }
}
