import * as path from 'path';
import { describeGroupRule, othersOf } from '../../generate/code/describe';
import { readResources } from '../../generate/code/read-resources';
import { readAssembly } from '../../generate/package/assembly';
import type { Attribute, PlainAttribute } from '../../src/definition/attribute';
import { ruledKind } from '../../src/definition/attribute';
import { compileRule } from '../../src/definition/checks/rule';
import { flatAttributes } from '../../src/definition/flatten';
import { isRequired } from '../../src/definition/required';
import type { WordClass } from '../../src/definition/resource';
import type { GroupRule } from '../../src/definition/rule';
import { providerSettings } from '../../src/handlers/provider/definition';
import type { Assembly, AssemblyProperty, AssemblyType, Docs } from '../generate/edge-package';
import { notStableIn, undocumentedIn } from '../support/assembly';

const ROOT = path.join(__dirname, '..', '..');

// The compiler's output rather than our source, because that is what other languages use.
const assembly = readAssembly<Assembly>(ROOT);
const { types } = assembly;
const managedResources = readResources(path.join(ROOT, 'src'));
type Definition = (typeof definitions)[number];
const definitions = [
  ...managedResources.resources,
  ...managedResources.dataSources,
  ...managedResources.ephemeralResources,
].map(({ definition }) => definition);

function typeOf(
  { service, construct }: { readonly service: string; readonly construct: string },
  suffix = '',
): AssemblyType {
  return types[`lintel.${service}.${construct}${suffix}`]!;
}

function names(type: AssemblyType | undefined): string[] {
  return (type?.properties ?? [])
    .filter((property) => !property.static)
    .map(({ name }) => name)
    .sort();
}

/** Attributes that constructs take as one property, and the names of these properties. */
function joinedIn({ rules = [], wordClass }: Joining): {
  readonly joined: readonly string[];
  readonly properties: readonly string[];
} {
  const classes = rules.flatMap((rule) => (rule.rule === 'exactlyOneOf' && rule.construct ? [rule.construct] : []));
  const words = wordClass ? [wordClass] : [];
  return {
    joined: [
      ...classes.flatMap(({ factories }) => Object.values(factories)),
      ...words.flatMap(({ word, settings }) => [word, settings]),
    ],
    properties: [...classes, ...words].map(({ property }) => property),
  };
}

interface Joining {
  readonly rules?: readonly GroupRule[];
  readonly wordClass?: WordClass;
}

test('every definition has a class, and every class of a service has a definition', () => {
  const classes = Object.entries(types)
    .filter(([, type]) => /^cdktf\.Terraform(Resource|DataSource|Element)$/.test(type.base ?? ''))
    .map(([name]) => name);
  expect(classes.sort()).toEqual(definitions.map(({ service, construct }) => `lintel.${service}.${construct}`).sort());
});

test.each(definitions.map((definition) => [definition.construct, definition] as const))(
  '%s accepts every input and documents its default',
  (_, definition) => {
    const props = typeOf(definition, 'Props');
    const { joined, properties } = joinedIn(definition);
    const inputs = Object.entries<Attribute>(definition.attributes).filter(
      ([name, attribute]) => attribute.use !== 'computed' && !joined.includes(name),
    );
    expect(names(props)).toEqual([...inputs.map(([name]) => name), ...properties].sort());
    for (const [name, attribute] of inputs) {
      const property = props.properties!.find((candidate) => candidate.name === name)!;
      expect({ name, optional: property.optional ?? false }).toEqual({ name, optional: !isRequired(attribute) });
      if (property.optional) {
        expect({ name, default: property.docs?.default }).toEqual({ name, default: expect.stringMatching(/./) });
      }
    }
  },
);

test.each(definitions.map((definition) => [definition.construct, definition] as const))(
  '%s has a getter for every attribute except write-only ones',
  (_, definition) => {
    const readable = Object.entries(flatAttributes(definition.attributes))
      .filter(([, attribute]) => !attribute.writeOnly)
      .map(([name]) => name);
    // The path is also available by a name that mounts of every kind share, and the id by one that managed objects share with those looked up.
    const thing = definition.construct.replace(/^Data/, '');
    const shared = ['mountPath', `${thing.charAt(0).toLowerCase()}${thing.slice(1)}Id`];
    const own = names(typeOf(definition)).filter(
      (name) => (!shared.includes(name) || name in definition.attributes) && !name.endsWith('Input'),
    );
    expect(own).toEqual(readable.sort());
  },
);

