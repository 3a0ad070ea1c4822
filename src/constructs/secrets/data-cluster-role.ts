// Written from src/handlers/secrets/cluster-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { clusterRoleData } from '../../handlers/secrets/cluster-role/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataClusterRole`. */
export interface DataClusterRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /** The name of the role. Must be one segment of a path: not empty, without `/`. */
  readonly name: string;
}

/**
 * A role of a cluster engine. Tokens are no part of it: see the ephemeral `lintel_cluster_credentials`.
 *
 * The Terraform type is `lintel_cluster_role`.
 */
export class DataClusterRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_cluster_role';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataClusterRoleProps) {
    super(scope, id, clusterRoleData, props);
  }

  /** The path of the object below the API. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The service account that tokens are made for. Null if the role has another form. */
  public get serviceAccountName(): string {
    return this.getStringAttribute('service_account_name');
  }

  /** The role of the cluster that accounts are bound to. Null if the role has another form. */
  public get clusterRoleName(): string {
    return this.getStringAttribute('cluster_role_name');
  }

  /** The rules of the roles that are made, as a JSON or YAML object. Null if the role has another form. */
  public get generatedRoleRules(): string {
    return this.getStringAttribute('generated_role_rules');
  }

  /**
   * Whether accounts get a role of one namespace (`Role`) or of the whole cluster (`ClusterRole`). Null if the role has another
   * form.
   */
  public get clusterRoleType(): string {
    return this.getStringAttribute('cluster_role_type');
  }

  /** The namespaces in which tokens may be issued; `*` means every one. */
  public get allowedClusterNamespaces(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_cluster_namespaces')));
  }

  /**
   * A label selector of the namespaces in which tokens may be issued, as a JSON or YAML object. Null if there is none, or the
   * service does not tell.
   */
  public get allowedClusterNamespaceSelector(): string {
    return this.getStringAttribute('allowed_cluster_namespace_selector');
  }

  /** How long a token lasts at most, in seconds. Null if that of the system counts. */
  public get tokenMaxTtl(): string {
    return this.getStringAttribute('token_max_ttl');
  }

  /** How long a token lasts where nobody asks for another time, in seconds. Null if that of the system counts. */
  public get tokenDefaultTtl(): string {
    return this.getStringAttribute('token_default_ttl');
  }

  /** Whom a token is meant for where nobody asks for another audience. Null if the service does not tell. */
  public get tokenDefaultAudiences(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_default_audiences')));
  }

  /** The template of the names of what is made. Null if the service has a template of its own. */
  public get nameTemplate(): string {
    return this.getStringAttribute('name_template');
  }

  /** Annotations that everything gets that is made. Null if the service does not tell. */
  public get extraAnnotations(): StringMap {
    return new StringMap(this, 'extra_annotations');
  }

  /** Labels that everything gets that is made. Null if the service does not tell. */
  public get extraLabels(): StringMap {
    return new StringMap(this, 'extra_labels');
  }

  /** What the service tells besides of what is made, as JSON. Null if the service tells of none. */
  public get additionalMetadata(): string {
    return this.getStringAttribute('additional_metadata');
  }
}
