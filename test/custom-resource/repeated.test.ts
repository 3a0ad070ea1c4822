/** @tier sampled */
import { resourceTypeOf } from '../../src/custom-resource/properties/names';
import { issuesKey } from '../../src/definition/issued-key';
import type { Values } from '../../src/definition/value';
import { Deliveries, Moment, TABLE } from '../support/cloudformation/deliveries';
import { startEmulator, TestEmulator } from '../support/emulator';
import { isRead } from '../support/environments/attempt';
import { dialectsOf } from '../support/environments/environment';
import type { Dialect } from '../support/environments/fixture';
import { KEY_SECRET } from '../support/environments/function-entry-point';
import { propertiesOf } from '../support/environments/properties';
import { RecordingProxy, Passing } from '../support/environments/recording-proxy';
import {
  operationResources,
  managedResources,
  resourcesByHandlers,
  stackResources,
} from '../support/environments/resources';
import { isTried } from '../support/tier';

let deliveries: Deliveries;
let service: TestEmulator;
let proxy: RecordingProxy;

beforeAll(async () => {
  deliveries = await Deliveries.open();
  deliveries.aws.secrets.set(KEY_SECRET, ['']);
});
afterAll(() => deliveries.close());
/** Functions and services have the dialect of the resource under test. */
async function connect(dialect: Dialect): Promise<void> {
  deliveries.dialect = dialect;
  service = await startEmulator({ dialects: dialectsOf(dialect) });
  proxy = await RecordingProxy.open(service.address);
}
async function inDialect({ dialects: [dialect] }: ResourceUnderTest): Promise<void> {
  if (dialect === deliveries.dialect) return;
  await proxy.close();
  await service.close();
  await connect(dialect);
}
beforeEach(async () => {
  await connect('standard');
  deliveries.aws.tables.items.set(TABLE, new Map());
});
afterEach(async () => {
  deliveries.aws.tables.watchDone = () => undefined;
  await proxy.close();
  await service.close();
});

type ResourceUnderTest = (typeof managedResources)[number] | (typeof operationResources)[number];

async function requestFor(
  { definition }: ResourceUnderTest,
  config: Values,
  more: Parameters<Deliveries['request']>[0] | object = {},
) {
  const properties = await propertiesOf(deliveries.aws, definition.attributes, config);
  const place = issuesKey(definition.attributes) ? { PrivateKeySecret: KEY_SECRET } : {};
  return deliveries.request({
    ResourceType: resourceTypeOf(definition),
    ResourceProperties: { ...properties, ...place },
    ...more,
  });
}

/** Requests that change something. */
const writes = () => proxy.passed.filter(isWrite);
const isWrite = (passing: Pick<Passing, 'method' | 'path'>) => !isRead(passing);

/** Terminates the function after the service has handled the nth writing request, before the function receives the response. */
function endAt(nth: number, moment: Moment): void {
  let count = 0;
  proxy.watch = async (passing) => {
    if (!isWrite(passing) || ++count !== nth) return;
    await passing.forward();
    proxy.watch = () => undefined;
    moment.report();
    passing.drop();
  };
}

/** Terminates the function after the service has handled the nth request, which may also be a read. */
function endAtRequest(nth: number, moment: Moment): void {
  let count = 0;
  proxy.watch = async (passing) => {
    if (++count !== nth) return;
    await passing.forward();
    proxy.watch = () => undefined;
    moment.report();
    passing.drop();
  };
}

/** Terminates the function after it noted its response, before it sends the response. */
function endBeforeTheResponse(moment: Moment, gone: Promise<void>): void {
  deliveries.aws.tables.watchDone = (operation, key) => {
    if (
      operation !== 'PutItem' ||
      !key.startsWith('request ') ||
      !deliveries.aws.tables.dataOf(TABLE, key)[0].response
    ) {
      return undefined;
    }
    deliveries.aws.tables.watchDone = () => undefined;
    moment.report();
    return gone;
  };
}

