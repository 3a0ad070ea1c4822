/** @tier complete */
import { readFileSync } from 'fs';
import { renderAclPolicy } from '../../src/definition/kinds/acl-policy/render';
import type { CAPABILITIES } from '../../src/definition/kinds/acl-policy/rule';
import * as registry from '../../src/handlers';
import { startEmulator, type TestEmulator } from '../support/emulator';
import { terraformJson } from '../support/environments/resource';
import { serveRegistry } from '../support/serve-registry';
import { TerraformFolder } from '../support/terraform';
import { DIALECTS, fileOf, readRecording, withOtherValues, type NeededCapabilities } from './peers';

/** What Lintel needs beyond the vault provider, with the reason. */
const FURTHER: NeededCapabilities = {
  // A request for a certificate of an intermediate CA is a key, which is read and deleted. The vault provider keeps it for ever.
  'pki-issuing/key/+': ['delete', 'read'],
  // The same is true of the issuer that is made of a signed certificate.
  'pki-issuing/issuer/+': ['delete', 'read'],
  // Whether a client has used an external account binding shows in their list alone. The vault provider does not look.
  'pki-issuing/eab/': ['list'],
  // What an engine has given out is revoked before what can revoke it is destroyed. The vault provider leaves it behind.
  'sys/leases/lookup/+/creds/': ['list', 'sudo'],
  'payments/sys/leases/lookup/database/creds/': ['list', 'sudo'],
  // A mount and its configuration are two objects here, and one there.
  'platform/config': ['delete'],
  'workers/config': ['delete'],
  // Nobody's entity or group is taken over: a create looks for the name, or the alias, before. The vault provider overwrites what has it.
  'identity/entity/name/+': ['read', 'update'],
  'identity/group/name/+': ['read', 'update'],
  'identity/lookup/entity': ['update'],
  'identity/lookup/group': ['update'],
};

/** The vault provider makes these with their configuration. */
const MOUNTS = { 'sys/auth/forge': 'jwt', 'sys/mounts/workers': 'kubernetes', 'sys/mounts/platform': 'terraform' };

/** Without the state of the vault provider, these would be a second resource for one object. */
const SECOND = /^resource "lintel_pki_issuer" "(?:root|constrained)" \{\n(?:.*\n)*?\}\n/gm;

describe('a token that is permitted what the vault provider sends', () => {
  let service: TestEmulator;
  let served: Awaited<ReturnType<typeof serveRegistry>>;
  let terraform: TerraformFolder;

  beforeAll(async () => {
    service = await startEmulator({ dialects: DIALECTS });
    served = await serveRegistry(registry);
    const root = async (path: string, body: object) => (await service.request('POST', `/v1/${path}`, { body })).body;
    for (const [path, type] of Object.entries(MOUNTS)) await root(path, { type });
    await root('sys/policies/acl/peer', { policy: policyOf(readRecording('vault').needs, FURTHER) });
    const { auth } = (await root('auth/token/create', { policies: ['peer'] })) as { auth: { client_token: string } };
    const settings = { secrets: { address: service.address, token: auth.client_token, dialect: DIALECTS.secrets } };
    terraform = new TerraformFolder(served.environment)
      .configure(configuration())
      .write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settings) } }));
  });
  afterAll(async () => {
    terraform.close();
    await served.close();
    await service.close();
  });

  it('can create, plan, change and destroy an object of every type that is moved', async () => {
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    terraform.configure(withOtherValues(configuration()));
    const changes = (await terraform.plan()).resource_changes!.filter(({ change }) => change.actions[0] !== 'no-op');
    expect(changes.map(({ address, change }) => `${change.actions.join()} ${address}`).sort()).toEqual(
      // No audit device changes in place.
      ['delete,create lintel_audit_device.file', ...CHANGED.map((address) => `update ${address}`)],
    );
    await terraform.apply();
    await terraform.succeed('destroy', '-auto-approve', '-input=false');
  }, 120_000);
});

function configuration(): string {
  return readFileSync(fileOf('vault', 'lintel.tf'), 'utf8')
    .replace(/^moved \{[^}]*\}\n/gm, '')
    .replace(SECOND, '');
}

/** What {@link withOtherValues} updates. */
const CHANGED = [
  'lintel_approle_role.deploy',
  'lintel_auth_mount.approle',
  'lintel_auth_mount.in_namespace',
  'lintel_cluster_role.deployer',
  'lintel_database_role.app',
  'lintel_pki_root.constrained',
  'lintel_pki_urls_config.issuing',
  'lintel_secrets_mount.database',
  'lintel_token_role.deploy',
  'lintel_userpass_user.alice',
];

function policyOf(...needs: readonly NeededCapabilities[]): string {
  const all = new Map<string, (typeof CAPABILITIES)[number][]>();
  for (const [path, capabilities] of needs.flatMap((one) => Object.entries(one))) {
    const sudo = path.includes('sys/auth/') || path.startsWith('sys/audit') ? ['sudo'] : [];
    all.set(path, [...(all.get(path) ?? []), ...capabilities, ...sudo] as (typeof CAPABILITIES)[number][]);
  }
  return renderAclPolicy([...all].map(([path, capabilities]) => ({ path, capabilities })));
}
