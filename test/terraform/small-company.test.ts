/** @tier complete */
import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { renderMarkdown } from '../../src/cli/review/render-markdown';
import { reviewPlan } from '../../src/cli/review/review-plan';
import { parsePlan } from '../../src/cli/stack/plan-json';
import * as registry from '../../src/handlers';
import { contents } from '../support/empty-to-credentials';
import { terraformJson } from '../support/environments/resource';
import { describeOnOpenbao } from '../support/openbao';
import { describeWithPostgresql } from '../support/postgresql';
import { serveRegistry } from '../support/serve-registry';
import { TerraformFolder } from '../support/terraform';

jest.setTimeout(240_000);

const CANARY = 'canary-of-a-company';
const STACK = readFileSync(path.join(__dirname, 'small-company', 'main.tf'), 'utf8');

/** What somebody else changes: the path, the object that shows it, and the body. */
const TAMPERED: readonly (readonly [at: string, address: string, body: object])[] = [
  ['apps/config', 'lintel_kv_config.apps', { max_versions: 7 }],
  ['apps/metadata/shop/by-hand', 'lintel_kv_metadata.stub', { custom_metadata: {} }],
  ['sys/policies/acl/shop', 'lintel_acl_policy.shop', { policy: 'path "x" { capabilities = ["read"] }' }],
  ['sys/auth/people/tune', 'lintel_auth_mount.people', { description: 'other' }],
  ['auth/people/users/ada', 'lintel_userpass_user.ada', { token_ttl: '1h' }],
  ['identity/entity/name/ada', 'lintel_identity_entity.ada', { metadata: { team: 'other' } }],
  ['identity/group/name/shop', 'lintel_identity_group.shop', { policies: ['other'] }],
  ['auth/programs/role/shop', 'lintel_approle_role.shop', { token_policies: ['other'] }],
  ['company-transit/keys/orders/config', 'lintel_transit_key.orders', { deletion_allowed: false }],
  ['company-database/roles/reader', 'lintel_database_role.reader', { default_ttl: '2h', db_name: 'shop' }],
  ['company-authority/roles/web', 'lintel_pki_role.web', { allow_subdomains: false }],
  ['sys/config/cors', 'lintel_secrets_object.browsers', { allowed_origins: ['https://other.example.com'] }],
  ['auth/programs/role/generic', 'lintel_secrets_object.program', { token_ttl: '1h' }],
];

const DELETED: readonly (readonly [at: string, address: string])[] = [
  ['sys/audit/company', 'lintel_audit_device.file'],
  ['identity/group/name/operators', 'lintel_identity_group.operators'],
  ['apps/data/shop/generated', 'lintel_kv_secret.generated'],
  ['company-database/roles/reader', 'lintel_database_role.reader'],
];

