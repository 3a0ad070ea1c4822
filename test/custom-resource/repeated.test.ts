import { resourceTypeOf } from '../../src/custom-resource/names';
import { issuesKey } from '../../src/definition/issued-key';
import type { Values } from '../../src/definition/value';
import { Deliveries, Moment, TABLE } from '../support/cloudformation/deliveries';
import { startEmulator, TestEmulator } from '../support/emulator';
import { Gate, Passing } from '../support/house/gate';
import { KEY_SECRET } from '../support/house/lambda-house';
import { propertiesOf } from '../support/house/properties';
import { operationResources, managedResources } from '../support/house/resources';

let deliveries: Deliveries;
let service: TestEmulator;
let gate: Gate;

beforeAll(async () => {
  deliveries = await Deliveries.open();
  deliveries.aws.secrets.set(KEY_SECRET, ['']);
});
afterAll(() => deliveries.close());
beforeEach(async () => {
  service = await startEmulator();
  gate = await Gate.open(service.address);
  deliveries.aws.tables.items.set(TABLE, new Map());
});
afterEach(async () => {
  deliveries.aws.tables.watchDone = () => undefined;
  await gate.close();
  await service.close();
});

type ResourceUnderTest = typeof managedResources[number] | typeof operationResources[number];

async function requestFor({ definition }: ResourceUnderTest, config: Values, more: Parameters<Deliveries['request']>[0] | object = {}) {
  const properties = await propertiesOf(deliveries.aws, definition.attributes, config);
  const place = issuesKey(definition.attributes) ? { PrivateKeySecret: KEY_SECRET } : {};
  return deliveries.request({ ResourceType: resourceTypeOf(definition), ResourceProperties: { ...properties, ...place }, ...more });
}

/** Requests that change something. */
const writes = () => gate.passed.filter(isWrite);
const isWrite = ({ method }: Pick<Passing, 'method'>) => !['GET', 'LIST', 'HEAD'].includes(method);

/** Ends the function when the service has done what the nth writing request asked for, and nobody has heard of it. */
function endAt(nth: number, moment: Moment): void {
  let count = 0;
  gate.watch = async (passing) => {
    if (!isWrite(passing) || ++count !== nth) return;
    await passing.forward();
    gate.watch = () => undefined;
    moment.report();
    passing.drop();
  };
}

/** Ends the function when its answer was noted, and is not sent yet. */
function endBeforeTheResponse(moment: Moment, gone: Promise<void>): void {
  deliveries.aws.tables.watchDone = (operation, key) => {
    if (operation !== 'PutItem' || !key.startsWith('request ') || !deliveries.aws.tables.dataOf(TABLE, key)[0].response) return undefined;
    deliveries.aws.tables.watchDone = () => undefined;
    moment.report();
    return gone;
  };
}

/** How many objects the service has of each kind. */
async function counts(): Promise<{ readonly [kind: string]: number }> {
  const { objects } = await service.control.snapshot();
  return Object.fromEntries(Object.entries(objects).map(([kind, all]) => [kind, Object.keys(all).length]));
}

describe.each(managedResources.map((resource) => [resource.type, resource] as const))('a create of %s', (_, resource) => {
  it('that is delivered again to another sandbox gives the same answer, and one that was ended in the middle makes nothing twice', async () => {
    const fixture = await resource.createFixture(service);
    await fixture.provide?.();
    const start = await service.control.snapshot();
    const [config] = fixture.full;
    const request = await requestFor(resource, config);
    expect(await deliveries.killedAt(request, gate.address, endBeforeTheResponse)).toBe(true);
    const sent = writes().length;
    const undisturbed = await counts();
    const again = await deliveries.deliver(request, gate.address, { minutesLater: 1 });
    expect([again.response?.Status, again.response?.Reason]).toEqual(['SUCCESS', undefined]);
    expect(writes()).toHaveLength(sent);
    for (let nth = 1; nth <= sent; nth++) {
      await service.control.restore(start);
      const ended = await requestFor(resource, config);
      expect([nth, await deliveries.killedAt(ended, gate.address, (moment) => endAt(nth, moment))]).toEqual([nth, true]);
      const { response } = await deliveries.deliver(ended, gate.address, { minutesLater: 1 });
      if (resource.definition.issues) expect(response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('It is not known whether a certificate was issued') });
      else expect([nth, response?.Status, response?.Reason]).toEqual([nth, 'SUCCESS', undefined]);
      expect([nth, await counts()]).toEqual([nth, undisturbed]);
    }
  });
});

