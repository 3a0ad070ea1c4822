import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { DefinedConfig } from './defined-config';
import { EphemeralResourceElement } from './elements';
import type { EphemeralResourceDefinition } from '../definition/ephemeral-resource';

/**
 * The base class of all ephemeral resources: renders properties by a definition.
 *
 * @internal
 */
export abstract class DefinedEphemeralResource extends EphemeralResourceElement {
  constructor(scope: Construct, id: string, definition: EphemeralResourceDefinition, props: TerraformMetaArguments) {
    const config = new DefinedConfig(scope, id, definition, props);
    super(scope, id, definition.type, props, config);
    config.annotate(this);
  }
}
