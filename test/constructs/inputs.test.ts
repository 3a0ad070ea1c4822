import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import {
  Aspects,
  DefaultTokenResolver,
  StringConcat,
  TerraformStack,
  TerraformVariable,
  Testing,
  Token,
  Tokenization,
} from 'cdktf';
import type { IConstruct } from 'constructs';
import { Duration, EphemeralVariable, LintelProvider, platform, secrets } from '../../src';
import { warningsIn } from './warnings';

const TASK = { organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com/hooks' };

function newStack(): TerraformStack {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { selfInstall: false });
  return stack;
}

function blockOf(stack: TerraformStack, type: string, kind = 'resource'): any {
  const [block] = Object.values(JSON.parse(Testing.synth(stack, true))[kind][type]);
  return block;
}

function inspect(stack: TerraformStack, visit: (node: IConstruct) => void): void {
  Aspects.of(stack).add({ visit });
}

describe('what was configured', () => {
  test('can be read', () => {
    const stack = newStack();
    const rotation = secrets.Rotation.every(Duration.hours(1));
    const role = new secrets.DatabaseStaticRole(stack, 'Role', {
      name: 'a',
      username: 'a',
      dbName: 'orders',
      rotation,
      rotationStatements: ['ALTER'],
      skipImportRotation: true,
    });
    expect(role.nameInput).toBe('a');
    expect(role.rotationInput).toBe(rotation);
    expect(role.rotationStatementsInput).toEqual(['ALTER']);
    expect(role.skipImportRotationInput).toBe(true);
    expect(role.mountInput).toBeUndefined();
    // The attribute itself is still a reference.
    expect(Token.isUnresolved(role.name)).toBe(true);
  });

  test('can be changed, and removed', () => {
    const stack = newStack();
    const task = new platform.RunTask(stack, 'Scan', { ...TASK, description: 'Scans.', enabled: false });
    task.url = 'https://other.example.com';
    task.enabled = true;
    task.resetDescription();
    expect(task.urlInput).toBe('https://other.example.com');
    expect(task.descriptionInput).toBeUndefined();
    expect(blockOf(stack, 'lintel_run_task')).toEqual({
      ...TASK,
      url: 'https://other.example.com',
      enabled: true,
    });
  });

  test('is changed as a whole where it has a class, without a rest of the value before', () => {
    const stack = newStack();
    const role = new secrets.DatabaseStaticRole(stack, 'Role', {
      name: 'a',
      username: 'a',
      dbName: 'orders',
      rotation: secrets.Rotation.onSchedule('0 3 * * 0', { window: Duration.hours(1) }),
    });
    role.putRotation(secrets.Rotation.every(Duration.hours(2)));
    const {
      rotation_period: period,
      rotation_schedule: schedule,
      rotation_window: window,
    } = blockOf(stack, 'lintel_database_static_role');
    expect({ period, schedule, window }).toEqual({ period: '2h', schedule: undefined, window: undefined });
  });

  test('of data sources and ephemeral resources changes in the same way', () => {
    const stack = newStack();
    const data = new platform.DataRunTasks(stack, 'All', { organization: 'acme' });
    data.organization = 'other';
    const ephemeral = new secrets.EphemeralDatabaseStaticCredentials(stack, 'Credentials', { role: 'a' });
    ephemeral.role = 'b';
    expect(data.organizationInput).toBe('other');
    expect(blockOf(stack, 'lintel_run_tasks', 'data')).toEqual({ organization: 'other' });
    expect(blockOf(stack, 'lintel_database_static_credentials', 'ephemeral')).toMatchObject({ role: 'b' });
    expect(() => (data.organization = 'a/b')).toThrow(/^stack\/All: organization: "a\/b" is not allowed/);
    expect(() => (ephemeral.role = 'a/b')).toThrow(/^stack\/Credentials: role: "a\/b" is not allowed/);
  });

  test('of the provider changes in the same way', () => {
    const stack = new TerraformStack(Testing.app(), 'stack');
    const provider = new LintelProvider(stack, 'lintel', { selfInstall: false, secrets: { namespace: 'team' } });
    provider.platform = { address: 'https://platform.example.com' };
    provider.resetSecrets();
    expect(provider.secretsInput).toBeUndefined();
    expect(JSON.parse(Testing.synth(stack, true)).provider.lintel).toEqual([
      { platform: { address: 'https://platform.example.com' } },
    ]);
    expect(() => (provider.platform = { address: 'ftp://x' })).toThrow(/^stack\/lintel: platform\.address: /);
  });

  test('of an added role, a rule and a mount follows what is set', () => {
    const stack = newStack();
    const mount = new secrets.DatabaseMount(stack, 'Mount', {});
    mount.namespace = 'team';
    expect(
      Tokenization.resolve(mount.mountPath, {
        scope: stack,
        resolver: new DefaultTokenResolver(new StringConcat()),
        preparing: false,
      }),
    ).toBe('${lintel_secrets_mount.Mount.namespace}/${lintel_secrets_mount.Mount.path}');
    const connection = mount.addConnection('Orders', { name: 'orders', pluginName: 'x', allowedRoles: ['a'] });
    connection.addRole('B', { name: 'b', creationStatements: ['CREATE'] });
    expect(connection.allowedRolesInput).toEqual(['a', 'b']);
    connection.allowedRoles = ['c'];
    connection.addRole('D', { name: 'd', creationStatements: ['CREATE'] });
    expect(connection.allowedRolesInput).toEqual(['c', 'd']);
    const policy = new secrets.AclPolicy(stack, 'Policy', { name: 'p' });
    expect(policy.rulesInput).toBeUndefined();
    policy.allow('a/*', 'read');
    policy.putRules([{ path: 'b/*', capabilities: ['list'] }]);
    policy.allow('c', 'read');
    expect(policy.rulesInput).toEqual([
      { path: 'b/*', capabilities: ['list'] },
      { path: 'c', capabilities: ['read'] },
    ]);
    const text = new secrets.AclPolicy(stack, 'Text', { name: 't' });
    text.policy = 'path "x" { capabilities = ["read"] }';
    expect(Object.keys(JSON.parse(Testing.synth(stack, true)).resource.lintel_acl_policy.Text)).not.toContain('rules');
  });

  test('can be looked at by an aspect, which may change it', () => {
    const stack = newStack();
    new platform.RunTask(stack, 'Scan', TASK);
    inspect(stack, (node) => {
      if (platform.RunTask.isRunTask(node)) (node as platform.RunTask).enabled = false;
    });
    expect(blockOf(stack, 'lintel_run_task')).toMatchObject({ enabled: false });
  });
});

