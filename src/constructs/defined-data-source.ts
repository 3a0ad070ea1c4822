import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import type { DataSourceDefinition } from '../definition/data-source';
import { markType } from './construct-type';
import { DefinedConfig } from './defined-config';
import { DataSourceElement } from './elements';
import { generatorMetadata } from './package';

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
    markType(this, `data ${definition.type}`);
    config.attach(this);
  }

  /**
   * The value that a property is configured as.
   *
   * @internal
   */
  protected _input(property: string): any {
    return this.config.input(property);
  }

  /**
   * Configures a property as another value; undefined removes it.
   *
   * @internal
   */
  protected _set(property: string, value: unknown): void {
    this.config.set(property, value);
  }

  protected synthesizeAttributes(): { [name: string]: any } {
    return this.config.toTerraform();
  }

  protected synthesizeHclAttributes(): { [name: string]: any } {
    return this.config.toHcl();
  }
}
