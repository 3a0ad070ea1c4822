import { resourceTypeOf } from '../../src/custom-resource/names';
import type { Properties } from '../../src/custom-resource/event';
import { check } from '../../src/definition/check';
import { flatAttributes } from '../../src/definition/flatten';
import { issuesKey } from '../../src/definition/issued-key';
import type { Values } from '../../src/definition/value';
import { Deliveries, Moment, STACK, TABLE } from '../support/cloudformation/deliveries';
import { startEmulator, TestEmulator } from '../support/emulator';
import type { Dialect, Fixture } from '../support/house/fixture';
import { Gate, Passing } from '../support/house/gate';
import { configurationWith, dialectsOf } from '../support/house/house';
import { KEY_SECRET } from '../support/house/lambda-house';
import { propertiesOf } from '../support/house/properties';
import { inputsOf, resourcesByHandlers, stackResources } from '../support/house/resources';
import { isRead } from '../support/house/scene';

/** Requests of one logical id whose processing overlaps, or that arrive in another order than CloudFormation sent them. */

let deliveries: Deliveries;
let service: TestEmulator;
let gate: Gate;

beforeAll(async () => {
  deliveries = await Deliveries.open();
  deliveries.aws.secrets.set(KEY_SECRET, ['']);
});
afterAll(() => deliveries.close());
async function connect(dialect: Dialect): Promise<void> {
  deliveries.dialect = dialect;
  service = await startEmulator({ dialects: dialectsOf(dialect) });
  gate = await Gate.open(service.address);
}
beforeEach(async () => {
  await connect('standard');
  deliveries.aws.tables.items.set(TABLE, new Map());
  deliveries.aws.stacks.statuses.clear();
});
afterEach(async () => {
  deliveries.aws.tables.watchDone = () => undefined;
  await gate.close();
  await service.close();
});

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const objects = async () => (await service.control.snapshot()).objects;

/** Holds the nth request that the watch sees until it is released. */
function holdAt(nth: number, isCounted: (passing: Passing) => boolean = () => true) {
  const [held, released] = [new Moment(), new Moment()];
  let count = 0;
  gate.watch = async (passing) => {
    if (!isCounted(passing) || ++count !== nth) return;
    held.report();
    await released.reported;
  };
  return { held: held.reported, release: () => released.report() };
}
const isWrite = (passing: Passing) => !isRead(passing);
void isWrite;

const managed = resourcesByHandlers.filter((resource) => stackResources.includes(resource));
type Managed = (typeof managed)[number];

/** The requests of one resource of a stack. */
class Sender {
  public static async of(resource: Managed): Promise<Sender> {
    if (resource.dialects[0] !== deliveries.dialect) {
      await gate.close();
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

describe.each(managed.map((resource) => [resource.type, resource] as const))('an update of %s', (_, resource) => {
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
    for (let nth = 1; ; nth++) {
      await service.control.restore(start);
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
      const updating = deliveries.deliver(update, gate.address);
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
      expect([nth, comparable(await objects())]).toEqual([nth, comparable(start.objects)]);
    }
  });
});

/** Without what each write changes. */
function comparable(all: object): unknown {
  return JSON.parse(
    JSON.stringify(all, (name, value: unknown) =>
      /(?:At|Time|Date|Version|version|Rotation)$/.test(name) ? undefined : value,
    ),
  );
}
