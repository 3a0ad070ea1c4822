import type { Attributes } from './attribute';
import type { Wing } from './resource';
import type { GroupRule } from './rule';

/** Something that is done rather than kept. */
export interface ActionDefinition {
  readonly type: string;
  readonly wing: Wing;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  readonly source: string;
}

export function defineAction<const D extends ActionDefinition>(definition: D): D {
  return definition;
}
