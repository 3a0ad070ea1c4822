import {
  TerraformDataSource,
  TerraformEphemeralResource,
  TerraformMetaArguments,
  TerraformProvider,
  TerraformResource,
  TerraformVariable,
} from 'cdktn';
import { Construct } from 'constructs';
import { DefinedConfig } from './defined-config';
import { generatorMetadata } from './package';

// The form that src/constructs/elements.ts has for cdktn, which knows ephemeral resources and write-only attributes.

/**
 * A managed resource.
 *
 * @internal
 */
export abstract class ResourceElement extends TerraformResource {
  /**
   * The value of a write-only attribute, as it is synthesized: cdktn checks that the Terraform that is aimed at has such attributes.
   *
   * @internal
   */
  protected _writeOnly(value: any): any {
    return this.markWriteOnlyAttribute(value);
  }
}

/**
 * A data source.
 *
 * @internal
 */
export abstract class DataSourceElement extends TerraformDataSource {}

/**
 * A provider.
 *
 * @internal
 */
export abstract class ProviderElement extends TerraformProvider {}

/**
 * An input variable.
 *
 * @internal
 */
export abstract class VariableElement extends TerraformVariable {}

/**
 * An ephemeral resource.
 *
 * @internal
 */
export abstract class EphemeralResourceElement extends TerraformEphemeralResource {
  private readonly config: DefinedConfig;

  constructor(scope: Construct, id: string, type: string, meta: TerraformMetaArguments, config: DefinedConfig) {
    const { dependsOn, count, provider, lifecycle, forEach } = meta;
    super(scope, id, {
      terraformResourceType: type,
      terraformGeneratorMetadata: generatorMetadata(),
      dependsOn,
      count,
      provider,
      lifecycle,
      forEach,
    });
    this.config = config;
  }

  protected synthesizeAttributes(): { [name: string]: any } {
    return this.config.toTerraform();
  }

  protected synthesizeHclAttributes(): { [name: string]: any } {
    return this.config.toHcl();
  }
}