/**
 * Objects that a service numbers by itself cannot be found again: after a terminated create there is one more of them, which the next one
 * replaces.
 */
function sortedOut(
  all: { readonly [kind: string]: number },
  before: { readonly [kind: string]: number },
  { accumulates }: { readonly accumulates?: string },
): readonly unknown[] {
  if (accumulates === undefined) return [all];
  const { [accumulates]: numbered = 0, ...others } = all;
  const created = numbered - (before[accumulates] ?? 0);
  return [others, created >= 1 && created <= 2];
}

/** The number of objects of each kind in the service. */
async function counts(): Promise<{ readonly [kind: string]: number }> {
  const { objects } = await service.control.snapshot();
  return Object.fromEntries(Object.entries(objects).map(([kind, all]) => [kind, Object.keys(all).length]));
}

/** A terminated environment is replaced by one that gets the repeated event, and then those of the next test. */
function keepEnvironments(): void {
  beforeAll(() => {
    deliveries.warm = 1;
  });
  afterAll(() => {
    deliveries.warm = 0;
  });
}

describe.each(
  resourcesByHandlers
    .filter((resource) => stackResources.includes(resource))
    .filter((_, index) => isTried(index, 0, 8))
    .map((resource, index) => [resource.type, resource, index] as const),
)('a create of %s', (_, resource, index) => {
  keepEnvironments();

  it('gives the same response when it is delivered again, and creates nothing twice after it was terminated', async () => {
    await inDialect(resource);
    const fixture = await resource.createFixture(service);
    await fixture.provide?.();
    const start = await service.control.snapshot();
    const before = await counts();
    const [config] = fixture.full;
    const request = await requestFor(resource, config);
    expect(await deliveries.killedAt(request, proxy.address, endBeforeTheResponse)).toBe(true);
    const sent = writes().length;
    const undisturbed = await counts();
    const again = await deliveries.deliver(request, proxy.address, { minutesLater: 1 });
    expect([again.response?.Status, again.response?.Reason]).toEqual(['SUCCESS', undefined]);
    expect(writes()).toHaveLength(sent);
    for (let nth = 1; nth <= sent; nth++) {
      if (!isTried(nth, index, Math.min(sent, 3))) continue;
      await service.control.restore(start);
      const ended = await requestFor(resource, config);
      expect([nth, await deliveries.killedAt(ended, proxy.address, (moment) => endAt(nth, moment))]).toEqual([
        nth,
        true,
      ]);
      const { response } = await deliveries.deliver(ended, proxy.address, { minutesLater: 1 });
      if (resource.definition.issues) {
        expect(response).toMatchObject({
          Status: 'FAILED',
          Reason: expect.stringContaining(' was issued: an earlier delivery of this request'),
        });
      } else {
        expect([nth, response?.Status, response?.Reason]).toEqual([nth, 'SUCCESS', undefined]);
      }
      expect([nth, ...sortedOut(await counts(), before, resource)]).toEqual([
        nth,
        ...sortedOut(undisturbed, before, resource),
      ]);
    }
  });
});

