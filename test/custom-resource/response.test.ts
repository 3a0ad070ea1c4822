import { codeIn, Refusal, shortened } from '../../src/custom-resource/response/reason';
import { dataOf, spaceForData } from '../../src/custom-resource/response/response';
import type { ResourceDefinition } from '../../src/definition/resource';
import { registerSecret } from '../../src/plan/known-secrets';

const words = { doc: 'A word.', absent: 'there is none' };
const definition: ResourceDefinition = {
  type: 'lintel_thing',
  service: 'platform',
  construct: 'Thing',
  doc: 'A thing.',
  source: [],
  identity: { id: true },
  imports: [],
  attributes: {
    name: { type: 'string', use: 'required', doc: 'The name.' },
    note: { type: 'string', use: 'optional', ...words },
    region: { type: 'string', use: 'optionalComputed', ...words },
    id: { type: 'string', use: 'computed', doc: 'The id.' },
    chain: { type: 'list', element: 'string', use: 'computed', doc: 'A chain.' },
    key: { type: 'string', use: 'computed', sensitive: true, doc: 'A key.' },
    place: {
      type: 'object',
      use: 'optional',
      ...words,
      attributes: {
        port: { type: 'int', use: 'optional', ...words },
        secret: { type: 'string', use: 'optional', sensitive: true, ...words },
      },
    },
    parts: {
      type: 'objects',
      use: 'computed',
      doc: 'Parts.',
      attributes: { done: { type: 'bool', use: 'computed', doc: 'Whether it is done.' } },
    },
    labels: { type: 'map', element: 'string', use: 'optional', ...words },
  },
};
const state = {
  name: 'x',
  note: 'n',
  region: 'r',
  id: 'i',
  chain: ['a', 'b'],
  key: 'canary',
  place: { port: 8080, secret: 'canary' },
  parts: [{ done: true }],
  labels: { team: 't' },
};

it('contains the attributes for Fn::GetAtt, computed ones first, without secrets', () => {
  expect(Object.entries(dataOf(definition, state, 4096).data)).toEqual([
    ['Id', 'i'],
    ['Chain', ['a', 'b']],
    ['Parts.0.Done', 'true'],
    ['Region', 'r'],
    ['Name', 'x'],
    ['Note', 'n'],
    ['Place.Port', '8080'],
    ['Labels.team', 't'],
  ]);
});

it('leaves out attributes that do not fit, but not later ones that do', () => {
  const { data, leftOut } = dataOf(definition, { ...state, chain: ['a'.repeat(5000)], note: 'ü'.repeat(2000) }, 4000);
  expect(leftOut).toEqual(['Chain', 'Note']);
  expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(4000);
  expect(data).toMatchObject({ 'Id': 'i', 'Labels.team': 't' });
});

it('reserves the space for ids of any length', () => {
  const event = {
    RequestType: 'Create',
    RequestId: 'r'.repeat(36),
    StackId: 's'.repeat(300),
    LogicalResourceId: 'l'.repeat(255),
    ResourceType: 'Custom::LintelThing',
    ResourceProperties: {},
  } as const;
  const id = 'i'.repeat(1024);
  const { data } = dataOf(
    definition,
    { ...state, note: 'n'.repeat(4000), region: 'r'.repeat(1500) },
    spaceForData(event, id),
  );
  const response = {
    Status: 'SUCCESS',
    Reason: 'SUCCESS',
    ...event,
    PhysicalResourceId: id,
    NoEcho: false,
    Data: data,
    RequestType: undefined,
    ResourceType: undefined,
    ResourceProperties: undefined,
  };
  expect(Buffer.byteLength(JSON.stringify(response))).toBeLessThanOrEqual(4096);
});

describe('a reason', () => {
  it('that is too long keeps its beginning and its end, in whole words', () => {
    const text = `Name: it is wrong, because ${'the service said much '.repeat(300)}. Give it another name.`;
    const short = shortened(text, 300);
    expect(Buffer.byteLength(short)).toBeLessThanOrEqual(300);
    expect(short).toMatch(/^Name: it is wrong, because the service .* … .* Give it another name\.$/);
  });

  it('is cut between characters, not bytes', () => {
    for (let most = 20; most < 60; most++) {
      const short = shortened('prüfung größe '.repeat(20), most);
      expect(Buffer.byteLength(short)).toBeLessThanOrEqual(most);
      expect(short).not.toContain('\ufffd');
    }
  });

  it('ends with the code, which is not shortened and is never twice there', () => {
    const first = new Refusal('object-already-exists', 'long '.repeat(1_000));
    expect(first.message).toMatch(/ … .* \(Code: object-already-exists\)$/);
    expect(codeIn(first.message)).toBe('object-already-exists');
    expect(new Refusal(codeIn(first.message), first.message).message).toBe(first.message);
    expect(
      new Refusal('object-incomplete', `${first.message} It was deleted again.`).message.match(/Code:/g),
    ).toHaveLength(1);
  });

  it('contains no known secret', () => {
    registerSecret('canary-of-a-reason');
    expect(new Refusal('request-refused', 'The service said canary-of-a-reason.').message).toBe(
      'The service said (sensitive). (Code: request-refused)',
    );
  });
});
