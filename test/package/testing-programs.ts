import { readFileSync, readdirSync } from 'fs';
import * as path from 'path';
import { LANGUAGES, ROOT } from './languages';
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
  /** With the package for cdktf, or for CDK Terrain. */
  readonly command: (name?: 'lintel' | 'lintel-cdktn') => readonly string[];
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
    command: (name = 'lintel') => ['java', '-cp', jar(name), 'EmulatorTest.java'],
    output: /^ok$/m,
  },
};

/** The artifact alone: the classes for tests need no other. */
function jar(name: 'lintel' | 'lintel-cdktn'): string {
  const artifact = path.join(ROOT, 'dist', name === 'lintel' ? '' : 'cdktn', 'java', 'io', 'lintel', name);
  const [version] = readdirSync(artifact, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return path.join(artifact, version!.name, `${name}-${version!.name}.jar`);
}

/** Unit tests that docs/testing.md shows, and how a project runs them. */
interface UnitTests {
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly (readonly string[])[];
}

const unitTests = (file: string): string => readFileSync(path.join(ROOT, 'examples', 'testing', file), 'utf8');

/** With the languages of `lintel`, or of `lintel-cdktn`. */
export const UNIT_TESTS: Partial<Record<Language['name'], (languages?: readonly Language[]) => UnitTests>> = {
  Python: () => ({
    files: { 'test_scans.py': unitTests('test_scans.py') },
    commands: [
      ['.venv/bin/pip', 'install', 'pytest==8.4.2'],
      ['.venv/bin/python', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'test_scans.py'],
    ],
  }),
  Go: () => ({
    files: { 'scans/scans_test.go': unitTests('scans_test.go') },
    commands: [['go', 'test', '-vet=off', './scans']],
  }),
  Java: (languages = LANGUAGES) => ({
    files: { 'tests.xml': withJUnit(), 'src/test/java/com/example/ScansTest.java': unitTests('ScansTest.java') },
    commands: [
      [
        ...languages.find(({ name }) => name === 'Java')!.synthesize,
        '--file=tests.xml',
        '-Dexec.mainClass=org.junit.platform.console.ConsoleLauncher',
        '-Dexec.args=execute --select-class=com.example.ScansTest --fail-if-no-tests',
      ],
    ],
  }),
};

/** The project of the example with JUnit, which brings its own program: the plugin that usually runs it would download much more. */
function withJUnit(): string {
  const pom = readFileSync(path.join(ROOT, 'examples', 'java', 'platform-team', 'pom.xml'), 'utf8');
  const [groupId, artifactId, version] = ['org.junit.platform', 'junit-platform-console-standalone', '1.11.4'];
  const dependency = `<dependency><groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version></dependency>`;
  return pom
    .replace('</dependencies>', `${dependency}</dependencies>`)
    .replace('<build>', '<build><sourceDirectory>src/test/java</sourceDirectory>');
}