describe.each(
  resourcesByHandlers
    .filter((resource) => stackResources.includes(resource))
    .filter(({ adopts, accumulates, permanent, ownIds }) => !adopts && !accumulates && !permanent && !ownIds)
    .filter((_, index) => isTried(index, 4, 8))
    .map((resource, index) => [resource.type, resource, index] as const),
)('an object of %s that others own', (_, resource, index) => {
  keepEnvironments();

  it('is never taken by an equal create, whenever the function was terminated, nor deleted by its Delete', async () => {
    await inDialect(resource);
    const fixture = await resource.createFixture(service);
    await fixture.provide?.();
    const [config] = fixture.full;
    const theirs = await requestFor(resource, config, { LogicalResourceId: 'Theirs' });
    expect((await deliveries.deliver(theirs, service.address)).response).toMatchObject({ Status: 'SUCCESS' });
    const { objects: owned } = await service.control.snapshot();
    for (let nth = 1; ; nth++) {
      if (!isTried(nth, index, 3)) continue;
      const request = await requestFor(resource, config);
      if (!(await deliveries.killedAt(request, proxy.address, (moment) => endAtRequest(nth, moment)))) {
        expect(nth).toBeGreaterThan(1);
        break;
      }
      const { response } = await deliveries.deliver(request, proxy.address, { minutesLater: 1 });
      expect([nth, response]).toEqual([nth, expect.objectContaining({ Status: 'FAILED' })]);
      expect(response!.Reason).toMatch(/already exists|in progress/);
      const deletion = await requestFor(resource, config, {
        RequestType: 'Delete',
        PhysicalResourceId: response!.PhysicalResourceId,
      });
      expect((await deliveries.deliver(deletion, proxy.address)).response).toMatchObject({ Status: 'SUCCESS' });
      expect([nth, (await service.control.snapshot()).objects]).toEqual([nth, owned]);
    }
  });
});

const operations = operationResources
  .filter((_, index) => isTried(index, 0, 3))
  .map((resource, index) => [resource.type, resource, index] as const);

describe.each(operations)('%s', (_, resource, index) => {
  keepEnvironments();

  // All operations are performed in the same way by a create and an update.
  const ways: [string, (first: Values) => Promise<object>][] = [
    ['a create', () => Promise.resolve({})],
    [
      'an update',
      async (first: Values) => {
        const before = await requestFor(resource, first);
        const { response } = await deliveries.deliver(before, proxy.address);
        proxy.passed.length = 0;
        return {
          RequestType: 'Update',
          PhysicalResourceId: response!.PhysicalResourceId,
          OldResourceProperties: before.ResourceProperties,
        };
      },
    ],
  ];

  it.each(index === 0 ? ways : ways.slice(0, 1))(
    'is performed once by %s, whenever the function is terminated',
    async (__, before) => {
      await inDialect(resource);
      const fixture = await resource.createFixture(service);
      await fixture.provide?.();
      const [first] = fixture.full;
      const more = await before(first);
      const config: Values = { ...first, triggers: fixture.changed.triggers };

      const unsent = await requestFor(resource, config, more);
      expect(
        await deliveries.killedAt(unsent, proxy.address, (moment, gone) => {
          deliveries.aws.tables.watchDone = (operation, key) =>
            operation === 'PutItem' && key.startsWith('request ') ? (moment.report(), gone) : undefined;
        }),
      ).toBe(true);
      deliveries.aws.tables.watchDone = () => undefined;
      const done = await deliveries.deliver(unsent, proxy.address, { minutesLater: 1 });
      expect([done.response?.Status, done.response?.Reason]).toEqual(['SUCCESS', undefined]);
      expect(writes()).toHaveLength(1);

      const request = await requestFor(resource, config, more);
      expect(await deliveries.killedAt(request, proxy.address, endBeforeTheResponse)).toBe(true);
      const again = await deliveries.deliver(request, proxy.address, { minutesLater: 1 });
      expect([again.response?.Status, again.response?.Reason]).toEqual(['SUCCESS', undefined]);
      expect(writes()).toHaveLength(2);

      const ended = await requestFor(resource, config, more);
      expect(await deliveries.killedAt(ended, proxy.address, (moment) => endAt(1, moment))).toBe(true);
      const refused = await deliveries.deliver(ended, proxy.address, { minutesLater: 1 });
      expect(refused.response).toMatchObject({
        Status: 'FAILED',
        Reason: expect.stringContaining('The operation is not repeated automatically'),
      });
      expect(writes()).toHaveLength(3);
    },
  );
});

const TASK = {
  ResourceType: 'Custom::LintelRunTask',
  ResourceProperties: { Organization: 'acme', Name: 'image-scan', Url: 'https://scanner.example.com/hooks' },
};

