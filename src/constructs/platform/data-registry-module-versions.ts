// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryModuleVersionsData } from '../../handlers/platform/registry-standard/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModuleVersions`. */
export interface DataRegistryModuleVersionsProps extends TerraformMetaArguments {
  /**
   * The registry: `private` for the one of the organizations, `public` for the public one, of which only curated modules are shown.
   * One of `private`, `public`.
   *
   * @default "private"
   */
  readonly registryName?: RegistryName;
  /**
   * The namespace of the module; of a private one, the organization. It must have 1 to 64 letters, digits, `-` and `_`, and begin
   * and end with a letter or a digit.
   */
  readonly namespace: string;
  /** The name of the module. It must have 1 to 64 letters, digits, `-` and `_`, and begin and end with a letter or a digit. */
  readonly name: string;
  /** The name of the infrastructure that the module is for, such as `aws`. It must have 1 to 64 lowercase letters and digits. */
  readonly moduleProvider: string;
  /**
   * How many versions to fetch at most. It must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The versions of a module, with what each needs.
 *
 * Terraform's type is `lintel_registry_module_versions`.
 */
export class DataRegistryModuleVersions extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_module_versions';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleVersionsProps) {
    super(scope, id, registryModuleVersionsData, props);
  }

  /** The registry: `private` for the one of the organizations, `public` for the public one, of which only curated modules are shown. */
  public get registryName(): string {
    return this.getStringAttribute('registry_name');
  }

  /** The namespace of the module; of a private one, the organization. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name of the module. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The name of the infrastructure that the module is for, such as `aws`. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  /** How many versions to fetch at most. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  /** The address of the module in the registry. Absent, the service does not tell. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The versions, the newest first. */
  public get versions(): DataRegistryModuleVersionsVersionsList {
    return new DataRegistryModuleVersionsVersionsList(this, 'versions', false);
  }
}

/** The versions, the newest first. */
export class DataRegistryModuleVersionsVersionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The version. Absent, the service does not tell. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** What the root of the module needs. Absent, the service does not tell. */
  public get root(): DataRegistryModuleVersionsVersionsRootOutputReference {
    return new DataRegistryModuleVersionsVersionsRootOutputReference(this, 'root');
  }

  /** What its submodules need. */
  public get submodules(): DataRegistryModuleVersionsVersionsSubmodulesList {
    return new DataRegistryModuleVersionsVersionsSubmodulesList(this, 'submodules', false);
  }
}

/** The versions, the newest first. */
export class DataRegistryModuleVersionsVersionsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleVersionsVersionsOutputReference {
    return new DataRegistryModuleVersionsVersionsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What the root of the module needs. */
export class DataRegistryModuleVersionsVersionsRootOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The providers that it needs. */
  public get providers(): DataRegistryModuleVersionsVersionsRootProvidersList {
    return new DataRegistryModuleVersionsVersionsRootProvidersList(this, 'providers', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistryModuleVersionsVersionsRootDependenciesList {
    return new DataRegistryModuleVersionsVersionsRootDependenciesList(this, 'dependencies', false);
  }
}

/** The providers that it needs. */
export class DataRegistryModuleVersionsVersionsRootProvidersOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The local name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The source address. Absent, the service does not tell. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Absent, the service does not tell. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The providers that it needs. */
export class DataRegistryModuleVersionsVersionsRootProvidersList extends ComplexList {
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
  public get(index: number): DataRegistryModuleVersionsVersionsRootProvidersOutputReference {
    return new DataRegistryModuleVersionsVersionsRootProvidersOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistryModuleVersionsVersionsRootDependenciesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name of the call. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The source address. Absent, the service does not tell. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Absent, the service does not tell. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The modules that it calls. */
export class DataRegistryModuleVersionsVersionsRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleVersionsVersionsRootDependenciesOutputReference {
    return new DataRegistryModuleVersionsVersionsRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What its submodules need. */
export class DataRegistryModuleVersionsVersionsSubmodulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The path of the submodule. Absent, the service does not tell. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The providers that it needs. */
  public get providers(): DataRegistryModuleVersionsVersionsSubmodulesProvidersList {
    return new DataRegistryModuleVersionsVersionsSubmodulesProvidersList(this, 'providers', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistryModuleVersionsVersionsSubmodulesDependenciesList {
    return new DataRegistryModuleVersionsVersionsSubmodulesDependenciesList(this, 'dependencies', false);
  }
}

/** What its submodules need. */
export class DataRegistryModuleVersionsVersionsSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleVersionsVersionsSubmodulesOutputReference {
    return new DataRegistryModuleVersionsVersionsSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistryModuleVersionsVersionsSubmodulesProvidersOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The local name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The source address. Absent, the service does not tell. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Absent, the service does not tell. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The providers that it needs. */
export class DataRegistryModuleVersionsVersionsSubmodulesProvidersList extends ComplexList {
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
  public get(index: number): DataRegistryModuleVersionsVersionsSubmodulesProvidersOutputReference {
    return new DataRegistryModuleVersionsVersionsSubmodulesProvidersOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistryModuleVersionsVersionsSubmodulesDependenciesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name of the call. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The source address. Absent, the service does not tell. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** The version constraint. Absent, the service does not tell. */
  public get version(): string {
    return this.getStringAttribute('version');
  }
}

/** The modules that it calls. */
export class DataRegistryModuleVersionsVersionsSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleVersionsVersionsSubmodulesDependenciesOutputReference {
    return new DataRegistryModuleVersionsVersionsSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
