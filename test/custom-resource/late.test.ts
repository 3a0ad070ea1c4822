/** @tier complete */
import { CREATE_FAILED } from '../../src/custom-resource/events/event';
import { Deliveries, Moment, STACK, TABLE } from '../support/cloudformation/deliveries';
import { startEmulator, TestEmulator } from '../support/emulator';
import { RecordingProxy } from '../support/environments/recording-proxy';

const TASK = { Organization: 'acme', Name: 'image-scan', Url: 'https://scanner.example.com/hooks' };
/** An id as CloudFormation generates it for a resource without one. */
const INVENTED = 'app-Thing-1A2B3C4D5E6F';

let service: TestEmulator;
let deliveries: Deliveries;

beforeAll(async () => {
  deliveries = await Deliveries.open();
});
afterAll(() => deliveries.close());
beforeEach(async () => {
  service = await startEmulator();
  deliveries.aws.tables.items.set(TABLE, new Map());
  deliveries.aws.stacks.statuses.clear();
});
afterEach(() => service.close());

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const task = (more: object = {}, signedAt?: Date) =>
  deliveries.request({ ResourceType: 'Custom::LintelRunTask', ResourceProperties: TASK, ...more }, signedAt);
const made = async () =>
  (await service.control.snapshot()).objects.runTasks as unknown as readonly {
    readonly id: string;
    readonly url: string;
  }[];
/** A timeout that limits waiting for responses that never arrive. */
const deliver = (request: ReturnType<typeof task>) =>
  deliveries.deliver(request, service.address, deliveries.aws.tables.failing.size > 0 ? { timeoutMs: 8_000 } : {});

describe('an event for which CloudFormation no longer waits', () => {
  it('is refused and changes nothing: a create, an update or a delete', async () => {
    const { response } = await deliver(task());
    const id = response!.PhysicalResourceId;
    await service.control.clearRequests();
    for (const more of [
      { LogicalResourceId: 'Other', ResourceProperties: { ...TASK, Name: 'other' } },
      {
        RequestType: 'Update',
        PhysicalResourceId: id,
        ResourceProperties: { ...TASK, Enabled: 'false' },
        OldResourceProperties: TASK,
      },
      { RequestType: 'Delete', PhysicalResourceId: id },
    ]) {
      const late = await deliver(task(more, secondsAgo(3_700)));
      expect(late.response).toMatchObject({
        Status: 'FAILED',
        Reason: expect.stringMatching(
          /arrived 37\d\d seconds after CloudFormation sent it, and CloudFormation waits at most 3600 seconds for a response\. Nothing was done/,
        ),
      });
    }
    expect((await service.control.requests()).requests).toEqual([]);
    expect(await made()).toHaveLength(1);
  });

  it('is one that arrives after the ServiceTimeout of the resource', async () => {
    const late = await deliver(task({ ResourceProperties: { ...TASK, ServiceTimeout: '900' } }, secondsAgo(950)));
    expect(late.response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringContaining('waits at most 900 seconds'),
    });
    const inTime = await deliver(task({ ResourceProperties: { ...TASK, ServiceTimeout: '900' } }, secondsAgo(800)));
    expect(inTime.response).toMatchObject({ Status: 'SUCCESS' });
    expect(await made()).toHaveLength(1);
  });
});

describe('a create that CloudFormation has cancelled', () => {
  it('creates nothing if it arrives after the Delete in another execution environment, but a later create does', async () => {
    expect(
      (await deliver(task({ RequestType: 'Delete', PhysicalResourceId: INVENTED }, secondsAgo(60)))).response,
    ).toMatchObject({ Status: 'SUCCESS' });
    const late = await deliver(task({}, secondsAgo(90)));
    expect(late.response).toMatchObject({
      Status: 'FAILED',
      PhysicalResourceId: CREATE_FAILED,
      Reason: expect.stringContaining('The Create of Thing arrived after a later Delete'),
    });
    expect(await made()).toEqual([]);
    const other = await deliver(
      task({ LogicalResourceId: 'Other', ResourceProperties: { ...TASK, Name: 'other' } }, secondsAgo(90)),
    );
    expect(other.response).toMatchObject({ Status: 'SUCCESS' });
    expect((await deliver(task({}, secondsAgo(30)))).response).toMatchObject({ Status: 'SUCCESS' });
    expect(await made()).toHaveLength(2);
  });

  it('deletes its object again if the Delete arrives while it is in progress', async () => {
    const proxy = await RecordingProxy.open(service.address);
    const [sent, deleted] = [new Moment(), new Moment()];
    proxy.watch = async ({ method }) => {
      if (method !== 'POST') return;
      sent.report();
      await deleted.reported;
    };
    const creating = deliveries.deliver(task({}, secondsAgo(90)), proxy.address);
    await sent.reported;
    await deliver(task({ RequestType: 'Delete', PhysicalResourceId: INVENTED }, secondsAgo(60)));
    deleted.report();
    expect((await creating).response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringContaining('and deleted it while it was in progress'),
    });
    expect(await made()).toEqual([]);
    await proxy.close();
  });

  it('creates nothing behind a framework, which passes on no times, unless the stack is creating resources', async () => {
    const framed = (more: object) => deliveries.frame(task(more), service.address);
    await framed({ RequestType: 'Delete', PhysicalResourceId: INVENTED });
    for (const status of ['ROLLBACK_IN_PROGRESS', 'UPDATE_ROLLBACK_IN_PROGRESS', undefined] as const) {
      if (status) deliveries.aws.stacks.statuses.set(STACK, status);
      else deliveries.aws.stacks.statuses.delete(STACK);
      expect((await framed({})).response).toMatchObject({
        Status: 'FAILED',
        Reason: expect.stringContaining('The Create of Thing arrived after a later Delete'),
      });
    }
    expect(await made()).toEqual([]);
    deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_IN_PROGRESS');
    expect((await framed({})).response).toMatchObject({ Status: 'SUCCESS' });
  });
});

