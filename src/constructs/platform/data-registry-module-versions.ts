// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { CalledModuleList, RequiredProviderList } from './nested-values';
import { RegistryName } from './vocabularies';
import { registryModuleVersionsData } from '../../handlers/platform/registry-standard/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModuleVersions`. */
export interface DataRegistryModuleVersionsProps extends TerraformMetaArguments {
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
  /**
   * The maximum number of versions to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The versions of a module and their dependencies.
 *
 * The Terraform type is `lintel_registry_module_versions`.
 */
export class DataRegistryModuleVersions extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_module_versions';

  /**
   * Whether a value is a `DataRegistryModuleVersions`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryModuleVersions(x: any): boolean {
    return hasType(x, 'data lintel_registry_module_versions');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleVersionsProps) {
    super(scope, id, registryModuleVersionsData, props);
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

  /** The maximum number of versions to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The address of the module in the registry. Null if the service does not report it. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The versions, newest first. */
  public get versions(): DataRegistryModuleVersionsVersionsList {
    return new DataRegistryModuleVersionsVersionsList(this, 'versions', false);
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

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}

/** The versions, newest first. */
export class DataRegistryModuleVersionsVersionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The version. Null if the service does not report it. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** The dependencies of the root of the module. Null if the service does not report it. */
  public get root(): DataRegistryModuleVersionsVersionsRootOutputReference {
    return new DataRegistryModuleVersionsVersionsRootOutputReference(this, 'root');
  }

  /** The dependencies of its submodules. */
  public get submodules(): DataRegistryModuleVersionsVersionsSubmodulesList {
    return new DataRegistryModuleVersionsVersionsSubmodulesList(this, 'submodules', false);
  }
}

/** The versions, newest first. */
export class DataRegistryModuleVersionsVersionsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleVersionsVersionsOutputReference {
    return new DataRegistryModuleVersionsVersionsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The dependencies of the root of the module. */
export class DataRegistryModuleVersionsVersionsRootOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The required providers. */
  public get providers(): RequiredProviderList {
    return new RequiredProviderList(this, 'providers', false);
  }

  /** The called modules. */
  public get dependencies(): CalledModuleList {
    return new CalledModuleList(this, 'dependencies', false);
  }
}

/** The dependencies of its submodules. */
export class DataRegistryModuleVersionsVersionsSubmodulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The path of the submodule. Null if the service does not report it. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The required providers. */
  public get providers(): RequiredProviderList {
    return new RequiredProviderList(this, 'providers', false);
  }

  /** The called modules. */
  public get dependencies(): CalledModuleList {
    return new CalledModuleList(this, 'dependencies', false);
  }
}

/** The dependencies of its submodules. */
export class DataRegistryModuleVersionsVersionsSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleVersionsVersionsSubmodulesOutputReference {
    return new DataRegistryModuleVersionsVersionsSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
