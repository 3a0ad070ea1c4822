// Written from src/handlers/secrets/cluster-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { clusterCredentialsEphemeral } from '../../handlers/secrets/cluster-role/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { Duration } from '../duration';

/** The properties of `EphemeralClusterCredentials`. */
export interface EphemeralClusterCredentialsProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly role: string;
  /**
   * The namespace that the token is issued in.
   *
   * @default - the only namespace that the role allows by name is used
   */
  readonly clusterNamespace?: string;
  /**
   * Whether the token is valid in the whole cluster. Requires a role with the type `ClusterRole`.
   *
   * @default false
   */
  readonly clusterRoleBinding?: boolean | IResolvable;
  /**
   * The lifetime of the token. The cluster, the system and the role can shorten it.
   *
   * @default - the default of the role applies
   */
  readonly ttl?: Duration;
  /**
   * The audiences of the token. Each element must not be empty or contain a comma.
   *
   * @default - the audiences of the role apply
   */
  readonly audiences?: string[];
  /**
   * Whether the lease is revoked when the run no longer uses the results.
   *
   * @default true
   */
  readonly revokeOnClose?: boolean | IResolvable;
  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   *
   * @default - the resource is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * A token for a cluster, issued for this run and never stored in a plan or state. Objects created for it in the cluster are deleted
 * when its lease ends.
 *
 * The Terraform type is `lintel_cluster_credentials`.
 */
export class EphemeralClusterCredentials extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_cluster_credentials';

  /**
   * Whether a value is a `EphemeralClusterCredentials`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralClusterCredentials(x: any): boolean {
    return hasType(x, 'ephemeral lintel_cluster_credentials');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralClusterCredentialsProps) {
    super(scope, id, clusterCredentialsEphemeral, props);
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the role. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  public set role(value: string) {
    this._set('role', value);
  }

  /** The namespace that the token is issued in. */
  public get clusterNamespace(): string {
    return this.getStringAttribute('cluster_namespace');
  }

  public set clusterNamespace(value: string) {
    this._set('clusterNamespace', value);
  }

  /** Whether the token is valid in the whole cluster. Requires a role with the type `ClusterRole`. */
  public get clusterRoleBinding(): boolean | IResolvable {
    return this.getBooleanAttribute('cluster_role_binding');
  }

  public set clusterRoleBinding(value: boolean | IResolvable) {
    this._set('clusterRoleBinding', value);
  }

  /** The lifetime of the token. The cluster, the system and the role can shorten it. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** The audiences of the token. */
  public get audiences(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('audiences')));
  }

  public set audiences(value: string[]) {
    this._set('audiences', value);
  }

  /** Whether the lease is revoked when the run no longer uses the results. */
  public get revokeOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  public set revokeOnClose(value: boolean | IResolvable) {
    this._set('revokeOnClose', value);
  }

  /** The id of the lease. Null if there is no lease. */
  public get leaseId(): string {
    return this.getStringAttribute('lease_id');
  }

  /** The duration of the lease in seconds. Null if there is no lease. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /** Whether the lease can be renewed. Null if there is no lease. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /** The service account that the token belongs to. */
  public get serviceAccountName(): string {
    return this.getStringAttribute('service_account_name');
  }

  /** The namespace of the service account. */
  public get serviceAccountNamespace(): string {
    return this.getStringAttribute('service_account_namespace');
  }

  /** The token. */
  public get serviceAccountToken(): string {
    return this.getStringAttribute('service_account_token');
  }

  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }

  public set after(value: string[]) {
    this._set('after', value);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `role` is configured as. */
  public get roleInput(): string {
    return this._input('role');
  }

  /** What `clusterNamespace` is configured as. */
  public get clusterNamespaceInput(): string | undefined {
    return this._input('clusterNamespace');
  }

  /** Removes the configuration of `clusterNamespace`. */
  public resetClusterNamespace(): void {
    this._set('clusterNamespace', undefined);
  }

  /** What `clusterRoleBinding` is configured as. */
  public get clusterRoleBindingInput(): boolean | IResolvable | undefined {
    return this._input('clusterRoleBinding');
  }

  /** Removes the configuration of `clusterRoleBinding`. */
  public resetClusterRoleBinding(): void {
    this._set('clusterRoleBinding', undefined);
  }

  /** What `ttl` is configured as. */
  public get ttlInput(): Duration | undefined {
    return this._input('ttl');
  }

  /**
   * Changes what `ttl` is configured as.
   *
   * @param value the new value
   */
  public putTtl(value: Duration): void {
    this._set('ttl', value);
  }

  /** Removes the configuration of `ttl`. */
  public resetTtl(): void {
    this._set('ttl', undefined);
  }

  /** What `audiences` is configured as. */
  public get audiencesInput(): string[] | undefined {
    return this._input('audiences');
  }

  /** Removes the configuration of `audiences`. */
  public resetAudiences(): void {
    this._set('audiences', undefined);
  }

  /** What `revokeOnClose` is configured as. */
  public get revokeOnCloseInput(): boolean | IResolvable | undefined {
    return this._input('revokeOnClose');
  }

  /** Removes the configuration of `revokeOnClose`. */
  public resetRevokeOnClose(): void {
    this._set('revokeOnClose', undefined);
  }

  /** What `after` is configured as. */
  public get afterInput(): string[] | undefined {
    return this._input('after');
  }

  /** Removes the configuration of `after`. */
  public resetAfter(): void {
    this._set('after', undefined);
  }
}