describe.each(operationResources.map((resource) => [resource.type, resource] as const))('%s', (_, resource) => {
  // An update does it in the same way as a create, whatever it is.
  const ways: [string, (first: Values) => Promise<object>][] = [
    ['a create', () => Promise.resolve({})],
    ['an update', async (first: Values) => {
      const before = await requestFor(resource, first);
      const { response } = await deliveries.deliver(before, gate.address);
      gate.passed.length = 0;
      return { RequestType: 'Update', PhysicalResourceId: response!.PhysicalResourceId, OldResourceProperties: before.ResourceProperties };
    }],
  ];

  it.each(resource === operationResources[0] ? ways : ways.slice(0, 1))('is done once by %s, whenever its function is ended', async (__, before) => {
    const fixture = await resource.createFixture(service);
    await fixture.provide?.();
    const [first] = fixture.full;
    const more = await before(first);
    const config: Values = { ...first, triggers: fixture.changed.triggers };

    const unsent = await requestFor(resource, config, more);
    expect(await deliveries.killedAt(unsent, gate.address, (moment, gone) => {
      deliveries.aws.tables.watchDone = (operation, key) => (operation === 'PutItem' && key.startsWith('request ') ? (moment.report(), gone) : undefined);
    })).toBe(true);
    deliveries.aws.tables.watchDone = () => undefined;
    const done = await deliveries.deliver(unsent, gate.address, { minutesLater: 1 });
    expect([done.response?.Status, done.response?.Reason]).toEqual(['SUCCESS', undefined]);
    expect(writes()).toHaveLength(1);

    const request = await requestFor(resource, config, more);
    expect(await deliveries.killedAt(request, gate.address, endBeforeTheResponse)).toBe(true);
    const again = await deliveries.deliver(request, gate.address, { minutesLater: 1 });
    expect([again.response?.Status, again.response?.Reason]).toEqual(['SUCCESS', undefined]);
    expect(writes()).toHaveLength(2);

    const ended = await requestFor(resource, config, more);
    expect(await deliveries.killedAt(ended, gate.address, (moment) => endAt(1, moment))).toBe(true);
    const refused = await deliveries.deliver(ended, gate.address, { minutesLater: 1 });
    expect(refused.response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('The operation is not repeated automatically') });
    expect(writes()).toHaveLength(3);
  });
});

const TASK = { ResourceType: 'Custom::LintelRunTask', ResourceProperties: { Organization: 'acme', Name: 'image-scan', Url: 'https://scanner.example.com/hooks' } };

describe('two deliveries of one request at the same time', () => {
  it('do the work once: the second waits for the answer of the first, and gives the same', async () => {
    const request = deliveries.request(TASK);
    const [sent, second] = [new Moment(), new Moment()];
    gate.watch = async ({ method }) => {
      if (method !== 'POST') return;
      sent.report();
      await second.reported;
    };
    const first = deliveries.deliver(request, gate.address);
    await sent.reported;
    // It has seen that the first one is at work.
    deliveries.aws.tables.watchDone = (operation, key) => { if (operation === 'GetItem' && key.startsWith('request ')) second.report(); };
    const other = await deliveries.deliver(request, gate.address);
    expect((await first).response).toMatchObject({ Status: 'SUCCESS' });
    // Whichever was sent first.
    expect(deliveries.bucket.at(request.ResponseURL!).map(({ text }) => text)).toEqual([expect.any(String), expect.any(String)]);
    const [one, another] = deliveries.bucket.at(request.ResponseURL!).map(({ text }) => JSON.parse(text) as object);
    expect(another).toEqual(one);
    expect(other.log).toContain('"outcome":"done"');
    expect(writes()).toHaveLength(1);
  });

  it('are not answered by the second, where the first is still at work when its time is over', async () => {
    const request = deliveries.request(TASK);
    const [sent, over] = [new Moment(), new Moment()];
    gate.watch = async ({ method }) => {
      if (method !== 'POST') return;
      sent.report();
      await over.reported;
    };
    const first = deliveries.deliver(request, gate.address);
    await sent.reported;
    const second = await deliveries.deliver(request, gate.address, { timeoutMs: 5_000 });
    expect(second).toMatchObject({ response: undefined, error: { message: 'another delivery of this request is still in progress and will respond' } });
    over.report();
    expect((await first).response).toMatchObject({ Status: 'SUCCESS' });
    expect(writes()).toHaveLength(1);
  });
});

it('answers a failure the same again: what would be made now, CloudFormation would not know of', async () => {
  const request = deliveries.request({ ...TASK, ResourceProperties: { ...TASK.ResourceProperties, Organization: 'beta' } });
  const refused = await deliveries.deliver(request, gate.address);
  expect(refused.response).toMatchObject({ Status: 'FAILED' });
  await service.control.organization('beta');
  const again = await deliveries.deliver(request, gate.address, { minutesLater: 1 });
  expect(again.response).toEqual(refused.response);
  expect((await service.control.snapshot()).objects.runTasks).toEqual([]);
});

