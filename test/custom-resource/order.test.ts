/** @tier sampled */
import type { Properties } from '../../src/custom-resource/events/event';
import { resourceTypeOf } from '../../src/custom-resource/properties/names';
import { check } from '../../src/definition/check';
import { flatAttributes } from '../../src/definition/flatten';
import { issuesKey } from '../../src/definition/issued-key';
import type { Values } from '../../src/definition/value';
import { Deliveries, Moment, STACK, TABLE } from '../support/cloudformation/deliveries';
import { startEmulator, TestEmulator } from '../support/emulator';
import { isRead } from '../support/environments/attempt';
import { configurationWith, dialectsOf } from '../support/environments/environment';
import type { Dialect, Fixture, OperationFixture, Traits } from '../support/environments/fixture';
import { KEY_SECRET } from '../support/environments/function-entry-point';
import { propertiesOf } from '../support/environments/properties';
import { RecordingProxy, Passing } from '../support/environments/recording-proxy';
import { inputsOf } from '../support/environments/resource';
import { operationResources, resourcesByHandlers, stackResources } from '../support/environments/resources';
import { isTried } from '../support/tier';

/** Requests of one logical id whose processing overlaps, or that arrive in another order than CloudFormation sent them. */

let deliveries: Deliveries;
let service: TestEmulator;
let proxy: RecordingProxy;

beforeAll(async () => {
  deliveries = await Deliveries.open();
  deliveries.aws.secrets.set(KEY_SECRET, ['']);
});
afterAll(() => deliveries.close());
async function connect(dialect: Dialect): Promise<void> {
  deliveries.dialect = dialect;
  service = await startEmulator({ dialects: dialectsOf(dialect) });
  proxy = await RecordingProxy.open(service.address);
}
beforeEach(async () => {
  await connect('standard');
  deliveries.aws.tables.items.set(TABLE, new Map());
  deliveries.aws.stacks.statuses.clear();
});
afterEach(async () => {
  deliveries.aws.tables.watchDone = () => undefined;
  await proxy.close();
  await service.close();
});

/** An id as CloudFormation generates it for a resource without one. */
const INVENTED = 'app-Thing-1A2B3C4D5E6F';

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const objects = async () => (await service.control.snapshot()).objects;

/** Holds the nth request that the watch sees until it is released. */
function holdAt(nth: number, isCounted: (passing: Passing) => boolean = () => true) {
  const [held, released] = [new Moment(), new Moment()];
  let count = 0;
  proxy.watch = async (passing) => {
    if (!isCounted(passing) || ++count !== nth) return;
    held.report();
    await released.reported;
  };
  return { held: held.reported, release: () => released.report() };
}
/** The request that is held, and the one that overtakes it, are in different environments. */
function keepEnvironments(): void {
  beforeAll(() => {
    deliveries.warm = 2;
  });
  afterAll(() => {
    deliveries.warm = 0;
  });
}
const isWrite = (passing: Passing) => !isRead(passing);

const managed = resourcesByHandlers.filter((resource) => stackResources.includes(resource));
type Managed = (typeof managed)[number];

/** In each of the two tiers, a resource has one of the three rules, or none. */
const inTurn = (turn: number) =>
  managed
    .map((resource, index) => [resource.type, resource, Math.floor(index / 6)] as const)
    .filter((_, index) => isTried(index, 2 * turn, 6));

/** The requests of one resource of a stack. */
class Sender {
  public static async of(resource: Managed): Promise<Sender> {
    if (resource.dialects[0] !== deliveries.dialect) {
      await proxy.close();
      await service.close();
      await connect(resource.dialects[0]);
    }
    const fixture = await resource.createFixture(service);
    await fixture.provide?.();
    return new Sender(resource, fixture);
  }

  private constructor(
    private readonly resource: Managed,
    public readonly fixture: Fixture,
  ) {}

  public async properties(config: Values): Promise<Properties> {
    const { attributes } = this.resource.definition;
    const place = issuesKey(attributes) ? { PrivateKeySecret: KEY_SECRET } : {};
    return { ...(await propertiesOf(deliveries.aws, attributes, config)), ...place };
  }

