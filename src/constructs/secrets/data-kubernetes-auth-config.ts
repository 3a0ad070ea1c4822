// Written from src/handlers/secrets/kubernetes-auth-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { kubernetesAuthConfigData } from '../../handlers/secrets/kubernetes-auth-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataKubernetesAuthConfig`. */
export interface DataKubernetesAuthConfigProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path that the auth method is mounted at, without the leading `auth/`. Must be the path of a mount: one or more segments,
   * without a leading or trailing `/`. Must be the path of the method without the leading `auth/`.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
}

/**
 * How a Kubernetes auth method asks its cluster about service accounts. The token is not included: the service never returns it.
 *
 * The Terraform type is `lintel_kubernetes_auth_config`.
 */
export class DataKubernetesAuthConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kubernetes_auth_config';

  /**
   * Whether a value is a `DataKubernetesAuthConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataKubernetesAuthConfig(x: any): boolean {
    return hasType(x, 'data lintel_kubernetes_auth_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataKubernetesAuthConfigProps = {}) {
    super(scope, id, kubernetesAuthConfigData, props);
  }

  /** The URL of the cluster's API. The service connects to it with the first login, not when the configuration is written. */
  public get kubernetesHost(): string {
    return this.getStringAttribute('kubernetes_host');
  }

  /**
   * The CA certificate that the cluster's API is verified with. Null if the service uses the certificate of the pod that it runs in,
   * and rejects the configuration if it runs in none.
   */
  public get kubernetesCaCert(): string {
    return this.getStringAttribute('kubernetes_ca_cert');
  }

  /**
   * The keys that the tokens of service accounts are verified with before the cluster is asked, in any order: public keys or
   * certificates.
   */
  public get pemKeys(): string[] {
    return this.getListAttribute('pem_keys');
  }

  /** Whether the service ignores the certificate and the token of the pod that it runs in. */
  public get disableLocalCaJwt(): IResolvable {
    return this.getBooleanAttribute('disable_local_ca_jwt');
  }

  /**
   * The issuer that tokens must name, if `disableIssValidation` is `false`. Deprecated by the services. Null if it is
   * `kubernetes/serviceaccount`.
   */
  public get issuer(): string {
    return this.getStringAttribute('issuer');
  }

  /** Whether the issuer of tokens is not verified. The cluster verifies it anyway. Deprecated by the services. */
  public get disableIssValidation(): IResolvable {
    return this.getBooleanAttribute('disable_iss_validation');
  }

  /**
   * Whether annotations of the service account become metadata of the identity. Only supported with the dialect `vault`. Null if the
   * service does not report it.
   */
  public get useAnnotationsAsAliasMetadata(): IResolvable {
    return this.getBooleanAttribute('use_annotations_as_alias_metadata');
  }

  /** Whether the service has a token that it asks the cluster with. Null if the service does not report it. */
  public get tokenReviewerJwtSet(): IResolvable {
    return this.getBooleanAttribute('token_reviewer_jwt_set');
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
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
