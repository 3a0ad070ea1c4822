import { pascalCase } from '../../src/definition/construct';
import { camelCase, plural } from '../../src/definition/names';
import type { Service } from '../../src/definition/resource';

/** The names that follow from the name of a resource. */
export interface ResourceNames {
  readonly service: Service;
  /** The folder: `run-task`. */
  readonly thing: string;
  readonly things: string;
  /** The Terraform types: `lintel_run_task`, `lintel_run_tasks`. */
  readonly type: string;
  readonly types: string;
  /** The exports: `runTask`, `runTasks`. */
  readonly exported: string;
  readonly exportedPlural: string;
  /** The constructs: `RunTask`, `RunTasks`. */
  readonly construct: string;
  readonly constructPlural: string;
  /** In prose: `run task`, `run tasks`. */
  readonly words: string;
  readonly wordsPlural: string;
  readonly folder: string;
}

/** `thing` is in lowercase, with dashes. `words`: what people call it. */
export function namesOf(service: Service, thing: string, words = thing.replaceAll('-', ' ')): ResourceNames {
  const things = plural(thing);
  const typeOf = (name: string) => `lintel_${name.replaceAll('-', '_')}`;
  const exportedOf = (name: string) => camelCase(name.replaceAll('-', '_'));
  return {
    service,
    thing,
    things,
    type: typeOf(thing),
    types: typeOf(things),
    exported: exportedOf(thing),
    exportedPlural: exportedOf(things),
    construct: pascalCase(exportedOf(thing)),
    constructPlural: pascalCase(exportedOf(things)),
    words,
    wordsPlural: plural(words),
    folder: `src/handlers/${service}/${thing}`,
  };
}
