// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registryBrowseData } from '../../handlers/platform/registry-standard/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryBrowse`. */
export interface DataRegistryBrowseProps extends TerraformMetaArguments {
  /**
   * Include only modules of this namespace, which is the organization. Must consist of 1 to 64 letters, digits, `-` and `_`, and
   * begin and end with a letter or a digit.
   *
   * @default - modules of all namespaces are included
   */
  readonly namespace?: string;
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
 * The private modules that have at least one version, each with its newest version.
 *
 * The Terraform type is `lintel_registry_browse`.
 */
export class DataRegistryBrowse extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_browse';

  /**
   * Whether a value is a `DataRegistryBrowse`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryBrowse(x: any): boolean {
    return hasType(x, 'data lintel_registry_browse');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryBrowseProps = {}) {
    super(scope, id, registryBrowseData, props);
  }

  /** Include only modules of this namespace, which is the organization. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
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
  public get modules(): DataRegistryBrowseModulesList {
    return new DataRegistryBrowseModulesList(this, 'modules', false);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
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
export class DataRegistryBrowseModulesOutputReference extends ComplexObject {
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
  public get root(): DataRegistryBrowseModulesRootOutputReference {
    return new DataRegistryBrowseModulesRootOutputReference(this, 'root');
  }

  /** The declarations in its submodules. Null if the service returns the short form. */
  public get submodules(): DataRegistryBrowseModulesSubmodulesList {
    return new DataRegistryBrowseModulesSubmodulesList(this, 'submodules', false);
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
export class DataRegistryBrowseModulesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesOutputReference {
    return new DataRegistryBrowseModulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The declarations in the root of the module. */
export class DataRegistryBrowseModulesRootOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryBrowseModulesRootInputsList {
    return new DataRegistryBrowseModulesRootInputsList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): DataRegistryBrowseModulesRootOutputsList {
    return new DataRegistryBrowseModulesRootOutputsList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): DataRegistryBrowseModulesRootDependenciesList {
    return new DataRegistryBrowseModulesRootDependenciesList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): DataRegistryBrowseModulesRootProviderDependenciesList {
    return new DataRegistryBrowseModulesRootProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): DataRegistryBrowseModulesRootResourcesList {
    return new DataRegistryBrowseModulesRootResourcesList(this, 'resources', false);
  }
}

/** The input variables. */
export class DataRegistryBrowseModulesRootInputsOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesRootInputsList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootInputsOutputReference {
    return new DataRegistryBrowseModulesRootInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class DataRegistryBrowseModulesRootOutputsOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesRootOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootOutputsOutputReference {
    return new DataRegistryBrowseModulesRootOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The called modules. */
export class DataRegistryBrowseModulesRootDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootDependenciesOutputReference {
    return new DataRegistryBrowseModulesRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class DataRegistryBrowseModulesRootProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesRootProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootProviderDependenciesOutputReference {
    return new DataRegistryBrowseModulesRootProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class DataRegistryBrowseModulesRootResourcesOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesRootResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootResourcesOutputReference {
    return new DataRegistryBrowseModulesRootResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The declarations in its submodules. */
export class DataRegistryBrowseModulesSubmodulesOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryBrowseModulesSubmodulesInputsList {
    return new DataRegistryBrowseModulesSubmodulesInputsList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): DataRegistryBrowseModulesSubmodulesOutputsList {
    return new DataRegistryBrowseModulesSubmodulesOutputsList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): DataRegistryBrowseModulesSubmodulesDependenciesList {
    return new DataRegistryBrowseModulesSubmodulesDependenciesList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): DataRegistryBrowseModulesSubmodulesProviderDependenciesList {
    return new DataRegistryBrowseModulesSubmodulesProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): DataRegistryBrowseModulesSubmodulesResourcesList {
    return new DataRegistryBrowseModulesSubmodulesResourcesList(this, 'resources', false);
  }
}

/** The declarations in its submodules. */
export class DataRegistryBrowseModulesSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesOutputReference {
    return new DataRegistryBrowseModulesSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The input variables. */
export class DataRegistryBrowseModulesSubmodulesInputsOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesSubmodulesInputsList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesInputsOutputReference {
    return new DataRegistryBrowseModulesSubmodulesInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class DataRegistryBrowseModulesSubmodulesOutputsOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesSubmodulesOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesOutputsOutputReference {
    return new DataRegistryBrowseModulesSubmodulesOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The called modules. */
export class DataRegistryBrowseModulesSubmodulesDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesDependenciesOutputReference {
    return new DataRegistryBrowseModulesSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class DataRegistryBrowseModulesSubmodulesProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesSubmodulesProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesProviderDependenciesOutputReference {
    return new DataRegistryBrowseModulesSubmodulesProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class DataRegistryBrowseModulesSubmodulesResourcesOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesSubmodulesResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesResourcesOutputReference {
    return new DataRegistryBrowseModulesSubmodulesResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
