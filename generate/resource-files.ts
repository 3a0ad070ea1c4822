import type { ResourceNames } from './resource-names';
import { unwritten } from './unwritten';
import type { Files } from './write-files';

/** What is known about an engine's resource besides its name; sentences stand for the rest. */
export interface EngineOptions {
  readonly mount?: string;
  /** The path segment of the kind, such as `roles`. */
  readonly collection?: string;
}

/**
 * Returns the files of a resource as far as they follow from its names. The rest are sentences that the type checker
 * reports.
 */
export function resourceFiles(names: ResourceNames, options: EngineOptions & { readonly list: boolean }): Files {
  const { service, thing, type, folder } = names;
  const engine = service === 'secrets' ? engineOf(options) : undefined;
  const { list } = options;
  return new Map([
    [
      `${folder}/definition.ts`,
      [
        definitionImports(engine, list),
        definition(names, engine),
        dataSources(names, engine),
        ...(list ? [listResource(names, engine)] : []),
      ].join('\n'),
    ],
    [`${folder}/resource.ts`, engine ? engineResource(names, engine) : platformResource(names)],
    [
      `${folder}/queries.ts`,
      [
        queriesImports(names, engine, list),
        engine ? engineDataSources(names, engine) : platformDataSources(names),
        ...(list ? [engine ? engineList(names, engine) : platformList(names)] : []),
      ].join('\n'),
    ],
    [`${folder}/review.ts`, review(names)],
    [`${folder}/adoption.ts`, adoption(names, engine, list)],
    [`test/handlers/${service}/${thing}.fixture.ts`, fixture(names)],
    [`test/handlers/${service}/${thing}.test.ts`, test(names)],
    [
      `examples/resources/${type}/resource.tf`,
      example(`resource "${type}" "example"`, 'Write the smallest useful configuration.'),
    ],
    [
      `examples/resources/${type}/construct.ts`,
      constructExample('Write the same with the construct, then run `npm run translate`.'),
    ],
    [`examples/data-sources/${type}/construct.ts`, constructExample('Write the lookup with the construct.')],
    [`examples/data-sources/${names.types}/construct.ts`, constructExample('Write the list with the construct.')],
    [`examples/data-sources/${type}/data-source.tf`, example(`data "${type}" "example"`, 'Write how it is looked up.')],
    [
      `examples/data-sources/${names.types}/data-source.tf`,
      example(`data "${names.types}" "example"`, 'Write how they are listed, and an output that uses them.'),
    ],
    ...(list ? ([[`examples/list-resources/${type}/list-resource.tfquery.hcl`, listExample(type)]] as const) : []),
  ]);
}

interface Engine {
  /** A TypeScript literal, or a sentence that says what to write. */
  readonly mount: string;
  readonly collection: string;
}

function engineOf({ mount, collection }: EngineOptions): Engine {
  return {
    mount: mount === undefined ? unwritten('Name the path that the engine is mounted at by default.') : `'${mount}'`,
    collection:
      collection === undefined ? unwritten('Name the path segment below the mount, such as roles.') : `'${collection}'`,
  };
}

function definitionImports(engine: Engine | undefined, list: boolean): string {
  const attributes = [
    ...(list ? ['listAttributes'] : []),
    'namesAttributes',
    'objectPathArguments',
    'objectPathAttributes',
    'objectPathIdentity',
    'objectPathImports',
  ];
  return [
    "import { defineDataSource } from '../../../definition/data-source';",
    ...(list ? ["import { defineListResource } from '../../../definition/list-resource';"] : []),
    "import { defineResource } from '../../../definition/resource';",
    ...(engine ? [`import { ${attributes.join(', ')} } from '../shared/mount-attributes';`] : []),
    '',
  ].join('\n');
}

function definition({ service, type, construct, exported, words }: ResourceNames, engine: Engine | undefined): string {
  return `export const ${exported} = defineResource({
  type: '${type}',
  service: '${service}',
  construct: '${construct}',
  doc: ${unwritten(`Say in one sentence what the ${words} is.`)},
  source: [${unwritten('Name the headings of docs/spec that this restates: docs/spec/platform.md#run-tasks.')}],
  attributes: {
${engine ? `    ...objectPathAttributes(${engine.mount}, 'The name of the ${words}.'),` : `    id: { type: 'string', use: 'computed', doc: 'The id of the ${words}.' },`}
    ...(${unwritten('Restate every field of the specification: kind, use, default, rules, marks, doc, absent.', '{}')}),
  },
${
  engine
    ? `  identity: objectPathIdentity,
  imports: objectPathImports(${engine.collection}, ${unwritten('Give an import id as an example.')}),`
    : `  identity: { id: true },
  imports: [{ form: '{id}', matches: ${unwritten('Write the pattern that distinguishes an id from other import ids.')}, example: ${unwritten('Give an id as an example.')} }],`
}
});
`;
}

