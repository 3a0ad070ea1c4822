// Written from src/handlers/secrets/cluster-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { clusterConfigData } from '../../handlers/secrets/cluster-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataClusterConfig`. */
export interface DataClusterConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
}

/**
 * The connection of a cluster engine to its cluster. The token is not included: the service never returns it.
 *
 * The Terraform type is `lintel_cluster_config`.
 */
export class DataClusterConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_cluster_config';

  /**
   * Whether a value is a `DataClusterConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataClusterConfig(x: any): boolean {
    return hasType(x, 'data lintel_cluster_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataClusterConfigProps = {}) {
    super(scope, id, clusterConfigData, props);
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

  /** The address of the cluster's API. Null if the service uses the address of the cluster that it runs in. */
  public get clusterHost(): string {
    return this.getStringAttribute('cluster_host');
  }

  /**
   * The certificate of the authority that the address is trusted by. Null if the service uses the certificates of its pod or its
   * host.
   */
  public get clusterCaCert(): string {
    return this.getStringAttribute('cluster_ca_cert');
  }

  /** Whether the service leaves alone the certificate and the token of the pod that it runs in. */
  public get disableLocalCaJwt(): IResolvable {
    return this.getBooleanAttribute('disable_local_ca_jwt');
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
