import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'fs';
import { join } from 'path';

/** The sources by which tests in other languages start and control the emulator, one folder for each language. */
const SOURCES = join(__dirname, '..', '..', 'packages', 'testing');

/** What Python names them; pytest finds the fixtures by the entry point. */
const PYTHON_PACKAGE = 'lintel_testing';
const ENTRY_POINTS = { pytest11: [`lintel = ${PYTHON_PACKAGE}.pytest_plugin`] };

/** Adds them to the sources that the packer has generated for a language, before it builds them. */
const ADDITIONS: { readonly [language: string]: (folder: string) => void } = {
  python: addToPython,
  go: (folder) => copy('go', join(folder, 'lintel')),
  java: addToJava,
};

export function addTestingSources(language: string, folder: string): void {
  ADDITIONS[language]?.(folder);
}

function addToPython(folder: string): void {
  copy('python', join(folder, 'src'));
  const setup = join(folder, 'setup.py');
  const text = readFileSync(setup, 'utf8');
  const [, before, json, after] = /^([^]*?"""\n)([^]*?)(\n"""[^]*)$/.exec(text) ?? [];
  if (json === undefined) throw new Error(`${setup} has another form than jsii-pacmak used to write.`);
  const options = JSON.parse(json) as { packages: string[]; package_data: Record<string, string[]> };
  options.packages.push(PYTHON_PACKAGE);
  options.package_data[PYTHON_PACKAGE] = ['py.typed'];
  writeFileSync(setup, `${before}${JSON.stringify({ ...options, entry_points: ENTRY_POINTS }, null, 4)}${after}`);
}

/** A class cannot list resources, so the name of the archive is one. */
function addToJava(folder: string): void {
  copy('java', join(folder, 'src', 'main', 'java'));
  const resources = join(folder, 'src', 'main', 'resources', 'io', 'lintel');
  // That of the constructs for CDK Terrain is one folder deeper.
  const archives = readdirSync(resources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tgz'),
  );
  if (archives.length !== 1) throw new Error(`${resources} has ${archives.length} archives, not one.`);
  mkdirSync(join(resources, 'testing'), { recursive: true });
  writeFileSync(join(resources, 'testing', 'archive.txt'), `${archives[0]}\n`);
}

function copy(language: string, folder: string): void {
  cpSync(join(SOURCES, language), folder, { recursive: true, filter: (file) => !file.includes('__pycache__') });
}
