// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registrySearchData } from '../../handlers/platform/registry-standard/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistrySearch`. */
export interface DataRegistrySearchProps extends TerraformMetaArguments {
  /** What to search for. It must not be empty. */
  readonly q: string;
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
 * The private modules that a search finds, each with its newest version.
 *
 * Terraform's type is `lintel_registry_search`.
 */
export class DataRegistrySearch extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_search';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistrySearchProps) {
    super(scope, id, registrySearchData, props);
  }

  /** What to search for. */
  public get q(): string {
    return this.getStringAttribute('q');
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
  public get modules(): DataRegistrySearchModulesList {
    return new DataRegistrySearchModulesList(this, 'modules', false);
  }
}

/** The modules, in the order of the service. */
export class DataRegistrySearchModulesOutputReference extends ComplexObject {
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
  public get root(): DataRegistrySearchModulesRootOutputReference {
    return new DataRegistrySearchModulesRootOutputReference(this, 'root');
  }

  /** What its submodules declare. Absent, the service answers in its short form. */
  public get submodules(): DataRegistrySearchModulesSubmodulesList {
    return new DataRegistrySearchModulesSubmodulesList(this, 'submodules', false);
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
export class DataRegistrySearchModulesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesOutputReference {
    return new DataRegistrySearchModulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What the root of the module declares. */
export class DataRegistrySearchModulesRootOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistrySearchModulesRootInputsList {
    return new DataRegistrySearchModulesRootInputsList(this, 'inputs', false);
  }

  /** Its outputs. */
  public get outputs(): DataRegistrySearchModulesRootOutputsList {
    return new DataRegistrySearchModulesRootOutputsList(this, 'outputs', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistrySearchModulesRootDependenciesList {
    return new DataRegistrySearchModulesRootDependenciesList(this, 'dependencies', false);
  }

  /** The providers that it needs. */
  public get providerDependencies(): DataRegistrySearchModulesRootProviderDependenciesList {
    return new DataRegistrySearchModulesRootProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** Its managed resources. */
  public get resources(): DataRegistrySearchModulesRootResourcesList {
    return new DataRegistrySearchModulesRootResourcesList(this, 'resources', false);
  }
}

/** Its variables. */
export class DataRegistrySearchModulesRootInputsOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesRootInputsList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootInputsOutputReference {
    return new DataRegistrySearchModulesRootInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its outputs. */
export class DataRegistrySearchModulesRootOutputsOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesRootOutputsList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootOutputsOutputReference {
    return new DataRegistrySearchModulesRootOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistrySearchModulesRootDependenciesOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootDependenciesOutputReference {
    return new DataRegistrySearchModulesRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistrySearchModulesRootProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesRootProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootProviderDependenciesOutputReference {
    return new DataRegistrySearchModulesRootProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its managed resources. */
export class DataRegistrySearchModulesRootResourcesOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesRootResourcesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesRootResourcesOutputReference {
    return new DataRegistrySearchModulesRootResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What its submodules declare. */
export class DataRegistrySearchModulesSubmodulesOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistrySearchModulesSubmodulesInputsList {
    return new DataRegistrySearchModulesSubmodulesInputsList(this, 'inputs', false);
  }

  /** Its outputs. */
  public get outputs(): DataRegistrySearchModulesSubmodulesOutputsList {
    return new DataRegistrySearchModulesSubmodulesOutputsList(this, 'outputs', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistrySearchModulesSubmodulesDependenciesList {
    return new DataRegistrySearchModulesSubmodulesDependenciesList(this, 'dependencies', false);
  }

  /** The providers that it needs. */
  public get providerDependencies(): DataRegistrySearchModulesSubmodulesProviderDependenciesList {
    return new DataRegistrySearchModulesSubmodulesProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** Its managed resources. */
  public get resources(): DataRegistrySearchModulesSubmodulesResourcesList {
    return new DataRegistrySearchModulesSubmodulesResourcesList(this, 'resources', false);
  }
}

/** What its submodules declare. */
export class DataRegistrySearchModulesSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesOutputReference {
    return new DataRegistrySearchModulesSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its variables. */
export class DataRegistrySearchModulesSubmodulesInputsOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesSubmodulesInputsList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesInputsOutputReference {
    return new DataRegistrySearchModulesSubmodulesInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its outputs. */
export class DataRegistrySearchModulesSubmodulesOutputsOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesSubmodulesOutputsList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesOutputsOutputReference {
    return new DataRegistrySearchModulesSubmodulesOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistrySearchModulesSubmodulesDependenciesOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesDependenciesOutputReference {
    return new DataRegistrySearchModulesSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistrySearchModulesSubmodulesProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesSubmodulesProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesProviderDependenciesOutputReference {
    return new DataRegistrySearchModulesSubmodulesProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its managed resources. */
export class DataRegistrySearchModulesSubmodulesResourcesOutputReference extends ComplexObject {
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
export class DataRegistrySearchModulesSubmodulesResourcesList extends ComplexList {
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
  public get(index: number): DataRegistrySearchModulesSubmodulesResourcesOutputReference {
    return new DataRegistrySearchModulesSubmodulesResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
