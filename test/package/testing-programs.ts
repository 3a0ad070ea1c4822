import { readFileSync, readdirSync } from 'fs';
import * as path from 'path';
import { inTerrain, type TerrainLanguage } from '../../generate/pages/terrain-examples';
import { EMULATOR_PAGES } from '../support/emulator-pages';
import { LANGUAGES, ROOT, TERRAIN_LANGUAGES } from './languages';
import type { Language } from './languages';

const recipe = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(EMULATOR_PAGES)![1]!;

type PackageName = 'lintel' | 'lintel-cdktn';

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
  readonly command: (name?: PackageName) => readonly string[];
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
    // The page has the form for CDK Terrain, which the test of that package restores.
    files: { 'recipe/recipe_test.go': recipe('go').replace('lintel-cdktn-go', 'lintel-go') },
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
function jar(name: PackageName): string {
  const artifact = path.join(ROOT, 'dist', name === 'lintel' ? '' : 'cdktn', 'java', 'io', 'lintel', name);
  const [version] = readdirSync(artifact, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return path.join(artifact, version!.name, `${name}-${version!.name}.jar`);
}

/** Unit tests that docs/testing.md shows, and how a project runs them. */
interface UnitTests {
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly (readonly string[])[];
}

/** In the form for a framework. */
function unitTests(file: string, language: TerrainLanguage, name: PackageName): string {
  const text = readFileSync(path.join(ROOT, 'examples', 'testing', file), 'utf8');
  return name === 'lintel' ? text : inTerrain(text, language);
}

export const UNIT_TESTS: Partial<Record<Language['name'], (name?: PackageName) => UnitTests>> = {
  Python: (name = 'lintel') => ({
    files: { 'test_scans.py': unitTests('test_scans.py', 'python', name) },
    commands: [
      ['.venv/bin/pip', 'install', 'pytest==8.4.2'],
      ['.venv/bin/python', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'test_scans.py'],
    ],
  }),
  Go: (name = 'lintel') => ({
    files: { 'scans/scans_test.go': unitTests('scans_test.go', 'go', name) },
    commands: [['go', 'test', '-vet=off', './scans']],
  }),
  Java: (name = 'lintel') => ({
    files: {
      'tests.xml': withJUnit(name),
      'src/test/java/com/example/ScansTest.java': unitTests('ScansTest.java', 'java', name),
    },
    commands: [
      [
        ...(name === 'lintel' ? LANGUAGES : TERRAIN_LANGUAGES).find((one) => one.name === 'Java')!.synthesize,
        '--file=tests.xml',
        '-Dexec.mainClass=org.junit.platform.console.ConsoleLauncher',
        '-Dexec.args=execute --select-class=com.example.ScansTest --fail-if-no-tests',
      ],
    ],
  }),
};

/** The project of the example with JUnit, which brings its own program: the plugin that usually runs it would download much more. */
function withJUnit(name: PackageName): string {
  const folder = path.join(ROOT, 'examples', ...(name === 'lintel' ? [] : ['cdktn']), 'java', 'platform-team');
  const pom = readFileSync(path.join(folder, 'pom.xml'), 'utf8');
  const [groupId, artifactId, version] = ['org.junit.platform', 'junit-platform-console-standalone', '1.11.4'];
  const dependency = `<dependency><groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version></dependency>`;
  return pom
    .replace('</dependencies>', `${dependency}</dependencies>`)
    .replace('<build>', '<build><sourceDirectory>src/test/java</sourceDirectory>');
}
