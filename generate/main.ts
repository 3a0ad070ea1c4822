import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { generateAwscdk } from './awscdk';
import { decideConstruct, kebabCase } from './decide-construct';
import type { ConstructPlan } from './decide-construct';
import { readProofs } from './proofs';
import { readRooms, WINGS } from './read-rooms';
import type { Rooms } from './read-rooms';
import { renderConstruct, renderIndex, renderVocabularies } from './render-construct';
import { renderDocs } from './render-docs';
import { renderProofs } from './render-proofs';
import { renderAdoptions, renderMeanings, renderRegister } from './render-register';
import { renderSequences } from './render-sequences';
import { readSequences } from './sequences';
import { borrowChoices, sharedEnums } from './shared-types';
import { findStale, firstLine, writeFiles } from './write-files';
import type { Add, Files } from './write-files';

const ROOT = path.join(__dirname, '..');

/** The folders that the generator keeps clean of what nothing asks for any more. */
const FOLDERS = [...WINGS.flatMap((wing) => [`src/constructs/${wing}`, `packages/awscdk/src/${wing}`]), ...['resources', 'data-sources', 'ephemeral-resources', 'list-resources', 'actions'].map((kind) => `docs/${kind}`)];

/** Everything that is made from the definitions, by path; `root` is where what is written by hand is looked up. */
export function generate(rooms: Rooms, root: string): Files {
  const files = new Map<string, string>();
  const add: Add = (file, from, text) => void files.set(file, firstLine(from) + text);
  add('src/handlers/index.ts', 'the rooms beside it', renderRegister(rooms));
  add('src/handlers/meanings.ts', 'the rooms beside it', renderMeanings(rooms));
  if (rooms.adoptions) add('src/handlers/adoptions.ts', 'the rooms beside it', renderAdoptions(rooms.adoptions));
  addConstructs(rooms, root, add);
  generateAwscdk(rooms, add);
  for (const [file, text] of renderDocs(rooms, root)) files.set(file, text);
  return files;
}

function addConstructs(rooms: Rooms, root: string, add: Add): void {
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

function main(): void {
  const made = generate(readRooms(path.join(ROOT, 'src')), ROOT);
  const files = new Map([
    ...made, ['README.md', renderProofs(readFileSync(path.join(ROOT, 'README.md'), 'utf8'), readProofs())],
    ['docs/cloudformation-sequences.md', renderSequences(readSequences())],
  ]);
  if (!process.argv.includes('--check')) return writeFiles(ROOT, files, FOLDERS);
  const stale = findStale(ROOT, files, FOLDERS);
  if (stale.length === 0) return;
  process.stderr.write(`Not what the definitions say; run \`npx tsx generate/main.ts\`:\n${stale.map((file) => `  ${file}\n`).join('')}`);
  process.exitCode = 1;
}

if (require.main === module) main();
