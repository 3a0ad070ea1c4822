import { readFileSync } from 'fs';
import * as path from 'path';
import { UNKNOWN, Value, Values } from '../../src/definition/value';
import { providerSettings } from '../../src/handlers/provider/definition';
import { decodeMessage, encodeMessage } from '../../src/plugin-protocol/wire/messages';
import { objectType } from '../../src/terraform/wire-types';
import { edge, edgeData, edgeLease, edgeList, edgeTurn } from '../support/edge/definition';
import { EdgeStore } from '../support/edge/store';
import { dynamicValue, valueOf } from '../support/plugin-messages';
import { ProviderClient } from '../support/provider-client';
import { serveRegistry, ServedRegistry } from '../support/serve-registry';

// RPCs that the installed Terraform does not call: a client built from the protocol file calls them, and the referee checks the responses.

let store: EdgeStore;
let served: ServedRegistry;
let core: ProviderClient;

const type = objectType(edge.attributes);
const identityType = { object: [{ name: 'id', key: 'id', type: 'string' as const }] };
const DEFERRAL = { deferralAllowed: true };

beforeEach(async () => {
  store = new EdgeStore();
  served = await serveRegistry(store.registry());
  core = ProviderClient.attach(served.address);
  await configure({ address: 'http://127.0.0.1:9', token: 'unused' });
});

afterEach(async () => {
  core.disconnect();
  await served.close();
});

async function configure(platform: Value): Promise<void> {
  const config = dynamicValue(objectType(providerSettings.attributes), { platform });
  expect((await core.call('ConfigureProvider', { terraformVersion: '1.16.0', config })).diagnostics).toEqual([]);
}

function fill(count: number): void {
  for (let number = 1; number <= count; number++) {
    store.objects.set(`edge-${number}`, {
      id: `edge-${number}`,
      name: `name ${number}`,
      chosen: 'x',
      groups: [],
      status: 'valid',
      size: 3,
      active: true,
      level: 'low',
      stage: 'early',
      writes: 1,
    });
  }
}

const summaries = (response: any) =>
  (response.diagnostics ?? response.diagnostic).map(({ summary }: { summary: string }) => summary);

describe('a list', () => {
  const list = (request: object, config: Values = {}) =>
    core.events('ListResource', {
      typeName: 'lintel_edge',
      config: dynamicValue(objectType(edgeList.attributes), config),
      ...request,
    });

  it('has its own schema', async () => {
    const { listResourceSchemas } = await core.call('GetProviderSchema');
    expect(listResourceSchemas.lintel_edge.block.attributes.map(({ name }: any) => name)).toEqual(['prefix']);
  });

  it('streams names and identities, and requests no more than the limit', async () => {
    fill(50);
    const events = await list({ limit: 3 });
    expect(events.map(({ displayName }) => displayName)).toEqual(['name 1', 'name 2', 'name 3']);
    expect(valueOf(identityType, events[2].identity.identityData)).toEqual({ id: 'edge-3' });
    expect(events.every(({ resourceObject }) => !resourceObject)).toBe(true);
    expect(store.listed).toBe(3);
  });

  it('returns complete objects if requested, as an import would read them', async () => {
    fill(2);
    const [first] = await list({ limit: 10, includeResourceObject: true });
    const object = valueOf(type, first.resourceObject) as Values;
    expect(object).toMatchObject({ id: 'edge-1', name: 'name 1', keep: false, secretsRevision: 0 });
    const imported = await core.call('ImportResourceState', { typeName: 'lintel_edge', id: 'edge-1' });
    const read = await core.call('ReadResource', {
      typeName: 'lintel_edge',
      currentState: imported.importedResources[0].state,
    });
    expect(object).toEqual(valueOf(type, read.newState));
  });

  it('passes its configuration on, and refuses an invalid one with the attribute path', async () => {
    fill(12);
    expect(await list({ limit: 100 }, { prefix: 'name 1' })).toHaveLength(4);
    const config = dynamicValue(objectType(edgeList.attributes), { prefix: 'much too long' });
    const { diagnostics } = await core.call('ValidateListResourceConfig', { typeName: 'lintel_edge', config });
    expect(diagnostics).toMatchObject([
      { summary: 'Invalid `prefix`', attribute: { steps: [{ attributeName: 'prefix' }] } },
    ]);
  });

  it('returns the objects before an error, and then the error', async () => {
    fill(3);
    store.objects.get('edge-2')!.broken = true;
    const events = await list({ limit: 10 });
    expect(events.map(({ displayName }) => displayName)).toEqual(['name 1', '']);
    expect(events[1].diagnostic).toMatchObject([
      { severity: 1, detail: expect.stringMatching(/^The next page is hidden\.\n\nCode: object-not-found\. /) },
    ]);
  });

  it('stops when the client disconnects', async () => {
    fill(5_000);
    const stream = core.stream('ListResource', {
      typeName: 'lintel_edge',
      limit: 0,
      config: dynamicValue(objectType(edgeList.attributes), {}),
    });
    await new Promise((resolve) => stream.once('data', resolve));
    await new Promise<void>((resolve) => {
      stream.on('error', () => resolve());
      stream.cancel();
    });
    expect(store.listed).toBeLessThan(5_000);
  });
});

