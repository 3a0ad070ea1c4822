// Written from src/handlers/secrets/cluster-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `ClusterConfig`. */
export interface ClusterConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /**
   * The URL of the cluster's API. Must be an absolute URL with the scheme "https" or "http" and a host.
   *
   * @default - the service uses the address of the cluster that it runs in, and rejects the configuration if it does not run in a
   * pod
   */
  readonly clusterHost?: string;
  /**
   * The CA certificate that the cluster's API is verified with. Must contain a PEM block "CERTIFICATE".
   *
   * @default - the service uses the certificate of the pod that it runs in, or the root certificates of its host
   */
  readonly clusterCaCert?: string;
  /**
   * The token of the service account that the service uses in the cluster.
   *
   * @default - the service uses the token of the pod that it runs in
   */
  readonly serviceAccountJwt?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `serviceAccountJwtVersion` requires `serviceAccountJwt`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly serviceAccountJwtVersion?: number;
  /**
   * Whether the service ignores the certificate and the token of the pod that it runs in.
   *
   * @default false
   */
  readonly disableLocalCaJwt?: boolean | IResolvable;
  /**
   * Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it
   * before the destroy.
   *
   * @default - it is not destroyed while there are, or may be, leases that cannot be revoked
   */
  readonly forceDestroy?: boolean | IResolvable;
}

/**
 * The connection of a cluster engine to its cluster. Each mount has one configuration; the mount itself is not managed by this
 * resource.
 *
 * The CloudFormation type is `Custom::LintelClusterConfig`.
 */
export class ClusterConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelClusterConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ClusterConfigProps = {}) {
    super(scope, id, 'ClusterConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** Whether the service ignores the certificate and the token of the pod that it runs in. */
  public get disableLocalCaJwt(): IResolvable {
    return this._boolean('DisableLocalCaJwt');
  }
}
