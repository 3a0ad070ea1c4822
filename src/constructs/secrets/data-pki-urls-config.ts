// Written from src/handlers/secrets/pki-urls-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiUrlsConfigData } from '../../handlers/secrets/pki-urls-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiUrlsConfig`. */
export interface DataPkiUrlsConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * The URLs that a certificate authority writes into the certificates that it issues.
 *
 * The Terraform type is `lintel_pki_urls_config`.
 */
export class DataPkiUrlsConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_urls_config';

  /**
   * Whether a value is a `DataPkiUrlsConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiUrlsConfig(x: any): boolean {
    return hasType(x, 'data lintel_pki_urls_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiUrlsConfigProps = {}) {
    super(scope, id, pkiUrlsConfigData, props);
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

  /** Where the issuer's certificate is published. */
  public get issuingCertificates(): string[] {
    return this.getListAttribute('issuing_certificates');
  }

  /** Where the certificate revocation list is published. */
  public get crlDistributionPoints(): string[] {
    return this.getListAttribute('crl_distribution_points');
  }

  /** Where the delta of the certificate revocation list is published. Only supported with the dialect `openbao`. */
  public get deltaCrlDistributionPoints(): string[] {
    return this.getListAttribute('delta_crl_distribution_points');
  }

  /** The OCSP servers that answer whether a certificate is revoked. */
  public get ocspServers(): string[] {
    return this.getListAttribute('ocsp_servers');
  }

  /**
   * Whether the URLs can contain `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. The last two need
   * `lintel_pki_cluster_config`.
   */
  public get enableTemplating(): IResolvable {
    return this.getBooleanAttribute('enable_templating');
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
