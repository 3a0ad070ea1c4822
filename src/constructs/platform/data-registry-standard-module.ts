// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { ModuleContentsList, ModuleContentsOutputReference } from './nested-values';
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
  public get root(): ModuleContentsOutputReference {
    return new ModuleContentsOutputReference(this, 'root');
  }

  /** The declarations in its submodules. Null if the service returns the short form. */
  public get submodules(): ModuleContentsList {
    return new ModuleContentsList(this, 'submodules', false);
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
