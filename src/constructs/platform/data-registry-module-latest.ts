// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { StandardModuleList } from './nested-values';
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
  public get modules(): StandardModuleList {
    return new StandardModuleList(this, 'modules', false);
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
