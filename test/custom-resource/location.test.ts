/** @tier complete */
import { DriftFinder } from '../../src/custom-resource/drift/find-drift';
import * as registry from '../../src/handlers';
import { custom, environmentAt, failing, failureOf } from '../support/cloudformation/lintel-stack';
import { Namespaces } from '../support/cloudformation/namespaces';
import { CloudFormation } from '../support/cloudformation/player';
import type { Template } from '../support/cloudformation/template';
import { startEmulator, TestEmulator } from '../support/emulator';
import { RecordingProxy } from '../support/environments/recording-proxy';

let player: CloudFormation;
beforeAll(async () => {
  player = await CloudFormation.open();
});
afterAll(() => player.close());

const role = (Connection?: object, more: object = {}) =>
  custom('PkiRole', { Name: 'web', ...(Connection && { Connection }), ...more });
const template = (resources: Template['Resources']): Template => ({ Resources: resources });

async function rolesOf(service: TestEmulator): Promise<string[]> {
  return ((await service.request('LIST', '/v1/pki/roles')).body.data?.keys ?? []) as string[];
}

describe("after a change of the provider's address", () => {
  let before: TestEmulator;
  let after: TestEmulator;
  /** Another address of the first service. */
  let alias: RecordingProxy;
  beforeEach(async () => {
    [before, after] = await Promise.all([startEmulator(), startEmulator()]);
    alias = await RecordingProxy.open(before.address);
  });
  afterEach(async () => {
    await alias.close();
    await Promise.all([before.close(), after.close()]);
  });

  /** A template with its function, as in an app: a rollback restores the environment of the function. */
  const whole = (Address: string, { former = '', more = {}, others = {} } = {}) =>
    template({
      Function: {
        Type: 'AWS::Lambda::Function',
        Properties: {
          Handler: 'custom-resource.handler',
          Environment: { Variables: { ...environmentAt(player, Address), LINTEL_FORMER_ADDRESSES: former } },
        },
      },
      Role: role({ Address }, { ServiceToken: { 'Fn::GetAtt': ['Function', 'Arn'] }, ...more }),
      ...others,
    });

  it('a deletion fails with the location of the object, and the other service receives neither a request nor a token', async () => {
    const environment = environmentAt(player, before.address);
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Role: role({ Address: before.address }) }));
    Object.assign(environment, environmentAt(player, after.address));
    await expect(stack.delete()).rejects.toThrow(
      `Connection: pki/roles/web is at ${before.address}, but the function is now connected to ${after.address}`,
    );
    await expect(stack.delete()).rejects.toThrow(
      /Configure the old address of the function again\. .*`formerAddresses`.*DeletionPolicy: Retain/,
    );
    expect(await rolesOf(before)).toEqual(['web']);
    expect((await after.control.requests()).requests).toEqual([]);
    Object.assign(environment, environmentAt(player, alias.address), {
      LINTEL_FORMER_ADDRESSES: `https://other.example.com, ${before.address}/`,
    });
    await stack.delete();
    expect(await rolesOf(before)).toEqual([]);
  });

  it('an update is refused before any request to a service, and its rollback succeeds if CloudFormation reports it', async () => {
    const stack = player.stack('app', { timeoutMs: 9_000 });
    await stack.deploy(whole(before.address));
    await Promise.all([before, after].map(({ control }) => control.clearRequests()));
    const failed = await failureOf(stack.deploy(whole(after.address, { more: { MaxTtl: '2h' } })));
    expect(failed).toMatchObject({
      logicalId: 'Role',
      reason: expect.stringContaining(`pki/roles/web is at ${before.address}`),
      rollbackFailures: [],
    });
    expect((await after.control.requests()).requests).toEqual([]);
    expect(stack).toMatchObject({ status: 'UPDATE_ROLLBACK_COMPLETE', resources: { Role: { id: 'pki/roles/web' } } });
    player.aws.denied.add(stack.stackId);
    const unanswered = await failureOf(stack.deploy(whole(after.address)));
    expect(unanswered.rollbackFailures).toEqual([
      expect.stringContaining(`Grant cloudformation:DescribeStacks on ${stack.stackId}`),
    ]);
    await stack.delete();
    expect(await rolesOf(before)).toEqual([]);
  });

  it('the objects stay the same if the old address is listed as a former one, also in a rollback', async () => {
    const stack = player.stack('app');
    await stack.deploy(whole(before.address));
    const look = async () => (await before.request('GET', '/v1/pki/roles/web')).body.data as object;
    const made = await look();
    const renamed = whole(alias.address, { former: before.address, more: { MaxTtl: '2h' } });
    const failed = await failureOf(
      stack.deploy({
        Resources: {
          ...renamed.Resources,
          Task: {
            ...failing('Role'),
            Properties: { ...failing().Properties, ServiceToken: { 'Fn::GetAtt': ['Function', 'Arn'] } },
          },
        },
      }),
    );
    expect(failed).toMatchObject({ logicalId: 'Task', rollbackFailures: [] });
    expect(await look()).toEqual(made);
    await stack.deploy(renamed);
    expect(stack.resources.Role.id).toBe('pki/roles/web');
    expect(await look()).not.toEqual(made);
    await stack.delete();
    expect(await rolesOf(before)).toEqual([]);
  });

  it('a create at another address than that of the function is refused, but a different spelling is accepted', async () => {
    const stack = player.stack('app', { environment: environmentAt(player, before.address) });
    const { reason } = await failureOf(stack.deploy(template({ Role: role({ Address: after.address }) })));
    expect(reason).toBe(
      `Connection: The object is to be created at ${after.address}, but the function is connected to ${before.address}. Configure the same address for both. (Code: stack-service-changed)`,
    );
    expect(
      (await failureOf(stack.deploy(template({ Role: role({ Address: before.address, Port: 8200 }) })))).reason,
    ).toContain('Connection: It must be an object with the strings `Address` and `Namespace`');
    await stack.deploy(template({ Role: role({ Address: `${before.address.replace('http', 'HTTP')}//` }) }));
    await stack.delete();
    expect(await rolesOf(before)).toEqual([]);
  });
});

