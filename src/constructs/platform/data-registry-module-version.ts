// Written from src/handlers/platform/registry-module-version/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registryModuleVersionData } from '../../handlers/platform/registry-module-version/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModuleVersion`. */
export interface DataRegistryModuleVersionProps extends TerraformMetaArguments {
  /**
   * The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. It must be the `id` of a private
   * module, such as "acme/private/acme/vpc/aws".
   */
  readonly moduleId: string;
  /** The semantic version. It must be a semantic version such as "1.2.0", without a leading "v". */
  readonly version: string;
}

/**
 * A version of a private module, with a repository or without one.
 *
 * Terraform's type is `lintel_registry_module_version`.
 */
export class DataRegistryModuleVersion extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_module_version';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleVersionProps) {
    super(scope, id, registryModuleVersionData, props);
  }

  /** The id of the version, `<module_id>/<version>`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. */
  public get moduleId(): string {
    return this.getStringAttribute('module_id');
  }

  /** The semantic version. */
  public get version(): string {
    return this.getStringAttribute('version');
  }

  /** How far the version is: `ok` when it can be used. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** What went wrong. Absent, nothing went wrong. */
  public get error(): string {
    return this.getStringAttribute('error');
  }
}
