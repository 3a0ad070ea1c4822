import type { Plan } from '../../../src/cli/stack/plan-json';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { SECRETS } from './cases';

/** A realistic plan with risks, for the browser tests and the screenshots of the documentation. */
export async function planStory(): Promise<Plan> {
  const { terraform, close } = await openTerraformEnvironment('standard', {}, true);
  try {
    terraform.write('stack.tf.json', JSON.stringify({ resource: BEFORE }));
    await terraform.apply();
    terraform.write('stack.tf.json', JSON.stringify({ resource: AFTER }));
    await terraform.succeed('plan', '-input=false', '-out=plan.bin');
    return JSON.parse(await terraform.succeed('show', '-json', 'plan.bin')) as Plan;
  } finally {
    await close();
  }
}

const POLICY = [
  'import "tfplan/v2" as tfplan',
  '',
  'allowed = ["t3.small", "t3.medium"]',
  '',
  'instances = filter tfplan.resource_changes as _, change {',
  '  change.type is "aws_instance"',
  '}',
  '',
  'main = rule {',
  '  all instances as _, instance {',
  '    instance.change.after.instance_type in allowed',
  '  }',
  '}',
  '',
].join('\n');

const rules = (...more: object[]) =>
  JSON.stringify({ rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get', 'list'] }, ...more] });

const BEFORE = {
  lintel_run_task: {
    image_scan: { organization: 'acme', name: 'image-scan', url: 'https://scan.example.com/terraform' },
    cost: { organization: 'acme', name: 'cost-estimate', url: 'https://cost.example.com/hook' },
  },
  lintel_workspace_run_task: {
    image_scan: { workspace_id: 'ws-app', task_id: '${lintel_run_task.image_scan.id}', enforcement_level: 'mandatory' },
    cost: { workspace_id: 'ws-network', task_id: '${lintel_run_task.cost.id}', enforcement_level: 'advisory' },
  },
  lintel_policy: {
    instance_types: {
      organization: 'acme',
      name: 'restrict-instance-types',
      enforcement_level: 'hard-mandatory',
      source: POLICY,
    },
  },
  lintel_database_connection: {
    orders: {
      name: 'orders',
      plugin_name: 'mysql-database-plugin',
      verify_connection: false,
      connection_url: '{{username}}:{{password}}@tcp(orders.example.com:3306)/',
      username: 'lintel',
      password: SECRETS.password,
      allowed_roles: ['app', 'reporting'],
    },
  },
  lintel_database_role: {
    app: {
      name: 'app',
      db_name: '${lintel_database_connection.orders.name}',
      creation_statements: ["CREATE USER '{{name}}'", "GRANT SELECT ON orders.* TO '{{name}}'"],
      max_ttl: '1h',
    },
  },
  lintel_database_static_role: {
    reporting: {
      name: 'reporting',
      username: 'reporting',
      db_name: '${lintel_database_connection.orders.name}',
      rotation_period: '1d',
    },
  },
  lintel_cluster_role: {
    deployer: { name: 'deployer', allowed_cluster_namespaces: ['shop'], generated_role_rules: rules() },
  },
  lintel_pki_role: {
    web: { name: 'web', allowed_domains: ['example.com'], allow_subdomains: true, key_type: 'ec', max_ttl: '30d' },
  },
  lintel_pki_certificate: {
    shop: { role: '${lintel_pki_role.web.name}', common_name: 'shop.example.com', ttl: '7d', renew_before: '30%' },
  },
  terraform_data: { release: { input: '41' } },
};

const AFTER = {
  ...BEFORE,
  lintel_run_task: {
    ...BEFORE.lintel_run_task,
    cost: { ...BEFORE.lintel_run_task.cost, url: 'https://cost.example.com/v2/hook' },
  },
  lintel_workspace_run_task: {
    ...BEFORE.lintel_workspace_run_task,
    image_scan: { ...BEFORE.lintel_workspace_run_task.image_scan, enforcement_level: 'advisory' },
  },
  lintel_policy: {
    instance_types: {
      ...BEFORE.lintel_policy.instance_types,
      enforcement_level: 'soft-mandatory',
      source: POLICY.replace('["t3.small", "t3.medium"]', '["t3.small", "t3.medium", "m7i.24xlarge"]'),
    },
  },
  lintel_database_role: { app: { ...BEFORE.lintel_database_role.app, max_ttl: '24h' } },
  lintel_database_static_role: { reporting: { ...BEFORE.lintel_database_static_role.reporting, username: 'reports' } },
  lintel_cluster_role: {
    deployer: {
      ...BEFORE.lintel_cluster_role.deployer,
      generated_role_rules: rules({ apiGroups: [''], resources: ['secrets'], verbs: ['get'] }),
    },
  },
  lintel_pki_role: { web: { ...BEFORE.lintel_pki_role.web, allow_bare_domains: true, max_ttl: '90d' } },
  terraform_data: { release: { input: '42' } },
};
