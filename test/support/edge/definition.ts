import { defineAction } from '../../../src/definition/action';
import { defineDataSource } from '../../../src/definition/data-source';
import { defineEphemeralResource } from '../../../src/definition/ephemeral-resource';
import { defineListResource } from '../../../src/definition/list-resource';
import { defineResource } from '../../../src/definition/resource';
import { secretInput, writeOnlyInput } from '../../../src/definition/secret-input';

/** A resource that no service has, with every shape of attribute. It tests the pipeline before real resources rely on it. */
export const edge = defineResource({
  type: 'lintel_edge',
  service: 'platform',
  construct: 'Edge',
  doc: 'Every shape an attribute can have.',
  source: [],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The id.' },
    name: { type: 'string', use: 'required', replace: true, doc: 'The name.' },
    title: { type: 'string', use: 'optional', emptyIsAbsent: true, absent: 'none', doc: 'A title.' },
    size: { type: 'int', use: 'optional', default: 3, rules: [{ rule: 'range', min: 0 }], doc: 'A size.' },
    exact: { type: 'number', use: 'optional', absent: 'none', doc: 'A number of any size.' },
    active: { type: 'bool', use: 'optional', default: true, doc: 'Whether.' },
    level: { type: 'string', use: 'optional', values: ['low', 'high'], default: 'low', doc: 'A level.' },
    period: { type: 'duration', use: 'optional', absent: 'none', doc: 'A duration.' },
    document: { type: 'document', use: 'optional', absent: 'none', doc: 'A document.' },
    tags: { type: 'set', element: 'string', use: 'optional', emptyIsAbsent: true, absent: 'none', doc: 'Tags.' },
    steps: { type: 'list', element: 'string', use: 'optional', absent: 'none', doc: 'Steps.' },
    labels: { type: 'map', element: 'string', use: 'optional', absent: 'none', doc: 'Labels.' },
    nested: {
      type: 'object',
      use: 'optional',
      absent: 'none',
      doc: 'A nested object.',
      attributes: {
        word: { type: 'string', use: 'required', doc: 'A word.' },
        weight: { type: 'int', use: 'optional', default: 1, doc: 'A weight.' },
        serial: { type: 'string', use: 'computed', doc: 'Made by the service.' },
        stamp: { type: 'int', use: 'computed', moving: true, doc: 'Moves with every write.' },
      },
    },
    parts: {
      type: 'objects',
      use: 'optional',
      absent: 'none',
      doc: 'Nested objects.',
      attributes: {
        key: { type: 'string', use: 'required', doc: 'A key.' },
        note: { type: 'string', use: 'optional', absent: 'none', doc: 'A note.' },
        number: { type: 'int', use: 'computed', doc: 'Made by the service.' },
      },
    },
    rotation: {
      use: 'optional',
      construct: 'EdgeRotation',
      absent: 'none',
      doc: 'When.',
      choice: {
        every: { rotationPeriod: { type: 'duration', use: 'required', doc: 'How often.' } },
        schedule: {
          rotationSchedule: {
            type: 'string',
            use: 'required',
            compare: 'squeezed',
            rules: [{ rule: 'cron' }],
            doc: 'When.',
          },
          rotationWindow: { type: 'duration', use: 'optional', absent: 'none', doc: 'How late.' },
        },
      },
    },
    chosen: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the service chooses',
      doc: 'Chosen by the service where not configured.',
    },
    request: {
      type: 'string',
      use: 'optional',
      replace: true,
      unreadable: true,
      absent: 'none',
      doc: 'What it was made from; never returned.',
    },
    note: { type: 'string', use: 'optional', local: true, absent: 'none', doc: 'Kept in state alone.' },
    keep: { type: 'bool', use: 'optional', local: true, default: false, doc: 'Kept in state alone.' },
    founder: { type: 'string', use: 'optional', createOnly: true, absent: 'none', doc: 'Given when it is made.' },
    ...secretInput('password', {
      doc: 'A secret.',
      absent: 'none',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    }),
    ...secretInput('address', {
      doc: 'An address that may hold a secret; the service reports it.',
      absent: 'none',
      readable: 'always',
    }),
    ...writeOnlyInput('extras', { shape: 'map', doc: 'Secrets by name.', absent: 'none' }),
    payload: { type: 'dynamic', use: 'optional', absent: 'none', doc: 'An object that only the service knows.' },
    reply: { type: 'dynamic', use: 'computed', absent: 'there is no payload', doc: 'What came back.' },
    ...secretInput('sealed', { shape: 'object', readable: 'always', doc: 'Secrets of any kind.', absent: 'none' }),
    credential: {
      type: 'object',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'none',
      doc: 'A nested object with a secret.',
      attributes: {
        template: { type: 'string', use: 'optional', absent: 'none', doc: 'A template.' },
        form: {
          type: 'string',
          use: 'optional',
          values: ['short', 'long'],
          absentIs: 'short',
          absent: '`short`',
          doc: 'A form.',
        },
        ...secretInput('key', { doc: 'A key.', absent: 'none', readable: 'maybe' }),
      },
    },
    statements: {
      type: 'list',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      compare: 'trimmed',
      absent: 'none',
      doc: 'Statements.',
    },
    usages: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      compare: 'anyCase',
      absent: 'none',
      doc: 'Usages.',
    },
    text: { type: 'string', use: 'optionalComputed', absent: 'it is taken from `textFile`', doc: 'A text.' },
    textFile: { type: 'string', use: 'optional', local: true, absent: 'none', doc: 'Where the text is.' },
    groups: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      createOnly: true,
      absent: 'the service reports',
      doc: 'Given when it is made.',
    },
    stage: {
      type: 'string',
      use: 'optional',
      default: 'early',
      values: ['early', 'middle', 'late'],
      replace: true,
      doc: 'To `late` it is replaced.',
    },
    triggers: {
      type: 'map',
      element: 'string',
      use: 'optional',
      local: true,
      replace: true,
      absent: 'none',
      doc: 'Has it made again.',
    },
    status: { type: 'string', use: 'computed', doc: '`due` has it replaced.' },
    secretsRevision: { type: 'int', use: 'computed', revision: true, doc: 'How often a secret was sent.' },
    writes: { type: 'int', use: 'computed', moving: true, doc: 'How often it was written.' },
  },
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^edge-[0-9]+$', example: 'edge-1' },
    { form: 'named/{name}', matches: '^named/[^/]+$', example: 'named/first' },
  ],
  movedFrom: [{ type: 'tfe_edge', schemaVersions: [0] }],
});

