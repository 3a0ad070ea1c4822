import { createServer } from 'http';
import type { AddressInfo } from 'net';
import type { Attributes } from '../../src/definition/attribute';
import * as registry from '../../src/handlers';
import { providerSettings } from '../../src/handlers/provider/definition';
import { objectType } from '../../src/terraform/wire-types';
import { configurations } from '../support/arbitrary';
import { dynamicValue } from '../support/plugin-messages';
import { RUNS_EXECUTABLE } from '../support/plugin-process';
import { fc, PROPERTY_SEED } from '../support/properties';
import { ProviderClient } from '../support/provider-client';

/** Messages that a core with a defect, or another program, might send. The executable, whose runtime is younger, gets many more. */
const MESSAGES = RUNS_EXECUTABLE ? 21_000 : 3_000;
const AT_ONCE = 16;

/** What is said of bytes that are no message, and of types that no provider has. Anything else is a defect, as is an end of the process. */
const UNREADABLE = /: (?:WireError|SyntaxError): |: Error: unknown [a-z ]+ type /;

type Message = { readonly rpc: string; readonly request: object; readonly streams: boolean };

/** Bytes that are no MessagePack, or are cut off, or nest deeper than any value. */
const brokenValue = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((bytes) => ({ msgpack: Buffer.from(bytes) })),
  fc.integer({ min: 1, max: 5_000 }).map((depth) => ({ msgpack: Buffer.alloc(depth, 0x91) })),
  fc.integer({ min: 1, max: 5_000 }).map((depth) => ({ msgpack: Buffer.from('81a161'.repeat(depth), 'hex') })),
  fc
    .constantFrom('dfffffffff', 'ddffffffff', 'dbffffffff', 'c7ff0c', 'd40000', 'c0', '80')
    .map((hex) => ({ msgpack: Buffer.from(hex, 'hex') })),
  fc.string().map((text) => ({ json: Buffer.from(text) })),
  fc.constant({}),
);

function valueOf(attributes: Attributes): fc.Arbitrary<object> {
  const right = configurations(attributes, true).map((values) => dynamicValue(objectType(attributes), values));
  const cut = fc
    .tuple(right, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ msgpack }, share]) => ({ msgpack: msgpack.subarray(0, Math.floor(msgpack.length * share)) }));
  const flipped = fc.tuple(right, fc.nat(), fc.integer({ min: 0, max: 255 })).map(([{ msgpack }, at, byte]) => {
    const bytes = Buffer.from(msgpack);
    bytes[at % bytes.length] = byte;
    return { msgpack: bytes };
  });
  return fc.oneof({ weight: 3, arbitrary: right }, cut, flipped, brokenValue);
}

const nothing = fc.constant({ msgpack: Buffer.from([0xc0]) });
const text = fc.oneof(fc.string(), fc.constantFrom('', '..', '/', 'a/b/c/d/e', '__proto__', '\0', 'é'.repeat(2_000)));
const bytes = fc.uint8Array({ maxLength: 60 }).map((all) => Buffer.from(all));
const json = fc.oneof(
  bytes,
  fc.json().map((value) => Buffer.from(value)),
  fc.constant(Buffer.from('{"id":1e999,"name":{}}')),
);

/** A message about a type that exists. Members that an RPC lacks are not sent. */
function about(rpc: string, attributes: Attributes, type: object, streams = false): fc.Arbitrary<Message> {
  const value = fc.oneof(valueOf(attributes), nothing);
  return fc
    .record({
      config: value,
      priorState: value,
      currentState: value,
      proposedNewState: value,
      plannedState: value,
      state: value,
      plannedPrivate: bytes,
      priorPrivate: bytes,
      private: bytes,
      id: text,
      sourceTypeName: fc.oneof(text, fc.constantFrom('tfe_policy', 'vault_policy', 'lintel_policy')),
      sourceProviderAddress: fc.constantFrom(
        '',
        'registry.terraform.io/hashicorp/tfe',
        'registry.terraform.io/hashicorp/vault',
      ),
      sourceSchemaVersion: fc.integer({ min: -1, max: 9 }),
      sourceState: json.map((state) => ({ json: state })),
      version: fc.integer({ min: -1, max: 9 }),
      rawState: json.map((state) => ({ json: state })),
      // In the message that validates a list, these are values.
      ...(streams ? { limit: fc.integer({ min: -1, max: 5 }), includeResourceObject: fc.boolean() } : {}),
    })
    .map((request) => ({ rpc, request: { ...request, ...type }, streams }));
}

