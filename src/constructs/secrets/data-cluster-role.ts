// Written from src/handlers/secrets/cluster-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { clusterRoleData } from '../../handlers/secrets/cluster-role/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataClusterRole`. */
export interface DataClusterRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A role of a cluster engine. To get a token, use the ephemeral resource `lintel_cluster_credentials`.
 *
 * The Terraform type is `lintel_cluster_role`.
 */
export class DataClusterRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_cluster_role';

  /**
   * Whether a value is a `DataClusterRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataClusterRole(x: any): boolean {
    return hasType(x, 'data lintel_cluster_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataClusterRoleProps) {
    super(scope, id, clusterRoleData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The existing service account that tokens are issued for. Null if the role uses another form of access. */
  public get serviceAccountName(): string {
    return this.getStringAttribute('service_account_name');
  }

  /** The existing role of the cluster that service accounts are bound to. Null if the role uses another form of access. */
  public get clusterRoleName(): string {
    return this.getStringAttribute('cluster_role_name');
  }

  /**
   * The rules of the role that is created with each service account, as a JSON or YAML object. Null if the role uses another form of
   * access.
   */
  public get generatedRoleRules(): string {
    return this.getStringAttribute('generated_role_rules');
  }

  /**
   * The kind of the role: `Role` applies to one namespace, `ClusterRole` to the whole cluster. Null if the role uses another form of
   * access.
   */
  public get clusterRoleType(): string {
    return this.getStringAttribute('cluster_role_type');
  }

  /** The namespaces in which tokens can be issued; `*` allows all. */
  public get allowedClusterNamespaces(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_cluster_namespaces')));
  }

  /**
   * A label selector for the namespaces in which tokens can be issued, as a JSON or YAML object. Null if there is none or the
   * service does not report it.
   */
  public get allowedClusterNamespaceSelector(): string {
    return this.getStringAttribute('allowed_cluster_namespace_selector');
  }

  /** The maximum lifetime of a token, in seconds. Null if the maximum of the system applies. */
  public get tokenMaxTtl(): string {
    return this.getStringAttribute('token_max_ttl');
  }

  /** The lifetime of a token if the request does not set one, in seconds. Null if the default of the system applies. */
  public get tokenDefaultTtl(): string {
    return this.getStringAttribute('token_default_ttl');
  }

  /** The audiences of a token if the request does not set any. Null if the service does not report it. */
  public get tokenDefaultAudiences(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_default_audiences')));
  }

  /** The template for the names of the objects that are created in the cluster. Null if the service uses its default template. */
  public get nameTemplate(): string {
    return this.getStringAttribute('name_template');
  }

  /** Annotations of the objects that are created in the cluster. Null if the service does not report it. */
  public get extraAnnotations(): StringMap {
    return new StringMap(this, 'extra_annotations');
  }

  /** Labels of the objects that are created in the cluster. Null if the service does not report it. */
  public get extraLabels(): StringMap {
    return new StringMap(this, 'extra_labels');
  }

  /** Further metadata that the service reports, as JSON. Null if the service reports none. */
  public get additionalMetadata(): string {
    return this.getStringAttribute('additional_metadata');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }
}
