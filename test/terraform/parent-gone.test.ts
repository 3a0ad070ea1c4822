/** @tier complete */
import { mkdirSync } from 'fs';
import * as path from 'path';
import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';

jest.setTimeout(240_000);

let environment: TerraformEnvironment;

afterEach(async () => {
  await environment.close();
});

const PLATFORM = `
resource "lintel_run_task" "scan" {
  organization = "acme"
  name         = "scan"
  url          = "https://scanner.example.com/"
}

resource "lintel_workspace_run_task" "scan" {
  workspace_id      = "ws-app"
  task_id           = lintel_run_task.scan.id
  enforcement_level = "advisory"
}

resource "lintel_task_config" "scan" {
  task_id           = lintel_run_task.other.id
  project_ids       = ["prj-payments"]
  allowed_stages    = ["post_plan"]
  enforcement_level = "advisory"
}

resource "lintel_run_task" "other" {
  organization  = "acme"
  name          = "other"
  url           = "https://scanner.example.com/"
  agent_pool_id = "apool-main"
}

resource "lintel_policy" "deny" {
  organization      = "acme"
  name              = "deny"
  kind              = "opa"
  query             = "data.deny"
  enforcement_level = "advisory"
  source            = "package deny"
}

resource "lintel_policy_set" "base" {
  organization = "acme"
  name         = "rules"
  kind         = "opa"
}

resource "lintel_policy_set_policy" "deny" {
  policy_set_id = lintel_policy_set.base.id
  policy_id     = lintel_policy.deny.id
}

resource "lintel_policy_set_workspace" "app" {
  policy_set_id = lintel_policy_set.base.id
  workspace_id  = "ws-network"
}

resource "lintel_policy_set_project" "payments" {
  policy_set_id = lintel_policy_set.base.id
  project_id    = "prj-payments"
}

resource "lintel_policy_set_parameter" "regions" {
  policy_set_id = lintel_policy_set.base.id
  key           = "regions"
  value         = "eu"
}

resource "lintel_registry_module" "network" {
  organization    = "acme"
  name            = "network"
  module_provider = "aws"
}

resource "lintel_registry_module_version" "network" {
  module_id        = lintel_registry_module.network.id
  version          = "1.0.0"
  source_directory = abspath("\${path.module}/module")
}

resource "lintel_registry_provider" "internal" {
  organization = "acme"
  name         = "internal"
}
`;

/** What the state has is gone with its parents: the plan makes it again, one apply does, and a destroy leaves nothing. */
async function recovers(
  configuration: string,
  remove: () => Promise<void>,
  restore: () => Promise<void> = async () => {},
): Promise<string> {
  const { terraform } = environment;
  terraform.configure(configuration);
  await terraform.apply();
  await remove();
  const shown = await terraform.succeed('plan', '-refresh-only', '-input=false');
  await terraform.plan();
  await restore();
  await terraform.apply();
  expect(await terraform.planIsEmpty()).toBe(true);
  await remove();
  await terraform.succeed('destroy', '-auto-approve', '-input=false', '-refresh=false');
  expect((await terraform.succeed('state', 'list')).trim()).toBe('');
  return shown.replace(/\s+/g, ' ');
}

async function request(method: string, at: string): Promise<any> {
  const { status, body } = await environment.service.request(method, at);
  if (status >= 300) throw new Error(`${method} ${at}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Removes what the snapshot of the service has, with everything that belongs to it. */
async function forget(belongs: (stored: { readonly [member: string]: unknown }) => boolean): Promise<void> {
  const { objects, ...rest } = await environment.service.control.snapshot();
  const left = Object.fromEntries(
    Object.entries(objects).map(([kind, all]) => [kind, (all as unknown as any[]).filter((one) => !belongs(one))]),
  );
  await environment.service.control.restore({ ...rest, objects: left as never });
}

function writeModule(): void {
  mkdirSync(path.join(environment.terraform.folder, 'module'));
  environment.terraform.write('module/main.tf', 'output "zone" {\n  value = "a"\n}\n');
}

describe('on the platform', () => {
  beforeEach(async () => {
    environment = await openTerraformEnvironment('hcp', {}, true);
  });

  it.each(['policy-sets', 'tasks', 'registry-modules', 'registry-providers'])(
    'recreates what was in %s',
    async (kind) => {
      writeModule();
      await recovers(PLATFORM, async () => {
        const { data } = await request('GET', `/api/v2/organizations/acme/${kind}`);
        for (const { id, attributes } of data) {
          if (id === 'polset-base') continue;
          const at = kind.startsWith('registry')
            ? `organizations/acme/${kind}/private/acme/${attributes.name}${kind === 'registry-modules' ? '/aws' : ''}`
            : `${kind}/${id}`;
          await request('DELETE', `/api/v2/${at}`);
        }
      });
    },
  );

  it('recreates what was in a workspace, also if its organization is not known', async () => {
    writeModule();
    const shown = await recovers(
      PLATFORM,
      () => forget(({ id, workspace }) => id === 'ws-app' || workspace === 'ws-app'),
      async () => {
        const { objects, ...rest } = await environment.service.control.snapshot();
        const workspaces = [...(objects.workspaces as any[]), { id: 'ws-app', name: 'app', organization: 'acme' }];
        await environment.service.control.restore({
          ...rest,
          objects: { ...objects, workspaces: workspaces as never },
        });
      },
    );
    expect(shown).toContain('None of the organizations of this token (`acme`) has `ws-app` in its list of workspaces.');
  });

  it('recreates what was in an organization', async () => {
    writeModule();
    const start = await environment.service.control.snapshot();
    const shown = await recovers(
      PLATFORM,
      () => forget((one) => one.organization === 'acme' || one.name === 'acme'),
      () => environment.service.control.restore(start),
    );
    // Terraform shows one of the warnings that have one summary.
    expect(shown).toMatch(
      /The organization `acme` is not among those of this token|This token belongs to no organization/,
    );
  });
});
