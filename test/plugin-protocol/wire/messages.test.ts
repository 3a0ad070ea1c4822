import { messageTable } from '../../../src/plugin-protocol/wire/message-table';
import {
  MessageName,
  decodeDynamicValue,
  decodeMessage,
  decodeRawState,
  encodeDynamicValue,
  encodeMessage,
} from '../../../src/plugin-protocol/wire/messages';
import { definitions } from '../../support/plugin-messages';
import { fc, PROPERTY_RUNS } from '../../support/properties';

interface Witness {
  readonly name: MessageName;
  readonly serialize: (message: object) => Buffer;
  readonly deserialize: (bytes: Buffer) => object;
}

const TABLE = messageTable as unknown as {
  readonly [name: string]: { readonly [field: string]: readonly [number, string, string?] };
};

/** Every message of an RPC, with the code that another implementation generates from the .proto file. */
const WITNESSES: readonly Witness[] = Object.entries(definitions['tfplugin6.Provider'] as any).flatMap(
  ([rpc, method]: [string, any]) => {
    const exact = rpc === 'ValidateStateStoreConfig' ? 'ValidateStateStore' : rpc;
    const request = method.requestStream ? 'RequestChunk' : 'Request';
    const response = `${exact}.Response` in TABLE ? 'Response' : 'Event';
    return [
      {
        name: `${exact}.${request}` as MessageName,
        serialize: method.requestSerialize,
        deserialize: method.requestDeserialize,
      },
      {
        name: `${exact}.${response}` as MessageName,
        serialize: method.responseSerialize,
        deserialize: method.responseDeserialize,
      },
    ];
  },
);

const SCALARS: { readonly [type: string]: fc.Arbitrary<unknown> } = {
  string: fc.string({ unit: 'grapheme', maxLength: 200 }),
  bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  bool: fc.boolean(),
  int64: fc.maxSafeInteger(),
  int32: fc.integer(),
  uint32: fc.nat(),
  enum: fc.nat({ max: 6 }),
};

function messages(name: string, depth = 0): fc.Arbitrary<any> {
  return fc
    .record(
      Object.fromEntries(
        Object.entries(TABLE[name]).map(([field, [, type, label]]) => {
          const single =
            SCALARS[type] ?? (depth > 3 ? fc.constant({}) : fc.constant(null).chain(() => messages(type, depth + 1)));
          const value =
            label === 'repeated'
              ? fc.array(single, { maxLength: 3 })
              : label === 'map'
                ? fc.dictionary(
                    fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('__proto__', 'constructor')),
                    single,
                    { maxKeys: 3 },
                  )
                : single;
          return [field, fc.option(value, { nil: undefined, freq: depth > 1 ? 1 : 4 })];
        }),
      ),
      {},
    )
    .map(oneSelector);
}

/** Only one field of a oneof may be set. */
function oneSelector(message: any): any {
  const selectors = ['attributeName', 'elementKeyString', 'elementKeyInt'].filter(
    (field) => message[field] !== undefined,
  );
  for (const field of selectors.slice(1)) delete message[field];
  if (message.progress !== undefined && message.completed !== undefined && 'progress' in message) {
    delete message.progress;
  }
  return message;
}

/** Without defaults, absent fields, and differences of the implementation. */
function plain(value: any): any {
  if (value instanceof Uint8Array) return value.length ? Buffer.from(value).toString('hex') : undefined;
  if (Array.isArray(value)) return value.length ? value.map((element) => plain(element) ?? null) : undefined;
  if (typeof value === 'object' && value !== null) {
    // Names of our choice for two fields: `error` for `Error`, and no field that only repeats which one of several is set.
    const entries = Object.keys(value)
      .filter((key) => !['selector', 'type'].includes(key) || typeof value[key] !== 'string' || !(value[key] in value))
      .map((key): [string, unknown] => [key === 'Error' ? 'error' : key, plain(value[key])])
      .filter(([, inner]) => inner !== undefined);
    return entries.length ? entries.sort(([one], [other]) => (one < other ? -1 : 1)) : undefined;
  }
  return value === '' || value === 0 || value === false || value === null ? undefined : value;
}

test('contains every message of an RPC', () => {
  expect(WITNESSES.length).toBe(72);
  expect(WITNESSES.filter(({ name }) => !(name in TABLE))).toEqual([]);
});

test.each(WITNESSES)(
  '$name means the same to another implementation of protobuf, both ways',
  ({ name, serialize, deserialize }) => {
    fc.assert(
      fc.property(messages(name), (message) => {
        const bytes = encodeMessage(name, message);
        const theirs = deserialize(bytes);
        expect(plain(theirs)).toEqual(plain(message));
        expect(plain(decodeMessage(name, bytes))).toEqual(plain(message));
        expect(plain(decodeMessage(name, serialize(theirs)))).toEqual(plain(message));
      }),
      { numRuns: Math.ceil(PROPERTY_RUNS / 20) },
    );
  },
);

