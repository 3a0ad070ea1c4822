// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { RegistryName } from './vocabularies';
import { registryStandardModuleData } from '../../handlers/platform/registry-standard/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryStandardModule`. */
export interface DataRegistryStandardModuleProps extends TerraformMetaArguments {
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
  /** The version. It must be a semantic version such as "1.2.0", without a leading "v". */
  readonly version: string;
}

/**
 * A version of a module, with what it declares.
 *
 * Terraform's type is `lintel_registry_standard_module`.
 */
export class DataRegistryStandardModule extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_standard_module';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistryStandardModuleProps) {
    super(scope, id, registryStandardModuleData, props);
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

  /** The version. */
  public get version(): string {
    return this.getStringAttribute('version');
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
  public get root(): DataRegistryStandardModuleRootOutputReference {
    return new DataRegistryStandardModuleRootOutputReference(this, 'root');
  }

  /** What its submodules declare. Absent, the service answers in its short form. */
  public get submodules(): DataRegistryStandardModuleSubmodulesList {
    return new DataRegistryStandardModuleSubmodulesList(this, 'submodules', false);
  }

  /** The names of the infrastructures for which there is a module of this name. Absent, the service answers in its short form. */
  public get providers(): string[] {
    return this.getListAttribute('providers');
  }

  /** Its versions. Absent, the service answers in its short form. */
  public get versions(): string[] {
    return this.getListAttribute('versions');
  }
}

/** What the root of the module declares. */
export class DataRegistryStandardModuleRootOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryStandardModuleRootInputsList {
    return new DataRegistryStandardModuleRootInputsList(this, 'inputs', false);
  }

  /** Its outputs. */
  public get outputs(): DataRegistryStandardModuleRootOutputsList {
    return new DataRegistryStandardModuleRootOutputsList(this, 'outputs', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistryStandardModuleRootDependenciesList {
    return new DataRegistryStandardModuleRootDependenciesList(this, 'dependencies', false);
  }

  /** The providers that it needs. */
  public get providerDependencies(): DataRegistryStandardModuleRootProviderDependenciesList {
    return new DataRegistryStandardModuleRootProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** Its managed resources. */
  public get resources(): DataRegistryStandardModuleRootResourcesList {
    return new DataRegistryStandardModuleRootResourcesList(this, 'resources', false);
  }
}

/** Its variables. */
export class DataRegistryStandardModuleRootInputsOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootInputsList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootInputsOutputReference {
    return new DataRegistryStandardModuleRootInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its outputs. */
export class DataRegistryStandardModuleRootOutputsOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootOutputsOutputReference {
    return new DataRegistryStandardModuleRootOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistryStandardModuleRootDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootDependenciesOutputReference {
    return new DataRegistryStandardModuleRootDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistryStandardModuleRootProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootProviderDependenciesOutputReference {
    return new DataRegistryStandardModuleRootProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its managed resources. */
export class DataRegistryStandardModuleRootResourcesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleRootResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleRootResourcesOutputReference {
    return new DataRegistryStandardModuleRootResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** What its submodules declare. */
export class DataRegistryStandardModuleSubmodulesOutputReference extends ComplexObject {
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
  public get inputs(): DataRegistryStandardModuleSubmodulesInputsList {
    return new DataRegistryStandardModuleSubmodulesInputsList(this, 'inputs', false);
  }

  /** Its outputs. */
  public get outputs(): DataRegistryStandardModuleSubmodulesOutputsList {
    return new DataRegistryStandardModuleSubmodulesOutputsList(this, 'outputs', false);
  }

  /** The modules that it calls. */
  public get dependencies(): DataRegistryStandardModuleSubmodulesDependenciesList {
    return new DataRegistryStandardModuleSubmodulesDependenciesList(this, 'dependencies', false);
  }

  /** The providers that it needs. */
  public get providerDependencies(): DataRegistryStandardModuleSubmodulesProviderDependenciesList {
    return new DataRegistryStandardModuleSubmodulesProviderDependenciesList(this, 'provider_dependencies', false);
  }

  /** Its managed resources. */
  public get resources(): DataRegistryStandardModuleSubmodulesResourcesList {
    return new DataRegistryStandardModuleSubmodulesResourcesList(this, 'resources', false);
  }
}

/** What its submodules declare. */
export class DataRegistryStandardModuleSubmodulesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesOutputReference {
    return new DataRegistryStandardModuleSubmodulesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its variables. */
export class DataRegistryStandardModuleSubmodulesInputsOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesInputsList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesInputsOutputReference {
    return new DataRegistryStandardModuleSubmodulesInputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its outputs. */
export class DataRegistryStandardModuleSubmodulesOutputsOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesOutputsList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesOutputsOutputReference {
    return new DataRegistryStandardModuleSubmodulesOutputsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The modules that it calls. */
export class DataRegistryStandardModuleSubmodulesDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesDependenciesOutputReference {
    return new DataRegistryStandardModuleSubmodulesDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The providers that it needs. */
export class DataRegistryStandardModuleSubmodulesProviderDependenciesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesProviderDependenciesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesProviderDependenciesOutputReference {
    return new DataRegistryStandardModuleSubmodulesProviderDependenciesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** Its managed resources. */
export class DataRegistryStandardModuleSubmodulesResourcesOutputReference extends ComplexObject {
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
export class DataRegistryStandardModuleSubmodulesResourcesList extends ComplexList {
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
  public get(index: number): DataRegistryStandardModuleSubmodulesResourcesOutputReference {
    return new DataRegistryStandardModuleSubmodulesResourcesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
