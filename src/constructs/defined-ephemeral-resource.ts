import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import type { EphemeralResourceDefinition } from '../definition/ephemeral-resource';
import { markType } from './construct-type';
import { DefinedConfig } from './defined-config';
import { EphemeralResourceElement } from './elements';

/**
 * The base class of all ephemeral resources: renders properties by a definition.
 *
 * @internal
 */
export abstract class DefinedEphemeralResource extends EphemeralResourceElement {
  private readonly inputs: DefinedConfig;

  constructor(scope: Construct, id: string, definition: EphemeralResourceDefinition, props: TerraformMetaArguments) {
    const config = new DefinedConfig(scope, id, definition, props);
    super(scope, id, definition.type, props, config);
    this.inputs = config;
    markType(this, `ephemeral ${definition.type}`);
    config.attach(this);
  }

  /**
   * The value that a property is configured as.
   *
   * @internal
   */
  protected _input(property: string): any {
    return this.inputs.input(property);
  }

  /**
   * Configures a property as another value; undefined removes it.
   *
   * @internal
   */
  protected _set(property: string, value: unknown): void {
    this.inputs.set(property, value);
  }
}
