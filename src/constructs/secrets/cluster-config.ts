// Written from src/handlers/secrets/cluster-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { clusterConfig } from '../../handlers/secrets/cluster-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `ClusterConfig`. */
export interface ClusterConfigProps extends TerraformMetaArguments {
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
   * The token of the service account that the service uses in the cluster. The value is stored in state: prefer
   * `serviceAccountJwtWo`. Never shown in plans or logs. `serviceAccountJwt` conflicts with `serviceAccountJwtWo` and
   * `serviceAccountJwtWoVersion`.
   *
   * @default - the service uses the token of the pod that it runs in
   */
  readonly serviceAccountJwt?: string;
  /**
   * The token of the service account that the service uses in the cluster. Write-only: stored in neither the plan nor the state.
   * Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - the service uses the token of the pod that it runs in
   */
  readonly serviceAccountJwtWo?: string;
  /**
   * The version of `serviceAccountJwtWo`. If set, `serviceAccountJwtWo` is sent again only when the version changes.
   *
   * @default - changes of `serviceAccountJwtWo` are detected automatically
   */
  readonly serviceAccountJwtWoVersion?: number;
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
 * The Terraform type is `lintel_cluster_config`.
 */
export class ClusterConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_cluster_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_cluster_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `ClusterConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isClusterConfig(x: any): boolean {
    return hasType(x, 'resource lintel_cluster_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ClusterConfigProps = {}) {
    super(scope, id, clusterConfig, props);
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

  /** The URL of the cluster's API. */
  public get clusterHost(): string {
    return this.getStringAttribute('cluster_host');
  }

  public set clusterHost(value: string) {
    this._set('clusterHost', value);
  }

  /** The CA certificate that the cluster's API is verified with. */
  public get clusterCaCert(): string {
    return this.getStringAttribute('cluster_ca_cert');
  }

  public set clusterCaCert(value: string) {
    this._set('clusterCaCert', value);
  }

  /**
   * The token of the service account that the service uses in the cluster. The value is stored in state: prefer
   * `serviceAccountJwtWo`.
   */
  public get serviceAccountJwt(): string {
    return this.getStringAttribute('service_account_jwt');
  }

  public set serviceAccountJwt(value: string) {
    this._set('serviceAccountJwt', value);
  }

  /** The version of `serviceAccountJwtWo`. If set, `serviceAccountJwtWo` is sent again only when the version changes. */
  public get serviceAccountJwtWoVersion(): number {
    return this.getNumberAttribute('service_account_jwt_wo_version');
  }

  public set serviceAccountJwtWoVersion(value: number) {
    this._set('serviceAccountJwtWoVersion', value);
  }

  /** Whether the service ignores the certificate and the token of the pod that it runs in. */
  public get disableLocalCaJwt(): boolean | IResolvable {
    return this.getBooleanAttribute('disable_local_ca_jwt');
  }

  public set disableLocalCaJwt(value: boolean | IResolvable) {
    this._set('disableLocalCaJwt', value);
  }

  /**
   * Whether it is destroyed even if leases cannot be revoked, which the service then forgets: what they stand for stays. Apply it
   * before the destroy.
   */
  public get forceDestroy(): boolean | IResolvable {
    return this.getBooleanAttribute('force_destroy');
  }

  public set forceDestroy(value: boolean | IResolvable) {
    this._set('forceDestroy', value);
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `clusterHost` is configured as. */
  public get clusterHostInput(): string | undefined {
    return this._input('clusterHost');
  }

  /** Removes the configuration of `clusterHost`. */
  public resetClusterHost(): void {
    this._set('clusterHost', undefined);
  }

  /** What `clusterCaCert` is configured as. */
  public get clusterCaCertInput(): string | undefined {
    return this._input('clusterCaCert');
  }

  /** Removes the configuration of `clusterCaCert`. */
  public resetClusterCaCert(): void {
    this._set('clusterCaCert', undefined);
  }

  /** What `serviceAccountJwt` is configured as. */
  public get serviceAccountJwtInput(): string | undefined {
    return this._input('serviceAccountJwt');
  }

  /** Removes the configuration of `serviceAccountJwt`. */
  public resetServiceAccountJwt(): void {
    this._set('serviceAccountJwt', undefined);
  }

  /** What `serviceAccountJwtWo` is configured as. */
  public get serviceAccountJwtWoInput(): string | undefined {
    return this._input('serviceAccountJwtWo');
  }

  /**
   * Changes what `serviceAccountJwtWo` is configured as.
   *
   * @param value the new value
   */
  public putServiceAccountJwtWo(value: string): void {
    this._set('serviceAccountJwtWo', value);
  }

  /** Removes the configuration of `serviceAccountJwtWo`. */
  public resetServiceAccountJwtWo(): void {
    this._set('serviceAccountJwtWo', undefined);
  }

  /** What `serviceAccountJwtWoVersion` is configured as. */
  public get serviceAccountJwtWoVersionInput(): number | undefined {
    return this._input('serviceAccountJwtWoVersion');
  }

  /** Removes the configuration of `serviceAccountJwtWoVersion`. */
  public resetServiceAccountJwtWoVersion(): void {
    this._set('serviceAccountJwtWoVersion', undefined);
  }

  /** What `disableLocalCaJwt` is configured as. */
  public get disableLocalCaJwtInput(): boolean | IResolvable | undefined {
    return this._input('disableLocalCaJwt');
  }

  /** Removes the configuration of `disableLocalCaJwt`. */
  public resetDisableLocalCaJwt(): void {
    this._set('disableLocalCaJwt', undefined);
  }

  /** What `forceDestroy` is configured as. */
  public get forceDestroyInput(): boolean | IResolvable | undefined {
    return this._input('forceDestroy');
  }

  /** Removes the configuration of `forceDestroy`. */
  public resetForceDestroy(): void {
    this._set('forceDestroy', undefined);
  }
}
