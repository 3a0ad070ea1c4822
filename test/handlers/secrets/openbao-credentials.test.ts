/** @tier complete */
import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Core, Held } from '../../support/environments/core';
import { terraformJson } from '../../support/environments/resource';
import { describeOnOpenbao } from '../../support/openbao';
import { describeWithPostgresql } from '../../support/postgresql';
import { serveRegistry } from '../../support/serve-registry';
import { TerraformFolder } from '../../support/terraform';

const POLICY = 'length = 20\nrule "charset" {\n  charset = "abcdefghijklmnopqrstuvwxyz"\n}\n';

// OpenBao replaces a credential's options only if the new ones are not empty: it keeps what is cleared with an empty value.
describeWithPostgresql('credentials of roles, with a real PostgreSQL,', (server) =>
  describeOnOpenbao('in the dialect openbao', (service) => {
    let core: Core;

    beforeAll(async () => {
      core = await Core.start(registry, { secrets: service().settings });
      const { username, password } = server().administrator;
      await service().data('POST', 'database/config/orders', {
        plugin_name: 'postgresql-database-plugin',
        connection_url: server().connectionUrl,
        username,
        password,
        allowed_roles: '*',
      });
      // The emulator has no password policies, and requires none.
      await service().ask('POST', 'sys/policies/password/letters', { policy: POLICY });
    });
    afterAll(async () => core.close());

    const dynamic: Values = {
      name: 'app',
      dbName: 'orders',
      creationStatements: ['CREATE ROLE "{{name}}" LOGIN PASSWORD \'{{password}}\''],
    };
    const permanent: Values = { name: 'reporting', dbName: 'orders', username: 'reporting', rotationPeriod: '86400' };
    const roles = [
      ['lintel_database_role', 'roles/app', dynamic],
      ['lintel_database_static_role', 'static-roles/reporting', permanent],
    ] as const;

    describe.each(roles)('%s', (type, path, config) => {
      let object: Held | undefined;

      beforeEach(async () => {
        object = undefined;
        await server().query('CREATE ROLE reporting LOGIN');
      });
      afterEach(async () => {
        await service().ask('DELETE', `database/${path}`);
        await server().query('DROP ROLE reporting');
      });

      const stored = async () => service().data('GET', `database/${path}`);
      const apply = async (values: Values): Promise<Held> => {
        object = (await core.apply(type, { ...config, ...values }, object)).held;
        expect((await core.refreshAndPlan(type, { ...config, ...values }, object)).changes).toEqual([]);
        return object;
      };

      it.each([
        ['together with its block', {}],
        ['from an otherwise empty block', { credentialConfig: {} }],
      ])('loses its password policy in place, %s, and then plans no change', async (_, without) => {
        await apply({ credentialConfig: { passwordPolicy: 'letters' } });
        expect(await stored()).toMatchObject({ credential_config: { password_policy: 'letters' } });
        await apply(without);
        expect(await stored()).toMatchObject({
          credential_type: 'password',
          credential_config: expect.not.objectContaining({ password_policy: expect.anything() }),
        });
        await apply({ credentialConfig: { passwordPolicy: 'letters' } });
        expect(await stored()).toMatchObject({ credential_config: { password_policy: 'letters' } });
      });

      it('loses a password policy that was set outside Terraform', async () => {
        await apply({});
        await service().data('POST', `database/${path}`, {
          username: 'reporting',
          credential_config: { password_policy: 'letters' },
        });
        const { changes, held } = await core.refreshAndPlan(type, config, object!);
        expect(changes.filter((name) => name !== 'lastServiceRotation')).toEqual(['credentialConfig']);
        object = held;
        await apply({});
        expect((await stored()).credential_config).not.toHaveProperty('password_policy');
      });

      it('plans no change for options that remain of an RSA key, and imports them as unset', async () => {
        // No plugin that is built into the server gives an existing user an RSA key.
        await apply({});
        await apply({ credentialType: 'rsa_private_key', credentialConfig: { keyBits: 3072 } });
        await apply({});
        expect(await stored()).toMatchObject({
          credential_type: 'password',
          credential_config: { key_bits: 3072, format: 'pkcs8' },
        });
        const imported = await core.import(type, { id: String(object!.state.id) });
        expect((await core.plan(type, config, imported)).changes).toEqual([]);
      });
    });

    it('a static role keeps its password when its password policy is removed', async () => {
      await server().query('CREATE ROLE reporting LOGIN');
      const { held } = await core.apply('lintel_database_static_role', {
        ...permanent,
        credentialConfig: { passwordPolicy: 'letters' },
      });
      const { password } = await service().data('GET', 'database/static-creds/reporting');
      const after = await core.apply('lintel_database_static_role', permanent, held);
      expect(await service().data('GET', 'database/static-creds/reporting')).toMatchObject({
        password,
        rotation_period: 86400,
      });
      expect(await server().accepts('reporting', password)).toBe(true);
      await core.destroy('lintel_database_static_role', after.held);
      await server().query('DROP ROLE reporting');
    });

    it('a dynamic role stores no key of a CA when passwords replace its certificates', async () => {
      const { certificate: caCert, private_key: caPrivateKey } = await service().data(
        'POST',
        'pki/root/generate/exported',
        { common_name: 'clients', key_type: 'ec' },
      );
      const signed = {
        ...dynamic,
        credentialType: 'client_certificate',
        credentialConfig: { commonNameTemplate: '{{.RoleName}}', caCert, caPrivateKey, keyType: 'ec' },
      };
      const { held } = await core.apply('lintel_database_role', signed);
      expect((await core.refreshAndPlan('lintel_database_role', signed, held)).changes).toEqual([]);
      expect((await service().data('GET', 'database/roles/app')).credential_config).toHaveProperty('ca_private_key');
      const after = await core.apply('lintel_database_role', dynamic, held);
      expect((await service().data('GET', 'database/roles/app')).credential_config).toEqual({
        format: 'pkcs8',
        key_bits: 2048,
      });
      expect((await core.refreshAndPlan('lintel_database_role', dynamic, after.held)).changes).toEqual([]);
      await core.destroy('lintel_database_role', after.held);
    });

    it('terraform removes a password policy, and then plans no change', async () => {
      const served = await serveRegistry(registry);
      const terraform = new TerraformFolder(served.environment);
      const configure = (options: string) =>
        terraform
          .configure(
            `
resource "lintel_database_role" "app" {
  name                = "app"
  db_name             = "orders"
  creation_statements = ["SELECT 1"]
  ${options}
}
`,
          )
          .write(
            'provider.tf.json',
            JSON.stringify({ provider: { lintel: terraformJson({ secrets: service().settings }) } }),
          );
      try {
        await configure('credential_config = { password_policy = "letters" }').apply();
        for (const options of ['', 'credential_config = { password_policy = "letters" }', 'credential_config = {}']) {
          const { resource_changes: changes } = await configure(options).plan();
          expect(changes!.map(({ change }) => change.actions)).toEqual([['update']]);
          await terraform.succeed('apply', 'plan.bin');
          expect(await terraform.planIsEmpty()).toBe(true);
        }
        await terraform.succeed('destroy', '-auto-approve');
      } finally {
        terraform.close();
        await served.close();
      }
    }, 60_000);
  }),
);
