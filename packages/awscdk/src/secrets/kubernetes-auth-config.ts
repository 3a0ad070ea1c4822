// Written from src/handlers/secrets/kubernetes-auth-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `KubernetesAuthConfig`. */
export interface KubernetesAuthConfigProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path that the auth method is mounted at, without the leading `auth/`. Must be the path of a mount: one or more segments,
   * without a leading or trailing `/`. Must be the path of the method without the leading `auth/`. Changing it forces replacement.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /**
   * The URL of the cluster's API. The service connects to it with the first login, not when the configuration is written. Must be an
   * absolute URL with the scheme "https" or "http" and a host.
   */
  readonly kubernetesHost: string;
  /**
   * The CA certificate that the cluster's API is verified with. Must contain a PEM block "CERTIFICATE". `kubernetesCaCert` is
   * required if `disableLocalCaJwt` is `true`.
   *
   * @default - the service uses the certificate of the pod that it runs in, and rejects the configuration if it runs in none
   */
  readonly kubernetesCaCert?: string;
  /**
   * The keys that the tokens of service accounts are verified with before the cluster is asked, in any order: public keys or
   * certificates. Each element must contain a PEM block "PUBLIC KEY" or "CERTIFICATE".
   *
   * @default - only the cluster verifies tokens
   */
  readonly pemKeys?: string[];
  /**
   * Whether the service ignores the certificate and the token of the pod that it runs in.
   *
   * @default false
   */
  readonly disableLocalCaJwt?: boolean | IResolvable;
  /**
   * The issuer that tokens must name, if `disableIssValidation` is `false`. Deprecated by the services.
   *
   * @default - `kubernetes/serviceaccount`
   */
  readonly issuer?: string;
  /**
   * Whether the issuer of tokens is not verified. The cluster verifies it anyway. Deprecated by the services.
   *
   * @default true
   */
  readonly disableIssValidation?: boolean | IResolvable;
  /**
   * Whether annotations of the service account become metadata of the identity. Only supported with the dialect `vault`. Not every
   * response of the service includes it.
   *
   * @default false
   */
  readonly useAnnotationsAsAliasMetadata?: boolean | IResolvable;
  /**
   * The token of a service account that may ask the cluster about others. It is sent with every write, because the service would
   * otherwise remove it.
   *
   * @default - the service uses the token of its pod, or else the token of the login itself
   */
  readonly tokenReviewerJwt?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `tokenReviewerJwtVersion` requires `tokenReviewerJwt`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly tokenReviewerJwtVersion?: number;
}

/**
 * How a Kubernetes auth method asks its cluster about service accounts. Each mount has one configuration, which the service cannot
 * delete: destroying it removes it from the state only. The mount itself is not managed by this resource.
 *
 * The CloudFormation type is `Custom::LintelKubernetesAuthConfig`.
 */
export class KubernetesAuthConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelKubernetesAuthConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KubernetesAuthConfigProps) {
    super(scope, id, 'KubernetesAuthConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The URL of the cluster's API. The service connects to it with the first login, not when the configuration is written. */
  public get kubernetesHost(): string {
    return this._string('KubernetesHost');
  }

  /** Whether the service ignores the certificate and the token of the pod that it runs in. */
  public get disableLocalCaJwt(): IResolvable {
    return this._boolean('DisableLocalCaJwt');
  }

  /** Whether the issuer of tokens is not verified. The cluster verifies it anyway. Deprecated by the services. */
  public get disableIssValidation(): IResolvable {
    return this._boolean('DisableIssValidation');
  }

  /** Whether the service has a token that it asks the cluster with. If the service does not report it, a reference to it fails. */
  public get tokenReviewerJwtSet(): IResolvable {
    return this._boolean('TokenReviewerJwtSet');
  }
}
