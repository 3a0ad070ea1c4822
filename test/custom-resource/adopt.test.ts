/** @tier complete */
import { randomUUID } from 'crypto';
import { CREATE_FAILED } from '../../src/custom-resource/events/event';
import { CloudFormation, Stack, StackFailed } from '../support/cloudformation/player';
import type { Template, TemplateResource } from '../support/cloudformation/template';
import { startEmulator, TestEmulator } from '../support/emulator';
import { withInstalledProvider } from '../support/installed-provider';

const SERVICE_TOKEN = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';
const SIGNING_KEY = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:signing-key';

let service: TestEmulator;
let player: CloudFormation;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  player = await CloudFormation.open();
});
afterAll(() => player.close());

beforeEach(async () => {
  service = await startEmulator();
  player.aws.secrets.set(SIGNING_KEY, ['canary-signing-key']);
  environment = {
    LINTEL_PLATFORM_ADDRESS: service.address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: service.address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
  };
});
afterEach(() => service.close());

const custom = (construct: string, properties: object, more: Partial<TemplateResource> = {}): TemplateResource => ({
  Type: `Custom::Lintel${construct}`,
  Properties: { ServiceToken: SERVICE_TOKEN, ...properties },
  ...more,
});
const task = (properties: object = {}, more: Partial<TemplateResource> = {}) =>
  custom(
    'RunTask',
    {
      Organization: 'acme',
      Name: 'image-scan',
      Url: 'https://scanner.example.com/hooks',
      HmacKey: { SecretsManager: SIGNING_KEY },
      ...properties,
    },
    more,
  );
const kept = { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' };
const template = (resources: Template['Resources']): Template => ({ Resources: resources });
/** A resource that the service refuses after its dependencies were created. */
const wrong = (after: string) =>
  custom(
    'Policy',
    { Organization: 'nowhere', Name: 'x', EnforcementLevel: 'advisory', Source: 'main = rule { true }' },
    { DependsOn: after },
  );

interface Task {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly description: string | null;
  readonly hmacKey: string | null;
}
async function tasks(): Promise<readonly Task[]> {
  return (await service.control.snapshot()).objects.runTasks as never;
}

/** Creates the object with another client. */
async function makeTask(attributes: object = {}): Promise<Task> {
  const { status, body } = await service.request('POST', '/api/v2/organizations/acme/tasks', {
    body: {
      data: {
        type: 'tasks',
        attributes: {
          'name': 'image-scan',
          'url': 'https://old.example.com/hooks',
          'category': 'task',
          'enabled': false,
          'description': '',
          'hmac-key': 'canary-of-theirs',
          ...attributes,
        },
      },
    },
  });
  if (status >= 300) throw new Error(JSON.stringify(body));
  return (await tasks()).at(-1)!;
}

async function failureOf(act: Promise<unknown>): Promise<StackFailed> {
  const error: unknown = await act.then(
    () => {
      throw new Error('nothing failed');
    },
    (failed: unknown) => failed,
  );
  if (!(error instanceof StackFailed)) throw error as Error;
  return error;
}

const logOf = (stack: Stack, index = -1) =>
  JSON.parse(stack.events.at(index)!.log) as {
    readonly changes?: readonly object[];
    readonly warnings?: readonly string[];
  };

/** The number of requests that change something. */
async function writes(): Promise<number> {
  const { requests } = await service.control.requests();
  return requests
    .filter(({ method }) => method !== 'GET' && method !== 'LIST')
    .reduce((sum, { count }) => sum + count, 0);
}

describe('a resource with `Adopt`', () => {
  it.each([
    ['its id', (id: string) => id],
    ['its name', () => 'acme/image-scan'],
  ])(
    'takes over the existing object by %s, applies the properties, and logs the changes without secrets',
    async (_, adopt) => {
      const theirs = await makeTask();
      const stack = player.stack('app', { environment });
      await stack.deploy(template({ Task: task({ Adopt: adopt(theirs.id) }) }));
      expect(stack.resources.Task).toMatchObject({ id: theirs.id, data: { Id: theirs.id, Enabled: 'true' } });
      expect(await tasks()).toEqual([
        expect.objectContaining({
          id: theirs.id,
          url: 'https://scanner.example.com/hooks',
          enabled: true,
          hmacKey: 'canary-signing-key',
        }),
      ]);
      expect(logOf(stack).changes).toEqual([
        { property: 'Enabled', expected: true, found: false },
        { property: 'HmacKey' },
        { property: 'Url', expected: 'https://scanner.example.com/hooks', found: 'https://old.example.com/hooks' },
      ]);
      expect(stack.events[0].log).not.toContain('canary');
    },
  );

  it('changes nothing if nothing differs', async () => {
    await makeTask({ 'url': 'https://scanner.example.com/hooks', 'enabled': true, 'hmac-key': undefined });
    await service.control.clearRequests();
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task({ Adopt: 'acme/image-scan', HmacKey: undefined }) }));
    expect(await writes()).toBe(0);
    expect(logOf(stack).changes).toEqual([]);
  });

  it('may give the object another name', async () => {
    const theirs = await makeTask();
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task({ Adopt: 'acme/image-scan', Name: 'scan' }) }));
    expect(await tasks()).toEqual([expect.objectContaining({ id: theirs.id, name: 'scan' })]);
    // No object has the adopted name any more.
    await failureOf(
      player.stack('other', { environment }).deploy(template({ Task: task({ Adopt: 'acme/image-scan' }) })),
    );
  });

  it('gives the same response when it is delivered again to another execution environment', async () => {
    const theirs = await makeTask();
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task({ Adopt: theirs.id }) }));
    const again = await stack.deliverAgain({
      ...stack.events[0],
      request: { ...stack.events[0].request, RequestId: randomUUID() },
    });
    expect(again.response).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: theirs.id });
    expect(logOf(stack).changes).toEqual([{ property: 'HmacKey' }]);
  });
});

