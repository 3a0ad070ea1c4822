/** Compiled by `types.test.ts`, never run. Each statement below holds at compile time; each expected error is on its own line. */
import { defineDataSource, type ArgumentsOf, type ResultOf } from '../../src/definition/data-source';
import { defineResource, type ReadStateOf, type ConfigOf } from '../../src/definition/resource';
import { secretInput } from '../../src/definition/secret-input';
import type { ExactNumber } from '../../src/definition/value';
import type { runTask } from '../../src/handlers/platform/run-task/definition';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles only if the two types are identical, modifiers included. */
declare function same<A, B>(...proof: Same<A, B> extends true ? [] : ['the types differ', A, B]): void;

// A resource: computed attributes and the parts of a secret are not inputs, and attributes that are never returned are not results.
same<
  ConfigOf<typeof runTask>,
  {
    readonly organization: string;
    readonly name: string;
    readonly url: string;
    readonly category: 'task';
    readonly enabled: boolean;
    readonly description?: string;
    readonly agentPoolId?: string;
    readonly hmacKey?: string;
  }
>();
same<
  ReadStateOf<typeof runTask>,
  {
    readonly id: string;
    readonly organization: string;
    readonly name: string;
    readonly url: string;
    readonly category: 'task';
    readonly enabled: boolean;
    readonly description?: string;
    readonly agentPoolId?: string;
  }
>();

const doc = 'A thing.';
const absent = 'there is none';
const thing = defineResource({
  type: 'lintel_thing',
  service: 'secrets',
  construct: 'Thing',
  doc,
  source: [],
  identity: {},
  imports: [],
  attributes: {
    text: { type: 'string', use: 'required', doc },
    word: { type: 'string', use: 'optional', doc, absent, values: ['a', 'b'] },
    whole: { type: 'int', use: 'optional', doc, default: 5 },
    exact: { type: 'number', use: 'optional', doc, absent },
    flag: { type: 'bool', use: 'optionalComputed', doc, absent },
    time: { type: 'duration', use: 'required', doc },
    words: { type: 'set', element: 'string', use: 'required', values: ['x', 'y'], doc },
    counts: { type: 'list', element: 'int', use: 'optional', doc, absent },
    labels: { type: 'map', element: 'string', use: 'optional', doc, absent },
    nested: {
      type: 'object',
      use: 'optional',
      doc,
      absent,
      attributes: {
        inner: { type: 'bool', use: 'required', doc },
        other: { type: 'pem', use: 'optional', doc, absent },
      },
    },
    many: { type: 'objects', use: 'computed', doc, attributes: { inner: { type: 'document', use: 'computed', doc } } },
    rotation: {
      use: 'required',
      doc,
      construct: 'Rotation',
      choice: {
        every: { period: { type: 'duration', use: 'required', doc } },
        onSchedule: {
          schedule: { type: 'string', use: 'required', doc },
          window: { type: 'duration', use: 'optional', doc, absent },
        },
      },
    },
    subject: {
      use: 'optional',
      doc,
      absent,
      construct: 'Subject',
      choice: { team: { teamId: { type: 'string', use: 'required', doc } }, nobody: {} },
    },
    seen: { type: 'time', use: 'computed', doc, absent: 'it was never seen' },
    path: { type: 'string', use: 'optional', local: true, doc, absent },
    sometimes: { type: 'string', use: 'optional', unreadable: 'maybe', doc, absent },
    ...secretInput('password', { doc, absent }),
    revision: { type: 'int', use: 'computed', revision: true, doc },
  },
});
type Thing = ConfigOf<typeof thing>;
type Response = ReadStateOf<typeof thing>;

