import * as path from 'path';
import { ImportGraph } from './import-graph';
import { needsOf } from './needs';

/** Which tests a change can reach. Every test file is in one of the lists, or is not reached. */
export interface Selection {
  /** The nearest first: they import what has changed, are named after it, or name it. */
  readonly files: readonly string[];
  /** Resources that have changed, and the rules that are tried on each resource. */
  readonly types: readonly string[];
  readonly rules: readonly string[];
  /** Near enough, but what is before them takes the time that there is. */
  readonly further: readonly string[];
  /** They load every resource, or run a program that contains what has changed. */
  readonly whole: readonly string[];
}

/** What all tests depend on. */
const EVERYWHERE =
  /^(?:package(?:-lock)?\.json|jest\.config\.json|tsconfig\.json|test\/support\/(?:runtime|transpile|test-environment)\.js)$/;
/** Folders whose tests try a rule on each resource, by its type. */
const RULES = /^test\/(?:house-rules|custom-resource)\//;
/** A file that imports so many others is a list of all resources, or of all of something: it says nothing of what a test is about. */
const MANY = 25;

export interface Sources {
  readonly graph: ImportGraph;
  /** Every test file. */
  readonly tests: readonly string[];
  /** The seconds that a file is expected to take. */
  secondsOf(file: string): number;
}

export function select(changed: readonly string[], { graph, tests, secondsOf }: Sources, seconds: number): Selection {
  const isTest = (file: string) => file.endsWith('.test.ts');
  const isList = (file: string) => !isTest(file) && graph.importsOf(file).length > MANY;
  const resources = changed.map(resourceOf).filter((found) => found !== undefined);
  const types = [...new Set(typesOf(resources, graph))];
  const everything = changed.some((file) => EVERYWHERE.test(file));
  const isCode = (file: string) => /\.[jt]s$/.test(file);
  const names = changed.filter((file) => !isCode(file) && !EVERYWHERE.test(file)).flatMap(namesOf);

  const near: { readonly file: string; readonly steps: number }[] = [];
  const rules: string[] = [];
  const whole: string[] = [];
  for (const file of tests) {
    const reached = graph.reach([file], isList);
    const steps = Math.min(
      ...changed.map((one) => reached.get(one) ?? Infinity),
      resources.some(({ name }) => isNamedAfter(file, name)) ? 1 : Infinity,
      names.some((name) => graph.text(file).includes(name)) ? 1 : Infinity,
    );
    if (steps < Infinity) {
      near.push({ file, steps });
    } else if (types.length > 0 && RULES.test(file)) {
      rules.push(file);
    } else if (everything || isWhole(file, changed, graph)) {
      whole.push(file);
    }
  }
  near.sort((one, other) => one.steps - other.steps || secondsOf(one.file) - secondsOf(other.file));
  const files: string[] = [];
  const further: string[] = [];
  let taken = 0;
  for (const { file, steps } of near) {
    // What has itself changed is tried, however long it takes.
    if (steps === 0 || taken + secondsOf(file) <= seconds) {
      files.push(file);
      taken += secondsOf(file);
    } else {
      further.push(file);
    }
  }
  return { files, types, rules, further, whole };
}

interface Resource {
  readonly folder: string;
  readonly name: string;
}

function resourceOf(file: string): Resource | undefined {
  const [, service, name] = /^(?:src|test)\/handlers\/(platform|secrets)\/([\w-]+)[./]/.exec(file) ?? [];
  return service === undefined || name === 'shared'
    ? undefined
    : { folder: `src/handlers/${service}/${name}`, name: name! };
}

function typesOf(resources: readonly Resource[], graph: ImportGraph): readonly string[] {
  return resources
    .map(({ folder }) => {
      try {
        return /^ {2}type: '(lintel_\w+)'/m.exec(graph.text(`${folder}/definition.ts`))?.[1];
      } catch {
        // A test that is named after something else.
        return undefined;
      }
    })
    .filter((type) => type !== undefined);
}

/** `run-task-list.test.ts` and `run-task/rules.test.ts` of `run-task`, but of `policy` not `policy-set.test.ts`, which another folder has. */
function isNamedAfter(file: string, name: string): boolean {
  return file
    .split('/')
    .some(
      (part) =>
        part === name || part.replace(/(?:-(?:list|terraform|moved|openbao|property))?\.test\.ts$/, '') === name,
    );
}

/** A test of a page, an example or data reads it, and has its name or that of its folder. */
function namesOf(file: string): readonly string[] {
  const [folder = ''] = file.split('/');
  return [path.basename(file), ...(file.includes('/') ? [`'${folder}'`, `${folder}/`] : [])];
}

function isWhole(file: string, changed: readonly string[], graph: ImportGraph): boolean {
  const sources = changed.filter((one) => /^(?:src|generate|packages|bin)\//.test(one));
  return sources.length > 0 && (sources.some((one) => graph.reach([file]).has(one)) || needsOf([file], graph).bundles);
}
