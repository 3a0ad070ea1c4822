// Written from src/handlers/secrets/pki-certificate-revocation/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiCertificateRevocation } from '../../handlers/secrets/pki-certificate-revocation/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiCertificateRevocation`. */
export interface PkiCertificateRevocationProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_pki_certificate_revocation`.
 */
export class PkiCertificateRevocation extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_certificate_revocation';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_certificate_revocation', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiCertificateRevocation`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiCertificateRevocation(x: any): boolean {
    return hasType(x, 'resource lintel_pki_certificate_revocation');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiCertificateRevocationProps = {}) {
    super(scope, id, pkiCertificateRevocation, props);
  }

  /** The API path of the operation. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The serial number of the certificate. If omitted, it is that of `certificate`. */
  public get serialNumber(): string {
    return this.getStringAttribute('serial_number');
  }

  public set serialNumber(value: string) {
    this._set('serialNumber', value);
  }

  /** The certificate itself, which need not be stored by the service. */
  public get certificate(): string {
    return this.getStringAttribute('certificate');
  }

  public set certificate(value: string) {
    this._set('certificate', value);
  }

  /** Arbitrary values, such as a date. When one of them changes, the operation is performed again. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /**
   * The time of the operation, according to the clock of the service. Null if it was imported or the service does not report the
   * time.
   */
  public get performedAt(): string {
    return this.getStringAttribute('performed_at');
  }

  /** When the certificate was revoked for the first time, in seconds since 1970. Null if it was imported. */
  public get revocationTime(): number {
    return this.getNumberAttribute('revocation_time');
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
  public get serialNumberInput(): string | undefined {
    return this._input('serialNumber');
  }

  /** Removes the configuration of `serialNumber`. */
  public resetSerialNumber(): void {
    this._set('serialNumber', undefined);
  }

  /** What `certificate` is configured as. */
  public get certificateInput(): string | undefined {
    return this._input('certificate');
  }

  /** Removes the configuration of `certificate`. */
  public resetCertificate(): void {
    this._set('certificate', undefined);
  }

  /** What `triggers` is configured as. */
  public get triggersInput(): { [key: string]: string } | undefined {
    return this._input('triggers');
  }

  /**
   * Changes what `triggers` is configured as.
   *
   * @param value the new value
   */
  public putTriggers(value: { [key: string]: string }): void {
    this._set('triggers', value);
  }

  /** Removes the configuration of `triggers`. */
  public resetTriggers(): void {
    this._set('triggers', undefined);
  }
}
