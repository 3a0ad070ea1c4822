// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryModuleLatestData } from '../../handlers/platform/registry-standard/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModuleLatest`. */
export interface DataRegistryModuleLatestProps extends TerraformMetaArguments {
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
  /**
   * The name of the infrastructure that the module is for, such as `aws`. A public module needs it. It must have 1 to 64 lowercase
   * letters and digits. `moduleProvider` must be configured where `registryName` is `public`.
   *
   * @default - the newest version for each infrastructure is found, in the short form
   */
  readonly moduleProvider?: string;
}

/**
 * The newest version of a module, for one infrastructure or for each for which there is a module of this name.
 *
 * Terraform's type is `lintel_registry_module_latest`.
 */
export class DataRegistryModuleLatest extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_module_latest';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleLatestProps) {
    super(scope, id, registryModuleLatestData, props);
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

  /** The name of the infrastructure that the module is for, such as `aws`. A public module needs it. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  /** The modules, in the order of the service. */
  public get modules(): DataRegistryModuleLatestModulesList {
    return new DataRegistryModuleLatestModulesList(this, 'modules', false);
  }
}

/** The modules, in the order of the service. */
export class DataRegistryModuleLatestModulesOutputReference extends ComplexObject {
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
  public get root(): DataRegistryModuleLatestModulesRootOutputReference {
    return new DataRegistryModuleLatestModulesRootOutputReference(this, 'root');
  }

  /** What its submodules declare. Absent, the service answers in its short form. */
  public get submodules(): DataRegistryModuleLatestModulesSubmodulesList {
    return new DataRegistryModuleLatestModulesSubmodulesList(this, 'submodules', false);
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
export class DataRegistryModuleLatestModulesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesOutputReference {
    return new DataRegistryModuleLatestModulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What the root of the module declares. */
export class DataRegistryModuleLatestModulesRootOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryModuleLatestModulesRootInputsList {
    return new DataRegistryModuleLatestModulesRootInputsList(this, 'inputs', false);
  }

  /** Its outputs. */
  public get outputs(): DataRegistryModuleLatestModulesRootOutputsList {
    return new DataRegistryModuleLatestModulesRootOutputsList(this, 'outputs', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistryModuleLatestModulesRootDependenciesList {
    return new DataRegistryModuleLatestModulesRootDependenciesList(this, 'dependencies', false);
  }

  /** The providers that it needs. */
  public get providerDependencies(): DataRegistryModuleLatestModulesRootProviderDependenciesList {
    return new DataRegistryModuleLatestModulesRootProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** Its managed resources. */
  public get resources(): DataRegistryModuleLatestModulesRootResourcesList {
    return new DataRegistryModuleLatestModulesRootResourcesList(this, 'resources', false);
  }
}

/** Its variables. */
export class DataRegistryModuleLatestModulesRootInputsOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootInputsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootInputsOutputReference {
    return new DataRegistryModuleLatestModulesRootInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its outputs. */
export class DataRegistryModuleLatestModulesRootOutputsOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootOutputsOutputReference {
    return new DataRegistryModuleLatestModulesRootOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistryModuleLatestModulesRootDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootDependenciesOutputReference {
    return new DataRegistryModuleLatestModulesRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistryModuleLatestModulesRootProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootProviderDependenciesOutputReference {
    return new DataRegistryModuleLatestModulesRootProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its managed resources. */
export class DataRegistryModuleLatestModulesRootResourcesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesRootResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesRootResourcesOutputReference {
    return new DataRegistryModuleLatestModulesRootResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What its submodules declare. */
export class DataRegistryModuleLatestModulesSubmodulesOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryModuleLatestModulesSubmodulesInputsList {
    return new DataRegistryModuleLatestModulesSubmodulesInputsList(this, 'inputs', false);
  }

  /** Its outputs. */
  public get outputs(): DataRegistryModuleLatestModulesSubmodulesOutputsList {
    return new DataRegistryModuleLatestModulesSubmodulesOutputsList(this, 'outputs', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistryModuleLatestModulesSubmodulesDependenciesList {
    return new DataRegistryModuleLatestModulesSubmodulesDependenciesList(this, 'dependencies', false);
  }

  /** The providers that it needs. */
  public get providerDependencies(): DataRegistryModuleLatestModulesSubmodulesProviderDependenciesList {
    return new DataRegistryModuleLatestModulesSubmodulesProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** Its managed resources. */
  public get resources(): DataRegistryModuleLatestModulesSubmodulesResourcesList {
    return new DataRegistryModuleLatestModulesSubmodulesResourcesList(this, 'resources', false);
  }
}

/** What its submodules declare. */
export class DataRegistryModuleLatestModulesSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its variables. */
export class DataRegistryModuleLatestModulesSubmodulesInputsOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesInputsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesInputsOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its outputs. */
export class DataRegistryModuleLatestModulesSubmodulesOutputsOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesOutputsOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistryModuleLatestModulesSubmodulesDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesDependenciesOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistryModuleLatestModulesSubmodulesProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesProviderDependenciesOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its managed resources. */
export class DataRegistryModuleLatestModulesSubmodulesResourcesOutputReference extends ComplexObject {
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
export class DataRegistryModuleLatestModulesSubmodulesResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryModuleLatestModulesSubmodulesResourcesOutputReference {
    return new DataRegistryModuleLatestModulesSubmodulesResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
