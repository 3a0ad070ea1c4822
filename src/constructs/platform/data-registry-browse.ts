// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registryBrowseData } from '../../handlers/platform/registry-standard/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryBrowse`. */
export interface DataRegistryBrowseProps extends TerraformMetaArguments {
  /**
   * The namespace of the modules, which is their organization. It must have 1 to 64 letters, digits, `-` and `_`, and begin and end
   * with a letter or a digit.
   *
   * @default - modules of all namespaces are found
   */
  readonly namespace?: string;
  /**
   * The name of the infrastructure that the modules are for, such as `aws`. It must have 1 to 64 lowercase letters and digits.
   *
   * @default - modules for all infrastructures are found
   */
  readonly moduleProvider?: string;
  /**
   * Whether to find only modules of verified publishers.
   *
   * @default - all are found
   */
  readonly verified?: boolean | IResolvable;
  /**
   * How many modules to fetch at most. It must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The private modules that have a version, each with its newest.
 *
 * Terraform's type is `lintel_registry_browse`.
 */
export class DataRegistryBrowse extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_browse';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistryBrowseProps = {}) {
    super(scope, id, registryBrowseData, props);
  }

  /** The namespace of the modules, which is their organization. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name of the infrastructure that the modules are for, such as `aws`. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  /** Whether to find only modules of verified publishers. */
  public get verified(): IResolvable {
    return this.getBooleanAttribute('verified');
  }

  /** How many modules to fetch at most. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  /** The modules, in the order of the service. */
  public get modules(): DataRegistryBrowseModulesList {
    return new DataRegistryBrowseModulesList(this, 'modules', false);
  }
}

/** The modules, in the order of the service. */
export class DataRegistryBrowseModulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the version in the registry, `<namespace>/<name>/<provider>/<version>`. Absent, the service does not tell. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** Who owns the module. Absent, the service does not tell. */
  public get owner(): string {
    return this.getStringAttribute('owner');
  }

  /** What the module is for. Absent, the service does not tell. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** Where its source is kept. Absent, the service does not tell. */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** When the version was published. Absent, the service does not tell. */
  public get publishedAt(): string {
    return this.getStringAttribute('published_at');
  }

  /** How often it was downloaded. Absent, the service does not tell. */
  public get downloads(): number {
    return this.getNumberAttribute('downloads');
  }

  /** Whether its publisher is verified. Absent, the service does not tell. */
  public get verified(): IResolvable {
    return this.getBooleanAttribute('verified');
  }

  /** What the root of the module declares. Absent, the service answers in its short form. */
  public get root(): DataRegistryBrowseModulesRootOutputReference {
    return new DataRegistryBrowseModulesRootOutputReference(this, 'root');
  }

  /** What its submodules declare. Absent, the service answers in its short form. */
  public get submodules(): DataRegistryBrowseModulesSubmodulesList {
    return new DataRegistryBrowseModulesSubmodulesList(this, 'submodules', false);
  }

  /** The names of the infrastructures for which there is a module of this name. Absent, the service answers in its short form. */
  public get providers(): string[] {
    return this.getListAttribute('providers');
  }

  /** Its versions. Absent, the service answers in its short form. */
  public get versions(): string[] {
    return this.getListAttribute('versions');
  }

  /** The namespace; of private modules the organization. Absent, the service does not tell. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The version; the newest, where none is asked for. Absent, the service does not tell. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** The name of the infrastructure that the module is for. Absent, the service does not tell. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }
}

/** The modules, in the order of the service. */
export class DataRegistryBrowseModulesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesOutputReference {
    return new DataRegistryBrowseModulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What the root of the module declares. */
export class DataRegistryBrowseModulesRootOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The path of the folder in the module; empty for its root. Absent, the service does not tell. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The name of the folder; empty for the root. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The text of its README file. Absent, the service does not tell. */
  public get readme(): string {
    return this.getStringAttribute('readme');
  }

  /** Its variables. */
  public get inputs(): DataRegistryBrowseModulesRootInputsList {
    return new DataRegistryBrowseModulesRootInputsList(this, 'inputs', false);
  }