function review({ exported, words }: ResourceNames): string {
  return `import type { ResourceReview } from '../../../definition/review-rule';

/** What a change of the ${words} means to people. */
export const ${exported}Review: ResourceReview = {
  rules: ${unwritten('Say of every change that a person must hear of what happens and why it matters, the most severe first.', '[]')},
  unremarkable: { ...(${unwritten('Name every other input, with the reason why its changes are no finding.', '{}')}) },
};
`;
}

function adoption(
  { type, exported, words, wordsPlural }: ResourceNames,
  engine: Engine | undefined,
  isListed: boolean,
): string {
  const scope = engine ? `{ engine: ${engine.mount} }` : "'organization'";
  const found = `search: { by: 'list', scope: ${scope}, argument: '${engine ? 'mount' : 'organization'}' },
  named: [${engine ? "'name'" : unwritten(`Name the attributes that people call a ${words} by.`)}],
  qualifiers: ['${engine ? 'mount' : 'organization'}'],`;
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

function engineResource({ exported, construct, words }: ResourceNames, engine: Engine): string {
  return `import { ${exported} } from './definition';
import type { ReadStateOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';
import { nameProblems } from '../shared/dialect';
import { create, Data, find, ObjectPath, pathId, remove, update } from '../shared/mounted-object';

export type ${construct}State = ReadStateOf<typeof ${exported}>;

export const ${exported}Resource: ResourceHandlers<typeof ${exported}> = {
  async modifyPlan({ secrets }, { config }) {
    return { problems: [...nameProblems(secrets.dialect, config.name), ...(${unwritten('Return the problems that no rule of the definition can say; nothing, where there are none.', '[]')})] };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    return create<${construct}State>(context, {
      what: \`The ${words} \\\`\${config.name}\\\`\`,
      objectPath,
      attributes: ${exported}.attributes,
      config,
      body: ${unwritten('Build the body of a create: what the specification wants, under its names.', '{}')},
      toState: (data) => toState(objectPath, data),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(objectPath, data);
  },

  async update(context, { config }) {
    const objectPath = objectPathOf(config);
    return toState(objectPath, await update(context, objectPath, \`The ${words} \\\`\${objectPath.name}\\\`\`, ${unwritten('Build the body of an update: does the service keep what is left out?', '{}')}));
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },
};

export function objectPathOf({ mount = ${engine.mount}, name }: { readonly mount?: string; readonly name?: string }): ObjectPath {
  return { mount, collection: ${engine.collection}, name: name! };
}

/** One translation from the service's response, for every operation and every data source. */
export function toState(objectPath: ObjectPath, _data: Data): ${construct}State {
  return { id: pathId(objectPath), mount: objectPath.mount, name: objectPath.name, ...(${unwritten('Translate every attribute from the response, null and empty included.', '{}')}) };
}
`;
}

function platformResource({ exported, construct }: ResourceNames): string {
  const verb = (name: string, sentence: string) => `  async ${name}() {
    throw new Error(${unwritten(sentence)});
  },
`;
  return `import type { ${exported} } from './definition';
import type { Resource } from '../../../clients/json-api';
import type { ReadStateOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';

export type ${construct}State = ReadStateOf<typeof ${exported}>;

export const ${exported}Resource: ResourceHandlers<typeof ${exported}> = {
${[
  verb('create', 'Make it: where a name is unique, createByName finds what a lost response left.'),
  verb('read', 'Read it, and return undefined only once it is proven to be gone: readFromList does both.'),
  verb('update', 'Send what changed, with what the specification wants always; without update, every change replaces.'),
  verb('delete', 'Delete it, content with what is gone: removeFromList does both.'),
].join('\n')}};

/** One translation from the service's document, for every operation and every data source. */
export function toState(found: Resource): ${construct}State {
  return { id: found.id, ...(${unwritten('Translate every attribute from the response, null and empty included.', '{}')}) };
}
`;
}

function dataSources(
  { service, type, types, construct, constructPlural, exported, exportedPlural, words, wordsPlural }: ResourceNames,
  engine: Engine | undefined,
): string {
  const source = `[${unwritten('Name the heading of docs/spec that has the operation.')}]`;
  const results = unwritten(
    'Return what the resource returns, as computed attributes, without what the service never returns.',
    '{}',
  );
  return `export const ${exported}Data = defineDataSource({
  type: '${type}',
  service: '${service}',
  construct: 'Data${construct}',
  doc: ${unwritten('Say in one sentence what is looked up, and by what.')},
  source: ${source},
  attributes: {
    ${engine ? `...objectPathArguments(${engine.mount}, 'The name of the ${words}.')` : `...(${unwritten('Write what it is looked up by.', '{}')})`},
    ...(${results}),
  },
});

export const ${exportedPlural}Data = defineDataSource({
  type: '${types}',
  service: '${service}',
  construct: 'Data${constructPlural}',
  doc: ${engine ? `'The names of the ${wordsPlural} of an engine.'` : unwritten(`Say in one sentence whose ${wordsPlural} these are.`)},
  source: ${source},
  attributes: ${engine ? `namesAttributes(${engine.mount}, '${wordsPlural}')` : unwritten('Write what is listed, and what narrows the list.', '{}')},
});
`;
}

function listResource({ type, exported, wordsPlural }: ResourceNames, engine: Engine | undefined): string {
  return `export const ${exported}List = defineListResource({
  type: '${type}',
  doc: ${engine ? `'The ${wordsPlural} of an engine.'` : unwritten(`Say in one sentence whose ${wordsPlural} these are.`)},
  source: [${unwritten('Name the heading of docs/spec that has the operation.')}],
  attributes: ${engine ? `listAttributes(${engine.mount})` : unwritten('Write what narrows the list.', '{}')},
});
`;
}

function queriesImports(
  { exported, exportedPlural }: ResourceNames,
  engine: Engine | undefined,
  list: boolean,
): string {
  const definitions = [
    ...(list ? [exported] : []),
    `${exported}Data`,
    ...(list ? [`${exported}List`] : []),
    `${exportedPlural}Data`,
  ];
  return [
    `import type { ${definitions.join(', ')} } from './definition';`,
    ...(engine ? ["import { objectPathOf, toState } from './resource';"] : []),
    `import type { DataSourceHandlers${list ? ', ListResourceHandlers' : ''} } from '../../contract';`,
    ...(engine
      ? [`import { get, listNames, ${list ? 'listObjects, ' : ''}pathId } from '../shared/mounted-object';`]
      : []),
    '',
  ].join('\n');
}

function engineDataSources({ exported, exportedPlural, words }: ResourceNames, { collection }: Engine): string {
  return `export const ${exported}DataSource: DataSourceHandlers<typeof ${exported}Data> = {
  async read(context, config) {
    const objectPath = objectPathOf(config);
    return toState(objectPath, await get(context, objectPath, '${words}'));
  },
};

export const ${exportedPlural}DataSource: DataSourceHandlers<typeof ${exportedPlural}Data> = {
  async read(context, { mount }) {
    const collectionPath = { mount, collection: ${collection} };
    return { id: pathId(collectionPath), mount, names: await listNames(context, collectionPath) };
  },
};
`;
}

function platformDataSources({ exported, exportedPlural }: ResourceNames): string {
  return `export const ${exported}DataSource: DataSourceHandlers<typeof ${exported}Data> = {
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

function engineList({ exported }: ResourceNames, { collection }: Engine): string {
  return `export const ${exported}ListResource: ListResourceHandlers<typeof ${exported}List, typeof ${exported}> = {
  list: (context, { mount }, { withObject }) => listObjects(context, { mount, collection: ${collection} }, withObject, toState),
};
`;
}

function platformList({ exported }: ResourceNames): string {
  return `export const ${exported}ListResource: ListResourceHandlers<typeof ${exported}List, typeof ${exported}> = {
  list() {
    throw new Error(${unwritten('Yield one object after another; a next page is fetched only when it is asked for.')});
  },
};
`;
}

function fixture({ type, types }: ResourceNames): string {
  const value = (name: string, sentence: string) => `  ${name}: ${unwritten(sentence, '{}')},\n`;
  const act = (name: string, sentence: string) =>
    `  async ${name}() {\n    throw new Error(${unwritten(sentence)});\n  },\n`;
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

function test({ words }: ResourceNames): string {
  return `describe('a ${words}', () => {
  it('does what is peculiar to it', () => {
    throw new Error(${unwritten('Write a sentence for each peculiarity, and prove it; what is true for every resource is proven by the house rules.')});
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

function constructExample(sentence: string): string {
  return `import { Construct } from 'constructs';\n\nexport function example(scope: Construct) {\n  return [scope, ${unwritten(sentence)}];\n}\n`;
}