describe('a policy', () => {
  const POLICY = { Organization: 'acme', Name: 'no-public', EnforcementLevel: 'advisory', Source: 'main = rule { true }' };
  const policy = (more: object = {}) => deliveries.request({ ResourceType: 'Custom::LintelPolicy', ResourceProperties: { ...POLICY, ...more } });
  interface Stored {
    readonly id: string;
    readonly name: string;
    readonly code?: { readonly base64: string };
  }
  const policies = async () => (await service.control.snapshot()).objects.policies as unknown as readonly Stored[];

  it('whose upload was cut off is finished by the next delivery', async () => {
    const request = policy();
    expect(await deliveries.killedAt(request, gate.address, (moment) => endAt(1, moment))).toBe(true);
    const { response } = await deliveries.deliver(request, gate.address, { minutesLater: 1 });
    expect([response?.Status, response?.Reason]).toEqual(['SUCCESS', undefined]);
    expect(await policies()).toMatchObject([{ id: response!.PhysicalResourceId, name: 'no-public' }]);
    expect(Buffer.from((await policies())[0].code!.base64, 'base64').toString()).toBe('main = rule { true }');
  });

  it.each([
    ['another policy', { EnforcementLevel: 'hard-mandatory' }, 1],
    ['a policy that has code', { Source: 'main = rule { false }' }, 2],
  ])('is not taken for what was cut off where it is %s', async (_, other, requests) => {
    const request = policy();
    // Somebody else's, which was made between the two deliveries.
    const made = await deliveries.killedAt(request, gate.address, (moment, gone) => {
      deliveries.aws.tables.watchDone = (operation, key) => (operation === 'PutItem' && key.startsWith('request ') && deliveries.aws.tables.dataOf(TABLE, key)[0].sending ? (moment.report(), gone) : undefined);
    });
    expect(made).toBe(true);
    deliveries.aws.tables.watchDone = () => undefined;
    expect(await deliveries.killedAt(policy(other), gate.address, (moment) => endAt(requests, moment))).toBe(true);
    const before = await policies();
    const { response } = await deliveries.deliver(request, gate.address, { minutesLater: 1 });
    expect(response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('It exists already') });
    expect(await policies()).toEqual(before);
  });

  it('that exists without its code is nobody\'s to finish where nothing was begun', async () => {
    await deliveries.killedAt(policy(), gate.address, (moment) => endAt(1, moment));
    expect((await deliveries.deliver(policy(), gate.address)).response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('It exists already') });
  });
});

it('goes on with a replacement that was ended in the middle', async () => {
  await service.control.organization('beta');
  const { response } = await deliveries.deliver(deliveries.request(TASK), gate.address);
  gate.passed.length = 0;
  const replacement = deliveries.request({ ...TASK, ResourceProperties: { ...TASK.ResourceProperties, Organization: 'beta' }, RequestType: 'Update', PhysicalResourceId: response!.PhysicalResourceId, OldResourceProperties: TASK.ResourceProperties });
  expect(await deliveries.killedAt(replacement, gate.address, (moment) => endAt(1, moment))).toBe(true);
  const again = await deliveries.deliver(replacement, gate.address, { minutesLater: 1 });
  expect([again.response?.Status, again.response?.Reason]).toEqual(['SUCCESS', undefined]);
  expect(again.response!.PhysicalResourceId).not.toBe(response!.PhysicalResourceId);
  // The look before a create finds what the first delivery has made.
  expect(writes().map(({ method }) => method)).toEqual(['POST']);
  expect((await service.control.snapshot()).objects.runTasks).toHaveLength(2);
});

describe('a version of a module that a failed create has left half-made', () => {
  const resource = managedResources.find(({ type }) => type === 'lintel_registry_module_version')!;
  /** Everything about it in the modules of the service. */
  const modules = async () => JSON.stringify((await service.control.snapshot()).objects.registryModules);

  it.each([
    ['is deleted by the Delete that follows, by the id that the failure answers', false],
    ['is deleted at once behind a framework, which does not hand the Delete on', true],
  ])('%s; the module stays', async (_, isFramed) => {
    const fixture = await resource.createFixture(service);
    await fixture.provide?.();
    const before = await counts();
    const request = await requestFor(resource, fixture.full[0]);
    gate.watch = ({ method, response }) => { if (method === 'PUT') response({ status: 403, body: { errors: [] } }); };
    // The one version of a module would take it along.
    const failed = isFramed ? await deliveries.frame(request, gate.address) : await deliveries.deliver(request, gate.address);
    gate.watch = () => undefined;
    expect(failed.response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('403') });
    if (!isFramed) {
      const id = failed.response!.PhysicalResourceId;
      expect(id).toMatch(/^acme\/private\/acme\/.*\/\d/);
      const deletion = await requestFor(resource, fixture.full[0], { RequestType: 'Delete', PhysicalResourceId: id });
      expect((await deliveries.deliver(deletion, gate.address)).response).toMatchObject({ Status: 'SUCCESS' });
    }
    expect(await counts()).toEqual(before);
    expect(await modules()).not.toContain('"pending"');
  });
});
