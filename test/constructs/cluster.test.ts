import { Fn, TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { Duration, secrets } from '../../src';
import { newStack } from '../support/new-stack';

const { ClusterAccess, ClusterConfig, ClusterRole, ClusterRoleType, DataClusterRole, EphemeralClusterCredentials } =
  secrets;

interface Written {
  resource: Record<string, Record<string, Record<string, unknown>>>;
  ephemeral?: object;
  data?: object;
}

const synthesized = (stack: TerraformStack) => JSON.parse(Testing.synth(stack)) as Written;

/** The content of cdk.tf.json for one role. */
function written(
  access: (stack: TerraformStack) => secrets.ClusterAccess,
  props: Partial<secrets.ClusterRoleProps> = {},
): Record<string, unknown> {
  const stack = newStack();
  new ClusterRole(stack, 'role', { name: 'deployer', access: access(stack), ...props });
  const { '//': _, ...attributes } = synthesized(stack).resource.lintel_cluster_role.role;
  return attributes;
}

const RULES = JSON.stringify({ rules: [{ apiGroups: ['apps'], resources: ['deployments'], verbs: ['get'] }] });

describe('the access of a cluster role', () => {
  test('is an existing service account, an existing role, or generated rules', () => {
    expect(written(() => ClusterAccess.serviceAccount('deployer'))).toEqual({
      name: 'deployer',
      service_account_name: 'deployer',
    });
    expect(written(() => ClusterAccess.existingRole('view'))).toEqual({ name: 'deployer', cluster_role_name: 'view' });
    expect(
      written(() => ClusterAccess.existingRole('view', { clusterRoleType: ClusterRoleType.CLUSTER_ROLE })),
    ).toMatchObject({ cluster_role_name: 'view', cluster_role_type: 'ClusterRole' });
    expect(written(() => ClusterAccess.generatedRules(RULES))).toEqual({
      name: 'deployer',
      generated_role_rules: RULES,
    });
  });

  test('can be known only when Terraform runs', () => {
    const variable = (stack: TerraformStack) => new TerraformVariable(stack, 'rules', { type: 'any' });
    expect(written((stack) => ClusterAccess.generatedRules(Fn.jsonencode(variable(stack).value)))).toMatchObject({
      generated_role_rules: '${jsonencode(var.rules)}',
    });
  });

  test.each([
    [
      'is not a document',
      () => ClusterAccess.generatedRules('rules: ['),
      /generatedRoleRules: .*neither a JSON nor a YAML document/,
    ],
    ['has no rules', () => ClusterAccess.generatedRules('{}'), /generatedRoleRules: .*a list "rules"/],
    ['is empty', () => ClusterAccess.serviceAccount(''), /serviceAccountName: /],
  ])('that %s is refused at construction', (_, access, words) => {
    expect(() => written(access)).toThrow(words);
  });
});

test('refuses a default lifetime longer than the maximum at construction', () => {
  const times = { tokenDefaultTtl: Duration.hours(2), tokenMaxTtl: Duration.minutes(60) };
  expect(() => written(() => ClusterAccess.serviceAccount('deployer'), times)).toThrow(/tokenDefaultTtl: .*at most/);
  expect(
    written(() => ClusterAccess.serviceAccount('deployer'), { tokenDefaultTtl: Duration.minutes(10) }),
  ).toMatchObject({ token_default_ttl: '10m' });
});

test('passes the token of one cluster to a configuration, and refuses a literal token', () => {
  const stack = newStack();
  const credentials = new EphemeralClusterCredentials(stack, 'token', { role: 'deployer', ttl: Duration.minutes(10) });
  new ClusterConfig(stack, 'config', {
    clusterHost: 'https://cluster.example.com',
    serviceAccountJwtWo: credentials.serviceAccountToken,
  });
  const role = new DataClusterRole(stack, 'builder', { name: 'builder' });
  new ClusterRole(stack, 'like-builder', {
    name: 'like-builder',
    access: ClusterAccess.serviceAccount(role.serviceAccountName),
  });
  const { resource, ephemeral, data } = synthesized(stack);
  expect(resource.lintel_cluster_config.config.service_account_jwt_wo).toBe(
    '${ephemeral.lintel_cluster_credentials.token.service_account_token}',
  );
  expect(resource.lintel_cluster_role['like-builder'].service_account_name).toBe(
    '${data.lintel_cluster_role.builder.service_account_name}',
  );
  expect(ephemeral).toMatchObject({ lintel_cluster_credentials: { token: { role: 'deployer', ttl: '10m' } } });
  expect(data).toMatchObject({ lintel_cluster_role: { builder: { name: 'builder' } } });
  expect(() => {
    const other = newStack();
    new ClusterConfig(other, 'config', { serviceAccountJwtWo: 'a token' });
    synthesized(other);
  }).toThrow(/serviceAccountJwtWo: a literal would be stored in cdk.tf.json/);
});
