import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import type { ResourceDefinition } from '../definition/resource';
import { markType } from './construct-type';
import { DefinedConfig } from './defined-config';
import { ResourceElement } from './elements';
import { generatorMetadata } from './package';
import { SOURCE_OVERRIDE } from './source-location';

/**
 * The base class of all managed resources: renders properties by a definition.
 *
 * @internal
 */
export abstract class DefinedResource extends ResourceElement {
  private readonly config: DefinedConfig;

  constructor(scope: Construct, id: string, definition: ResourceDefinition, props: TerraformMetaArguments) {
    const config = new DefinedConfig(scope, id, definition, props);
    const { dependsOn, count, provider, lifecycle, forEach, provisioners, connection } = props;
    const meta = { dependsOn, count, provider, lifecycle, forEach, provisioners, connection };
    super(scope, id, {
      ...meta,
      terraformResourceType: definition.type,
      terraformGeneratorMetadata: generatorMetadata(),
    });
    this.config = config;
    markType(this, `resource ${definition.type}`);
    if (config.source !== undefined) this.addOverride(SOURCE_OVERRIDE, config.source);
    config.attach(this);
  }

  /**
   * Checks during synthesis what the properties alone do not show; the messages name the line of the program.
   *
   * @internal
   */
  protected _validate(validate: () => string[]): void {
    this.config.validateWith(validate);
  }

  /**
   * Sets one attribute to a new value.
   *
   * @internal
   */
  protected _configure(name: string, value: unknown): void {
    this.config.configure(name, value);
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
    return this.config.toTerraform((value) => this._writeOnly(value));
  }

  protected synthesizeHclAttributes(): { [name: string]: any } {
    return this.config.toHcl((value) => this._writeOnly(value));
  }
}
