// Written from src/handlers/platform/registry-module-version/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registryModuleVersionData } from '../../handlers/platform/registry-module-version/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModuleVersion`. */
export interface DataRegistryModuleVersionProps extends TerraformMetaArguments {
  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. Must be the `id` of a private module,
   * such as "acme/private/acme/vpc/aws".
   */
  readonly moduleId: string;
  /** The semantic version. Must be a semantic version such as "1.2.0", without a leading "v". */
  readonly version: string;
}

/**
 * A version of a private module, with or without a repository.
 *
 * The Terraform type is `lintel_registry_module_version`.
 */
export class DataRegistryModuleVersion extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_module_version';

  /**
   * Whether a value is a `DataRegistryModuleVersion`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryModuleVersion(x: any): boolean {
    return hasType(x, 'data lintel_registry_module_version');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleVersionProps) {
    super(scope, id, registryModuleVersionData, props);
  }

  /** The ID of the version, `<module_id>/<version>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. */
  public get moduleId(): string {
    return this.getStringAttribute('module_id');
  }

  public set moduleId(value: string) {
    this._set('moduleId', value);
  }

  /** The semantic version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  public set version(value: string) {
    this._set('version', value);
  }

  /** The status of the version; `ok` once it can be used. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** The error message. Null if there is no error. */
  public get error(): string {
    return this.getStringAttribute('error');
  }

  /** What `moduleId` is configured as. */
  public get moduleIdInput(): string {
    return this._input('moduleId');
  }

  /** What `version` is configured as. */
  public get versionInput(): string {
    return this._input('version');
  }
}
