// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registrySearchData } from '../../handlers/platform/registry-standard/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistrySearch`. */
export interface DataRegistrySearchProps extends TerraformMetaArguments {
  /** The search term. Must not be empty. */
  readonly q: string;
  /**
   * Include only modules for this provider, such as `aws`. Must consist of 1 to 64 lowercase letters and digits.
   *
   * @default - modules for all providers are included
   */
  readonly moduleProvider?: string;
  /**
   * Whether to include only modules of verified publishers.
   *
   * @default - all are found
   */
  readonly verified?: boolean | IResolvable;
  /**
   * The maximum number of modules to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The private modules that match a search term, each with its newest version.
 *
 * The Terraform type is `lintel_registry_search`.
 */
export class DataRegistrySearch extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_search';

  /**
   * Whether a value is a `DataRegistrySearch`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistrySearch(x: any): boolean {
    return hasType(x, 'data lintel_registry_search');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistrySearchProps) {
    super(scope, id, registrySearchData, props);
  }

  /** The search term. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** Include only modules for this provider, such as `aws`. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  public set moduleProvider(value: string) {
    this._set('moduleProvider', value);
  }

  /** Whether to include only modules of verified publishers. */
  public get verified(): boolean | IResolvable {
    return this.getBooleanAttribute('verified');
  }

  public set verified(value: boolean | IResolvable) {
    this._set('verified', value);
  }

  /** The maximum number of modules to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The modules, in the order in which the service returns them. */
  public get modules(): DataRegistrySearchModulesList {
    return new DataRegistrySearchModulesList(this, 'modules', false);
  }

  /** What `q` is configured as. */
  public get qInput(): string {
    return this._input('q');
  }

  /** What `moduleProvider` is configured as. */
  public get moduleProviderInput(): string | undefined {
    return this._input('moduleProvider');
  }

  /** Removes the configuration of `moduleProvider`. */
  public resetModuleProvider(): void {
    this._set('moduleProvider', undefined);
  }

  /** What `verified` is configured as. */
  public get verifiedInput(): boolean | IResolvable | undefined {
    return this._input('verified');
  }

  /** Removes the configuration of `verified`. */
  public resetVerified(): void {
    this._set('verified', undefined);
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
export class DataRegistrySearchModulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the version in the registry, `<namespace>/<name>/<provider>/<version>`. Null if the service does not report it. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The owner of the module. Null if the service does not report it. */
  public get owner(): string {
    return this.getStringAttribute('owner');
  }

  /** The description of the module. Null if the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The location of its source code. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** When the version was published. Null if the service does not report it. */
  public get publishedAt(): string {
    return this.getStringAttribute('published_at');
  }

  /** The number of downloads. Null if the service does not report it. */
  public get downloads(): number {
    return this.getNumberAttribute('downloads');
  }

  /** Whether the publisher is verified. Null if the service does not report it. */
  public get verified(): IResolvable {
    return this.getBooleanAttribute('verified');
  }

  /** The declarations in the root of the module. Null if the service returns the short form. */
  public get root(): DataRegistrySearchModulesRootOutputReference {
    return new DataRegistrySearchModulesRootOutputReference(this, 'root');
  }

  /** The declarations in its submodules. Null if the service returns the short form. */
  public get submodules(): DataRegistrySearchModulesSubmodulesList {
    return new DataRegistrySearchModulesSubmodulesList(this, 'submodules', false);
  }

  /** The names of all providers that have a module of this name. Null if the service returns the short form. */
  public get providers(): string[] {
    return this.getListAttribute('providers');
  }

  /** All versions of the module. Null if the service returns the short form. */
  public get versions(): string[] {
    return this.getListAttribute('versions');
  }

  /** The namespace; for private modules, the organization. Null if the service does not report it. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The version; the newest if none was requested. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** The name of the provider that the module is for. Null if the service does not report it. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }
}

/** The modules, in the order in which the service returns them. */
export class DataRegistrySearchModulesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesOutputReference {
    return new DataRegistrySearchModulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The declarations in the root of the module. */
export class DataRegistrySearchModulesRootOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The path of the folder in the module; empty for its root. Null if the service does not report it. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The name of the folder; empty for the root. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The text of its README file. Null if the service does not report it. */
  public get readme(): string {
    return this.getStringAttribute('readme');
  }

  /** The input variables. */
  public get inputs(): DataRegistrySearchModulesRootInputsList {
    return new DataRegistrySearchModulesRootInputsList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): DataRegistrySearchModulesRootOutputsList {
    return new DataRegistrySearchModulesRootOutputsList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): DataRegistrySearchModulesRootDependenciesList {
    return new DataRegistrySearchModulesRootDependenciesList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): DataRegistrySearchModulesRootProviderDependenciesList {
    return new DataRegistrySearchModulesRootProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): DataRegistrySearchModulesRootResourcesList {
    return new DataRegistrySearchModulesRootResourcesList(this, 'resources', false);
  }
}

/** The input variables. */
export class DataRegistrySearchModulesRootInputsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type, as an expression. Null if the service does not report it. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** The description. Null if the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The default, as an expression. Null if the service does not report it. */
  public get defaultValue(): string {
    return this.getStringAttribute('default_value');
  }

  /** Whether the variable has no default. Null if the service does not report it. */
  public get required(): IResolvable {
    return this.getBooleanAttribute('required');
  }
}

/** The input variables. */
export class DataRegistrySearchModulesRootInputsList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootInputsOutputReference {
    return new DataRegistrySearchModulesRootInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class DataRegistrySearchModulesRootOutputsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The description. Null if the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }
}

