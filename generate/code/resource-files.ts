import type { Files } from '../write-files';
import type { ResourceNames } from './resource-names';
import { unwritten } from './unwritten';

/** What is known about a resource of the secrets service besides its name; sentences stand for the rest. */
export interface PlaceOptions {
  /** The path of the objects, such as `sys/policies/password`, if the service itself has them and not an engine. */
  readonly system?: string;
  /** The path that its engine is mounted at by default; of an auth method `auth/userpass`. */
  readonly mount?: string;
  /** The path segments below the mount, such as `roles`. */
  readonly collection?: string;
}

/**
 * Returns the files of a resource whose objects the service stores, as far as they follow from its names. The rest are sentences that the type
 * checker reports. There are no handlers: they follow from the definition.
 */
export function resourceFiles(names: ResourceNames, options: PlaceOptions): Files {
  const { service, thing, type, folder } = names;
  const place = service === 'secrets' ? secretsPlace(names, options) : platformPlace(names);
  const tests = `test/handlers/${service}/${thing}`;
  const examples = (kind: string, name: string) => `examples/${kind}/${name}`;
  const [resource, one, several] = [
    examples('resources', type),
    examples('data-sources', type),
    examples('data-sources', names.types),
  ];
  return new Map([
    [`${folder}/definition.ts`, definition(names, place)],
    [`${folder}/review.ts`, review(names)],
    [`${folder}/adoption.ts`, adoption(names, place)],
    [`${tests}/fixture.ts`, fixture(names, place.fixture)],
    [`${tests}/review-cases.ts`, reviewCases(names)],
    [`${tests}/rules.test.ts`, rules(names)],
    [`test/emulator/spec/rows/${thing}.ts`, specificationRows(names)],
    [`changelog/unreleased/${thing}.md`, fragment(names)],
    [`${resource}/resource.tf`, example(`resource "${type}" "example"`, 'Write the smallest useful configuration.')],
    [`${resource}/construct.ts`, constructExample('Write the same with the construct, then run `npm run translate`.')],
    [`${one}/construct.ts`, constructExample('Write the lookup with the construct.')],
    [`${one}/data-source.tf`, example(`data "${type}" "example"`, 'Write how it is looked up.')],
    [`${several}/construct.ts`, constructExample('Write the list with the construct.')],
    [
      `${several}/data-source.tf`,
      example(`data "${names.types}" "example"`, 'Write how they are listed, and an output that uses them.'),
    ],
    [`examples/list-resources/${type}/list-resource.tfquery.hcl`, listExample(type)],
  ]);
}

/** Where the objects are, in the terms of `shared/stored/places.ts` of the service. */
interface Place {
  readonly imports: string;
  /** The function and its arguments. */
  readonly call: string;
  /** The attributes that are nobody else's, besides those of the place. */
  readonly attributes: string;
  /** The arguments of the data source, of the one of all names, and of the list. */
  readonly queries: readonly [data: string, all: string, list: string];
  /** How an adoption lists and names the objects. */
  readonly adopted: string;
  readonly fixture: FixtureParts;
}

/** What a fixture has before the configurations, in its functions, and among the wrong ones. */
interface FixtureParts {
  readonly imports: string;
  readonly exports: string;
  readonly functions: string;
  readonly wrong: string;
}

const PLAIN: FixtureParts = { imports: '', exports: '', functions: '', wrong: '' };

/** Every object of an auth method has a namespace, which the tests of the service try, and a mount. */
const ofAuthMethod = (method: string): FixtureParts => ({
  imports: `
import { wrongAuthMounts, wrongNamespaces } from '../../../support/environments/wrong-paths';
import { provideAuthMethod } from '../shared/token-fields';`,
  exports: `
export const without: FixtureFile['without'] = { standard: ['namespace'], vault: ['namespace'], openbao: ['namespace'] };
`,
  functions: `  async provide() {
    for (const mount of ['${method}', 'team/${method}']) await provideAuthMethod(service, mount, '${method}');
  },
`,
  wrong: `
  ...wrongAuthMounts(base),
  ...wrongNamespaces(base),`,
});

function secretsPlace({ words, wordsPlural }: ResourceNames, options: PlaceOptions): Place {
  const { name, call, adopted, fixture: parts } = locationOf(options);
  const attribute = name === 'authObjectPlace' ? "\n  name: 'name'," : '';
  return {
    imports: `import { ${name} } from '../shared/stored/places';`,
    call: `${name}(${call}, {
  noun: '${words}',${attribute}
  nameDoc: 'The name of the ${words}.',
  example: ${unwritten('Give a name as an example.')},
})`,
    attributes: '',
    queries: [
      `, ${unwritten(`Say in one sentence what the ${words} is.`)}`,
      `, '${wordsPlural}'`,
      `, ${unwritten('Say in one sentence what is listed.')}`,
    ],
    adopted,
    fixture: parts,
  };
}

interface Location extends Pick<Place, 'call' | 'adopted' | 'fixture'> {
  /** The function. */
  readonly name: string;
}

