// Written from src/handlers/secrets/pki-certificate/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCertificatesData } from '../../handlers/secrets/pki-certificate/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiCertificates`. */
export interface DataPkiCertificatesProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * The certificates that a certificate authority stores.
 *
 * The Terraform type is `lintel_pki_certificates`.
 */
export class DataPkiCertificates extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_certificates';

  /**
   * Whether a value is a `DataPkiCertificates`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiCertificates(x: any): boolean {
    return hasType(x, 'data lintel_pki_certificates');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiCertificatesProps = {}) {
    super(scope, id, pkiCertificatesData, props);
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

  /** The serial numbers of all certificates, sorted. Empty if there are none. */
  public get serialNumbers(): string[] {
    return this.getListAttribute('serial_numbers');
  }

  /** The serial numbers of the certificates that are revoked, sorted. Empty if there are none. */
  public get revokedSerialNumbers(): string[] {
    return this.getListAttribute('revoked_serial_numbers');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }
}