describe("after a change of the provider's namespace", () => {
  let services: Namespaces;
  let environment: NodeJS.ProcessEnv;
  beforeEach(async () => {
    services = await Namespaces.open('', 'team', 'other/part');
    environment = environmentAt(player, services.address);
  });
  afterEach(() => services.close());

  /** The function has the same namespace as the properties, as with constructs. */
  const inNamespace = (Namespace?: string, more: object = {}) => {
    environment.LINTEL_SECRETS_NAMESPACE = Namespace ?? '';
    return role({ Address: services.address, ...(Namespace && { Namespace }) }, more);
  };
  const everywhere = () => Promise.all(['', 'team', 'other/part'].map((name) => rolesOf(services.in(name))));

  it.each([
    ['raw', false],
    ['behind the framework', true],
  ])(
    'an update creates a new object in the new namespace and deletes the old one in the old namespace (%s)',
    async (_, framework) => {
      const stack = player.stack('app', { environment, framework });
      await stack.deploy(template({ Role: inNamespace('team') }));
      expect([stack.resources.Role.id, await everywhere()]).toEqual(['lintel:team:pki/roles/web', [[], ['web'], []]]);
      await stack.deploy(template({ Role: inNamespace('team', { MaxTtl: '2h' }) }));
      expect([stack.resources.Role.id, await everywhere()]).toEqual(['lintel:team:pki/roles/web', [[], ['web'], []]]);
      await stack.deploy(template({ Role: inNamespace('other/part/') }));
      expect([stack.resources.Role.id, await everywhere()]).toEqual([
        'lintel:other/part:pki/roles/web',
        [[], [], ['web']],
      ]);
      await stack.deploy(template({ Role: inNamespace() }));
      expect([stack.resources.Role.id, await everywhere()]).toEqual(['pki/roles/web', [['web'], [], []]]);
      await stack.delete();
      expect(await everywhere()).toEqual([[], [], []]);
    },
  );

  it('a failed update returns to the old namespace and does not take over objects of others', async () => {
    await services.in('other/part').request('POST', '/v1/pki/roles/theirs', { body: {} });
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Role: inNamespace('team') }));
    const failed = await failureOf(stack.deploy(template({ Role: inNamespace('other/part'), Task: failing('Role') })));
    expect(failed).toMatchObject({ logicalId: 'Task', rollbackFailures: [] });
    expect([stack.resources.Role.id, await everywhere()]).toEqual([
      'lintel:team:pki/roles/web',
      [[], ['web'], ['theirs']],
    ]);
    const { reason } = await failureOf(stack.deploy(template({ Role: inNamespace('other/part', { Name: 'theirs' }) })));
    expect(reason).toContain('An update does not take over an existing object');
    await stack.delete();
    expect(await everywhere()).toEqual([[], [], ['theirs']]);
  });

  it('drift is checked in the namespace of the object', async () => {
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Role: inNamespace('team') }));
    const { id, properties, type: resourceType } = stack.resources.Role;
    const anywhere = { LINTEL_SECRETS_ADDRESS: services.address, LINTEL_SECRETS_TOKEN: 'secrets-root' };
    const finder = new DriftFinder(registry.resources, anywhere);
    expect(await finder.find({ resourceType, properties, id })).toMatchObject({ status: 'same', id });
    expect(await finder.find({ resourceType, properties })).toMatchObject({ status: 'same', id: 'pki/roles/web' });
    await stack.delete();
    expect(await finder.find({ resourceType, properties, id })).toMatchObject({ status: 'gone' });
    finder.close();
  });

  it('a deletion uses the namespace of the object, not that of the function', async () => {
    for (const name of [undefined, 'team']) {
      const stack = player.stack('app', { environment });
      await stack.deploy(template({ Role: inNamespace(name) }));
      environment.LINTEL_SECRETS_NAMESPACE = 'other/part';
      await stack.delete();
      expect(await everywhere()).toEqual([[], [], []]);
    }
  });

  it('an object without a Connection keeps its id until it is created in another namespace', async () => {
    const stack = player.stack('app', { environment });
    environment.LINTEL_SECRETS_NAMESPACE = 'team';
    await stack.deploy(template({ Role: role() }));
    await stack.deploy(template({ Role: inNamespace('team') }));
    expect([stack.resources.Role.id, await everywhere()]).toEqual(['pki/roles/web', [[], ['web'], []]]);
    await stack.deploy(template({ Role: inNamespace() }));
    expect([stack.resources.Role.id, await everywhere()]).toEqual(['lintel::pki/roles/web', [['web'], [], []]]);
    await stack.delete();
    expect(await everywhere()).toEqual([[], [], []]);
  });
});

it('isComplete uses the namespace of the object', async () => {
  const service = await startEmulator();
  await service.control.settings({ moduleDelayMs: 6_000 });
  const stack = player.stack('app', { environment: environmentAt(player, service.address), framework: true });
  const repository = {
    Identifier: 'acme/terraform-aws-vpc',
    DisplayIdentifier: 'acme/terraform-aws-vpc',
    OauthTokenId: 'ot-main',
  };
  await stack.deploy(
    template({
      Module: custom('RegistryModule', {
        Organization: 'acme',
        VcsRepo: repository,
        Connection: { Address: service.address },
      }),
    }),
  );
  expect(stack.resources.Module).toMatchObject({ id: 'acme/private/acme/vpc/aws', data: { Status: 'setup_complete' } });
  await stack.delete();
  await service.close();
}, 60_000);