/** The outputs. */
export class DataRegistrySearchModulesRootOutputsList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootOutputsOutputReference {
    return new DataRegistrySearchModulesRootOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The called modules. */
export class DataRegistrySearchModulesRootDependenciesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name of the module block. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The source address. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The called modules. */
export class DataRegistrySearchModulesRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootDependenciesOutputReference {
    return new DataRegistrySearchModulesRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class DataRegistrySearchModulesRootProviderDependenciesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The local name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The namespace of the provider. Null if the service does not report it. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The source address. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The required providers. */
export class DataRegistrySearchModulesRootProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootProviderDependenciesOutputReference {
    return new DataRegistrySearchModulesRootProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class DataRegistrySearchModulesRootResourcesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type. Null if the service does not report it. */
  public get type(): string {
    return this.getStringAttribute('type');
  }
}

/** The managed resources. */
export class DataRegistrySearchModulesRootResourcesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootResourcesOutputReference {
    return new DataRegistrySearchModulesRootResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The declarations in its submodules. */
export class DataRegistrySearchModulesSubmodulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The path of the folder in the module; empty for its root. Null if the service does not report it. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The name of the folder; empty for the root. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The text of its README file. Null if the service does not report it. */
  public get readme(): string {
    return this.getStringAttribute('readme');
  }

  /** The input variables. */
  public get inputs(): DataRegistrySearchModulesSubmodulesInputsList {
    return new DataRegistrySearchModulesSubmodulesInputsList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): DataRegistrySearchModulesSubmodulesOutputsList {
    return new DataRegistrySearchModulesSubmodulesOutputsList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): DataRegistrySearchModulesSubmodulesDependenciesList {
    return new DataRegistrySearchModulesSubmodulesDependenciesList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): DataRegistrySearchModulesSubmodulesProviderDependenciesList {
    return new DataRegistrySearchModulesSubmodulesProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): DataRegistrySearchModulesSubmodulesResourcesList {
    return new DataRegistrySearchModulesSubmodulesResourcesList(this, 'resources', false);
  }
}

/** The declarations in its submodules. */
export class DataRegistrySearchModulesSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesOutputReference {
    return new DataRegistrySearchModulesSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The input variables. */
export class DataRegistrySearchModulesSubmodulesInputsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type, as an expression. Null if the service does not report it. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** The description. Null if the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The default, as an expression. Null if the service does not report it. */
  public get defaultValue(): string {
    return this.getStringAttribute('default_value');
  }

  /** Whether the variable has no default. Null if the service does not report it. */
  public get required(): IResolvable {
    return this.getBooleanAttribute('required');
  }
}

/** The input variables. */
export class DataRegistrySearchModulesSubmodulesInputsList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesInputsOutputReference {
    return new DataRegistrySearchModulesSubmodulesInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class DataRegistrySearchModulesSubmodulesOutputsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The description. Null if the service does not report it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }
}

/** The outputs. */
export class DataRegistrySearchModulesSubmodulesOutputsList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesOutputsOutputReference {
    return new DataRegistrySearchModulesSubmodulesOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The called modules. */
export class DataRegistrySearchModulesSubmodulesDependenciesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name of the module block. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The source address. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The called modules. */
export class DataRegistrySearchModulesSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesDependenciesOutputReference {
    return new DataRegistrySearchModulesSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class DataRegistrySearchModulesSubmodulesProviderDependenciesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The local name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The namespace of the provider. Null if the service does not report it. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The source address. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The required providers. */
export class DataRegistrySearchModulesSubmodulesProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesProviderDependenciesOutputReference {
    return new DataRegistrySearchModulesSubmodulesProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class DataRegistrySearchModulesSubmodulesResourcesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Null if the service does not report it. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type. Null if the service does not report it. */
  public get type(): string {
    return this.getStringAttribute('type');
  }
}

/** The managed resources. */
export class DataRegistrySearchModulesSubmodulesResourcesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesResourcesOutputReference {
    return new DataRegistrySearchModulesSubmodulesResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
