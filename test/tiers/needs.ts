import { ImportGraph } from './import-graph';

/** What must be built before test files run. */
export interface Needs {
  /** What is in `lib/bundle`. */
  readonly bundles: boolean;
  /** What jsii compiles, for other languages. */
  readonly assemblies: boolean;
  readonly executables: boolean;
}

export const EVERYTHING: Needs = { bundles: true, assemblies: true, executables: true };

/** Who uses what is built starts a program, or names the folder. */
const BUNDLES = /['"](?:node:)?(?:child_process|worker_threads)['"]|['"/`](?:lib|assets|dist|bin)['"/`]/;
const ASSEMBLIES = /\.jsii|jsii-|npm-tarball|generate\/(?:package|translate-examples)/;
const EXECUTABLES = /\b(?:compiledExecutable|compiledPackage)\b/;
/** Where these are defined, or used for one runtime alone. */
const COMPILED = ['test/support/compiled.ts', 'test/support/global-setup.ts'];

/** Sources are in the closure of nearly every test, and need nothing that is built. */
const isSource = (file: string): boolean => /^(?:src|packages\/awscdk\/(?:src|bundled))\//.test(file);

/** By what the files import of tests and generators. */
export function needsOf(files: readonly string[], graph = new ImportGraph()): Needs {
  const used = [...graph.reach(files, isSource).keys()].filter((file) => !isSource(file));
  const names = (pattern: RegExp) => used.some((file) => !COMPILED.includes(file) && pattern.test(graph.text(file)));
  return { bundles: names(BUNDLES), assemblies: names(ASSEMBLIES), executables: names(EXECUTABLES) };
}
