// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryModuleLatestData } from '../../handlers/platform/registry-standard/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModuleLatest`. */
export interface DataRegistryModuleLatestProps extends TerraformMetaArguments {
  /**
   * The registry: `private` for the registry of the organizations, `public` for the public registry, of which only curated modules
   * are visible. One of `private`, `public`.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the module; for a private module, the organization. Must consist of 1 to 64 letters, digits, `-` and `_`, and
   * begin and end with a letter or a digit.
   */
  readonly namespace: string;
  /** The name of the module. Must consist of 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit. */
  readonly name: string;
  /**
   * The name of the provider that the module is for, such as `aws`. Required for a public module. Must consist of 1 to 64 lowercase
   * letters and digits. `moduleProvider` is required if `registryName` is `public`.
   *
   * @default - the newest version for every provider is returned, in the short form
   */
  readonly moduleProvider?: string;
}

/**
 * The newest version of a module, for one provider or for every provider that has a module of this name.
 *
 * The Terraform type is `lintel_registry_module_latest`.
 */
export class DataRegistryModuleLatest extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_module_latest';

  /**
   * Whether a value is a `DataRegistryModuleLatest`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryModuleLatest(x: any): boolean {
    return hasType(x, 'data lintel_registry_module_latest');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleLatestProps) {
    super(scope, id, registryModuleLatestData, props);
  }

  /**
   * The registry: `private` for the registry of the organizations, `public` for the public registry, of which only curated modules
   * are visible.
   */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /** The namespace of the module; for a private module, the organization. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the module. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The name of the provider that the module is for, such as `aws`. Required for a public module. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  public set moduleProvider(value: string) {
    this._set('moduleProvider', value);
  }

  /** The modules, in the order in which the service returns them. */
  public get modules(): DataRegistryModuleLatestModulesList {
    return new DataRegistryModuleLatestModulesList(this, 'modules', false);
  }

  /** What `registryName` is configured as. */
  public get registryNameInput(): RegistryName | undefined {
    return this._input('registryName');
  }

  /**
   * Changes what `registryName` is configured as.
   *
   * @param value the new value
   */
  public putRegistryName(value: RegistryName): void {
    this._set('registryName', value);
  }

  /** Removes the configuration of `registryName`. */
  public resetRegistryName(): void {
    this._set('registryName', undefined);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string {
    return this._input('namespace');
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `moduleProvider` is configured as. */
  public get moduleProviderInput(): string | undefined {
    return this._input('moduleProvider');
  }

  /** Removes the configuration of `moduleProvider`. */
  public resetModuleProvider(): void {
    this._set('moduleProvider', undefined);
  }
}

/** The modules, in the order in which the service returns them. */
export class DataRegistryModuleLatestModulesOutputReference extends ComplexObject {
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
  public get root(): DataRegistryModuleLatestModulesRootOutputReference {
    return new DataRegistryModuleLatestModulesRootOutputReference(this, 'root');
  }

  /** The declarations in its submodules. Null if the service returns the short form. */
  public get submodules(): DataRegistryModuleLatestModulesSubmodulesList {
    return new DataRegistryModuleLatestModulesSubmodulesList(this, 'submodules', false);
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
export class DataRegistryModuleLatestModulesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesOutputReference {
    return new DataRegistryModuleLatestModulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The declarations in the root of the module. */
export class DataRegistryModuleLatestModulesRootOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryModuleLatestModulesRootInputsList {
    return new DataRegistryModuleLatestModulesRootInputsList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): DataRegistryModuleLatestModulesRootOutputsList {
    return new DataRegistryModuleLatestModulesRootOutputsList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): DataRegistryModuleLatestModulesRootDependenciesList {
    return new DataRegistryModuleLatestModulesRootDependenciesList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): DataRegistryModuleLatestModulesRootProviderDependenciesList {
    return new DataRegistryModuleLatestModulesRootProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): DataRegistryModuleLatestModulesRootResourcesList {
    return new DataRegistryModuleLatestModulesRootResourcesList(this, 'resources', false);
  }
}

/** The input variables. */
export class DataRegistryModuleLatestModulesRootInputsOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootInputsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootInputsOutputReference {
    return new DataRegistryModuleLatestModulesRootInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class DataRegistryModuleLatestModulesRootOutputsOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootOutputsOutputReference {
    return new DataRegistryModuleLatestModulesRootOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The called modules. */
export class DataRegistryModuleLatestModulesRootDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootDependenciesOutputReference {
    return new DataRegistryModuleLatestModulesRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class DataRegistryModuleLatestModulesRootProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootProviderDependenciesOutputReference {
    return new DataRegistryModuleLatestModulesRootProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class DataRegistryModuleLatestModulesRootResourcesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootResourcesOutputReference {
    return new DataRegistryModuleLatestModulesRootResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The declarations in its submodules. */
export class DataRegistryModuleLatestModulesSubmodulesOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryModuleLatestModulesSubmodulesInputsList {
    return new DataRegistryModuleLatestModulesSubmodulesInputsList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): DataRegistryModuleLatestModulesSubmodulesOutputsList {
    return new DataRegistryModuleLatestModulesSubmodulesOutputsList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): DataRegistryModuleLatestModulesSubmodulesDependenciesList {
    return new DataRegistryModuleLatestModulesSubmodulesDependenciesList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): DataRegistryModuleLatestModulesSubmodulesProviderDependenciesList {
    return new DataRegistryModuleLatestModulesSubmodulesProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): DataRegistryModuleLatestModulesSubmodulesResourcesList {
    return new DataRegistryModuleLatestModulesSubmodulesResourcesList(this, 'resources', false);
  }
}

/** The declarations in its submodules. */
export class DataRegistryModuleLatestModulesSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The input variables. */
export class DataRegistryModuleLatestModulesSubmodulesInputsOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesInputsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesInputsOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class DataRegistryModuleLatestModulesSubmodulesOutputsOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesOutputsOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The called modules. */
export class DataRegistryModuleLatestModulesSubmodulesDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesDependenciesOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class DataRegistryModuleLatestModulesSubmodulesProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesProviderDependenciesOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class DataRegistryModuleLatestModulesSubmodulesResourcesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesResourcesOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
