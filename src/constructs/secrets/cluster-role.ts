// Written from src/handlers/secrets/cluster-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { ClusterRoleType } from './vocabularies';
import { clusterRole } from '../../handlers/secrets/cluster-role/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `ClusterRole`. */
export interface ClusterRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /**
   * The name of the role. Vault and OpenBao require it in lower case. Must be a single path segment: not empty and without `/`.
   * Changing it forces replacement.
   */
  readonly name: string;
  /** The permissions of the tokens. Can be changed from one form to another in place. */
  readonly access: ClusterAccess;
  /**
   * The namespaces in which tokens can be issued; `*` allows all. Namespaces that match `allowedClusterNamespaceSelector` are
   * allowed in addition. Each element must not be empty.
   *
   * @default - no namespace is allowed by name
   */
  readonly allowedClusterNamespaces?: string[];
  /**
   * A label selector for the namespaces in which tokens can be issued, as a JSON or YAML object. Must contain an object. Not every
   * response of the service includes it.
   *
   * @default - no namespace is allowed by its labels
   */
  readonly allowedClusterNamespaceSelector?: string;
  /**
   * The maximum lifetime of a token.
   *
   * @default - the maximum of the system applies
   */
  readonly tokenMaxTtl?: Duration;
  /**
   * The lifetime of a token if the request does not set one. `tokenDefaultTtl` must not exceed `tokenMaxTtl`, unless that is 0.
   *
   * @default - the default of the system applies
   */
  readonly tokenDefaultTtl?: Duration;
  /**
   * The audiences of a token if the request does not set any. Each element must not be empty or contain a comma. Not every response
   * of the service includes it.
   *
   * @default - the audiences of the cluster apply
   */
  readonly tokenDefaultAudiences?: string[];
  /**
   * The template for the names of the objects that are created in the cluster.
   *
   * @default - the service uses its default template
   */
  readonly nameTemplate?: string;
  /**
   * Annotations of the objects that are created in the cluster. Not every response of the service includes it.
   *
   * @default - no annotations are added
   */
  readonly extraAnnotations?: { [key: string]: string };
  /**
   * Labels of the objects that are created in the cluster. Not every response of the service includes it.
   *
   * @default - no labels are added
   */
  readonly extraLabels?: { [key: string]: string };
}

/** The permissions of the tokens. Can be changed from one form to another in place. */
export interface ClusterAccessExistingRoleOptions {
  /**
   * The kind of the role: `Role` applies to one namespace, `ClusterRole` to the whole cluster. One of `Role`, `ClusterRole`.
   *
   * @default - `Role` is used
   */
  readonly clusterRoleType?: ClusterRoleType;
}

/** The permissions of the tokens. Can be changed from one form to another in place. */
export interface ClusterAccessGeneratedRulesOptions {
  /**
   * The kind of the role: `Role` applies to one namespace, `ClusterRole` to the whole cluster. One of `Role`, `ClusterRole`.
   *
   * @default - `Role` is used
   */
  readonly clusterRoleType?: ClusterRoleType;
}

/** The permissions of the tokens. Can be changed from one form to another in place. */
export class ClusterAccess {
  /**
   * The permissions of the tokens. Can be changed from one form to another in place. Option: `serviceAccount`.
   *
   * @param serviceAccountName The existing service account that tokens are issued for. Only the token is created.
   */
  public static serviceAccount(serviceAccountName: string): ClusterAccess {
    return new ClusterAccess({ serviceAccountName });
  }

  /**
   * The permissions of the tokens. Can be changed from one form to another in place. Option: `existingRole`.
   *
   * @param clusterRoleName The existing role of the cluster. A service account is created with each token and bound to this role.
   * @param options the other settings
   */
  public static existingRole(clusterRoleName: string, options: ClusterAccessExistingRoleOptions = {}): ClusterAccess {
    return new ClusterAccess({ clusterRoleName, ...options });
  }

  /**
   * The permissions of the tokens. Can be changed from one form to another in place. Option: `generatedRules`.
   *
   * @param generatedRoleRules The rules of the role that is created with each service account, as a JSON or YAML object with a list
   * `rules`. Must contain an object with a list "rules".
   * @param options the other settings
   */
  public static generatedRules(generatedRoleRules: string, options: ClusterAccessGeneratedRulesOptions = {}): ClusterAccess {
    return new ClusterAccess({ generatedRoleRules, ...options });
  }

  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that this choice sets.
   *
   * @internal
   */
  public _attributes(): object {
    return this.attributes;
  }
}

/**
 * A role of a cluster engine. It issues tokens for an existing service account, or for one that is created with each token.
 *
 * The Terraform type is `lintel_cluster_role`.
 *
 * @internal
 */
