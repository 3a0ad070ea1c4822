import type { Attributes } from './attribute';
import type { GroupRule } from './rule';

/** How `terraform query` lists the managed resource of the same type. */
export interface ListResourceDefinition {
  /** The managed resource's type name. */
  readonly type: string;
  readonly doc: string;
  /** What narrows the list: inputs only. */
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  readonly source: string;
}

export function defineListResource<const D extends ListResourceDefinition>(definition: D): D {
  return definition;
}