test('writes fields in order, and omits zero values', () => {
  const bytes = encodeMessage('Diagnostic', {
    detail: 'd',
    severity: 1,
    summary: '',
    attribute: { steps: [{ attributeName: 'a' }, { elementKeyInt: 0 }, { elementKeyString: '' }] },
  });
  expect(bytes.toString('hex')).toBe('08011a016422'.concat('0d0a030a01610a0218000a021200'));
});

test('distinguishes empty from absent bytes where the protocol does', () => {
  expect(encodeMessage('OpenEphemeralResource.Response', { private: Buffer.alloc(0) }).toString('hex')).toBe('2200');
  expect(encodeMessage('ReadResource.Response', { private: Buffer.alloc(0) })).toHaveLength(0);
  expect(decodeMessage('OpenEphemeralResource.Response', Buffer.from('2200', 'hex')).private).toEqual(Buffer.alloc(0));
  expect(decodeMessage('OpenEphemeralResource.Response', Buffer.alloc(0)).private).toBeUndefined();
});

test('leaves space in front', () => {
  expect(encodeMessage('StopProvider.Response', { error: 'x' }, 5).subarray(5).toString('hex')).toBe('0a0178');
});

test('skips fields of a later version of the protocol', () => {
  const unknown = 'a00601 a1060000000000000000 a206020000 a50600000000'.replace(/ /g, '');
  expect(decodeMessage('ReadDataSource.Request', Buffer.from(`${unknown}0a0178${unknown}`, 'hex')).typeName).toBe('x');
});

test('merges a message that is sent in two pieces', () => {
  const bytes = Buffer.concat(
    [{ severity: 1 }, { summary: 's' }].map((part) =>
      encodeMessage('GetMetadata.Response', { serverCapabilities: {}, diagnostics: [part] }),
    ),
  );
  expect(decodeMessage('GetMetadata.Response', bytes).diagnostics).toHaveLength(2);
  const two = Buffer.concat(
    [{ planDestroy: true }, { moveResourceState: true }].map((part) =>
      encodeMessage('GetMetadata.Response', { serverCapabilities: part }),
    ),
  );
  expect(decodeMessage('GetMetadata.Response', two).serverCapabilities).toMatchObject({
    planDestroy: true,
    moveResourceState: true,
  });
});

test('reads negative and large numbers', () => {
  for (const value of [-1, -(2 ** 40), 2 ** 31, 2 ** 32, 2 ** 53 - 1, -(2 ** 53 - 1)]) {
    expect(decodeMessage('StateRange', encodeMessage('StateRange', { start: value })).start).toBe(value);
  }
});

test.each([
  ['a length beyond its end', '0aff'],
  ['an endless number', '08ffffffffffffffffffffff01'],
  ['half a number', '0880'],
  ['a group', '0b0c'],
])('refuses a message with %s', (_, hex) => {
  expect(() => decodeMessage('Diagnostic', Buffer.from(hex, 'hex'))).toThrow(/^the message /);
});

test.each<[string, object, string]>([
  ['text', { summary: 5 }, 'summary: expected a string'],
  ['a number', { severity: 'x' }, 'severity: expected a whole number'],
  [
    'a field deep inside',
    { attribute: { steps: [{ elementKeyInt: 1.5 }] } },
    'attribute.steps.elementKeyInt: expected a whole number',
  ],
])('refuses to write anything but %s', (_, message, text) => {
  expect(() => encodeMessage('Diagnostic', message)).toThrow(text);
});

test('reads or refuses any bytes, and never hangs', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WITNESSES), fc.uint8Array({ maxLength: 60 }), ({ name }, noise) => {
      try {
        decodeMessage(name, Buffer.from(noise));
      } catch (error) {
        expect((error as Error).message).toMatch(/^the message /);
      }
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('grows its buffer at any place of a message', () => {
  for (let length = 16_330; length < 16_400; length++) {
    const message = {
      upgradedState: { msgpack: Buffer.alloc(length, 1) },
      diagnostics: [{ severity: 1, summary: 'x'.repeat(40) }],
    };
    expect(
      plain(decodeMessage('UpgradeResourceState.Response', encodeMessage('UpgradeResourceState.Response', message))),
    ).toEqual(plain(message));
    encodeMessage('StopProvider.Response', { error: 'z'.repeat(1_100_000) });
  }
});

test('treats an absent or empty value as null', () => {
  expect(decodeDynamicValue('string', undefined)).toBeUndefined();
  expect(decodeDynamicValue('string', {})).toBeUndefined();
  expect(decodeDynamicValue('string', { msgpack: Buffer.alloc(0), json: Buffer.from('"x"') })).toBe('x');
  expect(decodeDynamicValue('string', encodeDynamicValue('string', 'x'))).toBe('x');
});

test('refuses state in the format of Terraform 0.11', () => {
  expect(() => decodeRawState('string', { flatmap: { id: 'x' } })).toThrow(
    'the state is in the format of Terraform 0.11',
  );
  expect(decodeRawState('string', { json: Buffer.from('"x"'), flatmap: {} })).toBe('x');
});