describe('an adoption is refused and changes nothing', () => {
  const pki = { Mount: 'pki', Name: 'web', AllowedDomains: ['example.com'] };
  it.each([
    [
      'if it would force replacement',
      task({ Organization: 'beta', Adopt: 'acme/image-scan' }),
      'Adopt: acme/image-scan differs in Organization, whose change forces replacement. Nothing was changed.',
    ],
    [
      'if the object does not exist',
      task({ Adopt: 'acme/nothing' }),
      'Adopt: RunTask acme/nothing does not exist, or the token of the function cannot see it.',
    ],
    [
      'if the engine does not exist',
      custom('PkiRole', { ...pki, Mount: 'nowhere', Adopt: 'nowhere/roles/web' }),
      'Adopt: PkiRole nowhere/roles/web does not exist',
    ],
    [
      'if Adopt is not an import id',
      custom('PkiRole', { ...pki, Adopt: 'web' }),
      'Adopt: `web` is not an import id of lintel_pki_role. Use one of: <mount>/roles/<name> for example',
    ],
    ['if Adopt is empty', task({ Adopt: '' }), 'Adopt: It must be the import id of the object'],
    ['if Adopt is not a string', task({ Adopt: ['acme/image-scan'] }), 'Adopt: It must be the import id of the object'],
    [
      'of an operation',
      custom('DatabaseRootRotation', { Name: 'orders', Adopt: 'database/rotate-root/orders' }),
      'Adopt: The resource performs an operation',
    ],
    [
      'of a resource whose private key the service does not keep',
      custom('PkiCertificate', { Role: 'web', CommonName: 'a.example.com', Adopt: 'pki/cert/01-02' }),
      'Adopt: The service does not store the private key of an existing certificate',
    ],
  ])('%s', async (_, resource, reason) => {
    await service.control.organization('beta');
    const theirs = await makeTask();
    await service.control.clearRequests();
    const stack = player.stack('app', { environment });
    const failed = await failureOf(stack.deploy(template({ Thing: resource })));
    expect(failed.reason.replace(/\s+/g, ' ')).toContain(reason);
    expect(stack.events[0].response.PhysicalResourceId).toBe(CREATE_FAILED);
    expect(await writes()).toBe(0);
    expect(await tasks()).toEqual([theirs]);
  });

  it('if Adopt is not set, with a reason that says how to set it', async () => {
    const theirs = await makeTask();
    const stack = player.stack('app', { environment });
    const failed = await failureOf(stack.deploy(template({ Task: task() })));
    expect(failed.reason).toContain('set `Adopt: acme/image-scan`');
    expect(await tasks()).toEqual([theirs]);
    await stack.deploy(template({ Task: task({ Adopt: 'acme/image-scan' }) }));
    expect(await tasks()).toHaveLength(1);
  });
});

