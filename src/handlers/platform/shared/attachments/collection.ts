import type { Resource } from '../../../../clients/json-api';
import { optionalFlagAt } from '../../../../clients/read-response';

/** One relationship of a collection. */
interface Relationship {
  /** Its name in documents and paths. */
  readonly relationship: string;
  /** The type of the members. */
  readonly type: string;
  /** What they are in words. */
  readonly words: string;
  /** Whether documents of a global collection leave it out, because it is attached to everything. */
  readonly hiddenIfGlobal?: boolean;
}

/** What has members that its own resource manages as a whole, or resources of their own one by one: policy sets, and variable sets. */
export interface Collection<W extends string = string> {
  readonly noun: string;
  /** The type of its resource. */
  readonly type: string;
  /** The attribute with its id, in resources of single members. */
  readonly attribute: string;
  /** The attribute with its id in such resources of the tfe provider. */
  readonly foreign: string;
  path(id: string): string;
  /** Where all of an organization are listed. */
  list(organization: string): string;
  /** The parameter that restricts the list to a name. */
  readonly search: string;
  /** What reads ask for, because documents may leave members out otherwise. */
  readonly include?: string;
  readonly members: { readonly [Which in W]: Relationship };
}

export function isGlobal({ attributes }: Resource): boolean {
  return optionalFlagAt(attributes, 'global') ?? false;
}
