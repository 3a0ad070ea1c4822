import { Fn, TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { Duration, secrets } from '../../src';
import { newStack } from '../support/new-stack';

const { AclPolicy, Rule } = secrets;

/** The policy in cdk.tf.json. */
function written(build: (stack: TerraformStack) => void): { readonly rules: unknown; readonly policy?: unknown } {
  const stack = newStack();
  build(stack);
  const { resource } = JSON.parse(Testing.synth(stack)) as {
    resource: { lintel_acl_policy: Record<string, { rules: unknown; policy?: unknown }> };
  };
  return Object.values(resource.lintel_acl_policy)[0]!;
}

describe('an ACL policy', () => {
  test('consists of what it is made to allow, with the capabilities of a path added up', () => {
    const { rules } = written((stack) => {
      const policy = new AclPolicy(stack, 'policy', { name: 'app' });
      policy.allow('database/creds/app', 'read');
      policy.allow('pki/issue/web', 'update');
      policy.allow('database/creds/app', 'list', 'read');
    });
    expect(rules).toEqual([
      { path: 'database/creds/app', capabilities: ['read', 'list'] },
      { path: 'pki/issue/web', capabilities: ['update'] },
    ]);
  });

  test('keeps the rules that it was made with, whose members stay apart', () => {
    const { rules } = written((stack) => {
      const wrapped = { path: 'a', capabilities: ['read'], maxWrappingTtl: Duration.hours(1) };
      const policy = new AclPolicy(stack, 'policy', { name: 'app', rules: [wrapped, Rule.write('b')] });
      policy.addRules(Rule.deny('sys/*'), Rule.list('c/*'), Rule.read('a'));
    });
    expect(rules).toEqual([
      { path: 'a', capabilities: ['read'], max_wrapping_ttl: '1h' },
      { path: 'b', capabilities: ['create', 'read', 'update', 'delete', 'list'] },
      { path: 'sys/*', capabilities: ['deny'] },
      { path: 'c/*', capabilities: ['read', 'list'] },
      { path: 'a', capabilities: ['read'] },
    ]);
  });

  test('without rules is refused by synthesis, and a text takes no rules', () => {
    expect(() => written((stack) => new AclPolicy(stack, 'policy', { name: 'app' }))).toThrow(
      /policy: the policy has no rules/,
    );
    const policy = new AclPolicy(newStack(), 'policy', { name: 'app', policy: 'path "a" {}' });
    expect(() => policy.allow('a', 'read')).toThrow('Write the policy as `rules`');
    const variable = new TerraformVariable(newStack(), 'rules', { type: 'any' });
    const unknown = new AclPolicy(newStack(), 'other', { name: 'app', rules: Fn.lookup(variable.value, 'x') });
    expect(() => unknown.allow('a', 'read')).toThrow('Write the policy as `rules`');
  });

  test('refuses capabilities that do not exist', () => {
    const policy = new AclPolicy(newStack(), 'policy', { name: 'app' });
    expect(() => policy.allow('a', 'write')).toThrow('not write');
    expect(() => policy.allow('a')).toThrow('takes capabilities');
    expect(
      () => new AclPolicy(newStack(), 'other', { name: 'app', rules: [{ path: 'a', capabilities: ['write'] }] }),
    ).toThrow(/rules\[0\]\.capabilities/);
  });

  test('gains what roles grant, by references to them', () => {
    const { rules } = written((stack) => {
      const policy = new AclPolicy(stack, 'policy', { name: 'app' });
      const connection = new secrets.DatabaseConnection(stack, 'orders', { name: 'orders', pluginName: 'plugin' });
      connection.addRole('role', { name: 'app', creationStatements: ['CREATE ROLE'] }).grantRead(policy);
      const rotation = secrets.Rotation.every(Duration.days(1));
      connection.addStaticRole('static', { name: 'reporting', username: 'reporting', rotation }).grantRead(policy);
      const web = new secrets.PkiRole(stack, 'web', { name: 'web' });
      web.grantIssue(policy);
      web.grantSign(policy);
      const access = secrets.ClusterAccess.serviceAccount('deployer');
      const cluster = { name: 'deployer', access, allowedClusterNamespaces: ['apps'] };
      new secrets.ClusterRole(stack, 'cluster', cluster).grantRead(policy);
      const subject = secrets.TokenSubject.user('user-8Qk3wXzYbN5vRtLm');
      new secrets.PlatformTokenRole(stack, 'token', { name: 'pipeline', subject }).grantRead(policy);
      new secrets.KvSecret(stack, 'secret', { name: 'app/db', data: { a: 'b' } }).grantRead(policy);
      new secrets.KvSecretV1(stack, 'document', { mount: 'kv', name: 'smtp', data: { a: 'b' } }).grantRead(policy);
    });
    const references = (rules as readonly { readonly path: string; readonly capabilities: readonly string[] }[]).map(
      ({ path, capabilities }) => [path.replace(/\$\{lintel_(\w+?)\.\w+\.(mount|name)\}/g, '<$1 $2>'), ...capabilities],
    );
    expect(references).toEqual([
      ['<database_role mount>/creds/<database_role name>', 'read'],
      ['<database_static_role mount>/static-creds/<database_static_role name>', 'read'],
      ['<pki_role mount>/issue/<pki_role name>', 'update'],
      ['<pki_role mount>/sign/<pki_role name>', 'update'],
      ['<cluster_role mount>/creds/<cluster_role name>', 'update'],
      ['<platform_token_role mount>/creds/<platform_token_role name>', 'read'],
      ['<kv_secret mount>/data/<kv_secret name>', 'read'],
      ['<kv_secret mount>/metadata/<kv_secret name>', 'read'],
      ['<kv_secret mount>/subkeys/<kv_secret name>', 'read'],
      ['<kv_secret_v1 mount>/<kv_secret_v1 name>', 'read'],
    ]);
  });
});