  /** Its outputs. */
  public get outputs(): DataRegistryBrowseModulesRootOutputsList {
    return new DataRegistryBrowseModulesRootOutputsList(this, 'outputs', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistryBrowseModulesRootDependenciesList {
    return new DataRegistryBrowseModulesRootDependenciesList(this, 'dependencies', false);
  }

  /** The providers that it needs. */
  public get providerDependencies(): DataRegistryBrowseModulesRootProviderDependenciesList {
    return new DataRegistryBrowseModulesRootProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** Its managed resources. */
  public get resources(): DataRegistryBrowseModulesRootResourcesList {
    return new DataRegistryBrowseModulesRootResourcesList(this, 'resources', false);
  }
}

/** Its variables. */
export class DataRegistryBrowseModulesRootInputsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type, as an expression. Absent, the service does not tell. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** What it is for. Absent, the service does not tell. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The default, as an expression. Absent, the service does not tell. */
  public get defaultValue(): string {
    return this.getStringAttribute('default_value');
  }

  /** Whether there is no default. Absent, the service does not tell. */
  public get required(): IResolvable {
    return this.getBooleanAttribute('required');
  }
}

/** Its variables. */
export class DataRegistryBrowseModulesRootInputsList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootInputsOutputReference {
    return new DataRegistryBrowseModulesRootInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its outputs. */
export class DataRegistryBrowseModulesRootOutputsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** What it is. Absent, the service does not tell. */
  public get description(): string {
    return this.getStringAttribute('description');
  }
}

/** Its outputs. */
export class DataRegistryBrowseModulesRootOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootOutputsOutputReference {
    return new DataRegistryBrowseModulesRootOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistryBrowseModulesRootDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootDependenciesOutputReference {
    return new DataRegistryBrowseModulesRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistryBrowseModulesRootProviderDependenciesOutputReference extends ComplexObject {
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

  /** The namespace of the provider. Absent, the service does not tell. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
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
export class DataRegistryBrowseModulesRootProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootProviderDependenciesOutputReference {
    return new DataRegistryBrowseModulesRootProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its managed resources. */
export class DataRegistryBrowseModulesRootResourcesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type. Absent, the service does not tell. */
  public get type(): string {
    return this.getStringAttribute('type');
  }
}

/** Its managed resources. */
export class DataRegistryBrowseModulesRootResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesRootResourcesOutputReference {
    return new DataRegistryBrowseModulesRootResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What its submodules declare. */
export class DataRegistryBrowseModulesSubmodulesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The path of the folder in the module; empty for its root. Absent, the service does not tell. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The name of the folder; empty for the root. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The text of its README file. Absent, the service does not tell. */
  public get readme(): string {
    return this.getStringAttribute('readme');
  }

  /** Its variables. */
  public get inputs(): DataRegistryBrowseModulesSubmodulesInputsList {
    return new DataRegistryBrowseModulesSubmodulesInputsList(this, 'inputs', false);
  }

  /** Its outputs. */
  public get outputs(): DataRegistryBrowseModulesSubmodulesOutputsList {
    return new DataRegistryBrowseModulesSubmodulesOutputsList(this, 'outputs', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistryBrowseModulesSubmodulesDependenciesList {
    return new DataRegistryBrowseModulesSubmodulesDependenciesList(this, 'dependencies', false);
  }

  /** The providers that it needs. */
  public get providerDependencies(): DataRegistryBrowseModulesSubmodulesProviderDependenciesList {
    return new DataRegistryBrowseModulesSubmodulesProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** Its managed resources. */
  public get resources(): DataRegistryBrowseModulesSubmodulesResourcesList {
    return new DataRegistryBrowseModulesSubmodulesResourcesList(this, 'resources', false);
  }
}

/** What its submodules declare. */
export class DataRegistryBrowseModulesSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesOutputReference {
    return new DataRegistryBrowseModulesSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its variables. */
export class DataRegistryBrowseModulesSubmodulesInputsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type, as an expression. Absent, the service does not tell. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** What it is for. Absent, the service does not tell. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** The default, as an expression. Absent, the service does not tell. */
  public get defaultValue(): string {
    return this.getStringAttribute('default_value');
  }

  /** Whether there is no default. Absent, the service does not tell. */
  public get required(): IResolvable {
    return this.getBooleanAttribute('required');
  }
}

/** Its variables. */
export class DataRegistryBrowseModulesSubmodulesInputsList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesInputsOutputReference {
    return new DataRegistryBrowseModulesSubmodulesInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its outputs. */
export class DataRegistryBrowseModulesSubmodulesOutputsOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** What it is. Absent, the service does not tell. */
  public get description(): string {
    return this.getStringAttribute('description');
  }
}

/** Its outputs. */
export class DataRegistryBrowseModulesSubmodulesOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesOutputsOutputReference {
    return new DataRegistryBrowseModulesSubmodulesOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistryBrowseModulesSubmodulesDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryBrowseModulesSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesDependenciesOutputReference {
    return new DataRegistryBrowseModulesSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistryBrowseModulesSubmodulesProviderDependenciesOutputReference extends ComplexObject {
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

  /** The namespace of the provider. Absent, the service does not tell. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
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
export class DataRegistryBrowseModulesSubmodulesProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesProviderDependenciesOutputReference {
    return new DataRegistryBrowseModulesSubmodulesProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its managed resources. */
export class DataRegistryBrowseModulesSubmodulesResourcesOutputReference extends ComplexObject {
  /**
   * @param terraformResource what it is an attribute of
   * @param terraformAttribute Terraform's name of the attribute
   * @param complexObjectIndex its position in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The name. Absent, the service does not tell. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The type. Absent, the service does not tell. */
  public get type(): string {
    return this.getStringAttribute('type');
  }
}

/** Its managed resources. */
export class DataRegistryBrowseModulesSubmodulesResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryBrowseModulesSubmodulesResourcesOutputReference {
    return new DataRegistryBrowseModulesSubmodulesResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
