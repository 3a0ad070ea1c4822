import { mkdirSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { Plan } from '../../../src/cli/stack/plan-json';
import type { Values } from '../../../src/definition/value';
import { createCertificates } from '../../../src/emulator/certificates';
import { publishModule } from '../../handlers/platform/no-code-module/modules';
import { privateKey } from '../../handlers/secrets/database-static-role/fixture';
import { provideIssuers } from '../../handlers/secrets/shared/authorities';
import { provideAuthMethod } from '../../handlers/secrets/shared/token-fields';
import { AUTHORITY_REQUEST } from '../../support/certificate-requests';
import type { TestEmulator } from '../../support/emulator';
import type { Dialect } from '../../support/environments/fixture';
import { mountEngine, writePasswordPolicies } from '../../support/environments/mount';
import { managedResources } from '../../support/environments/resources';
import { openTerraformEnvironment, openTerraformServices } from '../../support/environments/terraform-environment';
import { issuerAddress } from '../../support/issuer';
import type { Case } from './case';
import { allCases, nameOf, SECRETS } from './cases';

/** Plans all cases in one configuration: applies their `before`, then plans their `after`, with terraform and the emulator. */
export async function planEveryCase(): Promise<{
  readonly cases: readonly Case[];
  readonly plan: Plan;
  readonly text: string;
}> {
  const { services, terraform, close } = await openTerraformServices();
  const service = services.byDialect.get('standard')!;
  const resourceOf = (type: string) => managedResources.find((managed) => managed.type === type);
  try {
    const authorities = [await createCertificates(), await createCertificates()].map(({ ca }) => ({
      ca,
      key: privateKey(),
    }));
    // Cases name issuers that the service looks at.
    await issuerAddress();
    const cases = allCases(authorities[0], authorities[1]);
    await createEverything(service);
    for (const [folder, value] of [
      ['module', 1],
      ['changed', 2],
    ] as const) {
      mkdirSync(path.join(terraform.folder, folder));
      writeFileSync(path.join(terraform.folder, folder, 'main.tf'), `output "value" {\n  value = ${value}\n}\n`);
    }
    const configure = (argumentsOf: (one: Case) => object | undefined, more: object): void => {
      const resource: Record<string, Record<string, object>> = {};
      for (const one of cases) {
        const values = argumentsOf(one);
        if (!values) continue;
        const managed = resourceOf(one.type);
        (resource[one.type] ??= {})[nameOf(one)] = { ...values, ...(managed && services.providerOf(managed)) };
      }
      terraform.write('cases.tf.json', JSON.stringify({ resource }));
      terraform.write('others.tf.json', JSON.stringify(more));
    };
    configure(({ before }) => before, otherObjects('${lintel_policy.deleted_while_it_is_used.id}', 'before'));
    await terraform.apply();
    const made = (address: string, attribute: string): unknown => terraform.instance(address).attributes[attribute];
    await service.request('POST', '/v1/pki/revoke', {
      body: { serial_number: made('lintel_pki_certificate.revoked_outside_terraform', 'serial_number') },
    });
    await service.request('POST', '/v1/ciphers/keys/turned/rotate', { body: {} });
    await service.request('PATCH', '/api/v2/admin/organizations/org-18', {
      body: { data: { type: 'organizations', attributes: { 'global-module-sharing': true } } },
    });
    await service.control.clock(2 * 86_400);
    const used = made('lintel_policy.deleted_while_it_is_used', 'id');
    configure(({ after }) => (typeof after === 'function' ? after(made) : after), otherObjects(used, 'after'));
    await terraform.succeed('plan', '-input=false', '-out=plan.bin');
    const text = await terraform.succeed('show', '-json', 'plan.bin');
    return { cases, plan: JSON.parse(text) as Plan, text };
  } finally {
    await close();
  }
}

/** Creates unmanaged objects that the cases depend on. */
async function createEverything(service: TestEmulator): Promise<void> {
  await service.control.organization('beta');
  for (let number = 1; number <= 18; number += 1) {
    await service.control.organization(`org-${number}`);
    await service.control.workspace(`ws-${number}`, `workspace-${number}`);
  }
  for (let number = 1; number <= 6; number += 1) {
    await service.control.organization(`publisher-${number}`);
    await service.request('POST', `/api/v2/organizations/publisher-${number}/registry-providers`, {
      body: { data: { type: 'registry-providers', attributes: { name: 'internal' } } },
    });
  }
  await createRunTasks(service);
  await createTeams(service);
  await createModules(service);
  await service.control.settings({ entitlements: { privateVcs: true } });
  for (const mount of ['tfc-1', 'tfc-2', 'tfc-3', 'tfc-4', 'tfc-5', 'tfc-6', 'tfc-7']) {
    await mountEngine(service, mount, 'terraform');
  }
  for (let number = 1; number <= 10; number += 1) await mountEngine(service, `k8s-${number}`, 'kubernetes');
  for (let number = 1; number <= 11; number += 1) await mountEngine(service, `words-${number}`, 'kv-v2');
  await mountEngine(service, 'documents-1', 'kv');
  for (let number = 1; number <= 21; number += 1) await provideAuthMethod(service, `jwt-${number}`, 'jwt');
  for (let number = 1; number <= 13; number += 1) {
    await provideAuthMethod(service, `cluster-${number}`, 'kubernetes');
  }
  for (let number = 1; number <= 12; number += 1) {
    await mountEngine(service, `authority-${number}`, 'pki');
    if (number <= 8) await provideIssuers(service, `authority-${number}`);
  }
  await provideAuthMethod(service, 'approle', 'approle');
  await provideAuthMethod(service, 'people-1', 'userpass');
  await provideAuthMethod(service, 'machines', 'approle');
  await service.request('POST', '/v1/auth/machines/role/web', { body: {} });
  await mountEngine(service, 'ciphers', 'transit');
  await service.request('POST', '/v1/ciphers/keys/rotated', { body: {} });
  await service.request('POST', '/v1/terraform/config', { body: { token: SECRETS.token } });
  await writePasswordPolicies(service, 'long', 'short');
  for (const name of ['orders', 'billing', 'name-1', 'name-2', 'name-3']) {
    await service.request('POST', `/v1/database/config/${name}`, {
      body: {
        plugin_name: 'mysql-database-plugin',
        allowed_roles: '*',
        username: 'root',
        password: SECRETS.password,
        verify_connection: false,
      },
    });
  }
  for (const name of ['role-1', 'role-2', 'role-3']) {
    await service.request('POST', `/v1/database/static-roles/${name}`, {
      body: { db_name: 'orders', username: name, rotation_period: 86_400 },
    });
    await service.request('POST', `/v1/terraform/role/${name}`, { body: { organization: 'acme' } });
  }
}

/** Modules with known IDs and two versions each. */
async function createModules(service: TestEmulator): Promise<void> {
  const ids = new Map<string, string>();
  for (let number = 1; number <= 4; number += 1) {
    ids.set(await publishModule(service, `offered-${number}`), `mod-${number}`);
  }
  const { objects, ...rest } = await service.control.snapshot();
  const named = (kind: 'registryModules' | 'registryModuleVersions', key: string) =>
    (objects[kind] as unknown as Values[]).map((one) => ({ ...one, [key]: ids.get(String(one[key])) ?? one[key] }));
  const registryModules = named('registryModules', 'id') as never;
  const registryModuleVersions = named('registryModuleVersions', 'module') as never;
  await service.control.restore({ ...rest, objects: { ...objects, registryModules, registryModuleVersions } });
}

/** Teams with known IDs, each of which has one access to a workspace or project, and a variable set. */
async function createTeams(service: TestEmulator): Promise<void> {
  const { objects, ...rest } = await service.control.snapshot();
  const teams = Array.from({ length: 9 }, (_, index) => ({
    id: `team-${index + 1}`,
    name: `existing-${index + 1}`,
    organization: 'acme',
    rights: [],
    workspaces: [],
    token: `token of team ${index + 1}`,
  }));
  const variableSets = [
    {
      id: 'varset-base',
      organization: 'acme',
      values: { name: 'base', description: '', global: false, priority: false },
      workspaces: [],
      projects: [],
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ];
  await service.control.restore({
    ...rest,
    objects: { ...objects, teams: [...(objects.teams as unknown as object[]), ...teams], variableSets } as never,
  });
}

/** Run tasks with known IDs: each has one configuration. */
async function createRunTasks(service: TestEmulator): Promise<void> {
  const { objects, ...rest } = await service.control.snapshot();
  const runTasks = Array.from({ length: 20 }, (_, index) => ({
    id: `task-${index + 1}`,
    organization: 'acme',
    name: `existing-${index + 1}`,
    url: 'https://hooks.example.com/furnished',
    description: null,
    category: 'task',
    hmacKey: null,
    enabled: true,
  }));
  await service.control.restore({ ...rest, objects: { ...objects, runTasks } as never });
}

/** A resource of another provider, and an output. */
function otherObjects(used: unknown, side: 'before' | 'after'): object {
  return {
    resource: { terraform_data: { holder: { input: used }, side: { input: side } } },
    output: { side: { value: side } },
  };
}

/** Plans a rekey with its own emulator, because a service has only one rekey at a time. */
export async function planRekey(before: object | undefined, after: object | undefined): Promise<Plan> {
  const configured = (values: object | undefined) =>
    values ? { lintel_recovery_rekey: { attempt: { secret_shares: 5, secret_threshold: 3, ...values } } } : undefined;
  return planBetween(configured(before), configured(after));
}

/** Applies `before` and plans `after` with its own emulator. `data`: what both look up. */
export async function planBetween(
  before: object | undefined,
  after: object | undefined,
  dialect: Dialect = 'standard',
  data?: object,
): Promise<Plan> {
  const { service, terraform, close } = await openTerraformEnvironment(dialect, {}, true);
  const configure = (resource: object | undefined) =>
    terraform.write('resources.tf.json', JSON.stringify({ ...(resource && { resource }), ...(data && { data }) }));
  try {
    for (const method of ['jwt', 'kubernetes', 'approle', 'userpass']) await provideAuthMethod(service, method, method);
    configure(before);
    if (before) await terraform.apply();
    configure(after);
    await terraform.succeed('plan', '-input=false', '-out=plan.bin');
    return JSON.parse(await terraform.succeed('show', '-json', 'plan.bin')) as Plan;
  } finally {
    await close();
  }
}

/** Plans the creation of resources without any risk that a review reports. */
export async function planWithoutRisk(): Promise<Plan> {
  const { terraform, close } = await openTerraformEnvironment('standard', {}, true);
  try {
    terraform.write('safe.tf.json', JSON.stringify({ resource: SAFE }));
    mkdirSync(path.join(terraform.folder, 'module'));
    writeFileSync(path.join(terraform.folder, 'module', 'main.tf'), 'output "value" {\n  value = 1\n}\n');
    await terraform.succeed('plan', '-input=false', '-out=plan.bin');
    return JSON.parse(await terraform.succeed('show', '-json', 'plan.bin')) as Plan;
  } finally {
    await close();
  }
}

const SAFE = {
  lintel_run_task: {
    scan: { organization: 'acme', name: 'scan', url: 'https://hooks.example.com/scan', hmac_key_wo: SECRETS.oldKey },
  },
  lintel_workspace_run_task: {
    scan: { workspace_id: 'ws-app', task_id: '${lintel_run_task.scan.id}', enforcement_level: 'mandatory' },
  },
  lintel_policy: {
    tags: { organization: 'acme', name: 'tags', enforcement_level: 'hard-mandatory', source: 'main = rule { true }' },
  },
  lintel_registry_module: { dns: { organization: 'acme', name: 'dns', module_provider: 'aws' } },
  lintel_registry_module_version: {
    dns: { module_id: '${lintel_registry_module.dns.id}', version: '1.0.0', source_directory: '${abspath("module")}' },
  },
  lintel_admin_organization: { acme: { name: 'acme', workspace_limit: 10 } },
  lintel_admin_module_consumers: { acme: { organization: 'acme', consumers: [] } },
  lintel_database_connection: {
    orders: {
      name: 'orders',
      plugin_name: 'mysql-database-plugin',
      connection_url: '{{username}}:{{password}}@tcp(orders:3306)/',
      allowed_roles: ['app'],
    },
  },
  lintel_database_role: {
    app: {
      name: 'app',
      db_name: '${lintel_database_connection.orders.name}',
      creation_statements: ["CREATE USER '{{name}}'"],
      max_ttl: '1h',
    },
  },
  lintel_platform_token_config: { platform: { token_wo: SECRETS.token } },
  lintel_platform_token_role: { pipeline: { name: 'pipeline', user_id: 'user-1', ttl: '30m' } },
  lintel_key_management_provider: { store: { name: 'store', kms_provider: 'cloudkeyvault', key_collection: 'keys' } },
  lintel_cluster_config: { cluster: { cluster_host: 'https://cluster.example.com:6443' } },
  lintel_cluster_role: {
    deployer: { name: 'deployer', allowed_cluster_namespaces: ['apps'], cluster_role_name: 'edit' },
  },
  lintel_pki_role: { web: { name: 'web', allowed_domains: ['example.com'], allow_subdomains: true, max_ttl: '30d' } },
  lintel_pki_certificate: {
    shop: { role: '${lintel_pki_role.web.name}', common_name: 'shop.example.com', ttl: '7d', renew_before: '30%' },
  },
  lintel_pki_signed_intermediate: {
    issuing: {
      common_name: 'Issuing',
      csr: AUTHORITY_REQUEST,
      max_path_length: 0,
      permitted_dns_domains: ['example.com'],
      ttl: '300d',
    },
  },
};