test.each(definitions.map((definition) => [definition.construct, definition] as const))(
  '%s has for every property what it is configured as, a way to change it, and one to remove it',
  (construct, definition) => {
    const { properties = [], methods = [] } = typeOf(definition);
    const props = typeOf(definition, 'Props').properties ?? [];
    const find = (name: string) => properties.find((property) => property.name === name);
    const hasMethod = (name: string) => methods.some((method) => method.name === name);
    for (const { name, optional, type } of props) {
      const suffix = name.charAt(0).toUpperCase() + name.slice(1);
      const input = find(`${name}Input`);
      // What the provider completes has a value in any case: a reference.
      const { use } = flatAttributes(definition.attributes)[name] ?? {};
      expect([name, input?.type, input?.optional]).toEqual([name, type, use === 'required' ? undefined : optional]);
      const reference = find(name);
      const isSet = reference !== undefined && !reference.immutable;
      // Either of them, never both: a setter has the type of the reference.
      expect([name, isSet, hasMethod(`put${suffix}`)]).toEqual([name, isSet, !isSet]);
      if (isSet) expect([name, reference.type]).toEqual([name, type]);
      expect([name, hasMethod(`reset${suffix}`)]).toEqual([name, optional ?? false]);
    }
    expect(methods.find(({ name }) => name === `is${construct}`)).toMatchObject({ static: true });
  },
);

/** The unit or the counted noun that the documentation of a number must contain. */
const UNIT =
  /\b(how many|how often|in bits|seconds|the port|number of|maximum|sent again only when (the|this) version changes)\b/i;

const isNumber = ({ type }: AssemblyProperty) => JSON.stringify(type).includes('"number"');
const numbers = Object.entries(types).flatMap(([name, { properties = [] }]) =>
  // What a property is configured as has the unit of the property.
  properties
    .filter((property) => isNumber(property) && !property.name.endsWith('Input'))
    .map((property) => [`${name}.${property.name}`, property] as const),
);

test.each(numbers)('%s documents the unit of every number', (_, { docs }) => {
  expect(textOf(docs)).toMatch(UNIT);
});

test.each(definitions.map((definition) => [definition.construct, definition] as const))(
  '%s documents what each input refuses, and accepts durations with a unit',
  (_, definition) => {
    const props = typeOf(definition, 'Props').properties ?? [];
    const { joined } = joinedIn(definition);
    for (const [name, attribute] of Object.entries<Attribute>(definition.attributes)) {
      const property = props.find((candidate) => candidate.name === name && !joined.includes(name));
      if (property === undefined || attribute.type === undefined) continue;
      for (const words of refusals(attribute)) {
        expect([name, textOf(property.docs)]).toEqual([name, expect.stringContaining(words)]);
      }
      if (attribute.type === 'duration') expect([name, property.type]).toEqual([name, { fqn: 'lintel.Duration' }]);
    }
  },
);

test.each(definitions.map((definition) => [definition.construct, definition] as const))(
  '%s documents what each form of a choice refuses',
  (_, definition) => {
    for (const { construct, choice } of Object.values<Attribute>(definition.attributes).filter(
      (attribute) => attribute.type === undefined,
    )) {
      const factories = typeOf({ service: definition.service, construct }).methods ?? [];
      for (const [kind, attributes] of Object.entries(choice)) {
        const { parameters = [] } = factories.find(({ name }) => name === kind)!;
        const options =
          typeOf({
            service: definition.service,
            construct: `${construct}${kind.charAt(0).toUpperCase()}${kind.slice(1)}Options`,
          })?.properties ?? [];
        const text = [...parameters, ...options].map(({ docs }) => textOf(docs)).join(' ');
        for (const words of Object.values<Attribute>(attributes).flatMap((attribute) =>
          attribute.type === undefined ? [] : refusals(attribute),
        )) {
          expect([construct, kind, text]).toEqual([construct, kind, expect.stringContaining(words)]);
        }
      }
    }
  },
);

const ruled = (rule: GroupRule) => ('attributes' in rule ? rule.attributes[0] : rule.attribute);
// Rules about members of an object are documented in the object.
const groupRules = definitions.flatMap((definition) =>
  (definition.rules ?? [])
    .filter((rule) => !ruled(rule).includes('.'))
    .map((rule): [string, string, Definition, GroupRule] => [
      definition.construct,
      describeGroupRule(rule, (name) => name),
      definition,
      rule,
    ]),
);

test.each(groupRules)('%s documents the rule at its property: %s', (_construct, _words, definition, rule) => {
  // If a class exists for the rule, its property is the only input.
  if (rule.rule === 'exactlyOneOf' && rule.construct) {
    return expect(joinedIn(definition).properties).toContain(rule.construct.property);
  }
  const name = ruled(rule);
  const property = typeOf(definition, 'Props').properties?.find((candidate) => candidate.name === name);
  // A member of a choice can be configured only in its own form.
  if (property === undefined) return expect(Object.keys(flatAttributes(definition.attributes))).toContain(name);
  const text = textOf(property.docs);
  for (const other of othersOf(name, rule)) {
    expect([text, other]).toEqual([expect.stringContaining(`\`${other}\``), other]);
  }
});

