import type { Decision, TextFile } from './decision';
import type { Manifest } from './manifest';

/** A file that belongs to a project whatever is in it. It is written where it is not there, and never again. */
export interface ScaffoldFile extends TextFile {
  /** Not written where a file with the same ending says this already. */
  readonly unless?: RegExp;
}

/** How one language has it. But for the synthesis, all are functions of their input. */
export interface Project {
  /** Whether the names of objects must differ across kinds, as those of the constructs of a stack must, or within a kind only. */
  readonly uniqueAcross: 'all' | 'kind';
  /** The name of a file, from one with `_` between words. */
  fileOf(file: string): string;
  /** The address that Terraform knows an object by. */
  addressOf(type: string, name: string): string;
  render(decision: Decision): readonly TextFile[];
  /** What ties the files together: it follows from all that was ever written. */
  rewritten?(manifest: Manifest): readonly TextFile[];
  scaffold(folder: string): readonly ScaffoldFile[];
  /** Makes what Terraform plans; throws what is missing for that, and what to run. */
  synthesize?(folder: string): void;
  /** What Terraform plans, from the folder that was written into. */
  readonly stack: string;
}