  public request(more: Partial<Parameters<Deliveries['request']>[0]>, signedAt?: Date) {
    return deliveries.request(
      { ResourceType: resourceTypeOf(this.resource.definition), ResourceProperties: {}, ...more },
      signedAt,
    );
  }

  /** A configuration in which one attribute changes in place. */
  public get change(): { readonly before: Values; readonly after: Values } | undefined {
    const { definition } = this.resource;
    const { fixture } = this;
    const flat = flatAttributes(definition.attributes);
    for (const name of inputsOf(definition)) {
      const { replace, createOnly, local } = flat[name]!;
      if (replace || createOnly || local || fixture.mayReplace?.includes(name)) continue;
      if (fixture.changed[name] === undefined) continue;
      const before = configurationWith({ resource: this.resource, fixture } as never, name);
      const after: Values = { ...before, [name]: fixture.changed[name], ...fixture.changedWith?.[name] };
      if (check(definition, after).length === 0) return { before, after };
    }
    return undefined;
  }
}

describe.each(inTurn(0))('an update of %s', (_, resource, index) => {
  keepEnvironments();

  it('that is held at any of its requests while its rollback succeeds leaves the values of the rollback', async () => {
    const sender = await Sender.of(resource);
    const { change } = sender;
    if (!change) return;
    const [before, after] = [await sender.properties(change.before), await sender.properties(change.after)];
    const created = await deliveries.deliver(
      sender.request({ ResourceProperties: before }, secondsAgo(120)),
      service.address,
    );
    expect([created.response?.Status, created.response?.Reason]).toEqual(['SUCCESS', undefined]);
    const PhysicalResourceId = created.response!.PhysicalResourceId;
    const start = await service.control.snapshot();
    const notes = new Map(deliveries.aws.tables.items.get(TABLE));
    for (let nth = 1; ; nth++) {
      if (!isTried(nth, index, 4)) continue;
      await service.control.restore(start);
      // With those of the attempt before, the update would be late from the start, and held at nothing.
      deliveries.aws.tables.items.set(TABLE, new Map(notes));
      const update = sender.request(
        {
          RequestType: 'Update',
          PhysicalResourceId,
          OldResourceProperties: before,
          ResourceProperties: after,
        },
        secondsAgo(90),
      );
      const hold = holdAt(nth);
      const updating = deliveries.deliver(update, proxy.address);
      if ((await Promise.race([hold.held.then(() => 'held'), updating.then(() => 'over')])) === 'over') break;
      deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_ROLLBACK_IN_PROGRESS');
      const rollback = await deliveries.deliver(
        sender.request(
          {
            RequestType: 'Update',
            PhysicalResourceId,
            OldResourceProperties: after,
            ResourceProperties: before,
          },
          secondsAgo(60),
        ),
        service.address,
      );
      deliveries.aws.stacks.statuses.clear();
      expect([nth, rollback.response?.Status, rollback.response?.Reason]).toEqual([nth, 'SUCCESS', undefined]);
      hold.release();
      const overtaken = (await updating).response;
      expect([nth, overtaken?.Status]).toEqual([nth, 'FAILED']);
      expect([nth, overtaken?.Reason]).toEqual([nth, expect.stringContaining('a later Update')]);
      expect([nth, comparable(await objects(), resource)]).toEqual([nth, comparable(start.objects, resource)]);
    }
  });
});

/** Without what the service generates, in any order. */
function shapeOf(all: object, mayLeave?: string): unknown {
  return Object.fromEntries(
    Object.entries({
      ...(comparable(all) as object),
      pkiCertificates: [],
      ...(mayLeave ? { [mayLeave]: [] } : {}),
    }).map(([kind, members]) => [
      kind,
      Object.values(members as object)
        .map((member) =>
          // Authorities sign lists of their own again.
          kind.startsWith('pki')
            ? kind
            : JSON.stringify(member, (name, value: unknown) =>
                /^(?:certificate|crlNumber|revocationList|serial|\w*[iI]d|task)$/.test(name) ? undefined : value,
              ),
        )
        .sort(),
    ]),
  );
}

