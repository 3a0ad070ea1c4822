import { randomUUID } from 'crypto';
import { CREATE_FAILED } from '../../src/custom-resource/events/event';
import { custom, environmentAt, failing, failureOf } from '../support/cloudformation/lintel-stack';
import { CloudFormation, Stack } from '../support/cloudformation/player';
import type { Template } from '../support/cloudformation/template';
import { startEmulator, TestEmulator } from '../support/emulator';

const PASSWORD = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:password';

let service: TestEmulator;
let player: CloudFormation;
let stack: Stack;

beforeAll(async () => {
  player = await CloudFormation.open();
});
afterAll(() => player.close());
beforeEach(async () => {
  service = await startEmulator();
  player.aws.asked.length = 0;
  stack = player.stack('app', { environment: environmentAt(player, service.address) });
});
afterEach(() => service.close());

const role = (name: string, more: object = {}) =>
  custom('PkiRole', { Name: name, AllowedDomains: ['example.com'], ...more });
const template = (resources: Template['Resources']): Template => ({ Resources: resources });

async function roles(): Promise<string[]> {
  return ((await service.request('LIST', '/v1/pki/roles')).body.data?.keys ?? []) as string[];
}

/** Creates the same object as the stack, as another client. */
async function makeByOthers(name: string): Promise<unknown> {
  const others = player.stack('others', { environment: environmentAt(player, service.address) });
  await others.deploy(template({ Role: role(name) }));
  return look(name);
}

async function look(name: string): Promise<unknown> {
  return (await service.request('GET', `/v1/pki/roles/${name}`)).body.data;
}

function described(): readonly string[] {
  return player.aws.asked.filter(({ operation }) => operation === 'DescribeStacks').map(({ id }) => id);
}

describe('a create', () => {
  it('does not take over an equal list of consumers of others unless it adopts the list', async () => {
    await service.control.organization('gamma');
    const list = (more: object = {}) =>
      custom('AdminModuleConsumers', { Organization: 'acme', Consumers: ['gamma'], ...more });
    const reported = async () =>
      (await service.request('GET', '/api/v2/admin/organizations/acme/relationships/module-consumers')).body
        .data as unknown;
    await player
      .stack('others', { environment: environmentAt(player, service.address) })
      .deploy(template({ List: list() }));
    const failed = await failureOf(stack.deploy(template({ List: list() })));
    expect(failed.reason).toMatch(/`acme` exists already\. .*`Adopt: acme`/);
    expect(await reported()).toMatchObject([{ id: 'gamma' }]);
    const adopting = player.stack('adopting', { environment: environmentAt(player, service.address) });
    await adopting.deploy(template({ List: list({ Adopt: 'acme' }) }));
    expect(adopting.resources.List.id).toBe('acme');
    expect(await reported()).toMatchObject([{ id: 'gamma' }]);
  });
});