const MANAGED = [
  'ValidateResourceConfig',
  'UpgradeResourceState',
  'ReadResource',
  'PlanResourceChange',
  'ApplyResourceChange',
  'ImportResourceState',
  'GenerateResourceConfig',
];

const entriesOf = (kind: 'resources' | 'dataSources' | 'ephemeralResources' | 'listResources') =>
  Object.entries(registry[kind] as Readonly<Record<string, { definition(): { readonly attributes: Attributes } }>>);

const ofManaged = fc
  .constantFrom(...entriesOf('resources'))
  .chain(([typeName, resource]) =>
    fc.oneof(
      ...MANAGED.map((rpc) => about(rpc, resource.definition().attributes, { typeName })),
      about('MoveResourceState', resource.definition().attributes, { targetTypeName: typeName }),
    ),
  );
const ofDataSource = fc
  .constantFrom(...entriesOf('dataSources'))
  .chain(([typeName, source]) =>
    fc
      .constantFrom('ValidateDataResourceConfig', 'ReadDataSource')
      .chain((rpc) => about(rpc, source.definition().attributes, { typeName })),
  );
const ofEphemeral = fc
  .constantFrom(...entriesOf('ephemeralResources'))
  .chain(([typeName, resource]) =>
    fc
      .constantFrom(
        'ValidateEphemeralResourceConfig',
        'OpenEphemeralResource',
        'RenewEphemeralResource',
        'CloseEphemeralResource',
      )
      .chain((rpc) => about(rpc, resource.definition().attributes, { typeName })),
  );
const ofList = fc
  .constantFrom(...entriesOf('listResources'))
  .chain(([typeName, resource]) =>
    fc.oneof(
      about('ValidateListResourceConfig', resource.definition().attributes, { typeName }),
      about('ListResource', resource.definition().attributes, { typeName }, true),
    ),
  );
const ofNoType = fc
  .constantFrom(...MANAGED, 'MoveResourceState', 'ReadDataSource', 'OpenEphemeralResource', 'PlanAction')
  .chain((rpc) =>
    fc
      .record({ typeName: text, targetTypeName: text, actionType: text, name: text })
      .map((request) => ({ rpc, request, streams: false })),
  );
const message = fc.oneof(
  { weight: 6, arbitrary: ofManaged },
  { weight: 2, arbitrary: ofDataSource },
  ofEphemeral,
  ofList,
  about('ValidateProviderConfig', providerSettings.attributes, {}),
  ofNoType,
);

jest.setTimeout(600_000);

test('survives whatever it is sent: each message has a response or an error, and the process is as it was', async () => {
  // A service that refuses everything: nothing is waited for, and nothing is made.
  const service = createServer((_, response) =>
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"errors":["permission denied"]}'),
  );
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const client = await ProviderClient.start({
    LINTEL_PLATFORM_ADDRESS: address,
    LINTEL_PLATFORM_TOKEN: 'any',
    LINTEL_SECRETS_ADDRESS: address,
    LINTEL_SECRETS_TOKEN: 'any',
  });
  try {
    await client.call('ConfigureProvider', { terraformVersion: '1.14.0', config: {} });
    const messages = fc.sample(message, { numRuns: MESSAGES, seed: PROPERTY_SEED });
    const codes = new Map<number, number>();
    const failures = new Set<string>();
    const send = async ({ rpc, request, streams }: Message): Promise<void> => {
      const code = await (streams ? client.events(rpc, request) : client.call(rpc, request)).then(
        () => 0,
        (error: { readonly code: number; readonly message: string }) => {
          if (!UNREADABLE.test(error.message)) failures.add(`${rpc}: ${error.message.slice(0, 800)}`);
          return error.code;
        },
      );
      codes.set(code, (codes.get(code) ?? 0) + 1);
    };
    while (messages.length > 0) await Promise.all(messages.splice(0, AT_ONCE).map(send));
    expect([...failures]).toEqual([]);
    expect(codes.get(0)).toBeGreaterThan(MESSAGES / 2);
    expect((await client.call('GetProviderSchema')).diagnostics).toEqual([]);
    expect(client.plugin!.stderr).not.toContain('panic');
  } finally {
    await client.close();
    service.close();
  }
  expect(await client.plugin!.exited).toEqual({ code: 0, signal: null });
});
