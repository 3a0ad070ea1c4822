import type { Files } from '../write-files';
import type { ResourceNames } from './resource-names';
import { unwritten } from './unwritten';

/** What is known about a resource of the secrets service besides its name; sentences stand for the rest. */
export interface EngineOptions {
  /** The path of the objects, such as `sys/policies/password`, if the service itself has them and not an engine. */
  readonly system?: string;
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
    [`test/handlers/${service}/${thing}/fixture.ts`, fixture(names)],
    [`test/handlers/${service}/${thing}/rules.test.ts`, rules(names)],
    [`test/handlers/${service}/${thing}/${thing}.test.ts`, test(names)],
    [`test/handlers/${service}/${thing}/review-cases.ts`, reviewCases(names)],
    [`test/emulator/spec/rows/${thing}.ts`, specificationRows(names)],
    [`changelog/unreleased/${thing}.md`, fragment(names)],
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
  /** A TypeScript literal, or a sentence that says what to write. Of objects of the service itself: their parent. */
  readonly mount: string;
  readonly collection: string;
  readonly isSystem: boolean;
}

function engineOf({ system, mount, collection }: EngineOptions): Engine {
  const [, parent, last] = /^(.+)\/([^/]+)$/.exec(system ?? '') ?? [];
  if (parent !== undefined) return { mount: `'${parent}'`, collection: `'${last}'`, isSystem: true };
  return {
    isSystem: false,
    mount: mount === undefined ? unwritten('Name the path that the engine is mounted at by default.') : `'${mount}'`,
    collection:
      collection === undefined ? unwritten('Name the path segment below the mount, such as roles.') : `'${collection}'`,
  };
}

/** What the two kinds of objects of the secrets service call the same thing. */
function sharedNames({ mount, collection, isSystem }: Engine) {
  return isSystem
    ? {
        file: 'system-attributes',
        list: 'namespaceArguments',
        lists: 'namespaceArguments',
        names: 'systemNamesAttributes',
        namesOf: (words: string) => `systemNamesAttributes('${words}')`,
        object: 'systemObject',
        located: (kind: 'Attributes' | 'Arguments', doc: string) => `systemObject${kind}('${doc}')`,
        imports: (id: string) => `systemObjectImports('${mount.slice(1, -1)}/${collection.slice(1, -1)}', ${id})`,
      }
    : {
        file: 'mount-attributes',
        list: `listAttributes(${mount})`,
        lists: 'listAttributes',
        names: 'namesAttributes',
        namesOf: (words: string) => `namesAttributes(${mount}, '${words}')`,
        object: 'objectPath',
        located: (kind: 'Attributes' | 'Arguments', doc: string) => `objectPath${kind}(${mount}, '${doc}')`,
        imports: (id: string) => `objectPathImports(${collection}, ${id})`,
      };
}

function definitionImports(engine: Engine | undefined, list: boolean): string {
  const shared = engine && sharedNames(engine);
  const attributes = [
    ...(list && shared ? [shared.lists] : []),
    shared?.names,
    ...['Arguments', 'Attributes', 'Identity', 'Imports'].map((what) => `${shared?.object}${what}`),
  ];
  return [
    "import { defineDataSource } from '../../../definition/data-source';",
    ...(list ? ["import { defineListResource } from '../../../definition/list-resource';"] : []),
    "import { defineResource } from '../../../definition/resource';",
    shared
      ? `import { ${attributes.join(', ')} } from '../shared/${shared.file}';`
      : "import { organizationInput } from '../shared/organization';\nimport { nameRules, organizationRules } from '../shared/rules';",
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
${engine ? `    ...${sharedNames(engine).located('Attributes', `The name of the ${words}.`)},` : platformIdentification(words)}
    ...(${unwritten('Restate every field of the specification: kind, use, default, rules, marks, doc, absent.', '{}')}),
  },
${
  engine
    ? `  identity: ${sharedNames(engine).object}Identity,
  imports: ${sharedNames(engine).imports(unwritten(engine.isSystem ? 'Give a name as an example.' : 'Give an import id as an example.'))},`
    : `  identity: { id: true },
  imports: [
    { form: '{id}', matches: ${unwritten('Write the pattern that distinguishes an id from other import ids.')}, example: ${unwritten('Give an id as an example.')} },
    { form: '{organization}/{name}', matches: '^[^/]+/[^/]+$', example: ${unwritten('Give an organization and a name as an example.')} },
  ],`
}
});
`;
}

function platformIdentification(words: string): string {
  return `    id: { type: 'string', use: 'computed', doc: 'The ID of the ${words}.' },
    organization: { ...organizationInput('The name of the organization that the ${words} belongs to.'), replace: true },
    name: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the ${words}, unique in its organization.' },`;
}

