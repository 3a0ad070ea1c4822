// Written from src/handlers/secrets/kubernetes-auth-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { kubernetesAuthConfig } from '../../handlers/secrets/kubernetes-auth-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `KubernetesAuthConfig`. */
export interface KubernetesAuthConfigProps extends TerraformMetaArguments {
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
   * otherwise remove it. The value is stored in state: prefer `tokenReviewerJwtWo`. Never shown in plans or logs. `tokenReviewerJwt`
   * conflicts with `tokenReviewerJwtWo` and `tokenReviewerJwtWoVersion`.
   *
   * @default - the service uses the token of its pod, or else the token of the login itself
   */
  readonly tokenReviewerJwt?: string;
  /**
   * The token of a service account that may ask the cluster about others. It is sent with every write, because the service would
   * otherwise remove it. Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or
   * later. Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the service uses the token of its pod, or else the token of the login itself
   */
  readonly tokenReviewerJwtWo?: string;
  /**
   * The version of `tokenReviewerJwtWo`. If set, `tokenReviewerJwtWo` is sent again only when the version changes.
   *
   * @default - changes of `tokenReviewerJwtWo` are detected automatically
   */
  readonly tokenReviewerJwtWoVersion?: number;
}

/**
 * How a Kubernetes auth method asks its cluster about service accounts. Each mount has one configuration, which the service cannot
 * delete: destroying it removes it from the state only. The mount itself is not managed by this resource.
 *
 * The Terraform type is `lintel_kubernetes_auth_config`.
 */