describe('an update that forces replacement', () => {
  it('takes what was destroyed and stays without effect, but nothing that others enable', async () => {
    const [first, second] = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const attributes = { name, url: 'https://scanner.example.com/', description: '', category: 'task' };
        const body = { data: { type: 'tasks', attributes } };
        return String((await service.request('POST', '/api/v2/organizations/acme/tasks', { body })).body.data.id);
      }),
    );
    const applied = (TaskId: string | undefined) =>
      template({
        Scan: custom('RunTaskGlobalConfiguration', { TaskId, Stages: ['post_plan'], EnforcementLevel: 'advisory' }),
      });
    const others = player.stack('others', { environment: environmentAt(player, service.address) });
    await others.deploy(applied(second));
    await stack.deploy(applied(first));
    expect((await failureOf(stack.deploy(applied(second)))).reason).toContain(`\`${second}\` exists already`);
    await others.delete();
    await stack.deploy(applied(second));
    expect(stack.resources.Scan.id).toBe(second);
    await stack.deploy(applied(first));
    expect(stack.resources.Scan.id).toBe(first);
  });

  it('is refused if others have an equal object, which neither the rollback nor the deletion of the stack changes', async () => {
    const theirs = await makeByOthers('prod');
    await stack.deploy(template({ Role: role('mine') }));
    const failed = await failureOf(stack.deploy(template({ Role: role('prod') })));
    expect(failed).toMatchObject({ logicalId: 'Role', rollbackFailures: [] });
    expect(failed.reason).toMatch(
      /`pki\/roles\/prod` exists already\. .*Give the resource another name, or delete pki\/roles\/prod if it is no longer needed/,
    );
    expect(described()).toEqual([stack.stackId]);
    expect(stack).toMatchObject({ status: 'UPDATE_ROLLBACK_COMPLETE', resources: { Role: { id: 'pki/roles/mine' } } });
    expect(await roles()).toEqual(['mine', 'prod']);
    await stack.delete();
    expect(await look('prod')).toEqual(theirs);
    expect(await roles()).toEqual(['prod']);
  });

  it.each([
    ['before', 'Second', 'First'],
    ['after', 'First', 'Second'],
  ])(
    'is refused if another resource of the stack has the object, %s that resource is renamed',
    async (_, later, earlier) => {
      const renamed = { First: role('two'), Second: role('three') };
      await stack.deploy(template({ First: role('one'), Second: role('two') }));
      const before = await Promise.all(['one', 'two'].map(look));
      const failed = await failureOf(
        stack.deploy(template({ ...renamed, [later]: { ...renamed[later as 'First'], DependsOn: earlier } })),
      );
      expect(failed).toMatchObject({
        logicalId: 'First',
        reason: expect.stringContaining('An update does not take over an existing object'),
        rollbackFailures: [],
      });
      expect(await Promise.all(['one', 'two'].map(look))).toEqual(before);
      expect(stack.resources).toMatchObject({ First: { id: 'pki/roles/one' }, Second: { id: 'pki/roles/two' } });
      await stack.delete();
      expect(await roles()).toEqual([]);
    },
  );

  it('is refused for an equal list of consumers of another organization', async () => {
    await Promise.all(['beta', 'gamma'].map((name) => service.control.organization(name)));
    const consumers = (organization: string) =>
      custom('AdminModuleConsumers', { Organization: organization, Consumers: ['gamma'] });
    const others = player.stack('others', { environment: environmentAt(player, service.address) });
    await others.deploy(template({ List: consumers('beta') }));
    await stack.deploy(template({ List: consumers('acme') }));
    const failed = await failureOf(stack.deploy(template({ List: consumers('beta') })));
    expect(failed.reason).toContain('An update does not take over an existing object');
    await stack.delete();
    expect(
      (await service.request('GET', '/api/v2/admin/organizations/beta/relationships/module-consumers')).body.data,
    ).toMatchObject([{ id: 'gamma' }]);
  });
});

