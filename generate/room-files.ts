import type { RoomNames } from './room-names';
import { unwritten } from './unwritten';
import type { Files } from './write-files';

/** What a room of an engine is told besides its name; what is not told is left to be written. */
export interface EngineOptions {
  readonly mount?: string;
  /** The path segment that names the kind, such as `roles`. */
  readonly collection?: string;
}

/** The files of a room, as far as they follow from its names. Everything else is a sentence that the type checker repeats until it is obeyed. */
export function roomFiles(names: RoomNames, options: EngineOptions & { readonly list: boolean }): Files {
  const { wing, thing, type, folder } = names;
  const engine = wing === 'secrets' ? engineOf(options) : undefined;
  return new Map([
    [`${folder}/definition.ts`, definition(names, engine)],
    [`${folder}/answer.ts`, answer(names, engine)],
    [`${folder}/meaning.ts`, meaning(names)],
    [`${folder}/adoption.ts`, adoption(names, engine, options.list)],
    [`${folder}/resource.ts`, engine ? engineResource(names) : platformResource(names)],
    [`${folder}/data-sources.ts`, dataSources(names, engine)],
    [`${folder}/data-source.ts`, engine ? engineDataSource(names, engine) : platformDataSource(names)],
    ...(options.list ? [[`${folder}/list-resources.ts`, listResources(names, engine)], [`${folder}/list.ts`, engine ? engineList(names, engine) : platformList(names)]] as const : []),
    [`test/handlers/${wing}/${thing}.fixture.ts`, fixture(names)],
    [`test/handlers/${wing}/${thing}.test.ts`, test(names)],
    [`examples/resources/${type}/resource.tf`, example(`resource "${type}" "example"`, 'Write the smallest useful configuration.')],
    [`examples/data-sources/${type}/data-source.tf`, example(`data "${type}" "example"`, 'Write how it is looked up.')],
    [`examples/data-sources/${names.types}/data-source.tf`, example(`data "${names.types}" "example"`, 'Write how they are listed, and an output that uses them.')],
    ...(options.list ? [[`examples/list-resources/${type}/list-resource.tfquery.hcl`, listExample(type)]] as const : []),
  ]);
}

interface Engine {
  /** TypeScript: a literal, or what asks for one. */
  readonly mount: string;
  readonly collection: string;
}

function engineOf({ mount, collection }: EngineOptions): Engine {
  return {
    mount: mount === undefined ? unwritten('Name the path that the engine is mounted at by default.') : `'${mount}'`,
    collection: collection === undefined ? unwritten('Name the path segment below the mount, such as roles.') : `'${collection}'`,
  };
}

function definition({ wing, type, construct, exported, words }: RoomNames, engine: Engine | undefined): string {
  return `import { defineResource } from '../../../definition/resource';
${engine ? 'import { placeAttributes, placeIdentity, placeImports } from \'../place\';\n' : ''}
export const ${exported} = defineResource({
  type: '${type}',
  wing: '${wing}',
  construct: '${construct}',
  doc: ${unwritten(`Say in one sentence what the ${words} is.`)},
  source: [${unwritten('Name the headings of docs/spec that this restates: docs/spec/platform.md#run-tasks.')}],
  attributes: {
${engine ? `    ...placeAttributes(${engine.mount}, 'The name of the ${words}.'),` : `    id: { type: 'string', use: 'computed', doc: 'The id of the ${words}.' },`}
    ...(${unwritten('Restate every field of the specification: kind, use, default, rules, marks, doc, absent.', '{}')}),
  },
${engine ? `  identity: placeIdentity,
  imports: placeImports(${engine.collection}, ${unwritten('Give an import id as an example.')}),` : `  identity: { id: true },
  imports: [{ form: '{id}', matches: ${unwritten('Write the pattern that tells an id from other import ids.')}, example: ${unwritten('Give an id as an example.')} }],`}
});
`;
}

function meaning({ exported, words }: RoomNames): string {
  return `import type { Meaning } from '../../../definition/meaning';

/** What a change of the ${words} means to people. */
export const ${exported}Meaning: Meaning = {
  rules: ${unwritten('Say of every change that a person must hear of what happens and why it matters, the heaviest first.', '[]')},
  ordinary: { ...(${unwritten('Name every other input, with the reason why nobody must hear of its changes.', '{}')}) },
};
`;
}

function adoption({ type, exported, words, wordsPlural }: RoomNames, engine: Engine | undefined, isListed: boolean): string {
  const place = engine ? `{ engine: ${engine.mount} }` : '\'organization\'';
  const found = `search: { by: 'list', place: ${place}, argument: '${engine ? 'mount' : 'organization'}' },
  named: [${engine ? '\'name\'' : unwritten(`Name the attributes that people call a ${words} by.`)}],
  apart: ['${engine ? 'mount' : 'organization'}'],`;
  const notFound = `search: { by: 'nothing', because: ${unwritten('Say why those that exist do not become code, in words that go on from "Not adopted: …".')} },`;
  return `import { defineAdoption } from '../../../definition/adoption';

/** How ${wordsPlural} that exist become code. */
export const ${exported}Adoption = defineAdoption({
  type: '${type}',
  things: '${wordsPlural}',
  ${isListed ? found : notFound}
});
`;
}

