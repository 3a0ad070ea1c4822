import { sharedEnums, sharedOutputs } from '../../generate/code/shared-types';
import { generate } from '../../generate/main';
import type { Attributes } from '../../src/definition/attribute';
import type { ConstructPlan, Definable } from '../../src/definition/construct';
import { decideConstruct, kebabCase } from '../../src/definition/construct';
import type { ResourceDefinition } from '../../src/definition/resource';

function decide(attributes: Attributes): ConstructPlan {
  return decideConstruct('resource', {
    type: 'lintel_thing',
    service: 'platform',
    construct: 'Thing',
    doc: 'A thing.',
    attributes,
  });
}

const word = { type: 'string', use: 'required', doc: 'A word.' } as const;

test('a vocabulary of one word has an enum, to which a later version of the service can add words', () => {
  expect(decide({ kind: { ...word, values: ['task'] } }).enums).toEqual([
    { name: 'Kind', doc: 'A word.', members: [{ name: 'TASK', value: 'task' }] },
  ]);
});

test('an enum is named after its attribute, unless the definition gives a name', () => {
  const names = decide({
    registryName: { ...word, values: ['private', 'public'] },
    stage: { ...word, values: ['a', 'b'], construct: 'RunTaskStage' },
  }).enums.map(({ name }) => name);
  expect(names).toEqual(['RegistryName', 'RunTaskStage']);
});

test("members of an enum are the service's words in capitals", () => {
  const [vocabulary] = decide({
    word: { ...word, values: ['hard-mandatory', 'workspace_tasks.workspace', 'postPlan', '2fa', 'OCSPSigning'] },
  }).enums;
  expect(vocabulary!.members.map(({ name }) => name)).toEqual([
    'HARD_MANDATORY',
    'WORKSPACE_TASKS_WORKSPACE',
    'POST_PLAN',
    '_2FA',
    'OCSP_SIGNING',
  ]);
});

test('an enum is documented by the first attribute that uses it, in resources before data sources', () => {
  const values = ['a', 'b'];
  const [own] = decide({
    stage: { ...word, values, construct: 'Stage', doc: 'First.' },
    stages: { type: 'set', element: 'string', use: 'required', values, construct: 'Stage', doc: 'Second.' },
  }).enums;
  expect(own!.doc).toBe('First.');
  const plan = (kind: ConstructPlan['kind'], doc: string) =>
    decideConstruct(kind, {
      type: 'lintel_thing',
      service: 'platform',
      construct: 'Thing',
      doc: 'A thing.',
      attributes: { level: { ...word, doc, values } },
    });
  const [shared] = sharedEnums([plan('data-source', 'What to look for.'), plan('resource', 'What it is.')]);
  expect(shared!.doc).toBe('What it is.');
});

test('the elements of a collection have an enum only if the definition names one', () => {
  const set = { type: 'set', element: 'string', use: 'required', doc: 'Words.', values: ['a', 'b'] } as const;
  expect(decide({ include: set }).props[0]!.type).toEqual({ kind: 'list', of: { kind: 'string' } });
  expect(decide({ stages: { ...set, construct: 'Stage' } }).props[0]!.type).toEqual({
    kind: 'list',
    of: { kind: 'enum', name: 'Stage' },
  });
});

test('a computed attribute has no property, and a write-only attribute has no getter', () => {
  const plan = decide({
    id: { type: 'string', use: 'computed', doc: 'Its id.' },
    keyWo: { type: 'string', use: 'optional', absent: 'none', doc: 'A key.', writeOnly: { version: 'keyWoVersion' } },
  });
  expect(plan.props.map(({ name }) => name)).toEqual(['keyWo']);
  expect(plan.getters.map(({ name }) => name)).toEqual(['id']);
});

test.each(['count', 'provider', 'node', 'importFrom', 'getName'])('an attribute cannot have the name %s', (name) => {
  expect(() => decide({ [name]: word })).toThrow(`Thing: an attribute cannot be called \`${name}\``);
});

test('one enum name for two vocabularies is refused', () => {
  const definition = (construct: string, values: string[]): Definable => ({
    type: `lintel_${kebabCase(construct)}`,
    service: 'platform',
    construct,
    doc: 'A thing.',
    attributes: { level: { ...word, values } },
  });
  const managedResources = ['One', 'Two'].map((construct, index) => ({
    definition: definition(construct, ['a', index === 0 ? 'b' : 'c']) as ResourceDefinition,
    name: construct,
    file: 'handlers/platform/x/definition',
  }));
  expect(() =>
    generate(
      { resources: managedResources, dataSources: [], ephemeralResources: [], listResources: [], actions: [] },
      __dirname,
    ),
  ).toThrow('Two: the enum Level has other words elsewhere');
});

describe('nested values that are read at several places', () => {
  const members = { name: { type: 'string', use: 'computed', doc: 'The name.' } } as const;
  const planOf = (construct: string, attributes: Attributes) =>
    decideConstruct('data-source', {
      type: `lintel_${kebabCase(construct)}`,
      service: 'platform',
      construct,
      doc: 'A thing.',
      attributes,
    });
  const nested = (doc: string, more: { readonly type?: 'object'; readonly construct?: string } = {}) =>
    ({ type: 'objects', use: 'computed', doc, attributes: members, ...more }) as const;

  test('have one class, which is documented by their common sentence, or else says what has them', () => {
    const [same, several] = sharedOutputs(
      [
        planOf('One', {
          owners: nested('Those.', { construct: 'Person' }),
          first: nested('Its first.', { construct: 'Step' }),
        }),
        planOf('Two', {
          owners: nested('Those.', { construct: 'Person' }),
          next: { ...nested('Its next.', { type: 'object', construct: 'Step' }), attributes: members },
        }),
      ].map((plan) => ({ ...plan, outputs: plan.outputs.map((one) => (one.name === 'Step' ? withNumber(one) : one)) })),
    );
    expect(same).toMatchObject({ name: 'Person', list: true, single: false, doc: 'Those.' });
    expect(several).toMatchObject({ name: 'Step', list: true, single: true, doc: 'A value of `first` or `next`.' });
  });

  test('must have one name if their members are the same, and different names if they are not', () => {
    const owned = { owners: nested('Those.') };
    expect(() => sharedOutputs([planOf('One', owned), planOf('Two', owned)])).toThrow(
      'TwoOwners has the same members as OneOwners; give both the same name with `construct`.',
    );
    const [one, two] = ['One', 'Two'].map((name) =>
      planOf(name, { owners: nested('Those.', { construct: 'Person' }) }),
    );
    expect(() => sharedOutputs([one!, { ...two!, outputs: two!.outputs.map(withNumber) }])).toThrow(
      'Two: Person has other members in One; give one of them another name with `construct`.',
    );
  });

  test('keep the name of their construct if it accepts them as input', () => {
    const input = { owners: { ...nested('Those.'), use: 'required' } as const };
    expect(sharedOutputs([planOf('One', input), planOf('Two', input)])).toEqual([]);
  });

  function withNumber(output: ConstructPlan['outputs'][number]): ConstructPlan['outputs'][number] {
    const attribute = { type: 'int', use: 'computed', doc: 'A number.' } as const;
    return { ...output, getters: [{ name: 'number', reads: 'number', read: { kind: 'number' }, attribute }] };
  }
});
