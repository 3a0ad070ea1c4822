import type { AccessMarks } from './access';
import type { ReadStateValues, Attributes, ConfigValues } from './attribute';
import { markKind } from './definition-kind';
import type { Service } from './resource';
import type { GroupRule } from './rule';

/** A data source: arguments (required, optional, optionalComputed) and results (computed, optionalComputed). */
export interface DataSourceDefinition extends AccessMarks {
  readonly type: string;
  readonly service: Service;
  /** The class name of the construct: `Data` and the resource's name. */
  readonly construct: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  /** The headings of `docs/spec` that define the rules, such as `docs/spec/platform.md#run-tasks`. A test checks the links. */
  readonly source: readonly string[];
}

export function defineDataSource<const D extends DataSourceDefinition>(definition: D): D {
  return markKind('dataSource', definition);
}

/** The arguments of a definition, and its results. */
export type ArgumentsOf<D extends { readonly attributes: Attributes }> = ConfigValues<D['attributes']>;
export type ResultOf<D extends { readonly attributes: Attributes }> = ReadStateValues<D['attributes']>;
