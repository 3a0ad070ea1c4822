import { markKind } from './definition-kind';
import type { Attributes } from './attribute';
import type { Service } from './resource';
import type { GroupRule } from './rule';

/** Something that is done rather than kept. */
export interface ActionDefinition {
  readonly type: string;
  readonly service: Service;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  /** The headings of `docs/spec` that the rules come from: `docs/spec/platform.md#run-tasks`. A test follows them. */
  readonly source: readonly string[];
}

export function defineAction<const D extends ActionDefinition>(definition: D): D {
  return markKind('action', definition);
}
