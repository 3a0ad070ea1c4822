// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { registryModuleDownloadData } from '../../handlers/platform/registry-standard/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryModuleDownload`. */
export interface DataRegistryModuleDownloadProps extends TerraformMetaArguments {
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
   * The version. It must be a semantic version such as "1.2.0", without a leading "v".
   *
   * @default - the newest is meant
   */
  readonly version?: string;
}

/**
 * Where a version of a private module can be fetched from.
 *
 * Terraform's type is `lintel_registry_module_download`.
 */
export class DataRegistryModuleDownload extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_registry_module_download';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataRegistryModuleDownloadProps) {
    super(scope, id, registryModuleDownloadData, props);
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

  /** Where to fetch it from. Whoever has the address needs no token, and often for a short time only. */
  public get location(): string {
    return this.getStringAttribute('location');
  }

  /** The version that is found there. Absent, the service does not tell. */
  public get resolvedVersion(): string {
    return this.getStringAttribute('resolved_version');
  }
}