/** By its id, or by the names that people know. */
const platformLookup = (words: string) => `id: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the ${words} is looked up by \`organization\` and \`name\`',
      doc: 'The ID of the ${words}.',
    },
    organization: {
      type: 'string',
      use: 'optionalComputed',
      fromProvider: { setting: 'organization', unless: 'id' },
      absent: 'the ${words} is looked up by \`id\`, or in the \`organization\` of the provider',
      rules: organizationRules,
      doc: 'The name of the organization that the ${words} belongs to.',
    },
    name: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the ${words} is looked up by \`id\`',
      doc: 'The name of the ${words}.',
    }`;

const LOOKUP_RULES = `
  rules: [
    { rule: 'exactlyOneOf', attributes: ['id', 'name'] },
    { rule: 'requires', attribute: 'organization', needs: 'name' },
  ],`;

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
  const found = engine?.isSystem
    ? `search: { by: 'list', scope: 'installation' },
  named: ['name'],`
    : `search: { by: 'list', scope: ${scope}, argument: '${engine ? 'mount' : 'organization'}' },
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
${engine.isSystem ? '' : "import { nameProblems } from '../shared/dialect';\n"}import { create, Data, find, ObjectPath, pathId, remove, update } from '../shared/mounted-object';${engine.isSystem ? "\nimport { namespaceProblems, systemObject } from '../shared/system-object';" : ''}

export type ${construct}State = ReadStateOf<typeof ${exported}>;

export const ${exported}Resource: ResourceHandlers<typeof ${exported}> = {
  async modifyPlan({ secrets }, { config }) {
    return { problems: [...${engine.isSystem ? 'namespaceProblems(secrets.dialect, config.namespace)' : 'nameProblems(secrets.dialect, config.name)'}, ...(${unwritten('Return the problems that no rule of the definition can say; nothing, where there are none.', '[]')})] };
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

${
  engine.isSystem
    ? `export function objectPathOf(known: { readonly namespace?: string; readonly name?: string }): ObjectPath {
  return systemObject(${engine.mount}, ${engine.collection}, known);
}`
    : `export function objectPathOf({ mount = ${engine.mount}, name }: { readonly mount?: string; readonly name?: string }): ObjectPath {
  return { mount, collection: ${engine.collection}, name: name! };
}`
}

/** One translation from the service's response, for every operation and every data source. */
export function toState(objectPath: ObjectPath, _data: Data): ${construct}State {
  return { id: pathId(objectPath), ${engine.isSystem ? 'namespace: objectPath.system?.namespace' : 'mount: objectPath.mount'}, name: objectPath.name, ...(${unwritten('Translate every attribute from the response, null and empty included.', '{}')}) };
}
`;
}

