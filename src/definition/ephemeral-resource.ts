import type { Attributes } from './attribute';
import type { Wing } from './resource';
import type { GroupRule } from './rule';

/** An ephemeral resource: opened, renewed and closed, and in no plan and no state. */
export interface EphemeralResourceDefinition {
  readonly type: string;
  readonly wing: Wing;
  /** The construct's class name: `Ephemeral` and the thing's name. */
  readonly construct: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  readonly source: string;
}

export function defineEphemeralResource<const D extends EphemeralResourceDefinition>(definition: D): D {
  return definition;
}
