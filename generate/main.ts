import { existsSync } from 'fs';
import * as path from 'path';
import { decideConstruct, kebabCase } from './decide-construct';
import type { ConstructPlan, EnumPlan } from './decide-construct';
import { readRooms, WINGS } from './read-rooms';
import type { Rooms } from './read-rooms';
import { renderConstruct, renderIndex, renderVocabularies } from './render-construct';
import { renderDocs } from './render-docs';
import { renderRegister } from './render-register';
import { findStale, firstLine, writeFiles } from './write-files';
import type { Files } from './write-files';

const ROOT = path.join(__dirname, '..');

/** The folders that the generator keeps clean of what nothing asks for any more. */
const FOLDERS = [...WINGS.map((wing) => `src/constructs/${wing}`), ...['resources', 'data-sources', 'ephemeral-resources', 'list-resources', 'actions'].map((kind) => `docs/${kind}`)];

/** Everything that is made from the definitions, by path; `root` is where what is written by hand is looked up. */
export function generate(rooms: Rooms, root: string): Files {
  const files = new Map<string, string>();
  const add = (file: string, from: string, text: string) => files.set(file, firstLine(from) + text);
  add('src/handlers/index.ts', 'the rooms beside it', renderRegister(rooms));
  addConstructs(rooms, root, add);
  for (const [file, text] of renderDocs(rooms, root)) files.set(file, text);
  return files;
}

function addConstructs(rooms: Rooms, root: string, add: (file: string, from: string, text: string) => void): void {
  const plans = [
    ...rooms.resources.map((room) => ({ room, plan: decideConstruct('resource', room.definition) })),
    ...rooms.dataSources.map((room) => ({ room, plan: decideConstruct('data-source', room.definition) })),
    ...rooms.ephemeralResources.map((room) => ({ room, plan: decideConstruct('ephemeral-resource', room.definition) })),
  ].sort((a, b) => (a.plan.className < b.plan.className ? -1 : 1));
  const wings = WINGS.filter((wing) => plans.some(({ plan }) => plan.wing === wing));
  for (const wing of wings) {
    const folder = `src/constructs/${wing}`;
    const here = plans.filter(({ plan }) => plan.wing === wing);
    const index: string[] = [];
    const vocabularies = sharedEnums(here.map(({ plan }) => plan));
    if (vocabularies.length > 0) add(`${folder}/vocabularies.ts`, 'the definitions of the wing', renderVocabularies(vocabularies));
    const owners = new Map<string, ConstructPlan>();
    for (const { room, plan } of here) {
      const file = kebabCase(plan.className);
      const borrowed = borrowChoices(plan, owners);
      const extended = existsSync(path.join(root, folder, 'extended', `${file}.ts`));
      add(`${folder}/${file}.ts`, `src/${room.file}.ts`, renderConstruct(plan, { definition: { file: `../../${room.file}`, name: room.name }, extended, borrowed }));
      index.push(file, ...(extended ? [`extended/${file}`] : []));
    }
    add(`${folder}/index.ts`, 'the definitions of the wing', renderIndex([...index, ...(vocabularies.length > 0 ? ['vocabularies'] : [])].sort()));
  }
  const provider = ['constructs/duration', 'constructs/lintel-provider', 'constructs/lintel-provider-props', 'constructs/string-list-map'].map((file) => `export * from './${file}';\n`);
  add('src/index.ts', 'the wings that have rooms', [...provider, ...wings.map((wing) => `export * as ${wing} from './constructs/${wing}';\n`)].join(''));
}

/** One class for each choice: the first construct that offers it has it, and the others take it from there. */
function borrowChoices({ className, choices, ...plan }: ConstructPlan, owners: Map<string, ConstructPlan>): { readonly file: string; readonly name: string }[] {
  return choices.flatMap((choice) => {
    const owner = owners.get(choice.name);
    if (!owner) owners.set(choice.name, { className, choices, ...plan });
    if (!owner) return [];
    if (JSON.stringify(owner.choices.find(({ name }) => name === choice.name)) === JSON.stringify(choice)) return [{ file: kebabCase(owner.className), name: choice.name }];
    throw new Error(`${className}: ${choice.name} is another class in ${owner.className}; give one of them another name.`);
  });
}

/** One enum for each name: two attributes may share a vocabulary, but not a name for two vocabularies. What is managed says what it is, before what looks for it. */
export function sharedEnums(plans: readonly ConstructPlan[]): EnumPlan[] {
  const enums = new Map<string, EnumPlan>();
  const managedFirst = [...plans.filter(({ kind }) => kind === 'resource'), ...plans.filter(({ kind }) => kind !== 'resource')];
  for (const { className, enums: own } of managedFirst) {
    for (const vocabulary of own) {
      const known = enums.get(vocabulary.name) ?? vocabulary;
      if (JSON.stringify(known.members) !== JSON.stringify(vocabulary.members)) {
        throw new Error(`${className}: the enum ${vocabulary.name} has other words elsewhere; give one of them another name with \`construct\`.`);
      }
      enums.set(vocabulary.name, known);
    }
  }
  return [...enums.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function main(): void {
  const files = generate(readRooms(path.join(ROOT, 'src')), ROOT);
  if (!process.argv.includes('--check')) return writeFiles(ROOT, files, FOLDERS);
  const stale = findStale(ROOT, files, FOLDERS);
  if (stale.length === 0) return;
  process.stderr.write(`Not what the definitions say; run \`npx tsx generate/main.ts\`:\n${stale.map((file) => `  ${file}\n`).join('')}`);
  process.exitCode = 1;
}

if (require.main === module) main();
