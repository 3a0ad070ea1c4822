import { markKind } from './definition-kind';
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
  /** The headings of `docs/spec` that the rules come from: `docs/spec/platform.md#run-tasks`. A test follows them. */
  readonly source: readonly string[];
}

export function defineListResource<const D extends ListResourceDefinition>(definition: D): D {
  return markKind('listResource', definition);
}