describe('an action', () => {
  const turn = (config: Values) => ({
    actionType: 'lintel_edge_turn',
    config: dynamicValue(objectType(edgeTurn.attributes), { times: undefined, ...config }),
  });

  it('has a schema with the defaults of the definition', async () => {
    const { actionSchemas } = await core.call('GetProviderSchema');
    expect(actionSchemas.lintel_edge_turn.schema.block.attributes.map(({ name }: any) => name)).toEqual([
      'name',
      'times',
    ]);
  });

  it('is checked before it is invoked', async () => {
    expect(summaries(await core.call('PlanAction', turn({ name: 'name 1' })))).toEqual(['Nothing to turn']);
    fill(1);
    expect((await core.call('PlanAction', turn({ name: 'name 1' }))).diagnostics).toEqual([]);
    const { diagnostics } = await core.call('ValidateActionConfig', {
      typeName: 'lintel_edge_turn',
      config: turn({ name: 'n', times: 0 }).config,
    });
    expect(diagnostics).toMatchObject([{ attribute: { steps: [{ attributeName: 'times' }] } }]);
  });

  it('reports progress while it runs, and completes once', async () => {
    let letGo = () => undefined as void;
    store.proxy = new Promise((resolve) => {
      letGo = resolve;
    });
    const stream = core.stream('InvokeAction', turn({ name: 'name 1', times: 2 }));
    const events: any[] = [];
    const first = new Promise<void>((resolve) =>
      stream.on('data', (event) => {
        events.push(event);
        resolve();
      }),
    );
    await first;
    expect(events.map(({ progress }) => progress?.message)).toEqual(['turned name 1 1 times']);
    const ended = new Promise((resolve) => stream.once('end', resolve));
    letGo();
    await ended;
    expect(events.map(({ progress }) => progress?.message)).toEqual([
      'turned name 1 1 times',
      'turned name 1 2 times',
      undefined,
    ]);
    expect(events[2].completed.diagnostics).toMatchObject([{ severity: 2, summary: 'It creaks' }]);
  });

  it('completes with its error', async () => {
    const events = await core.events('InvokeAction', turn({ name: 'name 1', times: 4 }));
    expect(events).toHaveLength(5);
    expect(events[4].completed.diagnostics).toMatchObject([
      {
        severity: 1,
        summary: 'Cannot invoke lintel_edge_turn',
        detail: expect.stringMatching(/^It is worn out\.\n\nCode: /),
      },
    ]);
  });
});

