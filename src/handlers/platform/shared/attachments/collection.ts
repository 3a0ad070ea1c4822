import type { Resource } from '../../../../clients/json-api';
import { optionalFlagAt } from '../../../../clients/read-response';

/** One relationship of a collection. */
interface Relationship {
  /** Its name in documents and paths. */
  readonly relationship: string;
  /** The type of the members. */
  readonly type: string;
  /** Their name in messages. */
  readonly words: string;
  /** Whether documents of a global collection omit it, because it is attached to everything. */
  readonly hiddenIfGlobal?: boolean;
}

/** A collection whose members are managed either all by its own resource or one by one by separate resources: policy sets and variable sets. */
export interface Collection<W extends string = string> {
  readonly noun: string;
  /** The type of its resource. */
  readonly type: string;
  /** The attribute with its id, in resources of single members. */
  readonly attribute: string;
  /** The attribute with its id in such resources of the tfe provider. */
  readonly foreign: string;
  path(id: string): string;
  /** The list of all objects of an organization. */
  list(organization: string): string;
  /** The parameter that filters the list by name. */
  readonly search: string;
  /** The `include` of reads, because documents may otherwise omit members. */
  readonly include?: string;
  readonly members: { readonly [Which in W]: Relationship };
}

export function isGlobal({ attributes }: Resource): boolean {
  return optionalFlagAt(attributes, 'global') ?? false;
}
