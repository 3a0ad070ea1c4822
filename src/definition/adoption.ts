import type { Value } from './value';

/**
 * What a list is a list of, or what has one object of a kind: the installation itself, an organization, a workspace that run tasks are
 * associated to, the mount of an engine, by its type in `sys/mounts`, or each object of another kind.
 */
export type AdoptionScope = 'installation' | 'organization' | 'workspace' | { readonly engine: string } | AdoptionObjects;

/** Objects of another kind. */
export interface AdoptionObjects {
  /** Their type, whose own objects are found by a list. */
  readonly object: string;
  /** Their attribute that the place is known by. */
  readonly known: string;
  /** Only those with these values, and without any of these attributes. */
  readonly having?: { readonly [attribute: string]: Value };
  readonly lacking?: readonly string[];
}

/** How the objects of a kind are found. */
export type AdoptionSearch =
  /** The list resource of the type, once for each place, which is its argument of this name; the installation is none. */
  | { readonly by: 'list'; readonly scope: AdoptionScope; readonly argument?: string }
  /** A read of the one object that each place may have, known by the attribute of this name. */
  | { readonly by: 'read'; readonly scope: AdoptionScope; readonly argument: string }
  /** Not at all; `because` is a sentence that goes on from "Not adopted: …". */
  | { readonly by: 'nothing'; readonly because: string };

/** An attribute that holds what another object is known by. */
export interface AdoptionReference {
  /** The type of the other object, and its attribute that has the value. */
  readonly type: string;
  readonly attribute: string;
  /** Attributes in which the two must agree, such as the mount, where the value alone does not tell objects apart. */
  readonly same?: readonly string[];
}

/** A text that is better kept in a file of its own. */
export interface AdoptionFile {
  /** The attribute that holds the text. */
  readonly text: string;
  readonly folder: string;
  /** The ending of the file's name, by the value of another attribute. */
  readonly ending: { readonly by: string; readonly of: { readonly [value: string]: string } };
}

/** A folder that an attribute names: what is in it, the room's `folder` handler says. */
export interface AdoptionFolder {
  readonly attribute: string;
  /** The folder that these folders stand in. */
  readonly folder: string;
}

/** How objects of a managed resource that exist become code: what `lintel adopt` cannot know from the definition. Plain data. */
export interface Adoption {
  /** The managed resource's type name. */
  readonly type: string;
  /** What its objects are called: `run tasks`. */
  readonly things: string;
  readonly search: AdoptionSearch;
  /** The attributes that an object is called by; one that refers to another object counts as the name of that. */
  readonly named?: readonly string[];
  /** The attributes that tell objects of one name apart. */
  readonly qualifiers?: readonly string[];
  readonly references?: { readonly [attribute: string]: AdoptionReference };
  readonly file?: AdoptionFile;
  readonly folder?: AdoptionFolder;
  /** What a service has without having been told, which therefore need not be written. */
  readonly defaults?: { readonly [attribute: string]: Value };
  /** Attributes of several values, with the one that says it where there is one value only: never are both written. */
  readonly alternatives?: { readonly [several: string]: string };
  /** Values that are not what was configured, since a secret in them is masked: where the pattern fits, what is there is left alone. */
  readonly redacted?: { readonly [attribute: string]: string };
}

export function defineAdoption<const A extends Adoption>(adoption: A): A {
  return adoption;
}
