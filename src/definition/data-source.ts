import { markKind } from './definition-kind';
import type { ReadStateValues, Attributes, ConfigValues } from './attribute';
import type { Service } from './resource';
import type { GroupRule } from './rule';

/** A data source: arguments (required, optional, optionalComputed) and results (computed, optionalComputed). */
export interface DataSourceDefinition {
  readonly type: string;
  readonly service: Service;
  /** The construct's class name: `Data` and the thing's name. */
  readonly construct: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
  /** The headings of `docs/spec` that the rules come from: `docs/spec/platform.md#run-tasks`. A test follows them. */
  readonly source: readonly string[];
}

export function defineDataSource<const D extends DataSourceDefinition>(definition: D): D {
  return markKind('dataSource', definition);
}

/** What is given to anything that has arguments and results, and what it gives back. */
export type ArgumentsOf<D extends { readonly attributes: Attributes }> = ConfigValues<D['attributes']>;
export type ResultOf<D extends { readonly attributes: Attributes }> = ReadStateValues<D['attributes']>;