function platformResource({ exported, construct, words }: ResourceNames): string {
  const verb = (name: string, sentence: string) => `  async ${name}() {
    throw new Error(${unwritten(sentence)});
  },
`;
  return `import type { ${exported} } from './definition';
import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import { textAt, relatedIdAt } from '../../../clients/read-response';
import type { ReadStateOf } from '../../../definition/resource';
import type { ResourceHandlers } from '../../contract';
import type { CreateByName } from '../shared/create-by-name';

export type ${construct}State = ReadStateOf<typeof ${exported}>;

export const ${exported}Resource: ResourceHandlers<typeof ${exported}> = {
${[
  verb('create', 'Make it: where a name is unique, createByName finds what a lost response left.'),
  verb('read', 'Read it, and return undefined only once it is proven to be gone: readFromList does both.'),
  verb('update', 'Send what changed, with what the specification wants always; without update, every change replaces.'),
  verb('delete', 'Delete it, content with what is gone: removeFromList does both.'),
].join('\n')}};

/** The list of an organization. */
export function listOf(organization: string): string {
  return path\`/organizations/\${organization}\` + ${unwritten('Give the rest of the path, such as /tasks.')};
}

export function pathOf(id: string): string {
  return ${unwritten('Give the path that the id is appended to, such as /tasks.')} + path\`/\${id}\`;
}

/** How the ${words} is found by what people call it: for the lookup, and after a lost response. */
export function byName({ organization, name }: { readonly organization: string; readonly name: string }): CreateByName {
  return { what: '${words}', organization, name, list: listOf(organization) };
}

/** One translation from the service's document, for every operation and every data source. */
export function toState(found: Resource): ${construct}State {
  return { id: found.id, organization: relatedIdAt(found, 'organization'), name: textAt(found, 'attributes', 'name'), ...(${unwritten('Translate every attribute from the response, null and empty included.', '{}')}) };
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
    ${engine ? `...${sharedNames(engine).located('Arguments', `The name of the ${words}.`)}` : platformLookup(words)},
    ...(${results}),
  },${engine ? '' : LOOKUP_RULES}
});

export const ${exportedPlural}Data = defineDataSource({
  type: '${types}',
  service: '${service}',
  construct: 'Data${constructPlural}',
  doc: ${engine ? `'The names of the ${wordsPlural}${engine.isSystem ? '' : ' of an engine'}.'` : unwritten(`Say in one sentence whose ${wordsPlural} these are.`)},
  source: ${source},
  attributes: ${engine ? sharedNames(engine).namesOf(wordsPlural) : unwritten('Write what is listed, and what narrows the list.', '{}')},
});
`;
}

