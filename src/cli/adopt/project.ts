import type { Decision, TextFile } from './decision';
import type { Manifest } from './manifest';

/** A file that every project needs. It is only written if it does not exist. */
export interface ScaffoldFile extends TextFile {
  /** Not written if a file with the same extension matches this. */
  readonly unless?: RegExp;
}

/** The code generator of one language. All functions are pure, except `synthesize` and the generated project IDs. */
export interface Project {
  /** Whether names must be unique across all kinds, as construct IDs in a stack, or only within a kind. */
  readonly uniqueAcross: 'all' | 'kind';
  /** The file name for a name with `_` between words. */
  fileOf(file: string): string;
  /** The Terraform address of an object. */
  addressOf(type: string, name: string): string;
  render(decision: Decision): readonly TextFile[];
  /** Files that combine the others. They are generated from the manifest of all runs. */
  rewritten?(manifest: Manifest): readonly TextFile[];
  scaffold(folder: string): readonly ScaffoldFile[];
  /** Synthesizes the stack. Throws if dependencies are missing, with the command to install them. */
  synthesize?(folder: string): void;
  /** The folder of the Terraform configuration, relative to the project. */
  readonly stack: string;
}