describe('state and identity of an earlier version', () => {
  beforeEach(async () => {
    core.disconnect();
    await served.close();
    const registry = store.registry();
    const { lintel_edge: resource } = registry.resources;
    const handlers = {
      ...resource.handlers(),
      upgrades: {
        0: ({ label, ...rest }: Values): Values => ({ ...rest, title: label }),
        1: (stored: Values): Values => ({ ...stored, size: Number(stored.size) * 2 }),
      },
      identityUpgrades: { 0: ({ number }: Values): Values => ({ id: `edge-${String(number)}` }) },
    };
    const definition = () => ({ ...edge, schemaVersion: 2, identityVersion: 1 });
    served = await serveRegistry({ ...registry, resources: { lintel_edge: { definition, handlers: () => handlers } } });
    core = ProviderClient.attach(served.address);
  });

  const upgrade = (version: number, state: object) =>
    core.call('UpgradeResourceState', {
      typeName: 'lintel_edge',
      version,
      rawState: { json: Buffer.from(JSON.stringify(state)) },
    });

  it('is upgraded one version at a time, with exact numbers', async () => {
    const stored = Buffer.from('{"id":"edge-1","name":"n","label":"t","size":2,"exact":9007199254740993,"gone":true}');
    const { upgradedState, diagnostics } = await core.call('UpgradeResourceState', {
      typeName: 'lintel_edge',
      version: 0,
      rawState: { json: stored },
    });
    expect(diagnostics).toEqual([]);
    expect(valueOf(type, upgradedState)).toMatchObject({
      id: 'edge-1',
      title: 't',
      size: 4,
      exact: 9007199254740993n,
      note: undefined,
    });
    expect(valueOf(type, (await upgrade(1, { id: 'edge-1', title: 'kept', size: 2 })).upgradedState)).toMatchObject({
      title: 'kept',
      size: 4,
    });
    expect(valueOf(type, (await upgrade(2, { id: 'edge-1', size: 2 })).upgradedState)).toMatchObject({ size: 2 });
  });

  it('is refused if it was written by a newer release', async () => {
    const { upgradedState, diagnostics } = await upgrade(3, { id: 'edge-1' });
    expect(upgradedState).toBeNull();
    expect(diagnostics[0].detail).toContain('written by a newer release');
  });

  it('reports versions, and upgrades an identity', async () => {
    const { identitySchemas } = await core.call('GetResourceIdentitySchemas');
    expect(identitySchemas.lintel_edge.version).toBe(1);
    expect((await core.call('GetProviderSchema')).resourceSchemas.lintel_edge.version).toBe(2);
    const response = await core.call('UpgradeResourceIdentity', {
      typeName: 'lintel_edge',
      version: 0,
      rawIdentity: { json: Buffer.from('{"number":7}') },
    });
    expect(valueOf(identityType, response.upgradedIdentity.identityData)).toEqual({ id: 'edge-7' });
    const empty = await core.call('UpgradeResourceIdentity', {
      typeName: 'lintel_edge',
      version: 0,
      rawIdentity: { json: Buffer.alloc(0) },
    });
    expect(empty.diagnostics[0].detail).toContain('the stored identity is empty');
  });
});

