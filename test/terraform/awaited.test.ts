/** @tier complete */
import { cpSync, mkdirSync } from 'fs';
import * as path from 'path';
import { lintel } from '../cli/run-cli';
import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';

jest.setTimeout(240_000);

let environment: TerraformEnvironment;

beforeEach(async () => {
  environment = await openTerraformEnvironment('hcp', {}, true);
});

afterEach(async () => {
  await environment.close();
});

const MODULE = `
resource "lintel_registry_module" "vpc" {
  organization = "acme"
  vcs_repo = {
    identifier         = "acme/terraform-aws-vpc"
    display_identifier = "acme/terraform-aws-vpc"
    oauth_token_id     = "ot-main"
  }
  timeouts = { create = "1s" }
}
`;
const MODULE_VERSION = `
resource "lintel_registry_module" "network" {
  organization    = "acme"
  name            = "network"
  module_provider = "aws"
}

resource "lintel_registry_module_version" "network" {
  module_id        = lintel_registry_module.network.id
  version          = "1.0.0"
  source_directory = abspath("\${path.module}/content")
  timeouts         = { create = "1s" }
}
`;
const SET_VERSION = `
resource "lintel_policy_set" "rules" {
  organization = "acme"
  name         = "rules"
  kind         = "opa"
}

resource "lintel_policy_set_version" "rules" {
  policy_set_id    = lintel_policy_set.rules.id
  source_directory = abspath("\${path.module}/content")
  timeouts         = { create = "1s" }
}
`;
const SET = `
resource "lintel_policy_set" "library" {
  organization = "acme"
  name         = "library"
  vcs_repo = {
    identifier     = "acme/policy-library"
    branch         = "main"
    oauth_token_id = "ot-main"
  }
  timeouts = { create = "1s" }
}
`;
const PROVIDER_VERSION = `
resource "lintel_registry_gpg_key" "release" {
  organization = "acme"
  ascii_armor  = file("\${path.module}/release-key.asc")
}

resource "lintel_registry_provider" "internal" {
  organization = "acme"
  name         = "internal"
}

resource "lintel_registry_provider_version" "internal" {
  provider_id      = lintel_registry_provider.internal.id
  version          = "1.0.0"
  key_id           = lintel_registry_gpg_key.release.key_id
  source_directory = abspath("\${path.module}/release")
  timeouts         = { create = "1s", update = "1s" }
}
`;
const text = ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) =>
  `${stdout}${stderr}`.replace(/[\s│╷╵]+/g, ' ');

const settings = { moduleDelayMs: 12_000, policyDelayMs: 12_000, providerDelayMs: 12_000 };
const CASES = { MODULE, MODULE_VERSION, SET_VERSION, SET, PROVIDER_VERSION };

/** What is uploaded: a module, a folder of policies, and a release of a provider. */
function writeContent(content: Readonly<Record<string, string>>): void {
  const { terraform } = environment;
  mkdirSync(path.join(terraform.folder, 'content'), { recursive: true });
  for (const [name, lines] of Object.entries(content)) terraform.write(`content/${name}`, lines);
  const examples = path.join(__dirname, '../../examples/platform-by-names');
  for (const name of ['release', 'release-key.asc']) {
    cpSync(path.join(examples, name), path.join(terraform.folder, name), { recursive: true });
  }
}

const GOOD = { 'main.tf': 'output "zone" {\n  value = "a"\n}\n' };
const POLICIES = { 'policies.hcl': 'policy "deny" {\n  query = "data.deny"\n}\n', 'deny.rego': 'package deny\n' };

it.each(Object.entries(CASES))(
  '%s: what takes longer than an apply waits is in the state, and converges',
  async (name, hcl) => {
    const { terraform, service } = environment;
    writeContent(name === 'SET_VERSION' ? POLICIES : GOOD);
    await service.control.settings(settings);
    terraform.configure(hcl);
    const first = await terraform.run('apply', '-auto-approve', '-input=false');
    expect(text(first)).toMatch(
      /Warning: The (?:service has not finished the object|repository has not been read yet)/,
    );
    expect(first.status).toBe(0);
    await service.control.clock(13);
    await terraform.succeed('apply', '-auto-approve', '-input=false', '-refresh-only');
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    await terraform.succeed('destroy', '-auto-approve', '-input=false');
  },
);

it('warns on every plan of what has failed on the service, and reports it as drift, until it is repaired', async () => {
  const { terraform } = environment;
  terraform.configure(SET);
  await terraform.apply();
  terraform.configure(SET.replace('"main"', '"broken"'));
  const failed = await terraform.run('apply', '-auto-approve', '-input=false');
  expect(failed.status).toBe(1);
  for (let plans = 0; plans < 2; plans++) {
    const planned = await terraform.run('plan', '-input=false', '-detailed-exitcode');
    expect([planned.status, text(planned)]).toEqual([
      0,
      expect.stringMatching(/Warning: `newest_version_status` reports a failure of the service/),
    ]);
  }
  const drift = await lintel(['drift', '--stack', terraform.folder], environment.variables as Record<string, string>);
  expect(drift.stdout).toContain('has failed on the service');
  expect(drift.code).toBe(3);
  terraform.configure(SET);
  await terraform.apply();
  const repaired = await terraform.run('plan', '-input=false', '-detailed-exitcode');
  expect([repaired.status, text(repaired)]).toEqual([0, expect.not.stringContaining('Warning')]);
});