export const edgeData = defineDataSource({
  type: 'lintel_edge',
  service: 'platform',
  construct: 'DataEdge',
  doc: 'Looks an edge up.',
  source: [],
  attributes: {
    name: { type: 'string', use: 'required', doc: 'The name.' },
    id: { type: 'string', use: 'computed', doc: 'The id.' },
    labels: { type: 'map', element: 'string', use: 'computed', absent: 'none', doc: 'Labels.' },
  },
});

export const edgeLease = defineEphemeralResource({
  type: 'lintel_edge_lease',
  service: 'platform',
  construct: 'EphemeralEdgeLease',
  doc: 'A secret that is lent.',
  source: [],
  attributes: {
    name: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', max: 20, unit: 'characters' }],
      doc: 'What it is for.',
    },
    size: { type: 'int', use: 'optional', default: 3, doc: 'A size.' },
    secret: { type: 'string', use: 'computed', sensitive: true, doc: 'The secret.' },
    leaseId: { type: 'string', use: 'computed', doc: 'The id of the lease.' },
    never: { type: 'string', use: 'computed', absent: 'always', doc: 'What the service does not tell.' },
  },
});

export const edgeList = defineListResource({
  type: 'lintel_edge',
  doc: 'Lists edges.',
  source: [],
  attributes: {
    prefix: {
      type: 'string',
      use: 'optional',
      absent: 'all are listed',
      rules: [{ rule: 'length', max: 10, unit: 'characters' }],
      doc: 'How names begin.',
    },
  },
});

export const edgeTurn = defineAction({
  type: 'lintel_edge_turn',
  service: 'platform',
  doc: 'Turns an edge.',
  source: [],
  attributes: {
    name: { type: 'string', use: 'required', doc: 'Which.' },
    times: { type: 'int', use: 'optional', default: 1, rules: [{ rule: 'range', min: 1 }], doc: 'How often.' },
  },
});