/** What each write changes, whatever it writes. */
const PASSING = /(?:At|Time|Date|Version|version|versionId|Rotation|^modified|^modifyIndex|^crlNumber|^token|List)$/;

/** Without what each write changes, and what the service keeps of an object that is gone. Of a secret with versions, the current one counts. */
function comparable(all: object, { addsTo, mayLeave }: Pick<Traits, 'addsTo' | 'mayLeave'> = {}): unknown {
  return JSON.parse(
    JSON.stringify(all, (name, value: unknown) => {
      if (name !== '' && (name === addsTo || name === mayLeave)) return undefined;
      if (PASSING.test(name)) return undefined;
      return name === 'versions' && Array.isArray(value) ? (value as readonly unknown[]).at(-1) : value;
    }),
  );
}

describe.each(inTurn(1))('a replacement of %s', (_, resource, index) => {
  keepEnvironments();

  it('that is held at any of its requests while its rollback succeeds leaves no second object', async () => {
    if (resource.adopts || resource.single || resource.accumulates || resource.definition.issues) return;
    const sender = await Sender.of(resource);
    const second: Values = { ...sender.fixture.minimal, ...sender.fixture.second };
    const [before, after] = [await sender.properties(sender.fixture.minimal), await sender.properties(second)];
    const { response } = await deliveries.deliver(
      sender.request({ ResourceProperties: before }, secondsAgo(120)),
      service.address,
    );
    const PhysicalResourceId = response!.PhysicalResourceId;
    const start = await service.control.snapshot();
    const notes = new Map(deliveries.aws.tables.items.get(TABLE));
    const updating = { RequestType: 'Update' as const, PhysicalResourceId };
    for (let nth = 1; ; nth++) {
      if (!isTried(nth, index, 4)) continue;
      await service.control.restore(start);
      deliveries.aws.tables.items.set(TABLE, new Map(notes));
      const hold = holdAt(nth);
      const replacing = deliveries.deliver(
        sender.request({ ...updating, OldResourceProperties: before, ResourceProperties: after }, secondsAgo(90)),
        proxy.address,
      );
      if ((await Promise.race([hold.held.then(() => 'held'), replacing.then(() => 'over')])) === 'over') break;
      const rollback = await deliveries.deliver(
        sender.request({ ...updating, OldResourceProperties: after, ResourceProperties: before }, secondsAgo(60)),
        service.address,
      );
      expect([nth, rollback.response?.Status, rollback.response?.Reason]).toEqual([nth, 'SUCCESS', undefined]);
      hold.release();
      expect([nth, (await replacing).response?.Status]).toEqual([nth, 'FAILED']);
      if (resource.forgets) continue;
      expect([nth, comparable(await objects(), resource)]).toEqual([nth, comparable(start.objects, resource)]);
    }
  });
});

describe.each(inTurn(2))('a create of %s', (_, resource, index) => {
  keepEnvironments();

  it('that is held at any of its requests while its Delete succeeds leaves no object', async () => {
    if (resource.adopts || resource.accumulates || resource.forgets || resource.permanent) return;
    const sender = await Sender.of(resource);
    const properties = await sender.properties(sender.fixture.full[0]);
    const start = await service.control.snapshot();
    const undisturbed = await deliveries.deliver(sender.request({ ResourceProperties: properties }), service.address);
    const { PhysicalResourceId } = undisturbed.response!;
    await deliveries.deliver(
      sender.request({ RequestType: 'Delete', PhysicalResourceId, ResourceProperties: properties }),
      service.address,
    );
    // A service may keep something of a deleted object.
    const possible = [start.objects, await objects()].map((all) => shapeOf(all, resource.mayLeave));
    for (let nth = 1; ; nth++) {
      if (!isTried(nth, index, 4)) continue;
      await service.control.restore(start);
      deliveries.aws.tables.items.set(TABLE, new Map());
      const hold = holdAt(nth);
      const creating = deliveries.deliver(
        sender.request({ ResourceProperties: properties }, secondsAgo(90)),
        proxy.address,
      );
      if ((await Promise.race([hold.held.then(() => 'held'), creating.then(() => 'over')])) === 'over') break;
      const deletion = await deliveries.deliver(
        sender.request(
          { RequestType: 'Delete', PhysicalResourceId: INVENTED, ResourceProperties: properties },
          secondsAgo(60),
        ),
        service.address,
      );
      expect(deletion.response).toMatchObject({ Status: 'SUCCESS' });
      hold.release();
      expect([nth, (await creating).response?.Status]).toEqual([nth, 'FAILED']);
      expect(possible).toContainEqual(shapeOf(await objects(), resource.mayLeave));
    }
  });
});

