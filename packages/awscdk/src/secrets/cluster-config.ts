// Written from src/handlers/secrets/cluster-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `ClusterConfig`. */
export interface ClusterConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /**
   * The address of the cluster's API. Must be an absolute URL with the scheme "https" or "http" and a host.
   *
   * @default - the service takes it from the pod that it runs in, and refuses the configuration where it runs in none
   */
  readonly clusterHost?: string;
  /**
   * The certificate of the authority that the address is trusted by. Must contain a PEM block "CERTIFICATE".
   *
   * @default - the service takes that of its pod, or else trusts the roots of its host
   */
  readonly clusterCaCert?: string;
  /**
   * The token of the account that the service acts as in the cluster.
   *
   * @default - the service takes that of its pod
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
   * Whether the service leaves alone the certificate and the token of the pod that it runs in.
   *
   * @default false
   */
  readonly disableLocalCaJwt?: boolean | IResolvable;
}

/**
 * How a cluster engine reaches its cluster. An engine has one; the mount itself is not managed here.
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

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** Whether the service leaves alone the certificate and the token of the pod that it runs in. */
  public get disableLocalCaJwt(): IResolvable {
    return this._boolean('DisableLocalCaJwt');
  }
}
