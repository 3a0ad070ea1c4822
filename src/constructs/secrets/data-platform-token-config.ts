// Written from src/handlers/secrets/platform-token-config/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenConfigData } from '../../handlers/secrets/platform-token-config/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPlatformTokenConfig`. */
export interface DataPlatformTokenConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. It must be the path of a mount: one or more segments, without `/` at either end.
   *
   * @default "terraform"
   */
  readonly mount?: string;
}

/**
 * How a platform-token engine reaches the platform, but for its token, which the service tells nobody.
 *
 * Terraform's type is `lintel_platform_token_config`.
 */
export class DataPlatformTokenConfig extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_platform_token_config';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataPlatformTokenConfigProps = {}) {
    super(scope, id, platformTokenConfigData, props);
  }

  /** The path of the object below the API. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The address of the platform. Absent, the service does not tell. */
  public get address(): string {
    return this.getStringAttribute('address');
  }

  /** The path of the platform's API. */
  public get basePath(): string {
    return this.getStringAttribute('base_path');
  }
}