const TASK = { Organization: 'acme', Name: 'image-scan', Url: 'https://scanner.example.com/hooks' };
const [ONE, TWO] = ['https://one.example.com/', 'https://two.example.com/'].map((Url) => ({ ...TASK, Url }));
const task = (more: object, signedAt?: Date) =>
  deliveries.request({ ResourceType: 'Custom::LintelRunTask', ResourceProperties: TASK, ...more }, signedAt);
const update = (PhysicalResourceId: string, OldResourceProperties: object, ResourceProperties: object) => ({
  RequestType: 'Update',
  PhysicalResourceId,
  OldResourceProperties,
  ResourceProperties,
});
const tasks = async () =>
  (await objects()).runTasks as unknown as readonly { readonly id: string; readonly url: string }[];
const created = async (signedAt = secondsAgo(120)) =>
  (await deliveries.deliver(task({}, signedAt), service.address)).response!.PhysicalResourceId;

describe('an update', () => {
  it('that arrives after a newer one is refused', async () => {
    const id = await created();
    await deliveries.deliver(task(update(id, TASK, TWO), secondsAgo(30)), service.address);
    const { response } = await deliveries.deliver(task(update(id, TASK, ONE), secondsAgo(60)), service.address);
    expect(response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringContaining('The Update of Thing arrived after a later Update. Nothing was done'),
    });
    expect(await tasks()).toMatchObject([{ id, url: TWO.Url }]);
  });

  it('that is held while a newer one succeeds, and ends with the values of the newer one', async () => {
    const id = await created();
    const hold = holdAt(1, isWrite);
    const held = deliveries.deliver(task(update(id, TASK, ONE), secondsAgo(60)), proxy.address);
    await hold.held;
    await deliveries.deliver(task(update(id, TASK, TWO), secondsAgo(30)), service.address);
    hold.release();
    expect((await held).response!.Reason).toContain('The values of the later Update were restored');
    expect(await tasks()).toMatchObject([{ id, url: TWO.Url }]);
  });

  it.each([
    ['in the same second', false],
    ['behind a framework', true],
  ])('that arrives after its own rollback, %s, is refused', async (__, isFramed) => {
    const now = new Date();
    const send = (request: ReturnType<typeof task>) =>
      isFramed ? deliveries.frame(request, service.address) : deliveries.deliver(request, service.address);
    const { response } = await send(task({}, secondsAgo(120)));
    const id = response!.PhysicalResourceId;
    deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_ROLLBACK_IN_PROGRESS');
    expect((await send(task(update(id, ONE, TASK), now))).response).toMatchObject({ Status: 'SUCCESS' });
    expect((await send(task(update(id, TASK, ONE), now))).response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringContaining('arrived after a later Update'),
    });
    expect(await tasks()).toMatchObject([{ id, url: TASK.Url }]);
    if (!isFramed) return;
    deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_IN_PROGRESS');
    expect((await send(task(update(id, TASK, ONE)))).response).toMatchObject({ Status: 'SUCCESS' });
  });

  it.each([
    ['changes the object', { Url: ONE.Url }],
    ['replaces it', { Organization: 'beta' }],
  ])('that %s and was terminated is undone if it is delivered again after its rollback', async (__, more) => {
    await service.control.organization('beta');
    const id = await created();
    const { objects: before } = await service.control.snapshot();
    const request = task(update(id, TASK, { ...TASK, ...more }), secondsAgo(90));
    const isTerminated = await deliveries.killedAt(request, proxy.address, (moment) => {
      proxy.watch = async (passing) => {
        if (!isWrite(passing)) return;
        await passing.forward();
        proxy.watch = () => undefined;
        moment.report();
        passing.drop();
      };
    });
    expect(isTerminated).toBe(true);
    expect(await objects()).not.toEqual(before);
    await deliveries.deliver(task(update(id, { ...TASK, ...more }, TASK), secondsAgo(60)), service.address);
    const again = await deliveries.deliver(request, proxy.address, { minutesLater: 1 });
    expect(again.response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('a later Update') });
    expect(comparable(await objects())).toEqual(comparable(before));
  });

  it('of a resource that was deleted in the same second is refused', async () => {
    const [id, now] = [await created(), new Date()];
    await deliveries.deliver(task({ RequestType: 'Delete', PhysicalResourceId: id }, now), service.address);
    expect((await deliveries.deliver(task(update(id, TASK, ONE), now), service.address)).response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringContaining('arrived after a later Delete'),
    });
    expect(await tasks()).toEqual([]);
  });

  it('whose response CloudFormation did not receive leaves no replacement behind after its rollback', async () => {
    await service.control.organization('beta');
    const [id, beta] = [await created(), { ...TASK, Organization: 'beta' }];
    await deliveries.deliver(task(update(id, TASK, beta), secondsAgo(90)), service.address);
    expect(await tasks()).toHaveLength(2);
    await deliveries.deliver(task(update(id, beta, TASK), secondsAgo(60)), service.address);
    expect(await tasks()).toMatchObject([{ id }]);
  });
});

