import type { PlainAttribute } from '../../definition/attribute';
import type { Value } from '../../definition/value';
import type { FolderFile } from '../../handlers/contract';
import type { Kind } from './kind';
import type { FoundObject } from './survey';

/** The value of an attribute, independent of the language. */
export type Input =
  | { readonly is: 'value'; readonly attribute: PlainAttribute; readonly value: Value }
  /** An attribute of another object. */
  | { readonly is: 'reference'; readonly to: AdoptedObject; readonly attribute: string }
  /** A list or a set with references among its elements. */
  | { readonly is: 'list'; readonly elements: readonly Input[] }
  /** The variable's value for this object, if it has one. */
  | { readonly is: 'variable'; readonly variable: SecretVariable; readonly key: string }
  /** The text of a file. The path is relative to the project. */
  | { readonly is: 'file'; readonly path: string; readonly text: string }
  /** The path of a folder, relative to the project. */
  | { readonly is: 'folder'; readonly path: string }
  | { readonly is: 'object'; readonly members: Inputs }
  | { readonly is: 'objects'; readonly elements: readonly Inputs[] };

/** By attribute, in the definition's spelling and order. The members of choices are flattened. */
export interface Inputs {
  readonly [attribute: string]: Input;
}

/** A variable for a secret that no service returns: values by object name, for all objects of a kind. */
export interface SecretVariable {
  readonly name: string;
  /** The type of the value of each object. */
  readonly holds: 'text' | 'map';
  /** Its values may have any type. */
  readonly isAny?: boolean;
  readonly description: string;
}

/** An object together with its name in the code. */
export interface AdoptedObject {
  readonly found: FoundObject;
  /** Lower case, with `_` between words. */
  readonly name: string;
  /** The file of the object, without extension, with `_` between words. */
  readonly file: string;
}

/** Attributes for `ignore_changes`. */
export interface LeftAlone {
  /** In Terraform's spelling. */
  readonly attributes: readonly string[];
  /** The reason, as sentences that fit any language. */
  readonly because: string;
}

/** An object to write. */
export interface WrittenObject extends AdoptedObject {
  readonly inputs: Inputs;
  readonly leftAlone?: LeftAlone;
  /** The table that contains the object as a row. Its address names both. */
  readonly row?: { readonly table: string; readonly key: string };
}

/** The objects of a kind, which are written to one file. */
export interface WrittenKind {
  readonly kind: Kind;
  readonly file: string;
  readonly objects: readonly WrittenObject[];
  /** The files that these objects refer to. */
  readonly needs: readonly string[];
  /** Attributes that the service does not report, and that may be missing in the code. */
  readonly unreported: readonly string[];
}

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** A folder with files from a service. */
export interface CopiedFolder {
  readonly path: string;
  readonly files: readonly FolderFile[];
}

/** Everything to write, independent of the language. */
export interface Decision {
  /** Referenced kinds come first. */
  readonly kinds: readonly WrittenKind[];
  /** New variables, which no earlier run has written. */
  readonly variables: readonly SecretVariable[];
  /** The name of the file for variables, in languages that have one. */
  readonly variablesFile: string;
  readonly texts: readonly TextFile[];
  readonly folders: readonly CopiedFolder[];
  /** Objects for which no valid code can be generated, and the reasons. */
  readonly refused: readonly { readonly found: FoundObject; readonly because: string }[];
}
