import { TerraformStack, Testing } from 'cdktf';

/** A stack whose app writes to a temporary folder, because the app creates its output folder when it is constructed. */
export function newStack(): TerraformStack {
  return new TerraformStack(Testing.app({ stackTraces: false }), 'stack');
}