it('a certificate that is issued after the rollback of its update is revoked, and its key does not become current', async () => {
  const sender = await Sender.of(managed.find(({ type }) => type === 'lintel_pki_certificate')!);
  const { fixture } = sender;
  const [before, after] = [
    await sender.properties(fixture.minimal),
    await sender.properties({ ...fixture.minimal, ...fixture.second }),
  ];
  const { response } = await deliveries.deliver(
    sender.request({ ResourceProperties: before }, secondsAgo(120)),
    service.address,
  );
  const stored = () => deliveries.aws.secrets.get(KEY_SECRET)!.at(-1);
  const key = stored();
  const more = { RequestType: 'Update' as const, PhysicalResourceId: response!.PhysicalResourceId };
  const hold = holdAt(1, isWrite);
  const issuing = deliveries.deliver(
    sender.request({ ...more, OldResourceProperties: before, ResourceProperties: after }, secondsAgo(90)),
    proxy.address,
  );
  await hold.held;
  deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_ROLLBACK_IN_PROGRESS');
  const rollback = await deliveries.deliver(
    sender.request({ ...more, OldResourceProperties: after, ResourceProperties: before }, secondsAgo(60)),
    service.address,
  );
  expect(rollback.response).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: response!.PhysicalResourceId });
  hold.release();
  expect((await issuing).response).toMatchObject({
    Status: 'FAILED',
    Reason: expect.stringContaining('The object was deleted again'),
  });
  expect(stored()).toBe(key);
});