it.each([
  ['with the time of the request', false],
  ['behind a framework', true],
])('the Delete of a replaced object does not make an update of its replacement late, %s', async (_, isFramed) => {
  await service.control.organization('beta');
  const send = (more: object, seconds: number) =>
    isFramed ? deliveries.frame(task(more), service.address) : deliver(task(more, secondsAgo(seconds)));
  const [acme, beta] = [TASK, { ...TASK, Organization: 'beta' }];
  const first = (await send({}, 90)).response!.PhysicalResourceId;
  const replaced = async (id: string, before: object, after: object, seconds: number) => {
    const { response } = await send(
      { RequestType: 'Update', PhysicalResourceId: id, OldResourceProperties: before, ResourceProperties: after },
      seconds,
    );
    expect(response).toMatchObject({ Status: 'SUCCESS' });
    if (response!.PhysicalResourceId !== id) {
      await send({ RequestType: 'Delete', PhysicalResourceId: id, ResourceProperties: before }, seconds - 5);
    }
    return response!.PhysicalResourceId;
  };
  const second = await replaced(first, acme, beta, 80);
  expect(await replaced(second, beta, { ...beta, Enabled: 'false' }, 70)).toBe(second);
  const third = await replaced(second, { ...beta, Enabled: 'false' }, acme, 60);
  expect(await replaced(third, acme, { ...acme, Url: 'https://other.example.com/' }, 50)).toBe(third);
  expect(await made()).toEqual([expect.objectContaining({ id: third, url: 'https://other.example.com/' })]);
});

it.each(['ThrottlingException', 'AccessDeniedException'])(
  'retries the table after %s, and sends later requests only once',
  async (type) => {
    deliveries.aws.faults.set(...['PutItem', 'GetItem'].map((operation) => ({ operation, id: TABLE, type, times: 2 })));
    const { response, log } = await deliver(task());
    expect(response).toMatchObject({ Status: 'SUCCESS' });
    expect(log).not.toContain(type);
    expect(await made()).toHaveLength(1);
  },
);

describe('if the table is unavailable', () => {
  it.each([
    ['throttles', 'ThrottlingException', 'Deploy again.', true],
    [
      'denies access',
      'AccessDeniedException',
      'Grant dynamodb:PutItem on the table to the role of the function.',
      true,
    ],
    ['does not exist', 'ResourceNotFoundException', 'Check that the table exists', false],
  ])(
    'because it %s, nothing is created, but existing objects are updated and deleted',
    async (_, failure, suggestion, isWaitedFor) => {
      const { response } = await deliver(task());
      const id = response!.PhysicalResourceId;
      deliveries.aws.tables.failing.set(TABLE, failure);
      try {
        const refused = await deliver(
          task({ LogicalResourceId: 'Other', ResourceProperties: { ...TASK, Name: 'other' } }),
        );
        expect(refused.response).toMatchObject({
          Status: 'FAILED',
          Reason: expect.stringMatching(
            new RegExp(
              `^The table of requests requests is unavailable \\(${failure}${isWaitedFor ? ', tried for [\\d.]+ s' : ''}\\)\\. ${suggestion.replaceAll('.', '\\.')}.*Nothing was done`,
            ),
          ),
        });
        const changed = await deliver(
          task({
            RequestType: 'Update',
            PhysicalResourceId: id,
            OldResourceProperties: TASK,
            ResourceProperties: { ...TASK, Url: 'https://other.example.com/' },
          }),
        );
        expect(changed.response).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: id });
        expect(changed.log).toContain(`is unavailable (${failure}`);
        expect(await made()).toMatchObject([{ url: 'https://other.example.com/' }]);
        expect((await deliver(task({ RequestType: 'Delete', PhysicalResourceId: id }))).response).toMatchObject({
          Status: 'SUCCESS',
        });
        expect(await made()).toEqual([]);
      } finally {
        deliveries.aws.tables.failing.delete(TABLE);
      }
    },
  );
});
