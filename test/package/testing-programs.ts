import { readFileSync, readdirSync } from 'fs';
import * as path from 'path';
import { ROOT } from './languages';
import type { Language } from './languages';

const PAGE = readFileSync(path.join(ROOT, 'docs', 'emulator.md'), 'utf8');
const recipe = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(PAGE)![1]!;

/** Neither the constructs nor pytest are loaded: pytest finds the fixture by the entry point. */
const PYTHON = `
import sys
from importlib.metadata import entry_points
from lintel_testing import Emulator

with Emulator() as emulator:
    print(entry_points(group="pytest11")["lintel"].value, emulator.clock().frozen, "jsii" in sys.modules)
`;

/** A program that starts the emulator of the package in a project. */
interface TestingProgram {
  /** Files to write, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly command: () => readonly string[];
  readonly output: RegExp;
}

/** The recipes of the documentation, with the package as it is installed. */
export const TESTING_PROGRAMS: Partial<Record<Language['name'], TestingProgram>> = {
  Python: {
    files: { 'emulated.py': PYTHON },
    command: () => ['.venv/bin/python', 'emulated.py'],
    output: /^lintel_testing\.pytest_plugin False False$/m,
  },
  Go: {
    files: { 'recipe/recipe_test.go': recipe('go') },
    command: () => ['go', 'test', '-vet=off', './recipe'],
    output: /^ok /m,
  },
  Java: {
    files: { 'EmulatorTest.java': recipe('java') },
    command: () => ['java', '-cp', jar(), 'EmulatorTest.java'],
    output: /^ok$/m,
  },
};

/** The artifact alone: the classes for tests need no other. */
function jar(): string {
  const artifact = path.join(ROOT, 'dist', 'java', 'io', 'lintel', 'lintel');
  const [version] = readdirSync(artifact, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return path.join(artifact, version!.name, `lintel-${version!.name}.jar`);
}

/** The unit tests that docs/testing.md shows in Python, and how a project runs them. */
export const UNIT_TESTS = {
  file: 'test_scans.py',
  text: readFileSync(path.join(ROOT, 'examples', 'testing', 'test_scans.py'), 'utf8'),
  install: ['.venv/bin/pip', 'install', 'pytest==8.4.2'],
  run: ['.venv/bin/python', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'test_scans.py'],
} as const;
