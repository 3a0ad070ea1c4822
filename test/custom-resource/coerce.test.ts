import { coerce } from '../../src/custom-resource/properties/coerce';
import { findResource, pascalCase, pathInWords, resourceTypeOf } from '../../src/custom-resource/properties/names';
import type { Attributes } from '../../src/definition/attribute';
import type { ResourceDefinition } from '../../src/definition/resource';
import { secretInput, writeOnlyInput } from '../../src/definition/secret-input';
import { ExactNumber } from '../../src/definition/value';
import * as registry from '../../src/handlers';

const words = { doc: 'A word.', absent: 'there is none' };
const attributes: Attributes = {
  id: { type: 'string', use: 'computed', doc: 'The id.' },
  name: { type: 'string', use: 'required', doc: 'The name.' },
  enabled: { type: 'bool', use: 'optional', ...words },
  count: { type: 'int', use: 'optional', ...words },
  share: { type: 'number', use: 'optional', ...words },
  wait: { type: 'duration', use: 'optional', ...words },
  labels: { type: 'map', element: 'string', use: 'optional', ...words },
  sizes: { type: 'list', element: 'int', use: 'optional', ...words },
  place: {
    type: 'object',
    use: 'optional',
    ...words,
    attributes: { isPublic: { type: 'bool', use: 'optional', ...words }, ...secretInput('key', words) },
  },
  steps: {
    type: 'objects',
    use: 'optional',
    ...words,
    attributes: { order: { type: 'int', use: 'required', doc: 'The order.' } },
  },
  ...writeOnlyInput('settings', { ...words, shape: 'map' }),
};
const config = (properties: object) => coerce(attributes, properties as never);

it('converts strings to the types of the definition, also in lists and nested objects', () => {
  expect(
    config({
      Name: 'true',
      Enabled: 'true',
      Count: '42',
      Share: '0.25',
      Wait: '86400',
      Labels: { a_b: '1', IsPublic: 'true' },
      Sizes: ['1', '2'],
      Place: { IsPublic: 'false' },
      Steps: [{ Order: '3' }],
    }),
  ).toEqual({
    problems: [],
    config: {
      name: 'true',
      enabled: true,
      count: 42,
      share: 0.25,
      wait: '86400',
      labels: { a_b: '1', IsPublic: 'true' },
      sizes: [1, 2],
      place: { isPublic: false },
      steps: [{ order: 3 }],
    },
  });
});

it('accepts values that are not strings, and keeps numbers exact', () => {
  expect(config({ Name: 7, Enabled: false, Count: 42, Share: '0.1000000000000000055' }).config).toEqual({
    name: '7',
    enabled: false,
    count: 42,
    share: new ExactNumber('0.1000000000000000055'),
  });
});

it('treats null values as absent', () => {
  expect(config({ Name: 'x', Enabled: null, Place: { IsPublic: null }, Sizes: ['1', null] })).toEqual({
    problems: [],
    config: { name: 'x', place: {}, sizes: [1] },
  });
});

it('keeps references to secrets, also in a map', () => {
  const reference = { SecretsManager: 'arn', Key: 'field' };
  expect(config({ Place: { KeyWo: reference }, SettingsWo: { tls_key: { Ssm: '/key' } } })).toEqual({
    problems: [],
    config: { place: { keyWo: reference }, settingsWo: { tls_key: { Ssm: '/key' } } },
  });
});

it.each([
  [{ Enabled: 'yes' }, 'Enabled', '`true` or `false`'],
  [{ Count: '1.5' }, 'Count', 'a whole number'],
  [{ Share: 'much' }, 'Share', 'a number'],
  [{ Sizes: '1' }, 'Sizes', 'a list'],
  [{ Sizes: ['1', 'two'] }, 'Sizes[1]', 'a whole number'],
  [{ Labels: ['a'] }, 'Labels', 'an object'],
  [{ Labels: { Team_A: { name: 'a' } } }, 'Labels.Team_A', 'a string'],
  [{ Place: 'here' }, 'Place', 'an object'],
  [{ Steps: [{ Order: '1' }, { Order: 'last' }] }, 'Steps[1].Order', 'a whole number'],
  [{ Place: { Key: 'canary' } }, 'Place.Key', 'Use a reference instead'],
  [{ SettingsWo: { tls_key: 'canary' } }, 'SettingsWo.tls_key', 'Use a reference instead'],
  [{ Place: { Key: { SecretsManager: '' } } }, 'Place.Key', 'non-empty'],
  [{ Id: 'x' }, 'Id', 'set by the service'],
])('reports the path and the expected type for %j, and leaves out the value', (properties, place, must) => {
  const { problems } = config(properties);
  expect(problems.map(({ path }) => pathInWords(attributes, path))).toEqual([place]);
  expect(problems[0].detail).toContain(must);
  expect(JSON.stringify(problems)).not.toContain('canary');
});

it('reports an unknown property and suggests a similar one', () => {
  expect(config({ place: {} }).problems).toMatchObject([
    { detail: 'The property place does not exist. Did you mean Place?' },
  ]);
  expect(config({ Place: { Public: 'true' } }).problems).toMatchObject([
    { path: ['place'], detail: expect.stringContaining('Valid properties are IsPublic') },
  ]);
  expect(config({ ServiceToken: 'arn', ServiceTimeout: '900', PrivateKeySecret: 'arn' }).problems).toEqual([]);
});

describe('the resource types', () => {
  const definitions = Object.values(registry.resources)
    .map((resource): ResourceDefinition => resource.definition())
    .filter(({ returnedOnce }) => returnedOnce === undefined);

  it('each belong to one resource and have at most 60 characters, the limit of CloudFormation', () => {
    for (const definition of definitions) {
      expect(findResource(registry.resources, resourceTypeOf(definition)).definition().type).toBe(definition.type);
      expect(resourceTypeOf(definition).length).toBeLessThanOrEqual(60);
    }
  });

  it('have unique property names in PascalCase, and none that is reserved', () => {
    for (const { attributes: own } of definitions) {
      const names = Object.keys(own).map(pascalCase);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => ['ServiceToken', 'ServiceTimeout', 'PrivateKeySecret'].includes(name))).toEqual([]);
    }
  });
});