describe('an operation with an unknown connection', () => {
  const PROVIDER_CONFIG_UNKNOWN = { reason: 2 };
  const RESOURCE_CONFIG_UNKNOWN = { reason: 1 };
  const lease = (config: Values) => ({
    typeName: 'lintel_edge_lease',
    config: dynamicValue(objectType(edgeLease.attributes), { size: undefined, ...config }),
  });

  it('is deferred if Terraform allows it', async () => {
    await configure(UNKNOWN);
    const state = dynamicValue(type, { id: 'edge-1', name: 'n' });
    const config = dynamicValue(type, { name: 'n' });
    const read = await core.call('ReadResource', {
      typeName: 'lintel_edge',
      currentState: state,
      private: Buffer.from('{}'),
      clientCapabilities: DEFERRAL,
    });
    expect(read).toMatchObject({ deferred: PROVIDER_CONFIG_UNKNOWN, newState: state, private: Buffer.from('{}') });
    const planned = await core.call('PlanResourceChange', {
      typeName: 'lintel_edge',
      config,
      proposedNewState: config,
      clientCapabilities: DEFERRAL,
    });
    expect(planned).toMatchObject({ deferred: PROVIDER_CONFIG_UNKNOWN, diagnostics: [] });
    const data = await core.call('ReadDataSource', {
      typeName: 'lintel_edge',
      config: dynamicValue(objectType(edgeData.attributes), { name: 'n' }),
      clientCapabilities: DEFERRAL,
    });
    expect(data.deferred).toEqual(PROVIDER_CONFIG_UNKNOWN);
    expect(valueOf(objectType(edgeData.attributes), data.state)).toEqual({ name: 'n', id: UNKNOWN, labels: UNKNOWN });
    expect(
      (await core.call('ImportResourceState', { typeName: 'lintel_edge', id: 'edge-1', clientCapabilities: DEFERRAL }))
        .deferred,
    ).toEqual(PROVIDER_CONFIG_UNKNOWN);
    const action = {
      actionType: 'lintel_edge_turn',
      config: dynamicValue(objectType(edgeTurn.attributes), { name: 'n', times: 1 }),
      clientCapabilities: DEFERRAL,
    };
    expect((await core.call('PlanAction', action)).deferred).toEqual(PROVIDER_CONFIG_UNKNOWN);
    expect(
      (await core.call('OpenEphemeralResource', { ...lease({ name: 'n' }), clientCapabilities: DEFERRAL })).deferred,
    ).toEqual(PROVIDER_CONFIG_UNKNOWN);
    expect(store.requests).toEqual([]);
  });

  it('is deferred if its own configuration is unknown, and is an error with a hint if Terraform allows neither', async () => {
    const opened = await core.call('OpenEphemeralResource', {
      ...lease({ name: UNKNOWN }),
      clientCapabilities: DEFERRAL,
    });
    expect(opened.deferred).toEqual(RESOURCE_CONFIG_UNKNOWN);
    expect(valueOf(objectType(edgeLease.attributes), opened.result)).toMatchObject({
      name: UNKNOWN,
      size: 3,
      secret: UNKNOWN,
    });
    const refused = await core.call('OpenEphemeralResource', lease({ name: UNKNOWN }));
    expect(refused.deferred).toBeNull();
    expect(refused.diagnostics[0].detail).toContain('known only after apply');
    expect(store.open.size).toBe(0);
  });
});

// Bytes that the encoder of the protocol file wrote once, so that the tables and that file cannot change together unnoticed.
describe('recorded messages', () => {
  const file = path.join(__dirname, '..', 'plugin-protocol', 'wire', 'newer-messages.json');
  const MESSAGES = {
    'ListResource.Request': {
      typeName: 'lintel_edge',
      config: { msgpack: Buffer.from([0x80]), json: Buffer.alloc(0) },
      includeResourceObject: true,
      limit: 100,
    },
    'ListResource.Event': {
      displayName: 'one',
      identity: { identityData: { msgpack: Buffer.from([0x81, 0xa2, 0x69, 0x64, 0xa1, 0x78]), json: Buffer.alloc(0) } },
    },
    'InvokeAction.Event': { progress: { message: 'half way' } },
    'OpenEphemeralResource.Response': {
      renewAt: { seconds: 1_900_000_000, nanos: 5_000_000 },
      private: Buffer.from('{"id":"l"}'),
    },
    'UpgradeResourceIdentity.Request': {
      typeName: 'lintel_edge',
      version: 1,
      rawIdentity: { json: Buffer.from('{"id":"x"}'), flatmap: {} },
    },
    'PlanAction.Response': { deferred: { reason: 2 } },
  } as const;

  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

  it.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('%s reads and writes the same bytes', (name) => {
    const bytes = Buffer.from(kept[name], 'hex');
    expect(bytes.length).toBeGreaterThan(0);
    expect(decodeMessage(name, bytes)).toMatchObject(MESSAGES[name]);
    expect(encodeMessage(name, MESSAGES[name] as never).toString('hex')).toBe(kept[name]);
  });
});
