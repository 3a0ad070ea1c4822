import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { DefinedConfig } from './defined-config';
import { DataSourceElement } from './elements';
import { generatorMetadata } from './package';
import type { DataSourceDefinition } from '../definition/data-source';

/**
 * The base class of all data sources: renders properties by a definition.
 *
 * @internal
 */
export abstract class DefinedDataSource extends DataSourceElement {
  private readonly config: DefinedConfig;

  constructor(scope: Construct, id: string, definition: DataSourceDefinition, props: TerraformMetaArguments) {
    const config = new DefinedConfig(scope, id, definition, props);
    const { dependsOn, count, provider, lifecycle, forEach } = props;
    const meta = { dependsOn, count, provider, lifecycle, forEach };
    super(scope, id, {
      ...meta,
      terraformResourceType: definition.type,
      terraformGeneratorMetadata: generatorMetadata(),
    });
    this.config = config;
    config.annotate(this);
  }

  protected synthesizeAttributes(): { [name: string]: any } {
    return this.config.toTerraform();
  }

  protected synthesizeHclAttributes(): { [name: string]: any } {
    return this.config.toHcl();
  }
}
