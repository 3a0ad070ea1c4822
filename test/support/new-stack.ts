import { TerraformStack, Testing } from 'cdktf';

/** A stack whose app writes to a temporary folder: making an app already makes the folder that it would write to. */
export function newStack(): TerraformStack {
  return new TerraformStack(Testing.app({ stackTraces: false }), 'stack');
}
