import * as path from 'path';
import { bind } from 'jest-each';

const FOLDER = path.join(__dirname, '..');
const HOOKS = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];

/** The title of a case, after its file's name below `test/emulator`. */
export function titleOf(file: string, ancestors: readonly string[], title: string): string {
  return `${path.relative(FOLDER, file).replace(/\.test\.ts$/, '')}: ${[...ancestors, title].join(' ')}`;
}

/** The titles of all cases of these test files, as jest reports them. The files are loaded in a jest environment; nothing in them runs. */
export function collectTitles(files: readonly string[]): string[] {
  const titles: string[] = [];
  const ancestors: string[] = [];
  let file = '';
  const record = (title: string): void => void titles.push(titleOf(file, ancestors, title));
  const group = (title: string, body: () => void): void => {
    ancestors.push(title);
    body();
    ancestors.pop();
  };
  const cases = Object.assign(record, { each: bind(record), skip: record });
  const groups = Object.assign(group, { each: bind(group, false), skip: group });
  withGlobals(
    { it: cases, test: cases, describe: groups, ...Object.fromEntries(HOOKS.map((hook) => [hook, () => undefined])) },
    () => {
      // oxlint-disable-next-line typescript/no-require-imports -- loaded for the tests that it defines
      for (file of files) require(file);
    },
  );
  return titles;
}

function withGlobals(replaced: Readonly<Record<string, unknown>>, work: () => void): void {
  const globals = globalThis as unknown as Record<string, unknown>;
  const kept = Object.fromEntries(Object.keys(replaced).map((name) => [name, globals[name]]));
  Object.assign(globals, replaced);
  try {
    work();
  } finally {
    Object.assign(globals, kept);
  }
}