describe('the rollback of a replacement', () => {
  it('takes back the replaced object unchanged and deletes the replacement', async () => {
    const theirs = await makeByOthers('theirs');
    await stack.deploy(template({ Role: role('mine') }));
    const before = await look('mine');
    const failed = await failureOf(stack.deploy(template({ Role: role('prod'), Task: failing('Role') })));
    expect(failed).toMatchObject({ logicalId: 'Task', rollbackFailures: [] });
    expect(stack).toMatchObject({ status: 'UPDATE_ROLLBACK_COMPLETE', resources: { Role: { id: 'pki/roles/mine' } } });
    expect(await look('mine')).toEqual(before);
    expect(await look('theirs')).toEqual(theirs);
    expect(await roles()).toEqual(['mine', 'theirs']);
    expect(new Set(described())).toEqual(new Set([stack.stackId]));
  });

  it('sends the secrets of a connection that it takes back again, since they cannot be compared', async () => {
    player.aws.secrets.set(PASSWORD, ['canary-password']);
    const connection = (name: string) =>
      custom('DatabaseConnection', {
        Name: name,
        PluginName: 'postgresql-database-plugin',
        ConnectionUrl: { SecretsManager: PASSWORD, Key: 'url' },
        Username: 'root',
        VerifyConnection: false,
        PasswordWo: { SecretsManager: PASSWORD, Key: 'password' },
        PasswordWoVersion: 1,
        ParametersWo: { SecretsManager: PASSWORD, Key: 'parameters' },
      });
    const put = (password: string) =>
      player.aws.secrets.set(PASSWORD, [
        JSON.stringify({
          url: 'postgresql://{{username}}:{{password}}@db.example.com/orders',
          password,
          parameters: JSON.stringify({ private_key: `key of ${password}` }),
        }),
      ]);
    const stored = async () =>
      (await service.control.snapshot()).objects.databaseConnections as unknown as readonly {
        readonly name: string;
        readonly details: object;
      }[];
    put('canary-password');
    await stack.deploy(template({ Connection: connection('orders') }));
    // Another client has changed the secrets, which the service does not return.
    await service.request('POST', '/v1/database/config/orders', {
      body: {
        plugin_name: 'postgresql-database-plugin',
        verify_connection: false,
        password: 'another',
        private_key: 'another',
      },
    });
    const failed = await failureOf(
      stack.deploy(template({ Connection: connection('sales'), Task: failing('Connection') })),
    );
    expect(failed).toMatchObject({ logicalId: 'Task', rollbackFailures: [] });
    expect(await stored()).toMatchObject([
      { name: 'orders', details: { password: 'canary-password', private_key: 'key of canary-password' } },
    ]);
    for (const { log } of stack.events) expect(log).not.toContain('canary');
  });

  it.each<[string, () => unknown, () => string]>([
    [
      'may not describe the stack',
      () => player.aws.denied.add(stack.stackId),
      () => `Grant cloudformation:DescribeStacks on ${stack.stackId} to the role of the function`,
    ],
    [
      'finds another object under the earlier name',
      () => service.request('POST', '/v1/pki/roles/mine', { body: { allowed_domains: ['other.example.com'] } }),
      () => 'the existing object differs from the properties',
    ],
  ])('takes back nothing if it %s', async (_, prevent, words) => {
    stack = player.stack('app', { environment: environmentAt(player, service.address), timeoutMs: 9_000 });
    await stack.deploy(template({ Role: role('mine') }));
    await prevent();
    const before = await look('mine');
    const { rollbackFailures } = await failureOf(stack.deploy(template({ Role: role('prod'), Task: failing('Role') })));
    expect(rollbackFailures).toEqual([expect.stringContaining(words())]);
    expect(rollbackFailures[0]).toContain('pki/roles/mine');
    expect(await look('mine')).toEqual(before);
    expect(stack.status).toBe('UPDATE_ROLLBACK_FAILED');
  });

  it('takes back nothing if CloudFormation cannot be reached', async () => {
    const cut = player.stack('app', {
      environment: { ...environmentAt(player, service.address), AWS_ENDPOINT_URL_CLOUDFORMATION: 'http://127.0.0.1:1' },
      timeoutMs: 9_000,
    });
    await cut.deploy(template({ Role: role('mine') }));
    const { rollbackFailures } = await failureOf(cut.deploy(template({ Role: role('prod'), Task: failing('Role') })));
    expect(rollbackFailures).toEqual([expect.stringContaining('Check that the function can reach it from its VPC')]);
    expect(await roles()).toEqual(['mine', 'prod']);
  });
});

describe('a deletion', () => {
  it('deletes an object whose name resembles an id that CloudFormation generates', async () => {
    await stack.deploy(template({ Role: role('app-Role-20260101') }));
    expect(stack.resources.Role.id).toBe('pki/roles/app-Role-20260101');
    await stack.delete();
    expect(await roles()).toEqual([]);
  });

  it('deletes an object with the form of a generated id, which has a prefix in its physical id', async () => {
    await service.control.organization('app-Organization-A1B2C3D4E5F6');
    await stack.deploy(
      template({
        Organization: custom('AdminOrganization', { Name: 'app-Organization-A1B2C3D4E5F6', DeleteOnDestroy: true }),
      }),
    );
    expect(stack.resources.Organization.id).toBe('lintel::app-Organization-A1B2C3D4E5F6');
    await stack.delete();
    expect((await service.request('GET', '/api/v2/organizations/app-Organization-A1B2C3D4E5F6')).status).toBe(404);
  });

  it.each([
    ['succeeds for a resource that was never created', CREATE_FAILED, 'SUCCESS'],
    ['succeeds for an id that CloudFormation generated', 'app-Role-A1B2C3D4E5F6', 'SUCCESS'],
    ['is refused for the id of another stack', 'other-Role-A1B2C3D4E5F6', 'FAILED'],
    ['is refused for an unknown id', '2026/11/22/[$LATEST]0123456789abcdef', 'FAILED'],
    ['is refused for a malformed id', 'lintel:pki/roles/mine', 'FAILED'],
  ])('%s', async (_, id, status) => {
    const { response } = await stack.deliverAgain({
      request: {
        RequestType: 'Delete',
        RequestId: randomUUID(),
        StackId: stack.stackId,
        ResourceType: 'Custom::LintelPkiRole',
        LogicalResourceId: 'Role',
        PhysicalResourceId: id,
        ResourceProperties: role('mine').Properties,
      },
    });
    expect(response).toMatchObject({ Status: status, PhysicalResourceId: id });
    if (status === 'FAILED') {
      expect(response.Reason).toMatch(/is not the id of a Custom::LintelPkiRole.* Nothing was deleted/);
    }
    expect((await service.control.requests()).requests).toEqual([]);
  });
});