describe('a rotation', () => {
  const operation = operationResources.find(({ type }) => type === 'lintel_database_root_rotation')!;
  const rotations = async (fixture: OperationFixture) =>
    (await service.control.requests()).requests.filter(({ operation: name }) => name === fixture.operation).length;

  it('that is late, or held while a newer one is performed, is not performed', async () => {
    const fixture = await operation.createFixture(service);
    await fixture.provide?.();
    const propertiesWith = async (triggers: string) =>
      propertiesOf(deliveries.aws, operation.definition.attributes, { ...fixture.full[0], triggers: { at: triggers } });
    const [first, second, third] = [await propertiesWith('1'), await propertiesWith('2'), await propertiesWith('3')];
    const rotate = (more: object, signedAt: Date) =>
      deliveries.request(
        { ResourceType: resourceTypeOf(operation.definition), ResourceProperties: first, ...more },
        signedAt,
      );
    const { response } = await deliveries.deliver(rotate({}, secondsAgo(120)), service.address);
    const id = response!.PhysicalResourceId;
    await service.control.clearRequests();
    const hold = holdAt(1);
    const held = deliveries.deliver(rotate(update(id, first, second), secondsAgo(90)), proxy.address);
    await Promise.race([hold.held, held]);
    await deliveries.deliver(rotate(update(id, first, third), secondsAgo(30)), service.address);
    hold.release();
    await held;
    const done = await rotations(fixture);
    const late = await deliveries.deliver(rotate(update(id, first, second), secondsAgo(60)), service.address);
    expect(late.response).toMatchObject({ Status: 'FAILED' });
    expect(await rotations(fixture)).toBe(done);
  });
});

describe('a Delete', () => {
  it('that is delivered again does not delete an object that others have created since', async () => {
    const properties = { Mount: 'pki', Name: 'web' };
    const role = (more: object, signedAt?: Date) =>
      deliveries.request({ ResourceType: 'Custom::LintelPkiRole', ResourceProperties: properties, ...more }, signedAt);
    await deliveries.deliver(role({}, secondsAgo(90)), service.address);
    const deletion = role({ RequestType: 'Delete', PhysicalResourceId: 'pki/roles/web' }, secondsAgo(60));
    expect((await deliveries.deliver(deletion, service.address)).response).toMatchObject({ Status: 'SUCCESS' });
    await deliveries.deliver(role({ LogicalResourceId: 'Theirs' }), service.address);
    const { objects: theirs } = await service.control.snapshot();
    expect((await deliveries.deliver(deletion, service.address)).response).toMatchObject({ Status: 'SUCCESS' });
    expect(await objects()).toEqual(theirs);
  });

  it('of a replaced object that comes late does not delete the object that has its id again', async () => {
    const [web, api] = ['web', 'api'].map((Name) => ({ Mount: 'pki', Name }));
    const role = (more: object, signedAt?: Date) =>
      deliveries.request({ ResourceType: 'Custom::LintelPkiRole', ResourceProperties: web, ...more }, signedAt);
    const id = (name: string) => `pki/roles/${name}`;
    await deliveries.deliver(role({}, secondsAgo(120)), service.address);
    await deliveries.deliver(role(update(id('web'), web, api), secondsAgo(110)), service.address);
    await deliveries.deliver(
      role({ RequestType: 'Delete', PhysicalResourceId: id('web') }, secondsAgo(100)),
      service.address,
    );
    const back = await deliveries.deliver(role(update(id('api'), api, web), secondsAgo(90)), service.address);
    expect(back.response).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: id('web') });
    const late = role({ RequestType: 'Delete', PhysicalResourceId: id('web') }, secondsAgo(100));
    expect((await deliveries.deliver(late, service.address)).response).toMatchObject({ Status: 'FAILED' });
    expect(Object.keys((await objects()).pkiRoles)).toHaveLength(2);
  });

  it('with an id that CloudFormation generated deletes an object whose response was lost', async () => {
    await created(secondsAgo(90));
    const deletion = task({ RequestType: 'Delete', PhysicalResourceId: INVENTED }, secondsAgo(60));
    expect((await deliveries.deliver(deletion, service.address)).response).toMatchObject({ Status: 'SUCCESS' });
    expect(await tasks()).toEqual([]);
  });

  it('is newer than the Create of the same second if CloudFormation did not know the id', async () => {
    const now = new Date();
    await deliveries.deliver(task({ RequestType: 'Delete', PhysicalResourceId: INVENTED }, now), service.address);
    expect((await deliveries.deliver(task({}, now), service.address)).response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringContaining('arrived after a later Delete'),
    });
    expect(await tasks()).toEqual([]);
  });

  it('ends a create behind a framework whose execution environment has a clock that is ahead', async () => {
    const hold = holdAt(1, isWrite);
    const creating = deliveries.frame(task({}), proxy.address, { minutesLater: 2 });
    await hold.held;
    await deliveries.frame(task({ RequestType: 'Delete', PhysicalResourceId: INVENTED }), service.address);
    hold.release();
    expect((await creating).response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringContaining('deleted it while it was in progress'),
    });
    expect(await tasks()).toEqual([]);
  });
});