function answer({ exported, construct }: RoomNames, engine: Engine | undefined): string {
  const fields = `...(${unwritten('Translate every attribute from the answer, null and empty included.', '{}')})`;
  return engine ? `import type { ${exported} } from './definition';
import type { AnswerOf } from '../../../definition/resource';
import { Data, Place, placeId } from '../object';

export type ${construct}Answer = AnswerOf<typeof ${exported}>;

/** One translation from the service's answer, for every verb and every data source. */
export function toAnswer(place: Place, _data: Data): ${construct}Answer {
  return { id: placeId(place), mount: place.mount, name: place.name, ${fields} };
}

export function placeOf({ mount = ${engine.mount}, name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: ${engine.collection}, name: name! };
}
` : `import type { ${exported} } from './definition';
import type { Resource } from '../../../clients/json-api';
import type { AnswerOf } from '../../../definition/resource';

export type ${construct}Answer = AnswerOf<typeof ${exported}>;

/** One translation from the service's document, for every verb and every data source. */
export function toAnswer(found: Resource): ${construct}Answer {
  return { id: found.id, ${fields} };
}
`;
}

function engineResource({ exported, construct, words }: RoomNames): string {
  return `import { ${construct}Answer, placeOf, toAnswer } from './answer';
import { ${exported} } from './definition';
import type { ResourceHandlers } from '../../contract';
import { nameProblems } from '../dialect';
import { create, find, remove, update } from '../object';

export const ${exported}Resource: ResourceHandlers<typeof ${exported}> = {
  async plan({ secrets }, { config }) {
    return { problems: [...nameProblems(secrets.dialect, config.name), ...(${unwritten('Return the problems that no rule of the definition can say; nothing, where there are none.', '[]')})] };
  },

  async create(context, config) {
    const place = placeOf(config);
    return create<${construct}Answer>(context, {
      what: \`The ${words} \\\`\${config.name}\\\`\`,
      place,
      attributes: ${exported}.attributes,
      config,
      body: ${unwritten('Build the body of a create: what the specification wants, under its names.', '{}')},
      toAnswer: (data) => toAnswer(place, data),
    });
  },

  async read(context, known) {
    const place = placeOf(known);
    const data = await find(context, place);
    return data && toAnswer(place, data);
  },

  async update(context, { config }) {
    const place = placeOf(config);
    return toAnswer(place, await update(context, place, \`The ${words} \\\`\${place.name}\\\`\`, ${unwritten('Build the body of an update: does the service keep what is left out?', '{}')}));
  },

  async delete(context, state) {
    await remove(context, placeOf(state));
  },
};
`;
}

function platformResource({ exported }: RoomNames): string {
  const verb = (name: string, sentence: string) => `  async ${name}() {
    throw new Error(${unwritten(sentence)});
  },
`;
  return `import type { ${exported} } from './definition';
import type { ResourceHandlers } from '../../contract';

export const ${exported}Resource: ResourceHandlers<typeof ${exported}> = {
${[
  verb('create', 'Make it: where a name is unique, createNamed finds what a lost answer left.'),
  verb('read', 'Read it, and answer undefined only once it is proven to be gone: readListed does both.'),
  verb('update', 'Send what changed, with what the specification wants always; without update, every change replaces.'),
  verb('delete', 'Delete it, content with what is gone: removeListed does both.'),
].join('\n')}};
`;
}

function dataSources({ wing, type, types, construct, constructPlural, exported, exportedPlural, words, wordsPlural }: RoomNames, engine: Engine | undefined): string {
  const source = `[${unwritten('Name the heading of docs/spec that has the operation.')}]`;
  const results = unwritten('Tell what the resource tells, as computed attributes, without what the service never returns.', '{}');
  return `import { defineDataSource } from '../../../definition/data-source';
${engine ? 'import { namesAttributes, placeArguments } from \'../place\';\n' : ''}
export const ${exported}Data = defineDataSource({
  type: '${type}',
  wing: '${wing}',
  construct: 'Data${construct}',
  doc: ${unwritten('Say in one sentence what is looked up, and by what.')},
  source: ${source},
  attributes: {
    ${engine ? `...placeArguments(${engine.mount}, 'The name of the ${words}.')` : `...(${unwritten('Write what it is looked up by.', '{}')})`},
    ...(${results}),
  },
});

export const ${exportedPlural}Data = defineDataSource({
  type: '${types}',
  wing: '${wing}',
  construct: 'Data${constructPlural}',
  doc: ${engine ? `'The names of the ${wordsPlural} of an engine.'` : unwritten(`Say in one sentence whose ${wordsPlural} these are.`)},
  source: ${source},
  attributes: ${engine ? `namesAttributes(${engine.mount}, '${wordsPlural}')` : unwritten('Write what is listed, and what narrows the list.', '{}')},
});
`;
}

