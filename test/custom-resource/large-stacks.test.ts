/** @tier complete */
import { CloudFormation } from '../support/cloudformation/player';
import type { Template } from '../support/cloudformation/template';
import { startEmulator, TestEmulator } from '../support/emulator';
import { RecordingProxy } from '../support/environments/recording-proxy';

const SERVICE_TOKEN = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';
const PLATFORM_TOKEN = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:platform-token';

/** The number of objects that are created at the same time. */
const SANDBOXES = 24;

let service: TestEmulator;
let player: CloudFormation;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  player = await CloudFormation.open();
  service = await startEmulator();
  player.aws.secrets.set(PLATFORM_TOKEN, ['platform-root']);
  environment = {
    LINTEL_PLATFORM_ADDRESS: service.address,
    LINTEL_PLATFORM_TOKEN_REFERENCE: `secretsmanager:${PLATFORM_TOKEN}`,
    LINTEL_SECRETS_ADDRESS: service.address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
  };
});
afterAll(async () => {
  await service.close();
  await player.close();
});

beforeEach(() => service.control.reset());
afterEach(async () => {
  expect((await service.control.requests()).unknown).toBe(0);
});

type Resources = Template['Resources'];

const custom = (construct: string, properties: object) => ({
  Type: `Custom::Lintel${construct}`,
  Properties: { ServiceToken: SERVICE_TOKEN, ...properties },
});
const many = (count: number, name: string, resource: (index: number) => Resources[string]): Resources =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, resource(index)]));
/** Creates one as another client. */
const post = async (name: string) => {
  const { status, body } = await service.request('POST', '/api/v2/organizations/acme/tasks', {
    body: {
      data: {
        type: 'tasks',
        attributes: { name, category: 'task', description: '', url: 'https://scanner.example.com/hooks' },
      },
    },
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
};

/** Interleaves the types, so that both services always receive requests. */
const mixed = (...kinds: readonly Resources[]): Resources => {
  const share = (resources: Resources) =>
    Object.entries(resources).map(([name, resource], index, all) => ({ name, resource, at: index / all.length }));
  return Object.fromEntries(
    kinds
      .flatMap(share)
      .sort((one, other) => one.at - other.at)
      .map(({ name, resource }) => [name, resource]),
  );
};
const task = (index: number, more: object = {}) =>
  custom('RunTask', {
    Organization: 'acme',
    Name: `task-${index}`,
    Url: 'https://scanner.example.com/hooks',
    Enabled: true,
    ...more,
  });

it('creates 200 objects in one list at the same time, although the list changes whenever it is read', async () => {
  const stack = player.stack('tasks', { environment, sandboxes: SANDBOXES });
  await stack.deploy({ Resources: many(200, 'Task', (index) => task(index)) });
  expect((await service.control.snapshot()).objects.runTasks).toHaveLength(200);
  await stack.delete();
  expect((await service.control.snapshot()).objects.runTasks).toEqual([]);
}, 60_000);

it.each([
  ['unchanged, finds its object', false],
  ['changing, fails, since the object may belong to others', true],
])(
  'a create whose response is lost while its list is %s',
  async (_, changing) => {
    const proxy = await RecordingProxy.open(service.address);
    try {
      await Promise.all(Array.from({ length: 110 }, (__, index) => post(`other-${index}`)));
      let lists = 0;
      proxy.watch = async (passing) => {
        // Between the first page and the second.
        if (passing.method === 'GET' && ++lists === 2 && changing) await post('new');
        if (passing.method !== 'POST') return;
        await passing.forward();
        passing.drop();
      };
      const stack = player.stack('lost', {
        environment: { ...environment, LINTEL_PLATFORM_ADDRESS: proxy.address },
        sandboxes: 1,
      });
      const deployed = stack.deploy({ Resources: { Task: task(0) } });
      if (changing) {
        await expect(deployed).rejects.toThrow(
          'the response to its creation was lost, and it is unknown whether it existed before, because the list was changing',
        );
      } else {
        await deployed;
      }
      expect(
        ((await service.control.snapshot()).objects.runTasks as unknown as readonly { readonly name: string }[]).filter(
          ({ name }) => name === 'task-0',
        ),
      ).toHaveLength(1);
    } finally {
      await proxy.close();
    }
  },
  30_000,
);

describe('500 resources of mixed types, at 30 requests per second', () => {
  /** Two templates. They differ in every resource. */
  const resources = (changed: boolean): Resources =>
    mixed(
      many(110, 'Task', (index) => task(index, { Enabled: !changed })),
      many(70, 'Hook', (index) =>
        custom('WorkspaceRunTask', {
          WorkspaceId: 'ws-app',
          TaskId: { Ref: `Task${index}` },
          EnforcementLevel: changed ? 'mandatory' : 'advisory',
        }),
      ),
      many(70, 'Policy', (index) =>
        custom('Policy', {
          Organization: 'acme',
          Name: `policy-${index}`,
          EnforcementLevel: changed ? 'hard-mandatory' : 'advisory',
          Source: 'main = rule { true }',
        }),
      ),
      many(90, 'Certificates', (index) => custom('PkiRole', { Name: `web-${index}`, Ttl: changed ? '3600' : '1800' })),
      many(80, 'Cluster', (index) =>
        custom('ClusterRole', { Name: `deployer-${index}`, ServiceAccountName: changed ? 'builder' : 'deployer' }),
      ),
      many(80, 'Pipeline', (index) =>
        custom('PlatformTokenRole', { Name: `pipeline-${index}`, UserId: 'user-1', Ttl: changed ? '3600' : '1800' }),
      ),
    );

  const stored = async () => (await service.control.snapshot()).objects as unknown as Stored;
  interface Stored {
    readonly [collection: string]: readonly any[];
  }
  /** The objects of each type, counted by the value in which the templates differ. */
  const counted = async () => {
    const objects = await stored();
    const count = (values: readonly unknown[]) =>
      Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]));
    return {
      RunTask: count(objects.runTasks.map(({ enabled }) => enabled)),
      WorkspaceRunTask: count(objects.workspaceRunTasks.map(({ enforcementLevel }) => enforcementLevel)),
      Policy: count(objects.policies.map(({ enforcementLevel }) => enforcementLevel)),
      PkiRole: count(objects.pkiRoles.map(({ fields }) => fields.ttl)),
      ClusterRole: count(objects.clusterRoles.map(({ serviceAccountName }) => serviceAccountName)),
      PlatformTokenRole: count(objects.platformTokenRoles.map(({ ttlSeconds }) => ttlSeconds)),
    };
  };
  /** How many requests were refused until now. */
  const refused = async () =>
    (await service.control.requests()).requests
      .filter(({ status }) => status === 429)
      .reduce((sum, { count }) => sum + count, 0);

  it('are created, updated and deleted without a failure', async () => {
    const before = await stored();
    const stack = player.stack('large', { environment, sandboxes: SANDBOXES });
    await service.control.limits(30);
    await stack.deploy({ Resources: resources(false) });
    expect(Object.keys(stack.resources)).toHaveLength(500);
    expect(await counted()).toEqual({
      RunTask: { true: 110 },
      WorkspaceRunTask: { advisory: 70 },
      Policy: { advisory: 70 },
      PkiRole: { 1800: 90 },
      ClusterRole: { deployer: 80 },
      PlatformTokenRole: { 1800: 80 },
    });
    const refusedBy = [await refused()];
    await stack.deploy({ Resources: resources(true) });
    expect(await counted()).toEqual({
      RunTask: { false: 110 },
      WorkspaceRunTask: { mandatory: 70 },
      Policy: { 'hard-mandatory': 70 },
      PkiRole: { 3600: 90 },
      ClusterRole: { builder: 80 },
      PlatformTokenRole: { 3600: 80 },
    });
    refusedBy.push(await refused());
    await stack.delete();
    await service.control.limits();
    expect(await stored()).toEqual(before);
    refusedBy.push(await refused());
    // Without requests that are refused in each deployment, the test would prove nothing.
    expect(refusedBy.map((count, index) => count - (refusedBy[index - 1] ?? 0)).filter((count) => count === 0)).toEqual(
      [],
    );
    expect(stack.events.map(({ response }) => response.Status).filter((status) => status !== 'SUCCESS')).toEqual([]);
  }, 240_000);
});
