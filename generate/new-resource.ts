import { existsSync } from 'fs';
import * as path from 'path';
import { Command } from 'commander';
import { WINGS } from './read-rooms';
import { roomFiles } from './room-files';
import type { EngineOptions } from './room-files';
import { namesOf } from './room-names';
import { unwrittenIn } from './unwritten';
import { writeFiles } from './write-files';
import type { Wing } from '../src/definition/resource';

const ROOT = path.join(__dirname, '..');

/** Lays out a room under `root`, and tells what is left to write. Nothing is written where any of its files is there already. */
export function layOut(root: string, wing: string, thing: string, options: EngineOptions & { readonly list: boolean }): string {
  if (!WINGS.includes(wing as Wing)) throw new Error(`There is no wing ${JSON.stringify(wing)}: it is ${WINGS.join(' or ')}.`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(thing)) throw new Error(`A thing is named in lower case with dashes, in the singular, such as run-task: ${JSON.stringify(thing)} is not.`);
  if (wing === 'platform' && (options.mount ?? options.collection) !== undefined) throw new Error('Only engines of the secrets service have a mount and a collection.');
  const names = namesOf(wing as Wing, thing);
  const files = roomFiles(names, options);
  const there = [names.folder, ...files.keys()].filter((file) => existsSync(path.join(root, file)));
  if (there.length > 0) throw new Error(`Nothing was written, for this is there already:\n${there.map((file) => `  ${file}`).join('\n')}`);
  writeFiles(root, files, []);
  const left = [...files].flatMap(([file, text]) => unwrittenIn(file, text));
  return [
    `Laid out ${names.type}, ${files.size} files. What is left to write, ${left.length} sentences, which the type checker repeats until each is obeyed:`,
    ...left.map((line) => `  ${line}`),
    '',
    `The emulator serves it from src/emulator/${wing}; where it has no routes for it yet, write them there from the specification, in the service's own words.`,
    'CONTRIBUTING.md, "Add a resource", says what each file is for, and what comes after them.',
    '',
  ].join('\n');
}

function main(): void {
  const command = new Command('new:resource')
    .description('Lays out the files of a room, with sentences where something is left to write')
    .argument('<wing>', WINGS.join(' or '))
    .argument('<thing>', 'the folder of the room, such as run-task')
    .option('--list', 'it can be listed by `terraform query`', false)
    .option('--mount <path>', 'the path that its engine is mounted at by default')
    .option('--collection <segment>', 'the path segment below the mount, such as roles')
    .action((wing: string, thing: string, options: EngineOptions & { readonly list: boolean }) => {
      try {
        process.stdout.write(layOut(ROOT, wing, thing, options));
      } catch (error) {
        command.error((error as Error).message);
      }
    });
  command.parse();
}

if (require.main === module) main();
