import type { Attributes } from './attribute';
import { markKind } from './definition-kind';
import type { GroupRule } from './rule';

/** A list resource, which `terraform query` uses to list the objects of the resource of the same type. */
export interface ListResourceDefinition {
  /** The type name of the resource. */
  readonly type: string;
  readonly doc: string;
  /** The filters of the list: inputs only. */
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  /** The headings of `docs/spec` that define the rules, such as `docs/spec/platform.md#run-tasks`. A test checks the links. */
  readonly source: readonly string[];
}

export function defineListResource<const D extends ListResourceDefinition>(definition: D): D {
  return markKind('listResource', definition);
}