same<Thing['text'], string>();
same<Thing['word'], 'a' | 'b' | undefined>();
same<Thing['whole'], number>();
same<Thing['exact'], number | bigint | ExactNumber | undefined>();
same<Thing['flag'], boolean | undefined>();
same<Thing['time'], string>();
same<Thing['words'], readonly ('x' | 'y')[]>();
same<Thing['counts'], readonly number[] | undefined>();
same<Thing['labels'], Readonly<Record<string, string>> | undefined>();
same<Thing['nested'], { readonly inner: boolean; readonly other?: string } | undefined>();
same<Thing['password'], string | undefined>();
same<Thing['path'], string | undefined>();
same<Response['many'], readonly { readonly inner: string }[]>();
same<Response['seen'], string | undefined>();
same<Response['sometimes'], string | undefined>();
same<
  keyof Thing,
  | 'text'
  | 'word'
  | 'whole'
  | 'exact'
  | 'flag'
  | 'time'
  | 'words'
  | 'counts'
  | 'labels'
  | 'nested'
  | 'rotation'
  | 'subject'
  | 'path'
  | 'sometimes'
  | 'password'
>();
same<
  keyof Response,
  | 'text'
  | 'word'
  | 'whole'
  | 'exact'
  | 'flag'
  | 'time'
  | 'words'
  | 'counts'
  | 'labels'
  | 'nested'
  | 'many'
  | 'rotation'
  | 'subject'
  | 'seen'
  | 'sometimes'
>();

// A choice is a discriminated union, which `kind` narrows without a cast.
export function describeRotation(config: Thing): string {
  switch (config.rotation.kind) {
    case 'every':
      return config.rotation.period;
    case 'onSchedule':
      return config.rotation.window ?? config.rotation.schedule;
  }
}
export function readWrongly(config: Thing): unknown {
  return [
    // @ts-expect-error only one of the kinds has a period
    config.rotation.period,
    // @ts-expect-error an optional choice may be absent
    config.subject.kind,
    // @ts-expect-error a computed attribute is not an input
    config.seen,
    // @ts-expect-error the write-only form has the plain name
    config.passwordWo,
    // @ts-expect-error not a defined name
    config.txt,
  ];
}

// A data source has arguments and results.
const things = defineDataSource({
  type: 'lintel_things',
  service: 'secrets',
  construct: 'DataThings',
  doc,
  source: [],
  attributes: {
    mount: { type: 'string', use: 'optional', doc, default: 'database' },
    prefix: { type: 'string', use: 'optional', doc, absent },
    names: { type: 'list', element: 'string', use: 'computed', doc },
  },
});
same<ArgumentsOf<typeof things>, { readonly mount: string; readonly prefix?: string }>();
same<
  ResultOf<typeof things>,
  { readonly mount: string; readonly names: readonly string[]; readonly prefix?: string }
>();

// A secret input has three names.
const secret = secretInput('hmacKey', { doc, absent });
same<keyof typeof secret, 'hmacKey' | 'hmacKeyWo' | 'hmacKeyWoVersion'>();
same<(typeof secret)['hmacKeyWo']['writeOnly'], { readonly twin: 'hmacKey'; readonly version: 'hmacKeyWoVersion' }>();
same<(typeof secret)['hmacKeyWoVersion']['type'], 'int'>();

// A typo in a definition is an error on its own line.
export const wrong = defineDataSource({
  type: 'lintel_wrong',
  service: 'platform',
  construct: 'DataWrong',
  doc,
  source: [],
  attributes: {
    // @ts-expect-error no such use
    use: { type: 'string', use: 'compted', doc },
    // @ts-expect-error no such kind
    kind: { type: 'strng', use: 'required', doc },
    // @ts-expect-error no such mark
    mark: { type: 'string', use: 'required', doc, replaces: true },
    // @ts-expect-error every attribute needs documentation
    mute: { type: 'string', use: 'required' },
    // @ts-expect-error a list needs the type of its elements
    list: { type: 'list', use: 'required', doc },
    rule: {
      type: 'string',
      use: 'required',
      doc,
      // @ts-expect-error no such rule
      rules: [{ rule: 'lenght', min: 1, unit: 'characters' }],
    },
    nested: {
      type: 'object',
      use: 'required',
      doc,
      attributes: {
        // @ts-expect-error no such use, one level down
        inner: { type: 'string', use: 'optinal', doc },
      },
    },
  },
  // @ts-expect-error no such rule about several attributes
  rules: [{ rule: 'exactlyOne', attributes: ['use', 'kind'] }],
});
export const astray = defineDataSource({
  type: 'lintel_astray',
  // @ts-expect-error no such service
  service: 'platfrom',
  construct: 'DataAstray',
  doc,
  source: [],
  attributes: {},
});