export class ClusterRoleBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_cluster_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_cluster_role', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `ClusterRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isClusterRole(x: any): boolean {
    return hasType(x, 'resource lintel_cluster_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ClusterRoleProps) {
    super(scope, id, clusterRole, props);
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

  /** The name of the role. Vault and OpenBao require it in lower case. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The existing service account that tokens are issued for. Only the token is created. */
  public get serviceAccountName(): string {
    return this.getStringAttribute('service_account_name');
  }

  /** The existing role of the cluster. A service account is created with each token and bound to this role. */
  public get clusterRoleName(): string {
    return this.getStringAttribute('cluster_role_name');
  }

  /** The kind of the role: `Role` applies to one namespace, `ClusterRole` to the whole cluster. */
  public get clusterRoleType(): string {
    return this.getStringAttribute('cluster_role_type');
  }

  /** The rules of the role that is created with each service account, as a JSON or YAML object with a list `rules`. */
  public get generatedRoleRules(): string {
    return this.getStringAttribute('generated_role_rules');
  }

  /**
   * The namespaces in which tokens can be issued; `*` allows all. Namespaces that match `allowedClusterNamespaceSelector` are
   * allowed in addition.
   */
  public get allowedClusterNamespaces(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_cluster_namespaces')));
  }

  public set allowedClusterNamespaces(value: string[]) {
    this._set('allowedClusterNamespaces', value);
  }

  /** A label selector for the namespaces in which tokens can be issued, as a JSON or YAML object. */
  public get allowedClusterNamespaceSelector(): string {
    return this.getStringAttribute('allowed_cluster_namespace_selector');
  }

  public set allowedClusterNamespaceSelector(value: string) {
    this._set('allowedClusterNamespaceSelector', value);
  }

  /** The maximum lifetime of a token. */
  public get tokenMaxTtl(): string {
    return this.getStringAttribute('token_max_ttl');
  }

  /** The lifetime of a token if the request does not set one. */
  public get tokenDefaultTtl(): string {
    return this.getStringAttribute('token_default_ttl');
  }

  /** The audiences of a token if the request does not set any. */
  public get tokenDefaultAudiences(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_default_audiences')));
  }

  public set tokenDefaultAudiences(value: string[]) {
    this._set('tokenDefaultAudiences', value);
  }

  /** The template for the names of the objects that are created in the cluster. */
  public get nameTemplate(): string {
    return this.getStringAttribute('name_template');
  }

  public set nameTemplate(value: string) {
    this._set('nameTemplate', value);
  }

  /** Annotations of the objects that are created in the cluster. */
  public get extraAnnotations(): StringMap {
    return new StringMap(this, 'extra_annotations');
  }

  /** Labels of the objects that are created in the cluster. */
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

  /** What `access` is configured as. */
  public get accessInput(): ClusterAccess {
    return this._input('access');
  }

  /**
   * Changes what `access` is configured as.
   *
   * @param value the new value
   */
  public putAccess(value: ClusterAccess): void {
    this._set('access', value);
  }

  /** What `allowedClusterNamespaces` is configured as. */
  public get allowedClusterNamespacesInput(): string[] | undefined {
    return this._input('allowedClusterNamespaces');
  }

  /** Removes the configuration of `allowedClusterNamespaces`. */
  public resetAllowedClusterNamespaces(): void {
    this._set('allowedClusterNamespaces', undefined);
  }

  /** What `allowedClusterNamespaceSelector` is configured as. */
  public get allowedClusterNamespaceSelectorInput(): string | undefined {
    return this._input('allowedClusterNamespaceSelector');
  }

  /** Removes the configuration of `allowedClusterNamespaceSelector`. */
  public resetAllowedClusterNamespaceSelector(): void {
    this._set('allowedClusterNamespaceSelector', undefined);
  }

  /** What `tokenMaxTtl` is configured as. */
  public get tokenMaxTtlInput(): Duration | undefined {
    return this._input('tokenMaxTtl');
  }

  /**
   * Changes what `tokenMaxTtl` is configured as.
   *
   * @param value the new value
   */
  public putTokenMaxTtl(value: Duration): void {
    this._set('tokenMaxTtl', value);
  }

  /** Removes the configuration of `tokenMaxTtl`. */
  public resetTokenMaxTtl(): void {
    this._set('tokenMaxTtl', undefined);
  }

  /** What `tokenDefaultTtl` is configured as. */
  public get tokenDefaultTtlInput(): Duration | undefined {
    return this._input('tokenDefaultTtl');
  }

  /**
   * Changes what `tokenDefaultTtl` is configured as.
   *
   * @param value the new value
   */
  public putTokenDefaultTtl(value: Duration): void {
    this._set('tokenDefaultTtl', value);
  }

  /** Removes the configuration of `tokenDefaultTtl`. */
  public resetTokenDefaultTtl(): void {
    this._set('tokenDefaultTtl', undefined);
  }

  /** What `tokenDefaultAudiences` is configured as. */
  public get tokenDefaultAudiencesInput(): string[] | undefined {
    return this._input('tokenDefaultAudiences');
  }

  /** Removes the configuration of `tokenDefaultAudiences`. */
  public resetTokenDefaultAudiences(): void {
    this._set('tokenDefaultAudiences', undefined);
  }

  /** What `nameTemplate` is configured as. */
  public get nameTemplateInput(): string | undefined {
    return this._input('nameTemplate');
  }

  /** Removes the configuration of `nameTemplate`. */
  public resetNameTemplate(): void {
    this._set('nameTemplate', undefined);
  }

  /** What `extraAnnotations` is configured as. */
  public get extraAnnotationsInput(): { [key: string]: string } | undefined {
    return this._input('extraAnnotations');
  }

  /**
   * Changes what `extraAnnotations` is configured as.
   *
   * @param value the new value
   */
  public putExtraAnnotations(value: { [key: string]: string }): void {
    this._set('extraAnnotations', value);
  }

  /** Removes the configuration of `extraAnnotations`. */
  public resetExtraAnnotations(): void {
    this._set('extraAnnotations', undefined);
  }

  /** What `extraLabels` is configured as. */
  public get extraLabelsInput(): { [key: string]: string } | undefined {
    return this._input('extraLabels');
  }

  /**
   * Changes what `extraLabels` is configured as.
   *
   * @param value the new value
   */
  public putExtraLabels(value: { [key: string]: string }): void {
    this._set('extraLabels', value);
  }

  /** Removes the configuration of `extraLabels`. */
  public resetExtraLabels(): void {
    this._set('extraLabels', undefined);
  }
}