export class KubernetesAuthConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_kubernetes_auth_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_kubernetes_auth_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `KubernetesAuthConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKubernetesAuthConfig(x: any): boolean {
    return hasType(x, 'resource lintel_kubernetes_auth_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KubernetesAuthConfigProps) {
    super(scope, id, kubernetesAuthConfig, props);
  }

  /** The API path of the object. This is also its import id. */
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

  /** The URL of the cluster's API. The service connects to it with the first login, not when the configuration is written. */
  public get kubernetesHost(): string {
    return this.getStringAttribute('kubernetes_host');
  }

  public set kubernetesHost(value: string) {
    this._set('kubernetesHost', value);
  }

  /** The CA certificate that the cluster's API is verified with. */
  public get kubernetesCaCert(): string {
    return this.getStringAttribute('kubernetes_ca_cert');
  }

  public set kubernetesCaCert(value: string) {
    this._set('kubernetesCaCert', value);
  }

  /**
   * The keys that the tokens of service accounts are verified with before the cluster is asked, in any order: public keys or
   * certificates.
   */
  public get pemKeys(): string[] {
    return this.getListAttribute('pem_keys');
  }

  public set pemKeys(value: string[]) {
    this._set('pemKeys', value);
  }

  /** Whether the service ignores the certificate and the token of the pod that it runs in. */
  public get disableLocalCaJwt(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_local_ca_jwt');
  }

  public set disableLocalCaJwt(value: boolean | IResolvable) {
    this._set('disableLocalCaJwt', value);
  }

  /** The issuer that tokens must name, if `disableIssValidation` is `false`. Deprecated by the services. */
  public get issuer(): string {
    return this.getStringAttribute('issuer');
  }

  public set issuer(value: string) {
    this._set('issuer', value);
  }

  /** Whether the issuer of tokens is not verified. The cluster verifies it anyway. Deprecated by the services. */
  public get disableIssValidation(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_iss_validation');
  }

  public set disableIssValidation(value: boolean | IResolvable) {
    this._set('disableIssValidation', value);
  }

  /** Whether annotations of the service account become metadata of the identity. Only supported with the dialect `vault`. */
  public get useAnnotationsAsAliasMetadata(): boolean | IResolvable {
    return this.getBooleanAttribute('use_annotations_as_alias_metadata');
  }

  public set useAnnotationsAsAliasMetadata(value: boolean | IResolvable) {
    this._set('useAnnotationsAsAliasMetadata', value);
  }

  /**
   * The token of a service account that may ask the cluster about others. It is sent with every write, because the service would
   * otherwise remove it. The value is stored in state: prefer `tokenReviewerJwtWo`.
   */
  public get tokenReviewerJwt(): string {
    return this.getStringAttribute('token_reviewer_jwt');
  }

  public set tokenReviewerJwt(value: string) {
    this._set('tokenReviewerJwt', value);
  }

  /** The version of `tokenReviewerJwtWo`. If set, `tokenReviewerJwtWo` is sent again only when the version changes. */
  public get tokenReviewerJwtWoVersion(): number {
    return this.getNumberAttribute('token_reviewer_jwt_wo_version');
  }

  public set tokenReviewerJwtWoVersion(value: number) {
    this._set('tokenReviewerJwtWoVersion', value);
  }

  /** Whether the service has a token that it asks the cluster with. Null if the service does not report it. */
  public get tokenReviewerJwtSet(): IResolvable {
    return this.getBooleanAttribute('token_reviewer_jwt_set');
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
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

  /** What `kubernetesHost` is configured as. */
  public get kubernetesHostInput(): string {
    return this._input('kubernetesHost');
  }

  /** What `kubernetesCaCert` is configured as. */
  public get kubernetesCaCertInput(): string | undefined {
    return this._input('kubernetesCaCert');
  }

  /** Removes the configuration of `kubernetesCaCert`. */
  public resetKubernetesCaCert(): void {
    this._set('kubernetesCaCert', undefined);
  }

  /** What `pemKeys` is configured as. */
  public get pemKeysInput(): string[] | undefined {
    return this._input('pemKeys');
  }

  /** Removes the configuration of `pemKeys`. */
  public resetPemKeys(): void {
    this._set('pemKeys', undefined);
  }

  /** What `disableLocalCaJwt` is configured as. */
  public get disableLocalCaJwtInput(): boolean | IResolvable | undefined {
    return this._input('disableLocalCaJwt');
  }

  /** Removes the configuration of `disableLocalCaJwt`. */
  public resetDisableLocalCaJwt(): void {
    this._set('disableLocalCaJwt', undefined);
  }

  /** What `issuer` is configured as. */
  public get issuerInput(): string | undefined {
    return this._input('issuer');
  }

  /** Removes the configuration of `issuer`. */
  public resetIssuer(): void {
    this._set('issuer', undefined);
  }

  /** What `disableIssValidation` is configured as. */
  public get disableIssValidationInput(): boolean | IResolvable | undefined {
    return this._input('disableIssValidation');
  }

  /** Removes the configuration of `disableIssValidation`. */
  public resetDisableIssValidation(): void {
    this._set('disableIssValidation', undefined);
  }

  /** What `useAnnotationsAsAliasMetadata` is configured as. */
  public get useAnnotationsAsAliasMetadataInput(): boolean | IResolvable | undefined {
    return this._input('useAnnotationsAsAliasMetadata');
  }

  /** Removes the configuration of `useAnnotationsAsAliasMetadata`. */
  public resetUseAnnotationsAsAliasMetadata(): void {
    this._set('useAnnotationsAsAliasMetadata', undefined);
  }

  /** What `tokenReviewerJwt` is configured as. */
  public get tokenReviewerJwtInput(): string | undefined {
    return this._input('tokenReviewerJwt');
  }

  /** Removes the configuration of `tokenReviewerJwt`. */
  public resetTokenReviewerJwt(): void {
    this._set('tokenReviewerJwt', undefined);
  }

  /** What `tokenReviewerJwtWo` is configured as. */
  public get tokenReviewerJwtWoInput(): string | undefined {
    return this._input('tokenReviewerJwtWo');
  }

  /**
   * Changes what `tokenReviewerJwtWo` is configured as.
   *
   * @param value the new value
   */
  public putTokenReviewerJwtWo(value: string): void {
    this._set('tokenReviewerJwtWo', value);
  }

  /** Removes the configuration of `tokenReviewerJwtWo`. */
  public resetTokenReviewerJwtWo(): void {
    this._set('tokenReviewerJwtWo', undefined);
  }

  /** What `tokenReviewerJwtWoVersion` is configured as. */
  public get tokenReviewerJwtWoVersionInput(): number | undefined {
    return this._input('tokenReviewerJwtWoVersion');
  }

  /** Removes the configuration of `tokenReviewerJwtWoVersion`. */
  public resetTokenReviewerJwtWoVersion(): void {
    this._set('tokenReviewerJwtWoVersion', undefined);
  }
}
