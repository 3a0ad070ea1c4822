/** @tier complete */
import { TestEmulator } from '../../support/emulator';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { Organizations } from '../../support/organizations';
import { writePeerState } from '../../support/peer-state';
import { TerraformFolder } from '../../support/terraform';

let service: TestEmulator;
let terraform: TerraformFolder;
let close: () => Promise<void>;
let organizations: Organizations;

beforeEach(async () => {
  ({ service, terraform, close } = await openTerraformEnvironment());
  organizations = new Organizations(service);
  for (const name of ['epsilon', 'delta']) {
    await organizations.provide(name, { 'workspace-limit': 10, 'access-beta-tools': true });
  }
});

afterEach(async () => {
  await close();
});

const flat = (text: string) => text.replace(/[│╷╵\s]+/g, ' ');

const writes = async () => (await service.control.requests()).requests.filter(({ method }) => method !== 'GET');

it('takes over the settings managed by the tfe provider, warns about those that belong elsewhere, and sends nothing', async () => {
  await organizations.edit('delta', { consumers: ['epsilon'] });
  const peer = (type: string, attributes: object) => ({ type, name: 'delta', attributes });
  writePeerState(terraform, [
    peer('tfe_admin_organization_settings', {
      id: 'delta',
      organization: 'delta',
      access_beta_tools: true,
      global_module_sharing: false,
      workspace_limit: 10,
      sso_enabled: false,
      module_sharing_consumer_organizations: ['epsilon'],
    }),
    peer('tfe_organization_module_sharing', { id: 'delta', organization: 'delta', module_consumers: ['epsilon'] }),
  ]);
  terraform.configure(`
moved {
  from = tfe_admin_organization_settings.delta
  to   = lintel_admin_organization.delta
}
moved {
  from = tfe_organization_module_sharing.delta
  to   = lintel_admin_module_consumers.delta
}
resource "lintel_admin_organization" "delta" {
  name              = "delta"
  access_beta_tools = true
  workspace_limit   = 10
}
resource "lintel_admin_module_consumers" "delta" {
  organization = lintel_admin_organization.delta.name
  consumers    = ["epsilon"]
}
`);
  const { stdout } = await terraform.run('plan', '-input=false');
  expect(flat(stdout)).toContain('import it by `delta`');
  const changes = (await terraform.plan()).resource_changes!;
  expect(changes.map(({ type, change }) => [type, change.actions])).toEqual([
    ['lintel_admin_module_consumers', ['no-op']],
    ['lintel_admin_organization', ['no-op']],
  ]);
  await service.control.clearRequests();
  await terraform.apply();
  expect(await writes()).toEqual([]);
  // Lintel did not set the moved setting, so it stays.
  terraform.configure('resource "lintel_admin_organization" "delta" {\n  name = "delta"\n}\n');
  await terraform.apply();
  expect(await organizations.look('delta')).toMatchObject({ accessBetaTools: true, workspaceLimit: 10, consumers: [] });
});

it('reports a conflict between global sharing and a consumer list of the same configuration at the attribute', async () => {
  terraform.configure(`
resource "lintel_admin_organization" "delta" {
  name                  = "delta"
  global_module_sharing = true
}
resource "lintel_admin_module_consumers" "delta" {
  organization = lintel_admin_organization.delta.name
  consumers    = ["epsilon"]
}
`);
  await service.control.clearRequests();
  const { status, stderr } = await terraform.run('plan', '-input=false');
  expect(status).toBe(1);
  expect(flat(stderr)).toMatch(
    /`consumers` conflicts with global sharing with lintel_admin_module_consumers\.delta, on main\.tf line 13.*delta shares its modules with all organizations/,
  );
  expect(await writes()).toEqual([]);
});

it('applies settings and consumer list together, and on destroy empties the list and restores the settings', async () => {
  terraform.configure(`
resource "lintel_admin_organization" "delta" {
  name               = "delta"
  workspace_limit    = 20
  restore_on_destroy = true
}
resource "lintel_admin_module_consumers" "delta" {
  organization = lintel_admin_organization.delta.name
  consumers    = ["epsilon"]
}
`);
  const before = await service.control.snapshot();
  await terraform.apply();
  expect(await organizations.look('delta')).toMatchObject({ workspaceLimit: 20, consumers: ['epsilon'] });
  expect(await terraform.planIsEmpty()).toBe(true);
  await terraform.succeed('destroy', '-auto-approve');
  expect(await service.control.snapshot()).toEqual(before);
});