function locationOf({ system, mount, collection }: PlaceOptions): Location {
  if (system !== undefined) {
    return {
      name: 'servicePlace',
      call: `'${system}'`,
      adopted: `search: { by: 'list', scope: 'installation' },
  named: ['name'],`,
      fixture: PLAIN,
    };
  }
  const [, method] = /^auth\/(.+)$/.exec(mount ?? '') ?? [];
  const at = mount === undefined ? unwritten('Name the path that the engine is mounted at by default.') : `'${mount}'`;
  const below =
    collection === undefined ? unwritten('Name the path segment below the mount, such as roles.') : `'${collection}'`;
  const [scope, type] =
    method === undefined
      ? [`{ engine: ${at} }`, 'lintel_secrets_mount']
      : [`{ authMethod: '${method}' }`, 'lintel_auth_mount'];
  return {
    name: method === undefined ? 'enginePlace' : 'authObjectPlace',
    call: `${method === undefined ? at : `'${method}'`}, ${below}`,
    adopted: `search: { by: 'list', scope: ${scope}, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: { mount: { type: '${type}', attribute: 'path' } },`,
    fixture: method === undefined ? PLAIN : ofAuthMethod(method),
  };
}

function platformPlace({ words, things }: ResourceNames): Place {
  return {
    imports: `import { nameRules } from '../shared/rules';
import { organizationPlace } from '../shared/stored/places';`,
    call: `organizationPlace({
  type: '${things}',
  prefix: ${unwritten('Give the prefix of its ids, such as ws.')},
  noun: '${words}',
  examples: [${unwritten('Give an id as an example.')}, ${unwritten('Give an organization and a name as an example.')}],
})`,
    attributes: `
    name: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the ${words}, unique in its organization.' },`,
    queries: ['', '', ''],
    adopted: `search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],`,
    fixture: PLAIN,
  };
}

function definition(
  { service, type, construct, exported, exportedPlural, words }: ResourceNames,
  place: Place,
): string {
  const { imports, call, attributes, queries } = place;
  return `import { defineResource } from '../../../definition/resource';
${imports}

const place = ${call};

export const ${exported} = defineResource({
  type: '${type}',
  service: '${service}',
  construct: '${construct}',
  doc: ${unwritten(`Say in one sentence what the ${words} is.`)},
  source: [${unwritten('Name the headings of docs/spec that this restates: docs/spec/platform.md#run-tasks.')}],
  attributes: {
    ...place.attributes,${attributes}
    ...(${unwritten('Restate every field of the specification: kind, use, default, rules, marks, doc, absent.', '{}')}),
  },
  ...place.marks,
});

export const ${exported}Data = place.dataOf(${exported}${queries[0]});
export const ${exportedPlural}Data = place.${service === 'secrets' ? 'namesOf' : 'severalOf'}(${exported}${queries[1]});
export const ${exported}List = place.listOf(${exported}${queries[2]});
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

function adoption({ type, exported, wordsPlural }: ResourceNames, { adopted }: Place): string {
  return `import { defineAdoption } from '../../../definition/adoption';

/** How existing ${wordsPlural} are adopted. */
export const ${exported}Adoption = defineAdoption({
  type: '${type}',
  things: '${wordsPlural}',
  ${adopted}
});
`;
}

function fixture({ type, types }: ResourceNames, parts: FixtureParts): string {
  const value = (name: string, sentence: string) => `  ${name}: ${unwritten(sentence, '{}')},\n`;
  const isPlain = parts === PLAIN;
  const least = unwritten('Write the least that can be configured.', '{}');
  return `import type { CreateFixture, ${isPlain ? '' : 'FixtureFile, '}WrongConfiguration } from '../../../support/environments/fixture';${parts.imports}
${parts.exports}${isPlain ? '' : `\nconst base = ${least};\n`}
export const createFixture: CreateFixture = async (${isPlain ? '' : 'service'}) => ({
${parts.functions}\
  minimal: ${isPlain ? least : 'base'},
${value('second', 'Write what has to differ for a second object to exist next to the first.')}\
  full: ${unwritten('Write configurations that between them use every attribute.', '[]')},
${value('changed', 'Write another value of every attribute; a list has an element that full lacks, and lacks one that it has.')}\
${value('exempt', 'Write the mark and the reason for each attribute whose drift cannot be seen; the list of all is in exemptions.ts.')}\
});

export const wrong: readonly WrongConfiguration[] = [${parts.wrong}
  ...(${unwritten('Break the rules of the definition, one by one; the house rules name those that are missing.', '[]')}),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  ${type}: ${unwritten('Break each rule of the data source.', '[]')},
  ${types}: ${unwritten('Break each rule of the plural data source.', '[]')},
};
`;
}

function rules({ service, thing }: ResourceNames): string {
  return `/** @tier sampled */

import * as definition from '../../../../src/handlers/${service}/${thing}/definition';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules(definition, fixture);
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
