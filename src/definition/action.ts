import type { AccessMarks } from './access';
import type { Attributes } from './attribute';
import { markKind } from './definition-kind';
import type { Service } from './resource';
import type { GroupRule } from './rule';

/** An action, which performs an operation and keeps no state. */
export interface ActionDefinition extends AccessMarks {
  readonly type: string;
  readonly service: Service;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  /** The headings of `docs/spec` that define the rules, such as `docs/spec/platform.md#run-tasks`. A test checks the links. */
  readonly source: readonly string[];
}

export function defineAction<const D extends ActionDefinition>(definition: D): D {
  return markKind('action', definition);
}
