import { readFileSync } from 'fs';
import * as path from 'path';
import { readRooms } from '../../generate/read-rooms';
import type { Attribute, PlainAttribute } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import type { WordClass } from '../../src/definition/resource';
import type { GroupRule } from '../../src/definition/rule';
import { providerSettings } from '../../src/handlers/provider/definition';
import type { Assembly, AssemblyType, Docs } from '../generate/edge-package';

const ROOT = path.join(__dirname, '..', '..');

// What the compiler made, not what we wrote: that is what other languages see.
const { types } = JSON.parse(readFileSync(path.join(ROOT, '.jsii'), 'utf8')) as Assembly;
const rooms = readRooms(path.join(ROOT, 'src'));
const definitions = [...rooms.resources, ...rooms.dataSources, ...rooms.ephemeralResources].map(({ definition }) => definition);

function typeOf({ wing, construct }: { readonly wing: string; readonly construct: string }, suffix = ''): AssemblyType {
  return types[`lintel.${wing}.${construct}${suffix}`]!;
}

function names(type: AssemblyType | undefined): string[] {
  return (type?.properties ?? []).filter((property) => !property.static).map(({ name }) => name).sort();
}

/** Attributes that constructs take as one property, and the names of these properties. */
function joinedIn({ rules = [], wordClass }: Joining): { readonly joined: readonly string[]; readonly properties: readonly string[] } {
  const classes = rules.flatMap((rule) => (rule.rule === 'exactlyOneOf' && rule.construct ? [rule.construct] : []));
  const words = wordClass ? [wordClass] : [];
  return {
    joined: [...classes.flatMap(({ factories }) => Object.values(factories)), ...words.flatMap(({ word, settings }) => [word, settings])],
    properties: [...classes, ...words].map(({ property }) => property),
  };
}

interface Joining {
  readonly rules?: readonly GroupRule[];
  readonly wordClass?: WordClass;
}

test('every definition has a class, and every class of a wing a definition', () => {
  const classes = Object.entries(types).filter(([, type]) => /^cdktf\.Terraform(Resource|DataSource|Element)$/.test(type.base ?? '')).map(([name]) => name);
  expect(classes.sort()).toEqual(definitions.map(({ wing, construct }) => `lintel.${wing}.${construct}`).sort());
});

test.each(definitions.map((definition) => [definition.construct, definition] as const))('%s takes every input, with what its absence means', (_, definition) => {
  const props = typeOf(definition, 'Props');
  const { joined, properties } = joinedIn(definition);
  const inputs = Object.entries<Attribute>(definition.attributes).filter(([name, attribute]) => attribute.use !== 'computed' && !joined.includes(name));
  expect(names(props)).toEqual([...inputs.map(([name]) => name), ...properties].sort());
  for (const [name, attribute] of inputs) {
    const property = props.properties!.find((candidate) => candidate.name === name)!;
    expect({ name, optional: property.optional ?? false }).toEqual({ name, optional: attribute.use !== 'required' });
    if (property.optional) expect({ name, default: property.docs?.default }).toEqual({ name, default: expect.stringMatching(/./) });
  }
});

test.each(definitions.map((definition) => [definition.construct, definition] as const))('%s tells every attribute but what is write-only', (_, definition) => {
  const readable = Object.entries(flatAttributes(definition.attributes)).filter(([, attribute]) => !attribute.writeOnly).map(([name]) => name);
  expect(names(typeOf(definition))).toEqual(readable.sort());
});

test('the provider takes every setting of its block, and no other', () => {
  const blocks = Object.entries(providerSettings.attributes as Record<string, { readonly attributes: Record<string, PlainAttribute> }>);
  expect(names(types['lintel.LintelProviderProps'])).toEqual([...blocks.map(([name]) => name), 'alias', 'selfInstall'].sort());
  for (const [name, { attributes }] of blocks) {
    const structure = types[`lintel.LintelProvider${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    expect(names(structure)).toEqual(Object.keys(attributes).sort());
    const values = attributes.dialect as { readonly values?: readonly string[] };
    const dialect = types[`lintel.${name.charAt(0).toUpperCase()}${name.slice(1)}Dialect`]!;
    expect(dialect.members!.map((member) => member.name)).toEqual(values.values!.map((value) => value.toUpperCase()));
  }
});

test('nothing is of the type any', () => {
  const loose = Object.entries(types).flatMap(([name, type]) => (type.properties ?? []).filter((property) => JSON.stringify(property.type).includes('"any"'))
    .map((property) => `${name}.${property.name}`));
  expect(loose).toEqual([]);
});

test('everything is documented', () => {
  const silent = (name: string, docs?: Docs) => (docs?.summary ? [] : [name]);
  const undocumented = Object.entries(types).flatMap(([name, type]) => [
    ...silent(name, type.docs),
    ...[...(type.properties ?? []), ...(type.members ?? [])].flatMap((member) => silent(`${name}.${member.name}`, member.docs)),
    // What overrides a member of the framework is documented there.
    ...(type.methods ?? []).filter((method) => !method.overrides).flatMap((method) => silent(`${name}.${method.name}()`, method.docs)),
  ]);
  expect(undocumented).toEqual([]);
});
