import { defineAction } from '../../src/definition/action';
import { defineDataSource } from '../../src/definition/data-source';
import { defineEphemeralResource } from '../../src/definition/ephemeral-resource';
import { defineListResource } from '../../src/definition/list-resource';
import { defineResource } from '../../src/definition/resource';
import { secretInput } from '../../src/definition/secret-input';

const optional = { use: 'optional', absent: 'it is empty' } as const;

/** A resource that no service has, with an attribute of every shape that a definition can have. */
export const edge = defineResource({
  type: 'lintel_edge',
  service: 'platform',
  construct: 'Edge',
  doc: 'A thing of every shape.',
  source: [],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'Its id.' },
    name: {
      type: 'string',
      use: 'required',
      replace: true,
      doc: 'Its name.',
      rules: [{ rule: 'length', min: 1, max: 9, unit: 'characters' }],
    },
    size: { type: 'int', ...optional, doc: 'Its size in bytes.', rules: [{ rule: 'range', min: 1, max: 10 }] },
    weight: { type: 'number', ...optional, doc: 'Its weight in grams.', deprecated: 'use `size`' },
    enabled: { type: 'bool', use: 'optional', default: true, doc: 'Whether it is there.' },
    period: { type: 'duration', ...optional, doc: 'How long it takes.' },
    policy: { type: 'document', ...optional, doc: 'What it may do, as JSON or YAML.' },
    certificate: { type: 'pem', ...optional, doc: 'Its certificate.' },
    startsAt: { type: 'time', ...optional, createOnly: true, doc: 'When it begins.' },
    level: {
      type: 'string',
      use: 'required',
      values: ['hard-mandatory', 'advisory'],
      construct: 'EdgeLevel',
      doc: 'How strict it is.',
    },
    owner: { type: 'string', use: 'optionalComputed', absent: 'the service chooses', doc: 'Whose it is.' },
    tags: { type: 'set', element: 'string', ...optional, doc: 'Its tags.' },
    steps: {
      type: 'list',
      element: 'string',
      ...optional,
      values: ['plan', 'apply'],
      construct: 'EdgeStep',
      doc: 'Its steps, in order.',
    },
    sizes: { type: 'list', element: 'int', ...optional, doc: 'Its sizes.' },
    ports: { type: 'set', element: 'int', ...optional, doc: 'Its ports.' },
    switches: { type: 'list', element: 'bool', ...optional, doc: 'Its switches.' },
    labels: { type: 'map', element: 'string', ...optional, doc: 'Its labels.' },
    limits: { type: 'map', element: 'int', ...optional, doc: 'Its limits.' },
    flags: { type: 'map', element: 'bool', ...optional, doc: 'Its flags.' },
    home: {
      type: 'object',
      ...optional,
      doc: 'Where it lives.',
      attributes: {
        street: { type: 'string', use: 'required', doc: 'The street.' },
        door: {
          type: 'object',
          ...optional,
          doc: 'Its door.',
          attributes: { colour: { type: 'string', ...optional, doc: 'The colour.' } },
        },
        postcode: { type: 'string', use: 'computed', doc: 'The postcode.' },
      },
    },
    windows: {
      type: 'objects',
      ...optional,
      construct: 'EdgeWindow',
      doc: 'Its windows, from left to right.',
      attributes: {
        title: { type: 'string', use: 'required', doc: 'The title.' },
        open: { type: 'bool', ...optional, doc: 'Whether it is open.' },
        panes: {
          type: 'objects',
          use: 'computed',
          doc: 'Its panes.',
          attributes: { sizes: { type: 'set', element: 'int', use: 'computed', doc: 'The sizes.' } },
        },
      },
    },
    ...secretInput('password', { doc: 'What opens it.', absent: 'nothing opens it' }),
    rotation: {
      use: 'optional',
      absent: 'it does not turn',
      construct: 'EdgeRotation',
      doc: 'When it turns.',
      choice: {
        every: { rotationPeriod: { type: 'duration', use: 'required', doc: 'How often it turns.' } },
        onSchedule: {
          rotationSchedule: {
            type: 'string',
            use: 'required',
            rules: [{ rule: 'cron' }],
            doc: 'When it turns, as a cron expression.',
          },
          rotationWindow: { type: 'duration', ...optional, doc: 'How late it may be.' },
        },
        never: {},
        byCommittee: {
          chair: { type: 'string', use: 'required', doc: 'Who decides first.' },
          deputy: { type: 'string', use: 'required', doc: 'Who decides next.' },
          secretary: { type: 'string', use: 'required', doc: 'Who writes it down.' },
        },
      },
    },
  },
  identity: { id: true },
  imports: [{ form: '{id}', matches: '^edge-', example: 'edge-1' }],
});

export const edgeData = defineDataSource({
  type: 'lintel_edge',
  service: 'platform',
  construct: 'DataEdge',
  doc: 'A thing of every shape, looked up.',
  source: [],
  attributes: {
    name: { type: 'string', ...optional, doc: 'Its name.' },
    level: {
      type: 'string',
      ...optional,
      values: ['hard-mandatory', 'advisory'],
      construct: 'EdgeLevel',
      doc: 'How strict it is.',
    },
    size: { type: 'int', use: 'computed', absent: 'it has none', doc: 'Its size in bytes.' },
  },
});

export const edgeKey = defineEphemeralResource({
  type: 'lintel_edge_key',
  service: 'platform',
  construct: 'EphemeralEdgeKey',
  doc: 'The key to a thing, lent.',
  source: [],
  attributes: {
    name: { type: 'string', use: 'required', doc: 'Its name.' },
    hours: { type: 'int', use: 'optional', default: 1, doc: 'For how long it is lent.' },
    key: { type: 'string', use: 'computed', sensitive: true, doc: 'The key.' },
    doors: { type: 'list', element: 'string', use: 'computed', doc: 'What it opens.' },
    marks: { type: 'map', element: 'string', use: 'computed', doc: 'What stands on it.' },
    turns: { type: 'int', use: 'computed', doc: 'How often it turns.' },
    golden: { type: 'bool', use: 'computed', doc: 'Whether it is of gold.' },
  },
});

export const edgeList = defineListResource({
  type: 'lintel_edge',
  doc: 'All things of every shape.',
  source: [],
  attributes: { level: { type: 'string', ...optional, doc: 'How strict they are.' } },
});

export const edgeTurn = defineAction({
  type: 'lintel_edge_turn',
  service: 'platform',
  doc: 'Turns a thing around.',
  source: [],
  attributes: { name: { type: 'string', use: 'required', doc: 'Its name.' } },
});
