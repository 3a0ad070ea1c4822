// Written from src/handlers/secrets/platform-token-config/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { platformTokenConfigData } from '../../handlers/secrets/platform-token-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPlatformTokenConfig`. */
export interface DataPlatformTokenConfigProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "terraform"
   */
  readonly mount?: string;
}

/**
 * The connection of a platform-token engine to the platform. The token is not included: the service never returns it.
 *
 * The Terraform type is `lintel_platform_token_config`.
 */
export class DataPlatformTokenConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_platform_token_config';

  /**
   * Whether a value is a `DataPlatformTokenConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPlatformTokenConfig(x: any): boolean {
    return hasType(x, 'data lintel_platform_token_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPlatformTokenConfigProps = {}) {
    super(scope, id, platformTokenConfigData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The URL of the platform. Null if the service does not report it. */
  public get address(): string {
    return this.getStringAttribute('address');
  }

  /** The path of the platform's API. */
  public get basePath(): string {
    return this.getStringAttribute('base_path');
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }
}