function engineDataSource({ exported, exportedPlural, words }: RoomNames, { collection }: Engine): string {
  return `import { placeOf, toAnswer } from './answer';
import type { ${exported}Data, ${exportedPlural}Data } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { get, listNames, placeId } from '../object';

export const ${exported}DataSource: DataSourceHandlers<typeof ${exported}Data> = {
  async read(context, config) {
    const place = placeOf(config);
    return toAnswer(place, await get(context, place, '${words}'));
  },
};

export const ${exportedPlural}DataSource: DataSourceHandlers<typeof ${exportedPlural}Data> = {
  async read(context, { mount }) {
    const place = { mount, collection: ${collection} };
    return { id: placeId(place), mount, names: await listNames(context, place) };
  },
};
`;
}

function platformDataSource({ exported, exportedPlural }: RoomNames): string {
  return `import type { ${exported}Data, ${exportedPlural}Data } from './data-sources';
import type { DataSourceHandlers } from '../../contract';

export const ${exported}DataSource: DataSourceHandlers<typeof ${exported}Data> = {
  async read() {
    throw new Error(${unwritten('Find it; what is not found is an error that says by what it was looked up.')});
  },
};

export const ${exportedPlural}DataSource: DataSourceHandlers<typeof ${exportedPlural}Data> = {
  async read() {
    throw new Error(${unwritten('List them: fetchList walks the pages.')});
  },
};
`;
}

function listResources({ type, exported, wordsPlural }: RoomNames, engine: Engine | undefined): string {
  return `import { defineListResource } from '../../../definition/list-resource';
${engine ? 'import { listAttributes } from \'../place\';\n' : ''}
export const ${exported}List = defineListResource({
  type: '${type}',
  doc: ${engine ? `'The ${wordsPlural} of an engine.'` : unwritten(`Say in one sentence whose ${wordsPlural} these are.`)},
  source: [${unwritten('Name the heading of docs/spec that has the operation.')}],
  attributes: ${engine ? `listAttributes(${engine.mount})` : unwritten('Write what narrows the list.', '{}')},
});
`;
}

function engineList({ exported }: RoomNames, { collection }: Engine): string {
  return `import { toAnswer } from './answer';
import type { ${exported} } from './definition';
import type { ${exported}List } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { listObjects } from '../object';

export const ${exported}ListResource: ListResourceHandlers<typeof ${exported}List, typeof ${exported}> = {
  list: (context, { mount }, { withObject }) => listObjects(context, { mount, collection: ${collection} }, withObject, toAnswer),
};
`;
}

function platformList({ exported }: RoomNames): string {
  return `import type { ${exported} } from './definition';
import type { ${exported}List } from './list-resources';
import type { ListResourceHandlers } from '../../contract';

export const ${exported}ListResource: ListResourceHandlers<typeof ${exported}List, typeof ${exported}> = {
  list() {
    throw new Error(${unwritten('Yield one object after another; a next page is fetched only when it is asked for.')});
  },
};
`;
}

function fixture({ type, types }: RoomNames): string {
  const value = (name: string, sentence: string) => `  ${name}: ${unwritten(sentence, '{}')},\n`;
  const act = (name: string, sentence: string) => `  async ${name}() {\n    throw new Error(${unwritten(sentence)});\n  },\n`;
  return `import type { CreateFixture, WrongConfiguration } from '../../support/house/fixture';

export const createFixture: CreateFixture = async () => ({
${value('minimal', 'Write the least that can be configured.')}\
${value('second', 'Write what has to differ for a second object to live beside the first.')}\
  full: ${unwritten('Write configurations that between them use every attribute.', '[]')},
${value('changed', 'Write another value of every attribute.')}\
${value('exempt', 'Write the mark and the reason for each attribute whose drift cannot be seen; the list of all is in exemptions.ts.')}\
${act('look', 'Show the object as the service holds it, from the snapshot of the emulator, under the names of the definition.')}\
${act('tamper', 'Change one attribute behind our back, by a request of the service.')}\
${act('remove', 'Delete the object behind our back.')}\
${act('removeParent', 'Delete the object together with what it belongs to.')}\
});

export const wrong: readonly WrongConfiguration[] = ${unwritten('Break each rule of the definition, one by one; the house rules name those that are missing.', '[]')};

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  ${type}: ${unwritten('Break each rule of the data source.', '[]')},
  ${types}: ${unwritten('Break each rule of the plural data source.', '[]')},
};
`;
}

function test({ words }: RoomNames): string {
  return `describe('a ${words}', () => {
  it('does what is peculiar to it', () => {
    throw new Error(${unwritten('Write a sentence for each peculiarity, and prove it; what is true for every room is proven by the house rules.')});
  });
});
`;
}

function example(block: string, sentence: string): string {
  return `${block} {\n  unwritten = "${sentence}"\n}\n`;
}

function listExample(type: string): string {
  return `list "${type}" "all" {\n  provider = lintel\n\n  config {\n    unwritten = "Write what narrows the list."\n  }\n}\n`;
}
