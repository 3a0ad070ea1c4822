// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registryModuleDownloadData } from '../../handlers/platform/registry-standard/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModuleDownload`. */
export interface DataRegistryModuleDownloadProps extends TerraformMetaArguments {
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
   * The version. Must be a semantic version such as "1.2.0", without a leading "v".
   *
   * @default - the newest version
   */
  readonly version?: string;
}

/**
 * The download location of a version of a private module.
 *
 * The Terraform type is `lintel_registry_module_download`.
 */
export class DataRegistryModuleDownload extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_module_download';

  /**
   * Whether a value is a `DataRegistryModuleDownload`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryModuleDownload(x: any): boolean {
    return hasType(x, 'data lintel_registry_module_download');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleDownloadProps) {
    super(scope, id, registryModuleDownloadData, props);
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

  /** The download URL. It grants access without a token, often only for a short time. */
  public get location(): string {
    return this.getStringAttribute('location');
  }

  /** The version at that location. Null if the service does not report it. */
  public get resolvedVersion(): string {
    return this.getStringAttribute('resolved_version');
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
  public get versionInput(): string | undefined {
    return this._input('version');
  }

  /** Removes the configuration of `version`. */
  public resetVersion(): void {
    this._set('version', undefined);
  }
}
