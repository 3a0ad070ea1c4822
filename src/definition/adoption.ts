import type { Value } from './value';

/**
 * The scope of a search: the installation, every organization, every workspace with associated run tasks, every mount of an engine (by its
 * type in `sys/mounts`, and its version if it has several) or of an auth method (in `sys/auth`), or every object of another type.
 */
export type AdoptionScope =
  | 'installation'
  | 'organization'
  | 'workspace'
  | { readonly engine: string; readonly version?: '1' | '2' }
  | { readonly authMethod: string }
  | AdoptionObjects;

/** The objects of another type, as the scope of a search. */
export interface AdoptionObjects {
  /** Their type, whose objects a list returns. */
  readonly object: string;
  /** The attribute that identifies the scope. */
  readonly known: string;
  /** Selects only objects with these values and, by `lacking`, without any of those attributes. */
  readonly having?: { readonly [attribute: string]: Value };
  readonly lacking?: readonly string[];
}

/** How to find the objects of a type. */
export type AdoptionSearch =
  /** Through the list resource of the type, once per scope, which is passed as this argument; the installation needs none. */
  | { readonly by: 'list'; readonly scope: AdoptionScope; readonly argument?: string }
  /** By reading the one object that each scope may have, identified by this attribute. */
  | { readonly by: 'read'; readonly scope: AdoptionScope; readonly argument: string }
  /** Not at all; `because` completes "Not adopted: …". */
  | { readonly by: 'nothing'; readonly because: string };

/** An attribute that identifies another object. In a list or a set, each element does. */
export interface AdoptionReference {
  /** The type of the other object, and the attribute that has the value. */
  readonly type: string;
  readonly attribute: string;
  /** Attributes in which both must agree, such as the mount, if the value alone is not unique. */
  readonly same?: readonly string[];
}

/** A text that is written to a separate file. */
export interface AdoptionFile {
  /** The attribute with the text. */
  readonly text: string;
  readonly folder: string;
  /** The file extension, by the value of another attribute. */
  readonly ending: { readonly by: string; readonly of: { readonly [value: string]: string } };
}

/** A folder that an attribute names; the `folder` handler of the resource returns its content. */
export interface AdoptionFolder {
  readonly attribute: string;
  /** The parent of these folders. */
  readonly folder: string;
}

/** Data for `lintel adopt`, which turns existing objects into code, that it cannot derive from the definition. Plain data. */
export interface Adoption {
  /** The managed resource's type name. */
  readonly type: string;
  /** The plural name of its objects, such as `run tasks`. */
  readonly things: string;
  readonly search: AdoptionSearch;
  /** The dialects of the secrets service that have such objects. Defaults to all. */
  readonly dialects?: readonly ('standard' | 'vault' | 'openbao')[];
  /** The attributes that form the name of an object; one that refers to another object contributes that object's name. */
  readonly named?: readonly string[];
  /** The attributes that distinguish objects with the same name. */
  readonly qualifiers?: readonly string[];
  /** Several if an attribute may identify objects of different types, or in different ways; the first one with a matching object applies. */
  readonly references?: { readonly [attribute: string]: AdoptionReference | readonly AdoptionReference[] };
  /** The attribute that refers to the owner of the objects. Objects of one owner differ in few values, so HCL has them as rows of a table. */
  readonly tabledBy?: string;
  readonly file?: AdoptionFile;
  readonly folder?: AdoptionFolder;
  /** The service's defaults, which can be omitted. */
  readonly defaults?: { readonly [attribute: string]: Value };
  /** Defaults that depend on the value of another attribute. */
  readonly defaultsBy?: {
    readonly by: string;
    readonly of: { readonly [value: string]: { readonly [attribute: string]: Value } };
  };
  /** Attributes with several values, by the attribute that is written instead if there is only one value. */
  readonly alternatives?: { readonly [several: string]: string };
  /**
   * Attributes that constructs require and no import returns, each with the attribute whose value is written for it. Terraform ignores their
   * changes, so the imported object stays unchanged.
   */
  readonly implied?: { readonly [attribute: string]: string };
  /** Values in which the service masks a secret: if the pattern matches, the current value is left unchanged. */
  readonly redacted?: { readonly [attribute: string]: string };
}

export function defineAdoption<const A extends Adoption>(adoption: A): A {
  return adoption;
}

/** The objects that an attribute can identify. */
export function referencesOf({ references = {} }: Adoption, attribute: string): readonly AdoptionReference[] {
  return [references[attribute] ?? []].flat();
}
