import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';
import { describeGiven } from '../support/needed';

/** The ignored attributes, and what else may change: `round` is written into an attribute that is not ignored. */
const configuration = (round: {
  readonly level: string;
  readonly text: string;
  readonly seconds: number;
  readonly key: string;
  readonly repository: string;
}) => `
  resource "lintel_policy" "code" {
    organization      = "acme"
    name              = "code"
    enforcement_level = "${round.level}"
    source            = "main = rule { true }"
    lifecycle { ignore_changes = [source, description] }
  }

  resource "lintel_admin_organization" "acme" {
    name                             = "acme"
    workspace_limit                  = 200
    infra_build_worker_apply_timeout = "12h"
    infra_build_worker_plan_timeout  = "${round.seconds}s"
    lifecycle { ignore_changes = [workspace_limit, infra_build_worker_apply_timeout] }
  }

  resource "lintel_run_task" "versioned" {
    organization        = "acme"
    name                = "versioned"
    url                 = "https://scanner.example.com/${round.text}"
    hmac_key_wo         = "${round.key}"
    hmac_key_wo_version = 1
    lifecycle { ignore_changes = [hmac_key_wo] }
  }

  resource "lintel_run_task" "unversioned" {
    organization = "acme"
    name         = "unversioned"
    url          = "https://scanner.example.com/${round.text}"
    hmac_key_wo  = "${round.key}"
    lifecycle { ignore_changes = [hmac_key_wo, enabled] }
  }

  resource "lintel_run_task" "stateful" {
    organization = "acme"
    name         = "stateful"
    url          = "https://scanner.example.com/${round.text}"
    hmac_key     = "${round.key}"
    lifecycle { ignore_changes = [hmac_key] }
  }

  resource "lintel_run_task" "all" {
    organization = "acme"
    name         = "all"
    url          = "https://scanner.example.com/${round.text}"
    hmac_key_wo  = "${round.key}"
    lifecycle { ignore_changes = all }
  }

  resource "lintel_registry_module" "nested" {
    organization = "acme"
    vcs_repo = {
      identifier         = "${round.repository}"
      display_identifier = "acme/terraform-aws-vpc"
      oauth_token_id     = "ot-main"
    }
    lifecycle { ignore_changes = [vcs_repo.identifier] }
  }

  resource "lintel_cluster_role" "by_key" {
    name                       = "by-key"
    service_account_name       = "deployer"
    allowed_cluster_namespaces = ["apps"]
    token_default_ttl          = "${round.seconds}s"
    extra_labels               = { kept = "${round.text}", ours = "yes" }
    lifecycle { ignore_changes = [extra_labels["kept"]] }
  }
`;

const FIRST = {
  level: 'advisory',
  text: 'first',
  seconds: 3_600,
  key: 'the first key',
  repository: 'acme/terraform-aws-vpc',
};
/** Only ignored attributes differ. */
const IGNORED = { ...FIRST, key: 'the second key', repository: 'acme/terraform-aws-other' };
const SECOND = { ...IGNORED, level: 'soft-mandatory', text: 'second', seconds: 7_200 };

function provesIgnored(program?: string): void {
  let environment: TerraformEnvironment;

  beforeAll(async () => {
    environment = await openTerraformEnvironment('standard', {}, true, program);
  });
  afterAll(async () => {
    await environment.close();
  });

  it('plans nothing for changes by others, and sends only the other attributes that change', async () => {
    const { terraform, service } = environment;
    const look = async () =>
      (await service.control.snapshot()).objects as unknown as { readonly [kind: string]: readonly Stored[] };
    const named = async (kind: string, name: string) => (await look())[kind].find((one) => one.name === name)!;
    const patch = async (path: string, data: object) =>
      expect((await service.request('PATCH', `/api/v2/${path}`, { body: { data } })).status).toBe(200);

    await terraform.configure(configuration(FIRST)).apply();
    const { id } = await named('policies', 'code');
    await service.request('PUT', `/api/v2/policies/${id}/upload`, {
      body: 'main = rule { false }',
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    await patch(`policies/${id}`, { type: 'policies', attributes: { description: 'Of somebody else.' } });
    await patch('admin/organizations/acme', {
      type: 'organizations',
      attributes: { 'workspace-limit': 7, 'infra-build-worker-apply-timeout': '1h' },
    });
    for (const name of ['versioned', 'unversioned', 'stateful', 'all']) {
      await patch(`tasks/${(await named('runTasks', name)).id}`, {
        type: 'tasks',
        attributes: { 'hmac-key': `of somebody else, for ${name}`, 'enabled': name !== 'unversioned' },
      });
    }
    await service.request('POST', '/v1/kubernetes/roles/by-key', {
      body: { service_account_name: 'deployer', extra_labels: { kept: 'of somebody else', ours: 'yes' } },
    });
    expect(await terraform.configure(configuration(IGNORED)).planIsEmpty()).toBe(true);

    const before = await look();
    const reported = await terraform.configure(configuration(SECOND)).apply();
    expect(reported).toContain('0 added, 6 changed, 0 destroyed');
    expect(reported).not.toContain('Warning');
    const after = await look();
    const changed = Object.keys(after).flatMap((kind) =>
      after[kind].flatMap((one, index) =>
        differencesOf(before[kind][index], one).map(
          (name) => `${kind}.${String(one.name ?? one.organization)}.${name}`,
        ),
      ),
    );
    expect(changed.filter((name) => !name.endsWith('updatedAt')).sort()).toEqual(
      [
        ...['stateful', 'unversioned', 'versioned'].map((name) => `runTasks.${name}.url`),
        'clusterRoles.by-key.tokenDefaultTtlSeconds',
        'administrations.acme.planTimeout',
        'policies.code.enforcementLevel',
      ].sort(),
    );
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(terraform.instance('lintel_run_task.unversioned').attributes.secrets_revision).toBe(1);
  });

  it('clears a removed write-only value, even next to ignored attributes', async () => {
    const { terraform, service } = environment;
    const task = (name: string, lines: string) =>
      `resource "lintel_run_task" "cleared" {\n organization = "acme"\n name = "${name}"\n url = "https://scanner.example.com/"\n ${lines}\n lifecycle { ignore_changes = [enabled] }\n}\n`;
    await terraform.configure(task('cleared', 'hmac_key_wo = "the first key"')).apply();
    const stored = async () =>
      ((await service.control.snapshot()).objects.runTasks as unknown as Stored[]).find(
        ({ name }) => name === 'cleared',
      )!;
    await service.request('PATCH', `/api/v2/tasks/${(await stored()).id}`, {
      body: { data: { type: 'tasks', attributes: { enabled: false } } },
    });
    await terraform.configure(task('cleared', '')).apply();
    expect(await stored()).toMatchObject({ enabled: false });
    expect((await stored()).hmacKey ?? '').toBe('');
    expect(await terraform.planIsEmpty()).toBe(true);
  });
}

interface Stored {
  readonly [name: string]: unknown;
  readonly id: string;
}

function differencesOf(one: Stored | undefined = { id: '' }, other: Stored): string[] {
  return Object.keys(other).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

describe('ignore_changes with terraform', () => provesIgnored());
describeGiven('ignore_changes with a newer terraform', 'LINTEL_TEST_TERRAFORM', provesIgnored);
describeGiven('ignore_changes with OpenTofu', 'LINTEL_TEST_TOFU', provesIgnored);
