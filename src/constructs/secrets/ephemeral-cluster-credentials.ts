// Written from src/handlers/secrets/cluster-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { clusterCredentialsEphemeral } from '../../handlers/secrets/cluster-role/definition';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { Duration } from '../duration';

/** The properties of `EphemeralClusterCredentials`. */
export interface EphemeralClusterCredentialsProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /** The name of the role. Must be one segment of a path: not empty, without `/`. */
  readonly role: string;
  /**
   * The namespace that the token is for.
   *
   * @default - the only one that the role allows by its name
   */
  readonly clusterNamespace?: string;
  /**
   * Whether the token is good for the whole cluster, which needs a role of the type `ClusterRole`.
   *
   * @default false
   */
  readonly clusterRoleBinding?: boolean | IResolvable;
  /**
   * How long the token is to last; cluster, system and role may make it shorter.
   *
   * @default - the role decides
   */
  readonly ttl?: Duration;
  /**
   * Whom the token is meant for. Each element must not be empty, and have no comma.
   *
   * @default - those of the role count
   */
  readonly audiences?: string[];
  /**
   * Whether the lease is revoked when nothing uses the results any more.
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
 * A token for a cluster, made for this run alone: in no plan and in no state. What was made for it in the cluster goes with its
 * lease.
 *
 * The Terraform type is `lintel_cluster_credentials`.
 */
export class EphemeralClusterCredentials extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_cluster_credentials';

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

  /** The name of the role. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  /** The namespace that the token is for. */
  public get clusterNamespace(): string {
    return this.getStringAttribute('cluster_namespace');
  }

  /** Whether the token is good for the whole cluster, which needs a role of the type `ClusterRole`. */
  public get clusterRoleBinding(): IResolvable {
    return this.getBooleanAttribute('cluster_role_binding');
  }

  /** How long the token is to last; cluster, system and role may make it shorter. */
  public get ttl(): string {
    return this.getStringAttribute('ttl');
  }

  /** Whom the token is meant for. */
  public get audiences(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('audiences')));
  }

  /** Whether the lease is revoked when nothing uses the results any more. */
  public get revokeOnClose(): IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  /** The id of the lease. Null if there is no lease. */
  public get leaseId(): string {
    return this.getStringAttribute('lease_id');
  }

  /** Seconds that the lease lasts. Null if there is no lease. */
  public get leaseDuration(): number {
    return this.getNumberAttribute('lease_duration');
  }

  /** Whether the lease can be renewed. Null if there is no lease. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /** The service account that the token is of. */
  public get serviceAccountName(): string {
    return this.getStringAttribute('service_account_name');
  }

  /** The namespace of the account. */
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
}