describe('the table', () => {
  it.each([
    ['a create', 2],
    ['a replacement', 2],
    ['a replacement', 0],
  ])('that throttles %s after %d writes: nothing new is created', async (what, writes) => {
    await service.control.organization('beta');
    const request =
      what === 'a create'
        ? task({})
        : task(update(await created(), TASK, { ...TASK, Organization: 'beta' }), secondsAgo(60));
    const before = await objects();
    let count = 0;
    const fail = () => deliveries.aws.tables.failing.set(TABLE, 'ThrottlingException');
    deliveries.aws.tables.watchDone = (operation) => {
      if (operation === 'PutItem' && ++count === writes) fail();
    };
    if (writes === 0) fail();
    try {
      const { response } = await deliveries.deliver(request, service.address, { timeoutMs: 12_000 });
      expect(response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('Nothing was done') });
    } finally {
      deliveries.aws.tables.failing.clear();
    }
    expect(await objects()).toEqual(before);
  });
});

describe('a Delete that was terminated between its two requests', () => {
  const PUBLIC = { organization: 'acme', registryName: 'public', namespace: 'hashicorp', name: 'consul' };
  it.each([
    ['the last version of a module leaves the module', 'lintel_registry_module_version', undefined],
    [
      'a public module leaves its other providers',
      'lintel_registry_module',
      ['aws', 'google'].map((moduleProvider) => ({ ...PUBLIC, moduleProvider })),
    ],
  ])('of %s', async (__, type, configs) => {
    const sender = await Sender.of(managed.find((each) => each.type === type)!);
    const all = await Promise.all((configs ?? [sender.fixture.minimal]).map((config) => sender.properties(config)));
    const ids: string[] = [];
    for (const [index, ResourceProperties] of all.entries()) {
      const { response } = await deliveries.deliver(
        sender.request({ LogicalResourceId: `Thing${index}`, ResourceProperties }, secondsAgo(90)),
        service.address,
      );
      ids.push(response!.PhysicalResourceId);
    }
    const start = await service.control.snapshot();
    const deletion = {
      RequestType: 'Delete' as const,
      LogicalResourceId: 'Thing0',
      PhysicalResourceId: ids[0]!,
      ResourceProperties: all[0]!,
    };
    const undisturbed = await deliveries.deliver(sender.request(deletion), service.address);
    expect(undisturbed.response).toMatchObject({ Status: 'SUCCESS' });
    const expected = countsOf(await objects());
    expect(expected).not.toEqual({ ...(expected as object), registryModules: 0 });
    for (let nth = 1; ; nth++) {
      await service.control.restore(start);
      deliveries.aws.tables.items.set(TABLE, new Map());
      const request = sender.request(deletion);
      const isTerminated = await deliveries.killedAt(request, proxy.address, (moment) => {
        let count = 0;
        proxy.watch = async (passing) => {
          if (!isWrite(passing) || ++count !== nth) return;
          await passing.forward();
          proxy.watch = () => undefined;
          moment.report();
          passing.drop();
        };
      });
      if (!isTerminated) {
        expect(nth).toBe(3);
        break;
      }
      const again = await deliveries.deliver(request, proxy.address, { minutesLater: 1 });
      expect([nth, again.response?.Status]).toEqual([nth, 'SUCCESS']);
      expect([nth, countsOf(await objects())]).toEqual([nth, expected]);
    }
  });
});

function countsOf(all: object): unknown {
  return Object.fromEntries(
    Object.entries(all).map(([kind, members]) => [kind, Object.keys(members as object).length]),
  );
}
