import { mkdirSync, writeFileSync } from 'fs';
import * as path from 'path';
import { findKind } from '../../../src/cli/adopt/kind';
import { matchAddresses } from '../../../src/cli/adopt/match-addresses';
import type { FoundObject } from '../../../src/cli/adopt/survey';
import { Estate, planLine } from './estate';

// Each run of the command runs terraform several times.
jest.setTimeout(120_000);

const CONFIGURATION = `terraform {
  required_providers {
    lintel = {
      source = "registry.terraform.io/lintel/lintel"
    }
  }
}

variable "organization" {
  default = "acme"
}

module "checks" {
  source       = "./checks"
  organization = var.organization
}

resource "lintel_workspace_run_task" "scan" {
  workspace_id      = "ws-app"
  task_id           = module.checks.tasks["image-scan"].id
  enforcement_level = "mandatory"
}
`;

const MODULE = `terraform {
  required_providers {
    lintel = {
      source = "registry.terraform.io/lintel/lintel"
    }
  }
}

variable "organization" {}

resource "lintel_run_task" "all" {
  for_each     = toset(["image-scan", "cost", "not-yet"])
  organization = var.organization
  name         = each.key
  url          = "https://example.com/hook"
  description  = "Scans."
}

output "tasks" {
  value = lintel_run_task.all
}
`;

it('lintel adopt --into writes import blocks for addresses whose objects exist, also behind references, and explains the plan', async () => {
  const estate = await Estate.start();
  const scan = await estate.runTask({ name: 'image-scan' });
  const cost = await estate.runTask({ name: 'cost', description: 'Estimates.', enabled: true });
  const {
    data: { id },
  } = await estate.post('/api/v2/workspaces/ws-app/tasks', {
    data: {
      type: 'workspace-tasks',
      attributes: { 'enforcement-level': 'advisory' },
      relationships: { task: { data: { id: scan, type: 'tasks' } } },
    },
  });
  mkdirSync(path.join(estate.folder, 'checks'));
  writeFileSync(path.join(estate.folder, 'checks', 'main.tf'), MODULE);
  writeFileSync(path.join(estate.folder, 'main.tf'), CONFIGURATION);
  await estate.service.control.clearRequests();
  const finished = await estate.adopt(['--only', '*run_task', '--into', estate.folder]);
  expect(finished).toMatchObject({ code: 0, stderr: '' });
  expect(estate.read('imports.tf')).toBe(
    [
      ['lintel_workspace_run_task.scan', `ws-app/${id}`],
      ['module.checks.lintel_run_task.all["cost"]', cost],
      ['module.checks.lintel_run_task.all["image-scan"]', scan],
    ]
      .map(([to, object]) => `import {\n  to = ${to}\n  id = "${object}"\n}\n`)
      .join('\n'),
  );
  expect(finished.stdout).toContain('Wrote 3 import blocks to ');
  expect(finished.stdout).toContain('Skipped module.checks.lintel_run_task.all["not-yet"]: there is no such object\n');
  expect(planLine(finished)).toBe('Plan: 3 to import, 1 to add, 2 to change, 0 to destroy.');
  for (const line of [
    'lintel_workspace_run_task.scan: enforcement_level: "advisory" → "mandatory": the code has another value than the service, which is imported',
    'module.checks.lintel_run_task.all["cost"]: description: "Estimates." → "Scans.": the code has another value than the service, which is imported',
    'module.checks.lintel_run_task.all["not-yet"]: it is created: it is in the code, and not in the state',
  ]) {
    expect(finished.stdout).toContain(`  ${line}\n`);
  }
  expect(await estate.methods()).toEqual(['GET']);
  // Code for the rest leaves out what has an import block.
  const rest = await estate.adopt(['--only', 'run_task', '--language', 'hcl', '--no-plan', estate.folder]);
  expect(rest.stdout).toContain(`No new objects: ${estate.folder} already contains all of them.`);
  await estate.close();
});

const found = (type: string, values: FoundObject['values']): FoundObject => ({
  kind: findKind(type),
  name: String(values.name),
  importId: String(values.id ?? values.name),
  scope: '',
  values,
});
const created = (address: string, after: object, unknown: object = {}) => ({
  address,
  mode: 'managed' as const,
  type: address.split('.')[0]!,
  name: 'x',
  provider_name: 'registry.terraform.io/lintel/lintel',
  change: { actions: ['create'] as const, after: after as never, after_unknown: unknown as never },
});
const matched = (objects: readonly FoundObject[], ...changes: ReturnType<typeof created>[]) => {
  const result = matchAddresses({ format_version: '1.2', resource_changes: changes }, objects);
  return {
    matched: result.matched.map(({ address, found: { importId } }) => `${address} ${importId}`),
    ambiguous: result.ambiguous.map(({ address }) => address),
    unmatched: result.unmatched,
  };
};

it('two addresses of one object are both left alone', () => {
  const task = found('lintel_run_task', { id: 'task-1', organization: 'acme', name: 'scan' });
  const values = [{ organization: 'acme', name: 'scan' }, { id: true }] as const;
  expect(matched([task], created('lintel_run_task.a', ...values), created('lintel_run_task.b', ...values))).toEqual({
    matched: [],
    ambiguous: ['lintel_run_task.a', 'lintel_run_task.b'],
    unmatched: [],
  });
});

it('an object in a namespace is not that of the same name outside of it', () => {
  const policies = [undefined, 'team'].map((namespace) =>
    found('lintel_acl_policy', { id: `${namespace}`, namespace, name: 'read' }),
  );
  expect(
    matched(
      policies,
      created('lintel_acl_policy.root', { name: 'read', namespace: null }),
      created('lintel_acl_policy.team', { name: 'read', namespace: 'team' }),
      created('lintel_acl_policy.other', { name: 'read', namespace: 'other' }),
    ),
  ).toEqual({
    matched: ['lintel_acl_policy.root undefined', 'lintel_acl_policy.team team'],
    ambiguous: [],
    unmatched: ['lintel_acl_policy.other'],
  });
});

it('an address whose parent is not known yet matches nothing', () => {
  const parameter = found('lintel_policy_set_parameter', {
    policySetId: 'polset-1',
    parameterId: 'var-1',
    key: 'level',
  });
  const unknown = { policy_set_id: true, parameter_id: true };
  const address = 'lintel_policy_set_parameter.level';
  expect(matched([parameter], created(address, { key: 'level' }, unknown)).unmatched).toEqual([address]);
  expect(
    matched([parameter], created(address, { key: 'level', policy_set_id: 'polset-1' }, { parameter_id: true })).matched,
  ).toHaveLength(1);
});
