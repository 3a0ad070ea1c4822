// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryStandardModuleData } from '../../handlers/platform/registry-standard/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryStandardModule`. */
export interface DataRegistryStandardModuleProps extends TerraformMetaArguments {
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
  /** The name of the provider that the module is for, such as `aws`. Must consist of 1 to 64 lowercase letters and digits. */
  readonly moduleProvider: string;
  /** The version. Must be a semantic version such as "1.2.0", without a leading "v". */
  readonly version: string;
}

/**
 * A version of a module and what it declares.
 *
 * The Terraform type is `lintel_registry_standard_module`.
 */
export class DataRegistryStandardModule extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_standard_module';

  /**
   * Whether a value is a `DataRegistryStandardModule`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryStandardModule(x: any): boolean {
    return hasType(x, 'data lintel_registry_standard_module');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryStandardModuleProps) {
    super(scope, id, registryStandardModuleData, props);
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

  /** The name of the provider that the module is for, such as `aws`. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  public set moduleProvider(value: string) {
    this._set('moduleProvider', value);
  }

  /** The version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  public set version(value: string) {
    this._set('version', value);
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
  public get root(): DataRegistryStandardModuleRootOutputReference {
    return new DataRegistryStandardModuleRootOutputReference(this, 'root');
  }

  /** The declarations in its submodules. Null if the service returns the short form. */
  public get submodules(): DataRegistryStandardModuleSubmodulesList {
    return new DataRegistryStandardModuleSubmodulesList(this, 'submodules', false);
  }

  /** The names of all providers that have a module of this name. Null if the service returns the short form. */
  public get providers(): string[] {
    return this.getListAttribute('providers');
  }

  /** All versions of the module. Null if the service returns the short form. */
  public get versions(): string[] {
    return this.getListAttribute('versions');
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
  public get moduleProviderInput(): string {
    return this._input('moduleProvider');
  }

  /** What `version` is configured as. */
  public get versionInput(): string {
    return this._input('version');
  }
}

/** The declarations in the root of the module. */
export class DataRegistryStandardModuleRootOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryStandardModuleRootInputsList {
    return new DataRegistryStandardModuleRootInputsList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): DataRegistryStandardModuleRootOutputsList {
    return new DataRegistryStandardModuleRootOutputsList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): DataRegistryStandardModuleRootDependenciesList {
    return new DataRegistryStandardModuleRootDependenciesList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): DataRegistryStandardModuleRootProviderDependenciesList {
    return new DataRegistryStandardModuleRootProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): DataRegistryStandardModuleRootResourcesList {
    return new DataRegistryStandardModuleRootResourcesList(this, 'resources', false);
  }
}

/** The input variables. */
export class DataRegistryStandardModuleRootInputsOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootInputsList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootInputsOutputReference {
    return new DataRegistryStandardModuleRootInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class DataRegistryStandardModuleRootOutputsOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootOutputsOutputReference {
    return new DataRegistryStandardModuleRootOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The called modules. */
export class DataRegistryStandardModuleRootDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootDependenciesOutputReference {
    return new DataRegistryStandardModuleRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class DataRegistryStandardModuleRootProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootProviderDependenciesOutputReference {
    return new DataRegistryStandardModuleRootProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class DataRegistryStandardModuleRootResourcesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootResourcesOutputReference {
    return new DataRegistryStandardModuleRootResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The declarations in its submodules. */
export class DataRegistryStandardModuleSubmodulesOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryStandardModuleSubmodulesInputsList {
    return new DataRegistryStandardModuleSubmodulesInputsList(this, 'inputs', false);
  }

  /** The outputs. */
  public get outputs(): DataRegistryStandardModuleSubmodulesOutputsList {
    return new DataRegistryStandardModuleSubmodulesOutputsList(this, 'outputs', false);
  }

  /** The called modules. */
  public get dependencies(): DataRegistryStandardModuleSubmodulesDependenciesList {
    return new DataRegistryStandardModuleSubmodulesDependenciesList(this, 'dependencies', false);
  }

  /** The required providers. */
  public get providerDependencies(): DataRegistryStandardModuleSubmodulesProviderDependenciesList {
    return new DataRegistryStandardModuleSubmodulesProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** The managed resources. */
  public get resources(): DataRegistryStandardModuleSubmodulesResourcesList {
    return new DataRegistryStandardModuleSubmodulesResourcesList(this, 'resources', false);
  }
}

/** The declarations in its submodules. */
export class DataRegistryStandardModuleSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesOutputReference {
    return new DataRegistryStandardModuleSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The input variables. */
export class DataRegistryStandardModuleSubmodulesInputsOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesInputsList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesInputsOutputReference {
    return new DataRegistryStandardModuleSubmodulesInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The outputs. */
export class DataRegistryStandardModuleSubmodulesOutputsOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesOutputsOutputReference {
    return new DataRegistryStandardModuleSubmodulesOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The called modules. */
export class DataRegistryStandardModuleSubmodulesDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesDependenciesOutputReference {
    return new DataRegistryStandardModuleSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The required providers. */
export class DataRegistryStandardModuleSubmodulesProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesProviderDependenciesOutputReference {
    return new DataRegistryStandardModuleSubmodulesProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The managed resources. */
export class DataRegistryStandardModuleSubmodulesResourcesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesResourcesOutputReference {
    return new DataRegistryStandardModuleSubmodulesResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
