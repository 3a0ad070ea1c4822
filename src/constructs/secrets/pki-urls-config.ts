// Written from src/handlers/secrets/pki-urls-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiUrlsConfig } from '../../handlers/secrets/pki-urls-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiUrlsConfig`. */
export interface PkiUrlsConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * Where the issuer's certificate is published. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly issuingCertificates?: string[];
  /**
   * Where the certificate revocation list is published. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly crlDistributionPoints?: string[];
  /**
   * Where the delta of the certificate revocation list is published. Only supported with the dialect `openbao`. Each element must
   * not be empty. Not every response of the service includes it.
   *
   * @default - there are none
   */
  readonly deltaCrlDistributionPoints?: string[];
  /**
   * The OCSP servers that answer whether a certificate is revoked. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly ocspServers?: string[];
  /**
   * Whether the URLs can contain `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. The last two need
   * `lintel_pki_cluster_config`.
   *
   * @default false
   */
  readonly enableTemplating?: boolean | IResolvable;
}

/**
 * The URLs that a certificate authority writes into the certificates that it issues, unless an issuer has its own. Each mount always
 * has this configuration: destroying it removes the URLs. Certificates keep the URLs that they were issued with.
 *
 * The Terraform type is `lintel_pki_urls_config`.
 */
export class PkiUrlsConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_urls_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_urls_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiUrlsConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiUrlsConfig(x: any): boolean {
    return hasType(x, 'resource lintel_pki_urls_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiUrlsConfigProps = {}) {
    super(scope, id, pkiUrlsConfig, props);
  }

  /** The API path of the object. This is also its import id. */
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

  /** Where the issuer's certificate is published. */
  public get issuingCertificates(): string[] {
    return this.getListAttribute('issuing_certificates');
  }

  public set issuingCertificates(value: string[]) {
    this._set('issuingCertificates', value);
  }

  /** Where the certificate revocation list is published. */
  public get crlDistributionPoints(): string[] {
    return this.getListAttribute('crl_distribution_points');
  }

  public set crlDistributionPoints(value: string[]) {
    this._set('crlDistributionPoints', value);
  }

  /** Where the delta of the certificate revocation list is published. Only supported with the dialect `openbao`. */
  public get deltaCrlDistributionPoints(): string[] {
    return this.getListAttribute('delta_crl_distribution_points');
  }

  public set deltaCrlDistributionPoints(value: string[]) {
    this._set('deltaCrlDistributionPoints', value);
  }

  /** The OCSP servers that answer whether a certificate is revoked. */
  public get ocspServers(): string[] {
    return this.getListAttribute('ocsp_servers');
  }

  public set ocspServers(value: string[]) {
    this._set('ocspServers', value);
  }

  /**
   * Whether the URLs can contain `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. The last two need
   * `lintel_pki_cluster_config`.
   */
  public get enableTemplating(): boolean | IResolvable {
    return this.getBooleanAttribute('enable_templating');
  }

  public set enableTemplating(value: boolean | IResolvable) {
    this._set('enableTemplating', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `issuingCertificates` is configured as. */
  public get issuingCertificatesInput(): string[] | undefined {
    return this._input('issuingCertificates');
  }

  /** Removes the configuration of `issuingCertificates`. */
  public resetIssuingCertificates(): void {
    this._set('issuingCertificates', undefined);
  }

  /** What `crlDistributionPoints` is configured as. */
  public get crlDistributionPointsInput(): string[] | undefined {
    return this._input('crlDistributionPoints');
  }

  /** Removes the configuration of `crlDistributionPoints`. */
  public resetCrlDistributionPoints(): void {
    this._set('crlDistributionPoints', undefined);
  }

  /** What `deltaCrlDistributionPoints` is configured as. */
  public get deltaCrlDistributionPointsInput(): string[] | undefined {
    return this._input('deltaCrlDistributionPoints');
  }

  /** Removes the configuration of `deltaCrlDistributionPoints`. */
  public resetDeltaCrlDistributionPoints(): void {
    this._set('deltaCrlDistributionPoints', undefined);
  }

  /** What `ocspServers` is configured as. */
  public get ocspServersInput(): string[] | undefined {
    return this._input('ocspServers');
  }

  /** Removes the configuration of `ocspServers`. */
  public resetOcspServers(): void {
    this._set('ocspServers', undefined);
  }

  /** What `enableTemplating` is configured as. */
  public get enableTemplatingInput(): boolean | IResolvable | undefined {
    return this._input('enableTemplating');
  }

  /** Removes the configuration of `enableTemplating`. */
  public resetEnableTemplating(): void {
    this._set('enableTemplating', undefined);
  }
}
