// Written from src/handlers/secrets/cluster-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { ClusterRoleType } from './vocabularies';
import { clusterRole } from '../../handlers/secrets/cluster-role/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `ClusterRole`. */
export interface ClusterRoleProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A namespace may be its leading segments. Must be the path of a mount: one or more
   * segments, without `/` at either end. Changing it forces replacement.
   *
   * @default "kubernetes"
   */
  readonly mount?: string;
  /**
   * The name of the role. Services that exist have names in lower case. Must be one segment of a path: not empty, without `/`.
   * Changing it forces replacement.
   */
  readonly name: string;
  /** What a token may do. It can be changed from one form to another in place. */
  readonly access: ClusterAccess;
  /**
   * The namespaces in which tokens may be issued; `*` means every one. Those that the selector allows come on top. Each element must
   * not be empty.
   *
   * @default - none is allowed by its name
   */
  readonly allowedClusterNamespaces?: string[];
  /**
   * A label selector of the namespaces in which tokens may be issued, as a JSON or YAML object. Must contain an object. Not every
   * response of the service includes it.
   *
   * @default - none is allowed by its labels
   */
  readonly allowedClusterNamespaceSelector?: string;
  /**
   * How long a token lasts at most.
   *
   * @default - that of the system counts
   */
  readonly tokenMaxTtl?: Duration;
  /**
   * How long a token lasts where nobody asks for another time. `tokenDefaultTtl` must not exceed `tokenMaxTtl`, unless that is 0.
   *
   * @default - that of the system counts
   */
  readonly tokenDefaultTtl?: Duration;
  /**
   * Whom a token is meant for where nobody asks for another audience. Each element must not be empty, and have no comma. Not every
   * response of the service includes it.
   *
   * @default - those of the cluster count
   */
  readonly tokenDefaultAudiences?: string[];
  /**
   * The template of the names of what is made.
   *
   * @default - the service has a template of its own
   */
  readonly nameTemplate?: string;
  /**
   * Annotations that everything gets that is made. Not every response of the service includes it.
   *
   * @default - there are none
   */
  readonly extraAnnotations?: { [key: string]: string };
  /**
   * Labels that everything gets that is made. Not every response of the service includes it.
   *
   * @default - there are none
   */
  readonly extraLabels?: { [key: string]: string };
}

/** What a token may do. It can be changed from one form to another in place. */
export interface ClusterAccessExistingRoleOptions {
  /**
   * Whether it is a role of one namespace or of the whole cluster. One of `Role`, `ClusterRole`.
   *
   * @default - `Role`
   */
  readonly clusterRoleType?: ClusterRoleType;
}

/** What a token may do. It can be changed from one form to another in place. */
export interface ClusterAccessGeneratedRulesOptions {
  /**
   * Whether it is a role of one namespace or of the whole cluster. One of `Role`, `ClusterRole`.
   *
   * @default - `Role`
   */
  readonly clusterRoleType?: ClusterRoleType;
}

/** What a token may do. It can be changed from one form to another in place. */
export class ClusterAccess {
  /**
   * What a token may do. It can be changed from one form to another in place. Option: `serviceAccount`.
   *
   * @param serviceAccountName The service account that is there: a token for it is all that is made.
   */
  public static serviceAccount(serviceAccountName: string): ClusterAccess {
    return new ClusterAccess({ serviceAccountName });
  }

  /**
   * What a token may do. It can be changed from one form to another in place. Option: `existingRole`.
   *
   * @param clusterRoleName The role of the cluster that is there: an account is made, and bound to it.
   * @param options the other settings
   */
  public static existingRole(clusterRoleName: string, options: ClusterAccessExistingRoleOptions = {}): ClusterAccess {
    return new ClusterAccess({ clusterRoleName, ...options });
  }

  /**
   * What a token may do. It can be changed from one form to another in place. Option: `generatedRules`.
   *
   * @param generatedRoleRules The rules of a role that is made together with an account, as a JSON or YAML object with a list
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
 * What the tokens of a cluster are issued for: an account that is there, or one that is made for each token.
 *
 * The Terraform type is `lintel_cluster_role`.
 */
export class ClusterRole extends DefinedResource {
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
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: ClusterRoleProps) {
    super(scope, id, clusterRole, props);
  }

  /** The path of the object below the API, which is its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. A namespace may be its leading segments. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the role. Services that exist have names in lower case. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The service account that is there: a token for it is all that is made. */
  public get serviceAccountName(): string {
    return this.getStringAttribute('service_account_name');
  }

  /** The role of the cluster that is there: an account is made, and bound to it. */
  public get clusterRoleName(): string {
    return this.getStringAttribute('cluster_role_name');
  }

  /** Whether it is a role of one namespace or of the whole cluster. */
  public get clusterRoleType(): string {
    return this.getStringAttribute('cluster_role_type');
  }

  /** The rules of a role that is made together with an account, as a JSON or YAML object with a list `rules`. */
  public get generatedRoleRules(): string {
    return this.getStringAttribute('generated_role_rules');
  }

  /** The namespaces in which tokens may be issued; `*` means every one. Those that the selector allows come on top. */
  public get allowedClusterNamespaces(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_cluster_namespaces')));
  }

  /** A label selector of the namespaces in which tokens may be issued, as a JSON or YAML object. */
  public get allowedClusterNamespaceSelector(): string {
    return this.getStringAttribute('allowed_cluster_namespace_selector');
  }

  /** How long a token lasts at most. */
  public get tokenMaxTtl(): string {
    return this.getStringAttribute('token_max_ttl');
  }

  /** How long a token lasts where nobody asks for another time. */
  public get tokenDefaultTtl(): string {
    return this.getStringAttribute('token_default_ttl');
  }

  /** Whom a token is meant for where nobody asks for another audience. */
  public get tokenDefaultAudiences(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_default_audiences')));
  }

  /** The template of the names of what is made. */
  public get nameTemplate(): string {
    return this.getStringAttribute('name_template');
  }

  /** Annotations that everything gets that is made. */
  public get extraAnnotations(): StringMap {
    return new StringMap(this, 'extra_annotations');
  }

  /** Labels that everything gets that is made. */
  public get extraLabels(): StringMap {
    return new StringMap(this, 'extra_labels');
  }

  /** What the service tells besides of what is made, as JSON. Null if the service tells of none. */
  public get additionalMetadata(): string {
    return this.getStringAttribute('additional_metadata');
  }
}