function listResource({ type, exported, wordsPlural }: ResourceNames, engine: Engine | undefined): string {
  return `export const ${exported}List = defineListResource({
  type: '${type}',
  doc: ${engine ? `'The ${wordsPlural}${engine.isSystem ? '' : ' of an engine'}.'` : unwritten(`Say in one sentence whose ${wordsPlural} these are.`)},
  source: [${unwritten('Name the heading of docs/spec that has the operation.')}],
  attributes: ${engine ? sharedNames(engine).list : unwritten('Write what narrows the list.', '{}')},
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
    `import { ${engine ? 'objectPathOf' : 'byName, pathOf'}, toState } from './resource';`,
    `import type { DataSourceHandlers${list ? ', ListResourceHandlers' : ''} } from '../../contract';`,
    ...(engine
      ? [
          `import { get, listNames, ${list && !engine.isSystem ? 'listObjects, ' : ''}pathId } from '../shared/mounted-object';`,
        ]
      : ["import { NotFound } from '../../errors';", "import { findByName } from '../shared/create-by-name';"]),
    ...(engine?.isSystem
      ? [
          `import { ${list ? 'listSystemObjects, ' : ''}refuseNamespace, systemCollection } from '../shared/system-object';`,
        ]
      : []),
    '',
  ].join('\n');
}

function engineDataSources({ exported, exportedPlural, words }: ResourceNames, engine: Engine): string {
  const { mount, collection, isSystem } = engine;
  return `export const ${exported}DataSource: DataSourceHandlers<typeof ${exported}Data> = {
  async read(context, config) {
${isSystem ? '    refuseNamespace(context.secrets.dialect, config.namespace);\n' : ''}    const objectPath = objectPathOf(config);
    return toState(objectPath, await get(context, objectPath, '${words}'));
  },
};

export const ${exportedPlural}DataSource: DataSourceHandlers<typeof ${exportedPlural}Data> = {
${
  isSystem
    ? `  async read(context, { namespace }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const collectionPath = systemCollection(${mount}, ${collection}, namespace);
    return { id: pathId(collectionPath), namespace, names: await listNames(context, collectionPath) };
  },`
    : `  async read(context, { mount }) {
    const collectionPath = { mount, collection: ${collection} };
    return { id: pathId(collectionPath), mount, names: await listNames(context, collectionPath) };
  },`
}
};
`;
}

function platformDataSources({ exported, exportedPlural, words }: ResourceNames): string {
  return `export const ${exported}DataSource: DataSourceHandlers<typeof ${exported}Data> = {
  async read({ platform, signal }, { id, organization, name }) {
    const found =
      id === undefined
        ? await findByName(platform, byName({ organization: organization!, name: name! }), { signal })
        : (await platform.find(pathOf(id), undefined, { signal }))?.data;
    if (!found) {
      throw new NotFound(
        id === undefined
          ? \`\${organization} has no ${words} named \\\`\${name}\\\`.\`
          : \`The ${words} \${id} does not exist, or the token lacks permission to read it.\`,
      );
    }
    return toState(found);
  },
};

export const ${exportedPlural}DataSource: DataSourceHandlers<typeof ${exportedPlural}Data> = {
  async read() {
    throw new Error(${unwritten('List them: fetchList walks the pages.')});
  },
};
`;
}

function engineList({ exported }: ResourceNames, { mount, collection, isSystem }: Engine): string {
  if (isSystem) {
    return `export const ${exported}ListResource: ListResourceHandlers<typeof ${exported}List, typeof ${exported}> = {
  async *list(context, { namespace }, { withObject }) {
    refuseNamespace(context.secrets.dialect, namespace);
    yield* listSystemObjects(context, systemCollection(${mount}, ${collection}, namespace), withObject, toState);
  },
};
`;
  }
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
  return `import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';

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

export const wrong: readonly WrongConfiguration[] = ${unwritten('Break the rules of the definition, one by one; the house rules name those that are missing.', '[]')};

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  ${type}: ${unwritten('Break each rule of the data source.', '[]')},
  ${types}: ${unwritten('Break each rule of the plural data source.', '[]')},
};
`;
}

function test({ words, type }: ResourceNames): string {
  return `import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { openProxied, Proxied } from '../../../support/environments/proxied';

const TYPE = '${type}';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: object): Promise<Held> => (await open.core.apply(TYPE, { ...values })).held;

describe('a ${words}', () => {
  it('is created by one write, and read back', async () => {
    const { state } = await make(${unwritten('Write a configuration that shows what is particular to it; what is true for every resource is proven by the house rules.', '{}')});
    expect(open.proxy.passed.map(({ method, path }) => [method, path, state.id])).toEqual(${unwritten('Write the requests that you expect, and give the test a sentence that fits; then one test for each particularity.')});
  });
});
`;
}

function rules({ service, thing }: ResourceNames): string {
  const folder = `../../../../src/handlers/${service}/${thing}`;
  return `/** @tier sampled */

import * as fixture from './fixture';
import * as definition from '${folder}/definition';
import * as queries from '${folder}/queries';
import * as resource from '${folder}/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...queries, ...resource }, fixture);
`;
}

function reviewCases({ type }: ResourceNames): string {
  return `import type { Case } from '../../../cli/review/case';

/** What lintel review says of changes of ${type}: for each rule a case that it applies to, and one that it does not. */
export const reviewCases: readonly Omit<Case, 'type'>[] = ${unwritten('Write a case for each review rule, and one for what is unremarkable: see changing in case.ts.', '[]')};
`;
}

function specificationRows({ words }: ResourceNames): string {
  const section = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return `import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

/** Rows of the endpoint table, with the documented success. */
export const operations: readonly SpecifiedOperation[] = operationsOf('${section}', ${unwritten('Write a row for each operation: name, method, path, status. The section is the heading of docs/spec, which the definition has among its sources.', '[]')});

/** Rules of the specification, each with the title of the emulator test that shows it. */
export const rules: readonly SpecifiedRule[] = rulesOf('${section}', ${unwritten('Write a row for each documented rule, with the title of its test.', '[]')});
`;
}

function fragment({ type }: ResourceNames): string {
  return `kind: added

Unwritten: Say in one paragraph what users can do with \`${type}\`, and begin with its name.
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
