import { existsSync } from 'fs';
import * as path from 'path';
import { Command } from 'commander';
import type { Service } from '../src/definition/resource';
import { SERVICES } from './code/read-resources';
import { resourceFiles, type PlaceOptions } from './code/resource-files';
import { namesOf } from './code/resource-names';
import { unwrittenIn } from './code/unwritten';
import { writeFiles } from './write-files';

const ROOT = path.join(__dirname, '..');

interface LayoutOptions extends PlaceOptions {
  readonly words?: string;
}

/** Writes the files of a new resource under `root`, and returns the remaining work. Writes nothing if any of the files exists. */
export function layOut(root: string, service: string, thing: string, options: LayoutOptions): string {
  if (!SERVICES.includes(service as Service)) {
    throw new Error(`There is no service ${JSON.stringify(service)}; use ${SERVICES.join(' or ')}.`);
  }
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(thing)) {
    throw new Error(
      `Name the resource in lower case with dashes, in the singular, such as run-task, not ${JSON.stringify(thing)}.`,
    );
  }
  const { mount, collection, system } = options;
  if (service === 'platform' && (mount ?? collection ?? system) !== undefined) {
    throw new Error(
      'Only engines of the secrets service have a mount and a collection, and only that service has system paths.',
    );
  }
  if (system !== undefined && ((mount ?? collection) !== undefined || !/^[^/]+(?:\/[^/]+)+$/.test(system))) {
    throw new Error(
      'A system path has several segments, such as sys/policies/password, and neither a mount nor a collection.',
    );
  }
  const names = namesOf(service as Service, thing, options.words);
  const files = resourceFiles(names, options);
  const there = [names.folder, ...files.keys()].filter((file) => existsSync(path.join(root, file)));
  if (there.length > 0) {
    throw new Error(`Nothing was written, because these files exist:\n${there.map((file) => `  ${file}`).join('\n')}`);
  }
  writeFiles(root, files, []);
  const left = [...files].flatMap(([file, text]) => unwrittenIn(file, text));
  return [
    `Laid out ${names.type}, ${files.size} files. ${left.length} sentences say what to write; the type checker reports those in TypeScript:`,
    ...left.map((line) => `  ${line}`),
    '',
    `The emulator serves it from src/emulator/${service}; where it has no routes for it yet, write them there from the specification, in the service's own words.`,
    'CONTRIBUTING.md, "Add a resource", says what each file is for, what comes after them, and when a resource.ts is needed.',
    '',
  ].join('\n');
}

function main(): void {
  const command = new Command('new:resource')
    .description(
      'Lays out the files of a resource that its service stores, with sentences where something is left to write',
    )
    .argument('<service>', SERVICES.join(' or '))
    .argument('<resource>', 'the folder of the resource, such as run-task')
    .option('--words <words>', 'what people call it, if that is not its name: "LDAP group"')
    .option('--mount <path>', 'the path that its engine is mounted at by default; of an auth method, auth/userpass')
    .option('--collection <segments>', 'the path segments below the mount, such as roles')
    .option('--system <path>', 'the path of objects of the service itself, such as sys/policies/password')
    .action((service: string, thing: string, options: LayoutOptions) => {
      try {
        process.stdout.write(layOut(ROOT, service, thing, options));
      } catch (error) {
        command.error(`error: ${(error as Error).message}`);
      }
    });
  command.parse();
}

if (require.main === module) main();
