import type { Attributes, ChoiceAttribute } from '../../src/definition/attribute';
import { chosenKind, flatAttributes, flatten, gather, possibleKinds } from '../../src/definition/flatten';
import { UNKNOWN, type Values } from '../../src/definition/value';
import { fc, PROPERTY_RUNS } from '../support/properties';

const text = { type: 'string', use: 'optional', doc: 'A text.', absent: 'none' } as const;
const attributes = {
  name: { ...text, use: 'required' },
  rotation: {
    use: 'required',
    doc: 'When it rotates.',
    construct: 'Rotation',
    choice: {
      every: { period: { type: 'duration', use: 'required', doc: 'How often.' } },
      onSchedule: {
        schedule: { type: 'string', use: 'required', doc: 'At what time.' },
        window: { type: 'duration', use: 'optional', doc: 'How late.', absent: 'the server decides' },
      },
    },
  },
  steps: {
    type: 'objects',
    use: 'optional',
    doc: 'Steps.',
    absent: 'none',
    attributes: {
      title: text,
      subject: {
        use: 'optional',
        doc: 'For whom.',
        absent: 'nobody',
        construct: 'Subject',
        choice: {
          team: { teamId: { ...text, use: 'required' } },
          user: { userId: { ...text, use: 'required' }, note: text },
        },
      },
    },
  },
  labels: { type: 'map', element: 'string', use: 'optional', doc: 'Labels.', absent: 'none' },
} as const satisfies Attributes;

test('makes the members of a choice flat and optional', () => {
  expect(flatAttributes(attributes)).toEqual({
    name: attributes.name,
    period: { type: 'duration', use: 'optional', doc: 'How often.', absent: 'another option is configured' },
    schedule: { type: 'string', use: 'optional', doc: 'At what time.', absent: 'another option is configured' },
    window: attributes.rotation.choice.onSchedule.window,
    steps: attributes.steps,
    labels: attributes.labels,
  });
});

test('caches the flat attributes of a definition', () => {
  expect(flatAttributes(attributes)).toBe(flatAttributes(attributes));
  expect(flatAttributes(attributes).steps).toBe(attributes.steps);
});

test('gives a member of a choice no default', () => {
  const withDefault = {
    kind: {
      use: 'optional',
      doc: 'X.',
      construct: 'X',
      choice: { a: { size: { type: 'int', use: 'optional', doc: 'A size.', default: 1 } } },
    },
  } as const;
  expect(() => flatAttributes(withDefault)).toThrow(
    'kind.size: a member of a choice cannot have a default, because its group may not be chosen',
  );
});

test('gathers the values for handlers and omits undefined ones', () => {
  const flat = {
    name: 'a',
    schedule: '0 0 * * *',
    window: undefined,
    period: undefined,
    steps: [{ title: 'x', userId: 'user-1', note: undefined }, {}],
    labels: { a: 'b' },
  };
  expect(gather(attributes, flat)).toStrictEqual({
    name: 'a',
    rotation: { kind: 'onSchedule', schedule: '0 0 * * *' },
    steps: [{ title: 'x', subject: { kind: 'user', userId: 'user-1' } }, {}],
    labels: { a: 'b' },
  });
});

test('passes unknown values unchanged', () => {
  expect(gather(attributes, { name: UNKNOWN, period: UNKNOWN, steps: UNKNOWN })).toEqual({
    name: UNKNOWN,
    rotation: { kind: 'every', period: UNKNOWN },
    steps: UNKNOWN,
  });
});

describe('the chosen group', () => {
  const choice: ChoiceAttribute = {
    use: 'optional',
    doc: 'What is issued.',
    construct: 'Credential',
    choice: {
      password: { policy: text },
      key: { bits: { ...text, use: 'required' }, format: text },
      certificate: { bits: { ...text, use: 'required' }, keyType: { ...text, use: 'required' } },
    },
  };
  test.each([
    [{}, undefined],
    [{ policy: 'x' }, 'password'],
    [{ bits: '1' }, 'key'],
    [{ bits: '1', format: 'x' }, 'key'],
    [{ bits: '1', keyType: 'x' }, 'certificate'],
    [{ keyType: 'x' }, 'certificate'],
  ])('of %j is %p', (flat: Values, kind) => {
    expect(chosenKind(choice, flat)).toBe(kind);
  });

  test('is the one without required members if the choice is required and no member is set', () => {
    expect(chosenKind({ ...choice, use: 'required' }, {})).toBe('password');
    expect(chosenKind(attributes.rotation, {})).toBeUndefined();
  });
});

test('is not determined by an empty value that means absence', () => {
  const member = { ...text, use: 'required', emptyIsAbsent: true } as const;
  const subject: ChoiceAttribute = {
    use: 'required',
    doc: 'Who.',
    construct: 'Subject',
    choice: { account: { account: member }, role: { role: member, note: text } },
  };
  expect(gather({ subject }, { account: '', role: 'view', note: 'any' })).toEqual({
    subject: { kind: 'role', role: 'view', note: 'any' },
  });
  expect(gather({ subject }, { account: '', role: '' })).toEqual({});
  expect(gather({ subject }, { account: UNKNOWN, role: '' })).toEqual({
    subject: { kind: 'account', account: UNKNOWN },
  });
});

test('is ambiguous only while members of several groups are unknown', () => {
  expect(possibleKinds(attributes.rotation, { period: '1d' })).toEqual(['every']);
  expect(possibleKinds(attributes.rotation, { period: UNKNOWN })).toEqual(['every']);
  expect(possibleKinds(attributes.rotation, { period: UNKNOWN, schedule: UNKNOWN })).toEqual(['every', 'onSchedule']);
  expect(possibleKinds(attributes.rotation, { window: UNKNOWN })).toEqual([]);
});

test('flattens to the same values that were gathered', () => {
  const value = fc.string({ maxLength: 5 });
  const maybe = (names: Record<string, fc.Arbitrary<unknown>>, required: string[] = []) =>
    fc.record(names, { requiredKeys: required });
  const rotation = fc.oneof(
    maybe({ period: value }, ['period']),
    maybe({ schedule: value, window: value }, ['schedule']),
  );
  const subject = fc.oneof(
    fc.constant({}),
    maybe({ teamId: value }, ['teamId']),
    maybe({ userId: value, note: value }, ['userId']),
  );
  const step = fc.tuple(maybe({ title: value }), subject).map((parts) => Object.assign({}, ...parts) as Values);
  const others = maybe(
    {
      name: value,
      steps: fc.array(step, { maxLength: 3 }),
      labels: fc.dictionary(fc.oneof(value, fc.constantFrom('__proto__', 'kind', 'constructor')), value),
    },
    ['name'],
  );
  fc.assert(
    fc.property(fc.tuple(others, rotation), (parts) => {
      const flat = Object.assign({}, ...parts) as Values;
      const gathered = gather(attributes, flat);
      expect(flatten(attributes, gathered)).toEqual(flat);
      expect(gather(attributes, flatten(attributes, gathered))).toEqual(gathered);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
