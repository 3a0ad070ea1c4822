// Written from src/handlers/platform/registry-module/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import {
  DataRegistryModuleTestConfigOutputReference,
  DataRegistryModuleVcsRepoOutputReference,
  RegistryModulePermissionsOutputReference,
  RegistryModuleVersionStatusesList,
} from './nested-values';
import { RegistryName } from './vocabularies';
import { registryModulesData } from '../../handlers/platform/registry-module/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModules`. */
export interface DataRegistryModulesProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * A search term for names, namespaces and providers.
   *
   * @default - modules are not filtered
   */
  readonly q?: string;
  /**
   * Include only modules of this registry. One of `private`, `public`.
   *
   * @default - modules of both registries are included
   */
  readonly filterRegistryName?: RegistryName;
  /**
   * Include only modules for this provider.
   *
   * @default - modules of all providers are included
   */
  readonly filterProvider?: string;
  /**
   * Include only modules of this organization.
   *
   * @default - modules of all organizations are included
   */
  readonly filterOrganizationName?: string;
  /**
   * The maximum number of modules to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The modules that are available to an organization: its own, those that other organizations share with it, and recorded public
 * modules.
 *
 * The Terraform type is `lintel_registry_modules`.
 */
export class DataRegistryModules extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_modules';

  /**
   * Whether a value is a `DataRegistryModules`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryModules(x: any): boolean {
    return hasType(x, 'data lintel_registry_modules');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryModulesProps = {}) {
    super(scope, id, registryModulesData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** A search term for names, namespaces and providers. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** Include only modules of this registry. */
  public get filterRegistryName(): string {
    return this.getStringAttribute('filter_registry_name');
  }

  /** Include only modules for this provider. */
  public get filterProvider(): string {
    return this.getStringAttribute('filter_provider');
  }

  public set filterProvider(value: string) {
    this._set('filterProvider', value);
  }

  /** Include only modules of this organization. */
  public get filterOrganizationName(): string {
    return this.getStringAttribute('filter_organization_name');
  }

  public set filterOrganizationName(value: string) {
    this._set('filterOrganizationName', value);
  }

  /** The maximum number of modules to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The modules, in the order in which the service returns them. */
  public get modules(): DataRegistryModulesModulesList {
    return new DataRegistryModulesModulesList(this, 'modules', false);
  }

  /** The number of matching modules, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `q` is configured as. */
  public get qInput(): string | undefined {
    return this._input('q');
  }

  /** Removes the configuration of `q`. */
  public resetQ(): void {
    this._set('q', undefined);
  }

  /** What `filterRegistryName` is configured as. */
  public get filterRegistryNameInput(): RegistryName | undefined {
    return this._input('filterRegistryName');
  }

  /**
   * Changes what `filterRegistryName` is configured as.
   *
   * @param value the new value
   */
  public putFilterRegistryName(value: RegistryName): void {
    this._set('filterRegistryName', value);
  }

  /** Removes the configuration of `filterRegistryName`. */
  public resetFilterRegistryName(): void {
    this._set('filterRegistryName', undefined);
  }

  /** What `filterProvider` is configured as. */
  public get filterProviderInput(): string | undefined {
    return this._input('filterProvider');
  }

  /** Removes the configuration of `filterProvider`. */
  public resetFilterProvider(): void {
    this._set('filterProvider', undefined);
  }

  /** What `filterOrganizationName` is configured as. */
  public get filterOrganizationNameInput(): string | undefined {
    return this._input('filterOrganizationName');
  }

  /** Removes the configuration of `filterOrganizationName`. */
  public resetFilterOrganizationName(): void {
    this._set('filterOrganizationName', undefined);
  }

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}

/** The modules, in the order in which the service returns them. */
export class DataRegistryModulesModulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The import ID of the module, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the record, `mod-…`. */
  public get registryModuleId(): string {
    return this.getStringAttribute('registry_module_id');
  }

  /** The repository from which the module is published. Null if the module has no repository. */
  public get vcsRepo(): DataRegistryModuleVcsRepoOutputReference {
    return new DataRegistryModuleVcsRepoOutputReference(this, 'vcs_repo');
  }

  /** Whether and where the tests of the module run. Null if tests do not run. */
  public get testConfig(): DataRegistryModuleTestConfigOutputReference {
    return new DataRegistryModuleTestConfigOutputReference(this, 'test_config');
  }

  /** What the versions are made of: `git_tag`, `branch`, or `non_vcs` for uploads. Null if the service does not report it. */
  public get publishingMechanism(): string {
    return this.getStringAttribute('publishing_mechanism');
  }

  /** Whether the module can be provisioned without writing code. */
  public get noCode(): IResolvable {
    return this.getBooleanAttribute('no_code');
  }

  /** The setup status of the module: `pending` or `setup_complete`; with some services also `no_version_tags` or `setup_failed`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** The versions of the module, newest first. */
  public get versionStatuses(): RegistryModuleVersionStatusesList {
    return new RegistryModuleVersionStatusesList(this, 'version_statuses', false);
  }

  /** The permissions of the token for the module. */
  public get permissions(): RegistryModulePermissionsOutputReference {
    return new RegistryModulePermissionsOutputReference(this, 'permissions');
  }

  /** When the record was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When the record was last changed. */
  public get updatedAt(): string {
    return this.getStringAttribute('updated_at');
  }

  /** The name of the organization that owns the module. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  /** The registry of the module: `private` or `public`. */
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

/** The modules, in the order in which the service returns them. */
export class DataRegistryModulesModulesList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): DataRegistryModulesModulesOutputReference {
    return new DataRegistryModulesModulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