describe('two deliveries of one request at the same time', () => {
  it('create one object, and the second waits for the response of the first and repeats it', async () => {
    const request = deliveries.request(TASK);
    const [sent, second] = [new Moment(), new Moment()];
    proxy.watch = async ({ method }) => {
      if (method !== 'POST') return;
      sent.report();
      await second.reported;
    };
    const first = deliveries.deliver(request, proxy.address);
    await sent.reported;
    // It has seen that the first delivery is in progress.
    deliveries.aws.tables.watchDone = (operation, key) => {
      if (operation === 'GetItem' && key.startsWith('request ')) second.report();
    };
    const other = await deliveries.deliver(request, proxy.address);
    expect((await first).response).toMatchObject({ Status: 'SUCCESS' });
    // Either may have been sent first.
    expect(deliveries.bucket.at(request.ResponseURL!).map(({ text }) => text)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    const [one, another] = deliveries.bucket.at(request.ResponseURL!).map(({ text }) => JSON.parse(text) as object);
    expect(another).toEqual(one);
    expect(other.log).toContain('"outcome":"done"');
    expect(writes()).toHaveLength(1);
  });

  it('get no response from the second if the first is still in progress at the end of its time', async () => {
    const request = deliveries.request(TASK);
    const [sent, over] = [new Moment(), new Moment()];
    proxy.watch = async ({ method }) => {
      if (method !== 'POST') return;
      sent.report();
      await over.reported;
    };
    const first = deliveries.deliver(request, proxy.address);
    await sent.reported;
    const second = await deliveries.deliver(request, proxy.address, { timeoutMs: 5_000 });
    expect(second).toMatchObject({
      response: undefined,
      error: { message: 'another delivery of this request is still in progress and will respond' },
    });
    over.report();
    expect((await first).response).toMatchObject({ Status: 'SUCCESS' });
    expect(writes()).toHaveLength(1);
  });
});

it('repeats a failed response instead of creating an object that CloudFormation would not know', async () => {
  const request = deliveries.request({
    ...TASK,
    ResourceProperties: { ...TASK.ResourceProperties, Organization: 'beta' },
  });
  const refused = await deliveries.deliver(request, proxy.address);
  expect(refused.response).toMatchObject({ Status: 'FAILED' });
  await service.control.organization('beta');
  const again = await deliveries.deliver(request, proxy.address, { minutesLater: 1 });
  expect(again.response).toEqual(refused.response);
  expect((await service.control.snapshot()).objects.runTasks).toEqual([]);
});

describe('a policy', () => {
  const POLICY = {
    Organization: 'acme',
    Name: 'no-public',
    EnforcementLevel: 'advisory',
    Source: 'main = rule { true }',
  };
  const policy = (more: object = {}) =>
    deliveries.request({ ResourceType: 'Custom::LintelPolicy', ResourceProperties: { ...POLICY, ...more } });
  interface Stored {
    readonly id: string;
    readonly name: string;
    readonly code?: { readonly base64: string };
  }
  const policies = async () => (await service.control.snapshot()).objects.policies as unknown as readonly Stored[];

  it('whose upload was interrupted is finished by the next delivery', async () => {
    const request = policy();
    expect(await deliveries.killedAt(request, proxy.address, (moment) => endAt(1, moment))).toBe(true);
    const { response } = await deliveries.deliver(request, proxy.address, { minutesLater: 1 });
    expect([response?.Status, response?.Reason]).toEqual(['SUCCESS', undefined]);
    expect(await policies()).toMatchObject([{ id: response!.PhysicalResourceId, name: 'no-public' }]);
    expect(Buffer.from((await policies())[0].code!.base64, 'base64').toString()).toBe('main = rule { true }');
  });

  it.each([
    ['another policy', { EnforcementLevel: 'hard-mandatory' }, 1],
    ['a policy with code', { Source: 'main = rule { false }' }, 2],
  ])('is not taken for the interrupted one if it is %s', async (_, other, requests) => {
    const request = policy();
    // Another client created it between the two deliveries.
    const made = await deliveries.killedAt(request, proxy.address, (moment, gone) => {
      deliveries.aws.tables.watchDone = (operation, key) =>
        operation === 'PutItem' && key.startsWith('request ') && deliveries.aws.tables.dataOf(TABLE, key)[0].sending
          ? (moment.report(), gone)
          : undefined;
    });
    expect(made).toBe(true);
    deliveries.aws.tables.watchDone = () => undefined;
    const others = { ...policy(other), LogicalResourceId: 'Other' };
    expect(await deliveries.killedAt(others, proxy.address, (moment) => endAt(requests, moment))).toBe(true);
    const before = await policies();
    const { response } = await deliveries.deliver(request, proxy.address, { minutesLater: 1 });
    expect(response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('The object already exists') });
    expect(await policies()).toEqual(before);
  });

  it('that exists without its code is not finished if no delivery began to create it', async () => {
    await deliveries.killedAt(policy(), proxy.address, (moment) => endAt(1, moment));
    expect((await deliveries.deliver(policy(), proxy.address)).response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringContaining('The object already exists'),
    });
  });
});