describeWithPostgresql('A small company in one stack', (server) => {
  // The tests are the life of one stack, in this order.
  describeOnOpenbao('with a real PostgreSQL', (service, kind) => {
    let served: Awaited<ReturnType<typeof serveRegistry>>;
    let terraform: TerraformFolder;
    let initial: unknown;
    const data = async (method: string, at: string, body?: object) => service().data(method, at, body);
    const changes = async () =>
      Object.fromEntries(
        (await terraform.plan())
          .resource_changes!.filter(({ change }) => !['no-op', 'read'].includes(change.actions.join()))
          .map(({ address, change }) => [address, change.actions.join()]),
      );
    const logIn = async () => {
      const { body } = await service().ask(
        'POST',
        'auth/people/login/ada',
        { password: CANARY },
        { 'X-Vault-Token': null },
      );
      return (body as { auth: { client_token: string } }).auth.client_token;
    };

    beforeAll(async () => {
      served = await serveRegistry(registry);
      initial = await contents(service(), kind);
      const { connectionUrl: url, administrator } = server();
      terraform = new TerraformFolder({
        ...served.environment,
        TF_VAR_password: CANARY,
        TF_VAR_database: JSON.stringify({ url, ...administrator }),
        TF_LOG_PROVIDER: 'trace',
      });
      terraform.write(
        'provider.tf.json',
        JSON.stringify({ provider: { lintel: terraformJson({ secrets: service().settings }) } }),
      );
      terraform.configure(STACK);
    }, 60_000);
    afterAll(async () => {
      terraform?.close();
      await served?.close();
    });

    it('is applied at once, plans nothing again, and shows no value anywhere', async () => {
      const log = path.join(terraform.folder, 'provider.log');
      process.env.TF_LOG_PATH = log;
      try {
        const plan = await terraform.succeed('plan', '-input=false', '-out=plan');
        const shown = await terraform.succeed('show', '-json', 'plan');
        const review = renderMarkdown(reviewPlan(parsePlan(shown)));
        const applied = await terraform.succeed('apply', '-input=false', 'plan');
        expect(await changes()).toEqual({});
        const state = readFileSync(path.join(terraform.folder, 'terraform.tfstate'), 'utf8');
        const logged = existsSync(log) ? readFileSync(log, 'utf8') : '';
        for (const text of [plan, shown, review, applied, state, logged]) {
          expect(text.length).toBeGreaterThan(0);
          expect(text).not.toContain(CANARY);
          expect(text).not.toContain(Buffer.from(CANARY).toString('base64'));
        }
      } finally {
        delete process.env.TF_LOG_PATH;
      }
    });

    it('lets a person log in and read one secret, by the policy of a group', async () => {
      const token = { 'X-Vault-Token': await logIn() };
      const read = await service().ask('GET', 'apps/data/shop/api', undefined, token);
      expect(read).toMatchObject({ status: 200, body: { data: { data: { user: 'shop', password: CANARY } } } });
      expect((await service().ask('GET', 'apps/data/other', undefined, token)).status).toBe(403);
      await service().ask('POST', 'auth/token/revoke-self', {}, token);
    });

    it('lets a program log in with the secret id that was chosen', async () => {
      const { role_id } = await data('GET', 'auth/programs/role/shop/role-id');
      const login = await service().ask('POST', 'auth/programs/login', { role_id, secret_id: CANARY });
      expect(login).toMatchObject({ status: 200, body: { auth: { policies: ['default', 'shop'] } } });
      const { client_token: token, entity_id: entity } = login.body.auth;
      await data('POST', 'auth/token/revoke', { token });
      // The first login creates it.
      await data('DELETE', `identity/entity/id/${entity}`);
    });

    it('shows exactly what others have changed, all at once, and repairs it', async () => {
      const { id } = await data('GET', 'identity/group/name/shop');
      await data('POST', 'apps/data/shop/api', { data: { user: 'shop' } });
      await data('POST', `identity/group/id/${id}`, { member_entity_ids: [] });
      await data('POST', 'sys/quotas/rate-limit/company', { rate: 500, interval: '2m' });
      expect(await changes()).toEqual({
        'lintel_kv_secret.shop': 'update',
        'lintel_identity_group_member.ada': 'create',
        'lintel_secrets_object.limit': 'update',
      });
      await terraform.apply();
      expect(await changes()).toEqual({});
    });

    it('shows a change of everything that can be changed, and repairs it', async () => {
      for (const [at, , body] of TAMPERED) {
        const isWhole = /^company-(database|authority)/.test(at);
        await data('POST', at, isWhole ? { ...(await data('GET', at)), ...body } : body);
      }
      expect(await changes()).toEqual(Object.fromEntries(TAMPERED.map(([, address]) => [address, 'update'])));
      await terraform.apply();
      expect(await changes()).toEqual({});
    });

    it('creates again what somebody has deleted', async () => {
      for (const [at] of DELETED) await data('DELETE', at);
      expect(await changes()).toMatchObject(Object.fromEntries(DELETED.map(([, address]) => [address, 'create'])));
      await terraform.apply();
      expect(await changes()).toEqual({});
    });

    it('is destroyed to nothing', async () => {
      await terraform.succeed('destroy', '-auto-approve', '-input=false');
      expect(await contents(service(), kind)).toEqual(initial);
      for (const list of ['identity/entity/id', 'identity/group/id', 'sys/quotas/rate-limit']) {
        expect([list, (await service().ask('LIST', list)).status]).toEqual([list, 404]);
      }
      expect(Object.keys((await data('GET', 'sys/audit')) ?? {})).toEqual([]);
    });
  });
});