/** The requirements that an error message states about an attribute on its own. */
function refusals(attribute: PlainAttribute): string[] {
  const kind = ruledKind(attribute);
  const elementRules = 'elementRules' in attribute ? (attribute.elementRules ?? []) : [];
  const values = 'values' in attribute && attribute.values && attribute.values.length > 1 ? attribute.values : [];
  return [
    ...[...(attribute.rules ?? []), ...elementRules].map((rule) => compileRule(rule, kind).must),
    ...values.map((value) => `\`${value}\``),
  ];
}

/** The whole documentation of an item on one line. */
function textOf(docs: Docs | undefined): string {
  return [docs?.summary, docs?.remarks, docs?.default].join(' ').replace(/\s+/g, ' ');
}

test('the provider construct accepts exactly the settings of the provider block', () => {
  const blocks = Object.entries(
    providerSettings.attributes as Record<string, { readonly attributes: Record<string, PlainAttribute> }>,
  );
  expect(names(types['lintel.LintelProviderProps'])).toEqual(
    [...blocks.map(([name]) => name), 'alias', 'selfInstall'].sort(),
  );
  for (const [name, { attributes }] of blocks) {
    const structure = types[`lintel.LintelProvider${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    expect(names(structure)).toEqual(Object.keys(attributes).sort());
    const values = attributes.dialect as { readonly values?: readonly string[] };
    const dialect = types[`lintel.${name.charAt(0).toUpperCase()}${name.slice(1)}Dialect`]!;
    expect(dialect.members!.map((member) => member.name)).toEqual(values.values!.map((value) => value.toUpperCase()));
  }
});

test('a login has a factory for each method of the block, and one for each pipeline that issues a JWT', () => {
  const { method } = providerSettings.attributes.secrets.attributes.login.attributes;
  const factories = (types['lintel.SecretsLogin']!.methods ?? []).map(({ name }) => name.toLowerCase());
  const renamed: { readonly [method: string]: string } = { cert: 'certificate' };
  const methods = Object.keys(method.choice).map((name) => (renamed[name] ?? name).toLowerCase());
  expect(factories.sort()).toEqual([...methods, 'githubactions', 'gitlab', 'terraformcloud'].sort());
});

test('no property, parameter or return value has the type any', () => {
  // Only a service knows the members of some objects, and a matcher takes properties of all resources.
  const ofAnything = /"elementtype":\{"primitive":"any"\},"kind":"map"/g;
  const isLoose = (value: unknown) => JSON.stringify(value)?.replace(ofAnything, '').includes('"any"');
  const loose = Object.entries(types).flatMap(([name, type]) => [
    ...(type.properties ?? [])
      .filter((property) => isLoose(property.type))
      .map((property) => `${name}.${property.name}`),
    // Overrides of framework members have the framework's types.
    ...(type.methods ?? [])
      // Anything can be asked what it is.
      .filter(
        (method) =>
          !method.overrides &&
          !(method.static && /^is[A-Z]/.test(method.name)) &&
          isLoose([method.parameters, method.returns]),
      )
      .map((method) => `${name}.${method.name}()`),
    ...(isLoose(type.initializer) ? [`new ${name}()`] : []),
  ]);
  // A variable of Terraform has a default of any type.
  expect(loose).toEqual(['lintel.EphemeralVariableConfig.default']);
});

test('everything is stable, so that no documentation calls it experimental', () => {
  expect(notStableIn(assembly)).toEqual([]);
  const method = { name: 'isDuration', docs: { stability: 'experimental' } };
  const other = { ...assembly, types: { 'lintel.Duration': { ...types['lintel.Duration']!, methods: [method] } } };
  expect(notStableIn(other)).toEqual(['lintel.Duration.isDuration']);
});

test('every type, property and method is documented', () => {
  expect(undocumentedIn(types)).toEqual([]);
});

test('every class takes its configuration in a type of this package, without which Java inherits the builder of another class', () => {
  const borrowed = Object.entries(types).flatMap(([name, { initializer }]) =>
    (initializer?.parameters ?? [])
      .map(({ type }) => (type as { readonly fqn?: string }).fqn ?? '')
      .filter((type) => /^cdktf\..*(?:Config|Props|Options)$/.test(type))
      .map((type) => `${name}: ${type}`),
  );
  expect(borrowed).toEqual([]);
});
