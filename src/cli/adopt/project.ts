import type { Decision, TextFile } from './decision';
import type { Manifest } from './manifest';

/** A file that every project needs. It is only written if it does not exist. */
export interface ScaffoldFile extends TextFile {
  /** An existing file of the same name is good enough. */
  readonly optional?: true;
}

export interface Scaffold {
  readonly files: readonly ScaffoldFile[];
  /** Additions the user has to make to existing files before the code can be planned. */
  readonly missing?: string;
}

/** The existing contents of the folder. */
export interface ExistingFiles {
  hasPath(file: string): boolean;
  /** The Terraform configuration in the folder, by file: generated import blocks and everything else. */
  configuration(): ReadonlyMap<string, string>;
}

/** The code generator of one language. All functions are pure, except `synthesize`, the formatting of Go, and the generated project IDs. */
export interface Project {
  /** Whether names must be unique across all kinds, as construct IDs in a stack, or only within a kind. */
  readonly uniqueAcross: 'all' | 'kind';
  /** Rows of a table are either instances of one resource, named in their addresses, or made in a loop, with addresses of their own. */
  readonly rows: 'instances' | 'loop';
  /** The file name for a name with `_` between words. */
  fileOf(file: string): string;
  /** The Terraform address of an object. */
  addressOf(type: string, name: string): string;
  render(decision: Decision): readonly TextFile[];
  /** Files that combine the others. They are generated from the manifest of all runs. */
  rewritten?(manifest: Manifest): readonly TextFile[];
  scaffold(existing: ExistingFiles): Scaffold;
  /** Synthesizes the stack. Throws if dependencies are missing, with the command to install them. */
  synthesize?(folder: string): void;
  /** The folder of the Terraform configuration, relative to the project. */
  readonly stack: string;
}