it('continues a replacement that was terminated', async () => {
  await service.control.organization('beta');
  const { response } = await deliveries.deliver(deliveries.request(TASK), proxy.address);
  proxy.passed.length = 0;
  const replacement = deliveries.request({
    ...TASK,
    ResourceProperties: { ...TASK.ResourceProperties, Organization: 'beta' },
    RequestType: 'Update',
    PhysicalResourceId: response!.PhysicalResourceId,
    OldResourceProperties: TASK.ResourceProperties,
  });
  expect(await deliveries.killedAt(replacement, proxy.address, (moment) => endAt(1, moment))).toBe(true);
  const again = await deliveries.deliver(replacement, proxy.address, { minutesLater: 1 });
  expect([again.response?.Status, again.response?.Reason]).toEqual(['SUCCESS', undefined]);
  expect(again.response!.PhysicalResourceId).not.toBe(response!.PhysicalResourceId);
  // The read before a create finds the object of the first delivery.
  expect(writes().map(({ method }) => method)).toEqual(['POST']);
  expect((await service.control.snapshot()).objects.runTasks).toHaveLength(2);
});

describe('a module version whose create failed after it was started', () => {
  const resource = managedResources.find(({ type }) => type === 'lintel_registry_module_version')!;
  /** The entries about it in the modules of the service. */
  const modules = async () => JSON.stringify((await service.control.snapshot()).objects.registryModules);

  it.each([
    ['is deleted by the following Delete with the id in the failed response', false],
    ['is deleted at once behind a framework, which does not pass on the Delete', true],
  ])('%s, and the module is not deleted', async (_, isFramed) => {
    const fixture = await resource.createFixture(service);
    await fixture.provide?.();
    const before = await counts();
    const request = await requestFor(resource, fixture.full[0]);
    proxy.watch = ({ method, response }) => {
      if (method === 'PUT') response({ status: 403, body: { errors: [] } });
    };
    // With the only version, the service would delete the module as well.
    const failed = isFramed
      ? await deliveries.frame(request, proxy.address)
      : await deliveries.deliver(request, proxy.address);
    proxy.watch = () => undefined;
    expect(failed.response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('403') });
    if (!isFramed) {
      const id = failed.response!.PhysicalResourceId;
      expect(id).toMatch(/^acme\/private\/acme\/.*\/\d/);
      const deletion = await requestFor(resource, fixture.full[0], { RequestType: 'Delete', PhysicalResourceId: id });
      expect((await deliveries.deliver(deletion, proxy.address)).response).toMatchObject({ Status: 'SUCCESS' });
    }
    expect(await counts()).toEqual(before);
    expect(await modules()).not.toContain('"pending"');
  });
});
