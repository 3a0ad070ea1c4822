// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryModulesData } from '../../handlers/platform/registry-module/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModules`. */
export interface DataRegistryModulesProps extends TerraformMetaArguments {
  /** The name of the organization. It must be the name of an organization: not empty, without `/`. */
  readonly organization: string;
  /**
   * What to search for in names, namespaces and providers.
   *
   * @default - all modules are found
   */
  readonly q?: string;
  /**
   * The registry whose modules are wanted. One of `private`, `public`.
   *
   * @default - modules of both registries are found
   */
  readonly filterRegistryName?: RegistryName;
  /**
   * The provider whose modules are wanted.
   *
   * @default - modules of all providers are found
   */
  readonly filterProvider?: string;
  /**
   * The organization whose modules are wanted.
   *
   * @default - modules of all organizations are found
   */
  readonly filterOrganizationName?: string;
  /**
   * How many modules to fetch at most. It must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The modules that are available to an organization: its own, those that others share with it, and public ones that are recorded.
 *
 * Terraform's type is `lintel_registry_modules`.
 */
export class DataRegistryModules extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_modules';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistryModulesProps) {
    super(scope, id, registryModulesData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** What to search for in names, namespaces and providers. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  /** The registry whose modules are wanted. */
  public get filterRegistryName(): string {
    return this.getStringAttribute('filter_registry_name');
  }

  /** The provider whose modules are wanted. */
  public get filterProvider(): string {
    return this.getStringAttribute('filter_provider');
  }

  /** The organization whose modules are wanted. */
  public get filterOrganizationName(): string {
    return this.getStringAttribute('filter_organization_name');
  }

  /** How many modules to fetch at most. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  /** The modules, in the order of the service. */
  public get modules(): DataRegistryModulesModulesList {
    return new DataRegistryModulesModulesList(this, 'modules', false);
  }

  /** How many modules there are that fit, as the service counts them. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }
}

/** The modules, in the order of the service. */
export class DataRegistryModulesModulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The import id of the module, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The id of the record, `mod-…`. */
  public get registryModuleId(): string {
    return this.getStringAttribute('registry_module_id');
  }

  /** The repository that the module is published from. Absent, the module has no repository. */
  public get vcsRepo(): DataRegistryModulesModulesVcsRepoOutputReference {
    return new DataRegistryModulesModulesVcsRepoOutputReference(this, 'vcs_repo');
  }

  /** Whether the module may be used without writing code. */
  public get noCode(): IResolvable {
    return this.getBooleanAttribute('no_code');
  }

  /** How far the module is set up: `pending` or `setup_complete`; from some services also `no_version_tags` or `setup_failed`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** Its versions, the newest first. */
  public get versionStatuses(): DataRegistryModulesModulesVersionStatusesList {
    return new DataRegistryModulesModulesVersionStatusesList(this, 'version_statuses', false);
  }

  /** What the token may do with the module. */
  public get permissions(): DataRegistryModulesModulesPermissionsOutputReference {
    return new DataRegistryModulesModulesPermissionsOutputReference(this, 'permissions');
  }

  /** When the record was made. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the record was changed last. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The name of the organization that has the module. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** Where the module comes from: `private` or `public`. */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /** The namespace of the module. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name of the module. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the infrastructure that the module is for. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }
}

/** The modules, in the order of the service. */
export class DataRegistryModulesModulesList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): DataRegistryModulesModulesOutputReference {
    return new DataRegistryModulesModulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The repository that the module is published from. */
export class DataRegistryModulesModulesVcsRepoOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The repository, as `organization/repository`. */
  public get identifier(): string {
    return this.getStringAttribute('identifier');
  }

  /** The repository as people see it. */
  public get displayIdentifier(): string {
    return this.getStringAttribute('display_identifier');
  }

  /** The id of the connection to the version control system, `ot-…`. */
  public get oauthTokenId(): string {
    return this.getStringAttribute('oauth_token_id');
  }

  /** The branch that is followed; empty where tags are. */
  public get branch(): string {
    return this.getStringAttribute('branch');
  }

  /** Whether submodules of the repository are fetched too. */
  public get ingressSubmodules(): IResolvable {
    return this.getBooleanAttribute('ingress_submodules');
  }

  /** The address that receives events of the repository. Absent, the service does not tell. */
  public get webhookUrl(): string {
    return this.getStringAttribute('webhook_url');
  }
}

/** Its versions, the newest first. */
export class DataRegistryModulesModulesVersionStatusesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** How far the version is: `ok` when it can be used. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** What went wrong. Absent, nothing went wrong. */
  public get error(): string {
    return this.getStringAttribute('error');
  }
}

/** Its versions, the newest first. */
export class DataRegistryModulesModulesVersionStatusesList extends ComplexList {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param wrapsSet whether it is a set there
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * The element at a position.
   *
   * @param index the position, from 0
   */
  public get(index: number): DataRegistryModulesModulesVersionStatusesOutputReference {
    return new DataRegistryModulesModulesVersionStatusesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What the token may do with the module. */
export class DataRegistryModulesModulesPermissionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** Whether it may delete it. */
  public get canDelete(): IResolvable {
    return this.getBooleanAttribute('can_delete');
  }

  /** Whether it may have the repository looked through again. */
  public get canResync(): IResolvable {
    return this.getBooleanAttribute('can_resync');
  }

  /** Whether it may have a failed version tried again. */
  public get canRetry(): IResolvable {
    return this.getBooleanAttribute('can_retry');
  }
}
