// Written from src/handlers/secrets/pki-cluster-config/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiClusterConfigData } from '../../handlers/secrets/pki-cluster-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPkiClusterConfig`. */
export interface DataPkiClusterConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
}

/**
 * The addresses under which clients reach a certificate authority.
 *
 * The Terraform type is `lintel_pki_cluster_config`.
 */
export class DataPkiClusterConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_cluster_config';

  /**
   * Whether a value is a `DataPkiClusterConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPkiClusterConfig(x: any): boolean {
    return hasType(x, 'data lintel_pki_cluster_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPkiClusterConfigProps = {}) {
    super(scope, id, pkiClusterConfigData, props);
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

  /**
   * The URL of the mount for clients, such as `https://secrets.example.com:8200/v1/pki`. ACME needs it, and templates of URLs refer
   * to it as `{{cluster_path}}`. Once set, it can be changed but not removed. Null if it is not known.
   */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /**
   * The URL of the mount for those who verify certificates, which may be one without TLS. Templates of URLs refer to it as
   * `{{cluster_aia_path}}`. Once set, it can be changed but not removed. Null if it is not known.
   */
  public get aiaPath(): string {
    return this.getStringAttribute('aia_path');
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