describe('a value that is set', () => {
  test('is refused at that statement like one that is given, and the one before stays', () => {
    const task = new platform.RunTask(newStack(), 'Scan', TASK);
    expect(() => (task.url = 'ftp://x')).toThrow(/^stack\/Scan: url: "ftp:\/\/x" has the scheme "ftp"/);
    expect(() => (task.url = undefined as unknown as string)).toThrow(/^stack\/Scan: url: `url` must be configured/);
    expect(() => task.putHmacKeyWo('canary')).toThrow(/^stack\/Scan: hmacKeyWo: a literal would be stored/);
    expect(task.urlInput).toBe(TASK.url);
    expect(task.hmacKeyWoInput).toBeUndefined();
  });

  test('may conflict with another one until synthesis, which refuses the rest', () => {
    const stack = newStack();
    const key = new EphemeralVariable(stack, 'key');
    const task = new platform.RunTask(stack, 'Scan', { ...TASK, hmacKey: 'canary' });
    task.putHmacKeyWo(key.stringValue);
    task.hmacKeyWoVersion = 2;
    expect(() => Testing.synth(stack, true)).toThrow(/\[stack\/Scan\] hmacKey: .*together with `hmacKeyWoVersion`/);
    task.resetHmacKey();
    expect(blockOf(stack, 'lintel_run_task')).toMatchObject({ hmac_key_wo: '${var.key}' });
  });

  test('names another file, which is copied in place of the one before', () => {
    const folder = mkdtempSync(path.join(process.cwd(), 'tmp-inputs-'));
    try {
      for (const name of ['one', 'two']) writeFileSync(path.join(folder, `${name}.sentinel`), name);
      const stack = newStack();
      const version = new platform.PolicySetVersion(stack, 'Version', {
        policySetId: 'polset-1',
        sourceDirectory: folder,
      });
      expect(() => (version.sourceDirectory = path.join(folder, 'missing'))).toThrow(/does not exist/);
      version.sourceDirectory = folder;
      expect(version.sourceDirectoryInput).toBe(folder);
      expect(blockOf(stack, 'lintel_policy_set_version').source_directory).toMatch(/^assets\//);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a secret', () => {
  test('as a literal is a warning wherever it would be stored, in nested objects and maps too', () => {
    const stack = newStack();
    const provider = stack.node.findChild('lintel') as LintelProvider;
    provider.platform = { address: 'https://platform.example.com', token: 'canary' };
    const id = new TerraformVariable(stack, 'id', { sensitive: true });
    new secrets.KeyManagementProvider(stack, 'Vault', {
      name: 'v',
      kmsProvider: secrets.KmsProvider.CLOUDKEYVAULT,
      keyCollection: 'k',
      credentials: { client_secret: 'canary', client_id: id.stringValue, tenant_id: id.stringValue },
    });
    const warnings = warningsIn(stack);
    expect(warnings).toEqual([
      expect.stringMatching(/^platform\.token: a literal secret is stored/),
      expect.stringMatching(/^credentials\.client_secret: a literal secret is stored/),
    ]);
    expect(warnings.join()).not.toContain('canary');
  });

  test('of a variable is a warning if the variable lets it be stored or seen', () => {
    const stack = newStack();
    const plain = new TerraformVariable(stack, 'plain', {});
    const sensitive = new TerraformVariable(stack, 'sensitive', { sensitive: true });
    const ephemeral = new EphemeralVariable(stack, 'ephemeral');
    const late = new TerraformVariable(stack, 'late', { sensitive: true });
    new platform.RunTask(stack, 'A', { ...TASK, hmacKeyWo: sensitive.stringValue });
    new platform.RunTask(stack, 'B', { ...TASK, hmacKeyWo: ephemeral.stringValue });
    new platform.RunTask(stack, 'C', { ...TASK, hmacKeyWo: late.stringValue });
    new platform.RunTask(stack, 'D', { ...TASK, hmacKey: plain.stringValue });
    new platform.RunTask(stack, 'E', { ...TASK, hmacKey: sensitive.stringValue });
    new platform.RunTask(stack, 'F', { ...TASK, hmacKeyWo: `${plain.stringValue}-${ephemeral.stringValue}` });
    late.addOverride('ephemeral', true);
    for (let times = 0; times < 2; times++) Testing.synth(stack, true);
    expect(warningsIn(stack)).toEqual([
      'hmacKeyWo: the value of the variable `sensitive` is stored in the plan file, because it is not ephemeral. Declare it as an `EphemeralVariable`.',
      'hmacKey: the variable `plain` is not sensitive, so that Terraform shows its value elsewhere. Set its `sensitive` to true.',
      'hmacKeyWo: the value of the variable `plain` is stored in the plan file, because it is not ephemeral. Declare it as an `EphemeralVariable`.',
    ]);
  });
});

test('an ephemeral variable is sensitive, unless it says otherwise', () => {
  const stack = newStack();
  new EphemeralVariable(stack, 'key', { type: 'string' });
  new EphemeralVariable(stack, 'role', { sensitive: false });
  const { variable } = JSON.parse(Testing.synth(stack, true));
  expect(variable).toEqual({
    key: { type: 'string', sensitive: true, ephemeral: true },
    role: { sensitive: false, ephemeral: true },
  });
});

test('constructs are recognized, also those of another copy of the package', () => {
  const stack = newStack();
  const task = new platform.RunTask(stack, 'Scan', TASK);
  const mount = new secrets.PkiMount(stack, 'Mount', {});
  expect([task, mount, stack, undefined, 'x', {}].map((x) => platform.RunTask.isRunTask(x))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(platform.DataRunTask.isDataRunTask(task)).toBe(false);
  expect([secrets.SecretsMount.isSecretsMount(mount), secrets.PkiMount.isPkiMount(mount)]).toEqual([true, true]);
  expect(secrets.DatabaseMount.isDatabaseMount(mount)).toBe(false);
  expect(EphemeralVariable.isEphemeralVariable(new EphemeralVariable(stack, 'key'))).toBe(true);
  jest.isolateModules(() => {
    const copy = jest.requireActual<typeof import('../../src')>('../../src');
    expect(copy.platform.RunTask).not.toBe(platform.RunTask);
    expect(copy.platform.RunTask.isRunTask(task)).toBe(true);
    expect(copy.LintelProvider.isLintelProvider(stack.node.findChild('lintel'))).toBe(true);
  });
});

describe('messages name properties as the language of the program spells them', () => {
  const messageIn = (agent: string | undefined) => {
    const before = process.env.JSII_AGENT;
    if (agent === undefined) delete process.env.JSII_AGENT;
    else process.env.JSII_AGENT = agent;
    try {
      new platform.RunTask(newStack(), 'Scan', { ...TASK, hmacKeyWo: 'canary', hmacKeyWoVersion: 1.5 });
      return undefined;
    } catch (error) {
      return String(error).match(/^.*?: stack\/Scan: (\w+)/)?.[1];
    } finally {
      if (before === undefined) delete process.env.JSII_AGENT;
      else process.env.JSII_AGENT = before;
    }
  };

  test.each([
    ['TypeScript', undefined, 'hmacKeyWo'],
    ['Python', 'Python/3.11.4', 'hmac_key_wo'],
    ['Go', 'go1.25.0/linux/amd64', 'HmacKeyWo'],
    ['Java', 'Java/17.0.10', 'hmacKeyWo'],
  ])('in %s', (_, agent, name) => {
    expect(messageIn(agent)).toBe(name);
  });
});
