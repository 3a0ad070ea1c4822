import type { Kind } from './kind';
import type { FoundObject } from './survey';
import type { PlainAttribute } from '../../definition/attribute';
import type { Value } from '../../definition/value';
import type { FolderFile } from '../../handlers/contract';

/** What an attribute is given, before any language spells it. */
export type Input =
  | { readonly is: 'value'; readonly attribute: PlainAttribute; readonly value: Value }
  /** What another object is known by. */
  | { readonly is: 'reference'; readonly to: AdoptedObject; readonly attribute: string }
  /** The value that a variable has for this object; none, while nobody has given one. */
  | { readonly is: 'variable'; readonly variable: SecretVariable; readonly key: string }
  /** The text of a file; its path is below the folder that is written into. */
  | { readonly is: 'file'; readonly path: string; readonly text: string }
  /** The path of a folder below the one that is written into. */
  | { readonly is: 'folder'; readonly path: string }
  | { readonly is: 'object'; readonly members: Inputs }
  | { readonly is: 'objects'; readonly elements: readonly Inputs[] };

/** By attribute, in the definition's spelling and order, a choice's members flat beside the others. */
export interface Inputs {
  readonly [attribute: string]: Input;
}

/** A secret that no service gives back, of all objects of a kind: values by the names of the objects. */
export interface SecretVariable {
  readonly name: string;
  /** A text, or a map of them, for each object. */
  readonly holds: 'text' | 'map';
  readonly description: string;
}

/** An object with the name that it has in the code. */
export interface AdoptedObject {
  readonly found: FoundObject;
  /** In lower case, with `_` between words. */
  readonly name: string;
  /** The file that it stands in, without its folder and ending; with `_` between words. */
  readonly file: string;
}

/** What Terraform is to leave as it is. */
export interface LeftAlone {
  /** In Terraform's spelling. */
  readonly attributes: readonly string[];
  /** Sentences, in the words of no language. */
  readonly because: string;
}

/** An object that is to be written. */
export interface WrittenObject extends AdoptedObject {
  readonly inputs: Inputs;
  readonly leftAlone?: LeftAlone;
}

/** The objects of a kind that are to be written into one file. */
export interface WrittenKind {
  readonly kind: Kind;
  readonly file: string;
  readonly objects: readonly WrittenObject[];
  /** The files of other objects that these refer to. */
  readonly needs: readonly string[];
  /** Attributes of the kind that the service does not tell: they are missing where they were set. */
  readonly untold: readonly string[];
}

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** A folder with what a service has, as it has it. */
export interface CopiedFolder {
  readonly path: string;
  readonly files: readonly FolderFile[];
}

/** Everything that is to be written, in no language yet. */
export interface Decision {
  /** Those that others refer to come first. */
  readonly kinds: readonly WrittenKind[];
  /** Those that no earlier run has written. */
  readonly variables: readonly SecretVariable[];
  /** The file for them, in a language that has one; named like the others. */
  readonly variablesFile: string;
  readonly texts: readonly TextFile[];
  readonly folders: readonly CopiedFolder[];
  /** Objects for which no valid code can be written, and why. */
  readonly refused: readonly { readonly found: FoundObject; readonly because: string }[];
}