describe('an adopted object', () => {
  it.each([
    ['the creation of its stack', template({}), false],
    ['an update of its stack', template({ Other: task({ Name: 'other' }) }), true],
  ])('is not deleted when %s is rolled back because another resource failed', async (_, before, updates) => {
    const stack = player.stack('app', { environment });
    if (updates) await stack.deploy(before);
    const theirs = await makeTask();
    const failed = await failureOf(
      stack.deploy(template({ ...before.Resources, Task: task({ Adopt: theirs.id }), Wrong: wrong('Task') })),
    );
    expect(failed).toMatchObject({ logicalId: 'Wrong', rollbackFailures: [] });
    expect((await tasks()).map(({ id }) => id)).toContain(theirs.id);
    const deletion = stack.events.find(
      ({ request }) => request.RequestType === 'Delete' && request.LogicalResourceId === 'Task',
    )!;
    expect(deletion.response).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: theirs.id });
    expect((JSON.parse(deletion.log) as { readonly warnings: readonly string[] }).warnings[0]).toMatch(
      /was adopted and is not deleted: the status of the stack is (UPDATE_)?ROLLBACK/,
    );
  });

  it('is not deleted when the adoption renamed it', async () => {
    const theirs = await makeTask();
    await failureOf(
      player
        .stack('app', { environment })
        .deploy(template({ Task: task({ Adopt: 'acme/image-scan', Name: 'scan' }), Wrong: wrong('Task') })),
    );
    expect(await tasks()).toEqual([expect.objectContaining({ id: theirs.id, name: 'scan' })]);
  });

  it('is not deleted with its stack, or if the status of the stack is not known, while `Adopt` names it', async () => {
    const theirs = await makeTask();
    const stack = player.stack('app', { environment, timeoutMs: 9_000 });
    await stack.deploy(template({ Task: task({ Adopt: theirs.id }) }));
    await stack.delete();
    expect(logOf(stack).warnings![0]).toContain('the status of the stack is DELETE_IN_PROGRESS');
    player.aws.denied.add(stack.stackId);
    await stack.deliverAgain({
      ...stack.events.at(-1)!,
      request: { ...stack.events.at(-1)!.request, RequestId: randomUUID() },
    });
    expect(logOf(stack).warnings![0]).toContain('Grant cloudformation:DescribeStacks');
    expect(await tasks()).toHaveLength(1);
  });

  it('is deleted when an update removes its resource, and with the stack once `Adopt` is removed', async () => {
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task({ Adopt: (await makeTask()).id }), Other: task({ Name: 'other' }) }));
    await stack.deploy(template({ Other: task({ Name: 'other' }) }));
    expect((await tasks()).map(({ name }) => name)).toEqual(['other']);
    const theirs = await makeTask();
    await stack.deploy(template({ Task: task({ Adopt: theirs.id }) }));
    const requests = await writes();
    await stack.deploy(template({ Task: task() }));
    expect([stack.resources.Task.id, await writes()]).toEqual([theirs.id, requests]);
    await stack.delete();
    expect(await tasks()).toEqual([]);
  });

  it('can be replaced: the update deletes the old object, and its rollback the new one', async () => {
    await service.control.organization('beta');
    const theirs = await makeTask();
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task({ Adopt: theirs.id }) }));
    const moved = task({ Adopt: theirs.id, Organization: 'beta' });
    await failureOf(stack.deploy(template({ Task: moved, Wrong: wrong('Task') })));
    expect(await tasks()).toEqual([expect.objectContaining({ id: theirs.id, organization: 'acme' })]);
    await stack.deploy(template({ Task: moved }));
    expect(await tasks()).toEqual([expect.objectContaining({ organization: 'beta' })]);
  });

  it('can be named by `Adopt` later, in any form, but not exchanged for another object', async () => {
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task() }));
    const { id } = stack.resources.Task;
    const other = await makeTask({ name: 'other' });
    const requests = await writes();
    for (const adopt of ['acme/image-scan', id]) await stack.deploy(template({ Task: task({ Adopt: adopt }) }));
    const failed = await failureOf(stack.deploy(template({ Task: task({ Adopt: other.id }) })));
    expect(failed).toMatchObject({
      reason: expect.stringContaining(`Adopt: This resource manages ${id}, and ${other.id} is another RunTask.`),
      rollbackFailures: [],
    });
    expect([stack.resources.Task.id, (await tasks()).length]).toEqual([id, 2]);
    expect(await writes()).toBe(requests);
  });
});

