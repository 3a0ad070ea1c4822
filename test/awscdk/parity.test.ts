import * as path from 'path';
import { NOT_IN_AWSCDK } from '../../generate/code/decide-awscdk';
import { readResources } from '../../generate/code/read-resources';
import { readAssembly } from '../../generate/package/assembly';
import { resourceTypeOf } from '../../src/custom-resource/properties/names';
import { isKeyed, type Attribute } from '../../src/definition/attribute';
import type { ResourceDefinition } from '../../src/definition/resource';
import { statelessName } from '../../src/definition/secret-input';
import type { Assembly, AssemblyType } from '../generate/edge-package';
import { notStableIn, undocumentedIn } from '../support/assembly';

const ROOT = path.join(__dirname, '..', '..');

// What the compiler made, not what we wrote: that is what other languages see.
const assembly = readAssembly<Assembly>(path.join(ROOT, 'packages', 'awscdk'));
const { types } = assembly;
const definitions: readonly ResourceDefinition[] = readResources(path.join(ROOT, 'src'))
  .resources.map(({ definition }): ResourceDefinition => definition)
  .filter(({ returnedOnce }) => returnedOnce === undefined);

function typeOf({ service, construct }: ResourceDefinition, suffix = ''): AssemblyType {
  return types[`lintel-awscdk.${service}.${construct}${suffix}`]!;
}

/** Properties by the attributes that they configure; several attributes may have one property together. */
function propertiesOf({ attributes, rules = [], wordClass }: ResourceDefinition): Map<string, string> {
  const inputs = Object.entries<Attribute>(attributes).filter(
    ([name, attribute]) => attribute.use !== 'computed' && !NOT_IN_AWSCDK.has(name),
  );
  const names = inputs.flatMap(([name]) => {
    const property = statelessName(attributes, name);
    return property === undefined ? [] : [[name, property] as const];
  });
  const joined = [
    ...rules.flatMap((rule) =>
      rule.rule === 'exactlyOneOf' && rule.construct
        ? Object.values(rule.construct.factories).map((name) => [name, rule.construct!.property] as const)
        : [],
    ),
    ...(wordClass
      ? ([
          [wordClass.word, wordClass.property],
          [wordClass.settings, wordClass.property],
        ] as const)
      : []),
  ];
  return new Map([...names, ...joined]);
}

test('every resource has a class, and every class of a service has a definition', () => {
  const constructs = Object.entries(types)
    .filter(([name, type]) => type.base === 'constructs.Construct' && name.split('.').length === 3)
    .map(([name]) => name);
  expect(constructs.sort()).toEqual(
    definitions.map(({ service, construct }) => `lintel-awscdk.${service}.${construct}`).sort(),
  );
});

test('every type name is valid in CloudFormation', () => {
  expect(
    definitions.map(resourceTypeOf).filter((type) => !/^Custom::[A-Za-z0-9_@-]+$/.test(type) || type.length > 60),
  ).toEqual([]);
});

describe.each(definitions.map((definition) => [definition.construct, definition] as const))('%s', (_, definition) => {
  test('has every input with its default', () => {
    const { properties = [] } = typeOf(definition, 'Props');
    const expected = propertiesOf(definition);
    expect(
      properties
        .map(({ name }) => name)
        .filter((name) => !['provider', 'removalPolicy'].includes(name))
        .sort(),
    ).toEqual([...new Set(expected.values())].sort());
    expect(properties.filter(({ docs, optional }) => optional && !docs?.default).map(({ name }) => name)).toEqual([]);
  });

  test('has references for secret inputs and no secret attributes', () => {
    const reference = { fqn: 'lintel-awscdk.SecretReference' };
    const reported = (typeOf(definition).properties ?? []).map(({ name }) => name);
    for (const [name, attribute] of Object.entries<Attribute>(definition.attributes)) {
      if (attribute.type === undefined || !attribute.sensitive) continue;
      const property = typeOf(definition, 'Props').properties?.find(
        (candidate) => candidate.name === propertiesOf(definition).get(name),
      );
      if (property) {
        expect(property.type).toEqual(
          isKeyed(attribute) ? { collection: { elementtype: reference, kind: 'map' } } : reference,
        );
      }
      expect(reported).not.toContain(name);
    }
  });

  // CloudFormation's `GetAtt` returns no maps and no objects.
  test('has every computed attribute, except for secrets, maps and objects', () => {
    const reported = (typeOf(definition).properties ?? [])
      .filter((property) => !property.static)
      .map(({ name }) => name);
    const computed = Object.entries<Attribute>(definition.attributes).filter(
      ([, attribute]) =>
        attribute.type !== undefined &&
        attribute.use === 'computed' &&
        !('attributes' in attribute) &&
        !isKeyed(attribute) &&
        !attribute.sensitive &&
        !attribute.revision,
    );
    expect(computed.map(([name]) => name).filter((name) => !reported.includes(name))).toEqual([]);
  });
});

const OF_ANYTHING = '{"collection":{"elementtype":{"primitive":"any"},"kind":"map"}}';

test('no member has the type any', () => {
  const loose = Object.entries(types).flatMap(([name, type]) => [
    ...(type.properties ?? [])
      // Only a service knows the members of some objects.
      .filter((property) => JSON.stringify(property.type) !== OF_ANYTHING)
      .filter((property) => JSON.stringify(property.type).includes('"any"'))
      .map((property) => `${name}.${property.name}`),
    ...(type.methods ?? [])
      .filter((method) => JSON.stringify(method).includes('"primitive":"any"'))
      .map((method) => `${name}.${method.name}()`),
  ]);
  expect(loose).toEqual([]);
});

test('everything is stable, so that no documentation calls it experimental', () => {
  expect(notStableIn(assembly)).toEqual([]);
});

test('everything is documented', () => {
  expect(undocumentedIn(types)).toEqual([]);
});

test('no docstring uses the terms of Terraform', () => {
  const words =
    JSON.stringify(types, (key, value: unknown) => (key === 'locationInModule' ? undefined : value)).match(
      /[^"]*(?:[Tt]erraform|write-only|\bin state\b|\bWo\b|the plan\b)[^"]*/g,
    ) ?? [];
  expect(words.filter((sentence) => !ABOUT_THE_PLATFORM.some((known) => sentence.includes(known)))).toEqual([]);
});

/** The platform runs Terraform itself, and an engine is mounted under that name. */
const ABOUT_THE_PLATFORM = [
  'HCP Terraform and Terraform Enterprise',
  'terraform-provider-<name>',
  'Trusts the tokens of runs of HCP Terraform.',
  'terraformCloud',
  'Terraform Enterprise has its own.',
  '`.terraform`',
  '.terraformignore',
  'terraform\\',
  // Variables and workspaces are about runs of Terraform.
  'A variable of a workspace or of a variable set',
  'is one of Terraform or of the environment of runs',
  'Requires the category `terraform`.',
  'an expression of the language of Terraform',
  '`terraform`.',
  'One of `terraform`, `env`.',
  'The version of Terraform, or a constraint',
  'terraformVersion',
];
