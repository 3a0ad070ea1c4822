// Written from src/handlers/secrets/cluster-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { clusterConfig } from '../../handlers/secrets/cluster-config/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `ClusterConfig`. */
export interface ClusterConfigProps extends TerraformMetaArguments {
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
   * The token of the account that the service acts as in the cluster. The value is stored in state: prefer `serviceAccountJwtWo`.
   * Never shown in plans or logs. `serviceAccountJwt` conflicts with `serviceAccountJwtWo` and `serviceAccountJwtWoVersion`.
   *
   * @default - the service takes that of its pod
   */
  readonly serviceAccountJwt?: string;
  /**
   * The token of the account that the service acts as in the cluster. Write-only: stored in neither the plan nor the state. Requires
   * Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown in plans or logs.
   *
   * Pass the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * rejected, because it would be stored in cdk.tf.json and in the plan file.
   *
   * @default - the service takes that of its pod
   */
  readonly serviceAccountJwtWo?: string;
  /**
   * The version of `serviceAccountJwtWo`. If set, `serviceAccountJwtWo` is sent again only when the version changes.
   *
   * @default - changes of `serviceAccountJwtWo` are detected automatically
   */
  readonly serviceAccountJwtWoVersion?: number;
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
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ClusterConfigProps = {}) {
    super(scope, id, clusterConfig, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The address of the cluster's API. */
  public get clusterHost(): string {
    return this.getStringAttribute('cluster_host');
  }

  /** The certificate of the authority that the address is trusted by. */
  public get clusterCaCert(): string {
    return this.getStringAttribute('cluster_ca_cert');
  }

  /** The token of the account that the service acts as in the cluster. The value is stored in state: prefer `serviceAccountJwtWo`. */
  public get serviceAccountJwt(): string {
    return this.getStringAttribute('service_account_jwt');
  }

  /** The version of `serviceAccountJwtWo`. If set, `serviceAccountJwtWo` is sent again only when the version changes. */
  public get serviceAccountJwtWoVersion(): number {
    return this.getNumberAttribute('service_account_jwt_wo_version');
  }

  /** Whether the service leaves alone the certificate and the token of the pod that it runs in. */
  public get disableLocalCaJwt(): IResolvable {
    return this.getBooleanAttribute('disable_local_ca_jwt');
  }

  /** How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }
}