describe('an object moves', () => {
  it('between stacks, retained by one and adopted by the other', async () => {
    const [from, to] = ['from', 'to'].map((name) => player.stack(name, { environment }));
    await from.deploy(template({ Task: task({}, kept), Other: task({ Name: 'other' }) }));
    const { id } = from.resources.Task;
    await from.deploy(template({ Other: task({ Name: 'other' }) }));
    await to.deploy(template({ Task: task({ Adopt: id }, kept) }));
    await to.deploy(template({ Task: task() }));
    await from.delete();
    expect((await tasks()).map((each) => each.id)).toEqual([id]);
    await to.delete();
    expect(await tasks()).toEqual([]);
  });

  it('from Terraform into a stack and back, and stays the same object', async () => {
    const provider = 'provider "lintel" {}\n';
    const resource =
      'resource "lintel_run_task" "scan" {\n  organization = "acme"\n  name = "image-scan"\n  url = "https://scanner.example.com/hooks"\n}\n';
    const terraform = withInstalledProvider({
      LINTEL_PLATFORM_ADDRESS: service.address,
      LINTEL_PLATFORM_TOKEN: 'platform-root',
    });
    try {
      await terraform.configure(provider + resource).init();
      await terraform.apply();
      const [made] = await tasks();
      await terraform
        .configure(`${provider}removed {\n  from = lintel_run_task.scan\n  lifecycle {\n    destroy = false\n  }\n}\n`)
        .apply();

      const stack = player.stack('app', { environment });
      await stack.deploy(template({ Task: task({ Adopt: made.id, HmacKey: undefined }, kept) }));
      await stack.deploy(template({ Task: task({ HmacKey: undefined, Description: 'Scans images.' }, kept) }));
      await stack.delete();

      await terraform
        .configure(
          `${provider}import {\n  to = lintel_run_task.scan\n  id = "acme/image-scan"\n}\n${resource.replace('}\n', '  description = "Scans images."\n}\n')}`,
        )
        .apply();
      expect(await terraform.planIsEmpty()).toBe(true);
      expect(terraform.instance('lintel_run_task.scan').attributes).toMatchObject({ id: made.id });
      expect(await tasks()).toEqual([{ ...made, description: 'Scans images.' }]);
    } finally {
      terraform.close();
    }
  });
});
