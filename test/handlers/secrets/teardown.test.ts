/** @tier complete */
import * as registry from '../../../src/handlers';
import { lintel } from '../../cli/run-cli';
import { startKubernetesApi, type KubernetesApi } from '../../support/kubernetes-api';
import { describeOnOpenbao } from '../../support/openbao';
import { describeWithPostgresql, type Postgresql } from '../../support/postgresql';
import { serveRegistry } from '../../support/serve-registry';
import { TerraformFolder } from '../../support/terraform';

jest.setTimeout(120_000);

const CREATION = `CREATE ROLE \\"{{name}}\\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'`;

const databaseMount = (attributes: string) => `
resource "lintel_secrets_mount" "database" {
  path = "stack"
  type = "database"
  ${attributes}
}
`;

const databaseIn = ({ connectionUrl, administrator }: Postgresql, mount: string, attributes = '') => `
resource "lintel_database_connection" "main" {
  mount         = ${mount}
  name          = "main"
  plugin_name   = "postgresql-database-plugin"
  connection_url = "${connectionUrl}"
  username      = "${administrator.username}"
  password      = "${administrator.password}"
  allowed_roles = ["*"]
  ${attributes}
}

resource "lintel_database_role" "reader" {
  mount               = lintel_database_connection.main.mount
  name                = "reader"
  db_name             = lintel_database_connection.main.name
  creation_statements = ["${CREATION}"]
}
`;

const clusterAt = (address: string) => `
resource "lintel_secrets_mount" "cluster" {
  path = "cluster"
  type = "kubernetes"
}

resource "lintel_cluster_config" "main" {
  mount                = lintel_secrets_mount.cluster.path
  cluster_host         = "${address}"
  service_account_jwt  = "jwt"
  disable_local_ca_jwt = true
}

resource "lintel_cluster_role" "deployer" {
  mount                      = lintel_cluster_config.main.mount
  name                       = "deployer"
  allowed_cluster_namespaces = ["apps"]
  cluster_role_name          = "edit"
}
`;

const AUTHORITY = `
resource "lintel_secrets_mount" "authority" {
  path          = "authority"
  type          = "pki"
  force_destroy = true
}

resource "lintel_pki_root" "main" {
  mount       = lintel_secrets_mount.authority.path
  common_name = "Root"
  key_type    = "ec"
  key_bits    = 256
  ttl         = "24h"
}

resource "lintel_pki_role" "web" {
  mount          = lintel_secrets_mount.authority.path
  name           = "web"
  issuer_ref     = lintel_pki_root.main.issuer_id
  allow_any_name = true
  generate_lease = true
  ttl            = "1h"
}
`;

describeWithPostgresql('What is destroyed with live leases', (server) => {
  describeOnOpenbao('and a real PostgreSQL', (service, kind) => {
    let served: Awaited<ReturnType<typeof serveRegistry>>;
    let terraform: TerraformFolder;
    let cluster: KubernetesApi;

    beforeAll(async () => {
      cluster = await startKubernetesApi();
    });
    afterAll(async () => cluster.close());
    beforeEach(async () => {
      served = await serveRegistry(registry);
      terraform = new TerraformFolder(served.environment);
      connect(service().token);
    });
    afterEach(async () => {
      terraform.close();
      await served.close();
      for (const name of await users()) await server().query(`DROP ROLE "${name}"`);
      for (const at of ['stack', 'cluster', 'authority', 'team/sys']) {
        const system = at === 'team/sys' ? 'team/sys' : 'sys';
        const mount = at === 'team/sys' ? 'stack' : at;
        await service().ask('POST', `${system}/leases/revoke-force/${mount}`, {});
        await service().ask('DELETE', `${system}/mounts/${mount}`);
      }
      await service().ask('DELETE', 'sys/namespaces/team');
    });

    const connect = (token: string) =>
      terraform.write(
        'provider.tf.json',
        JSON.stringify({ provider: { lintel: { secrets: { ...service().settings, token } } } }),
      );
    const users = async (): Promise<string[]> =>
      (await server().query("SELECT rolname FROM pg_roles WHERE rolname LIKE 'v-%'")).map(({ rolname }) => rolname);
    const leases = async (at = '') => (await service().ask('LIST', `${at}sys/leases/lookup/stack`)).status;
    const isMounted = async (path = 'stack') => (await service().ask('GET', `sys/mounts/${path}`)).status === 200;
    const destroyed = async (...args: string[]) => terraform.succeed('destroy', '-auto-approve', ...args);

    it.each([
      ['', 'without `force_destroy`'],
      ['force_destroy = true', 'with it'],
    ])('leaves nothing of any engine, %s', async (attributes) => {
      terraform.configure(
        databaseMount(attributes) +
          databaseIn(server(), 'lintel_secrets_mount.database.path') +
          clusterAt(cluster.address) +
          AUTHORITY,
      );
      await terraform.apply();
      await service().data('GET', 'stack/creds/reader');
      await service().data('GET', 'stack/creds/reader');
      await service().data('POST', 'cluster/creds/deployer', { kubernetes_namespace: 'apps' });
      await service().data('POST', 'authority/issue/web', { common_name: 'web.example.com' });
      expect(await users()).toHaveLength(2);
      if (kind === 'server') expect(cluster.objects()).toHaveLength(2);

      await destroyed();
      expect(await users()).toEqual([]);
      expect(cluster.objects()).toEqual([]);
      for (const path of ['stack', 'cluster', 'authority']) {
        expect((await service().ask('LIST', `sys/leases/lookup/${path}`)).status).toBe(404);
        expect(await isMounted(path)).toBe(false);
      }
    });

    it('are the connection and the role, and the mount stays', async () => {
      await service().data('POST', 'sys/mounts/stack', { type: 'database' });
      terraform.configure(databaseIn(server(), '"stack"'));
      await terraform.apply();
      await service().data('GET', 'stack/creds/reader');
      expect(await destroyed()).not.toContain('Warning');
      expect(await users()).toEqual([]);
      expect(await leases()).toBe(404);
    });

    it('is a role alone, whose leases end in their time', async () => {
      await service().data('POST', 'sys/mounts/stack', { type: 'database' });
      terraform.configure(databaseIn(server(), '"stack"'));
      await terraform.apply();
      await service().data('GET', 'stack/creds/reader');
      await destroyed('-target=lintel_database_role.reader');
      expect(await users()).toHaveLength(1);
      expect(await leases()).toBe(200);
    });

    it('is one of two connections, and the leases of the other stay', async () => {
      await service().data('POST', 'sys/mounts/stack', { type: 'database' });
      const { connectionUrl: connection_url, administrator } = server();
      const plugin_name = 'postgresql-database-plugin';
      const other = { plugin_name, connection_url, ...administrator, allowed_roles: '*' };
      await service().data('POST', 'stack/config/other', other);
      const statements = [CREATION.replace(/\\/g, '')];
      await service().data('POST', 'stack/roles/other', { db_name: 'other', creation_statements: statements });
      terraform.configure(databaseIn(server(), '"stack"'));
      await terraform.apply();
      const { username } = await service().data('GET', 'stack/creds/other');
      await service().data('GET', 'stack/creds/reader');
      await destroyed();
      expect(await users()).toEqual([username]);
    });

    it('is in a namespace', async () => {
      await service().data('POST', 'sys/namespaces/team', {});
      terraform.configure(
        databaseMount('namespace = "team"\n  force_destroy = true') +
          databaseIn(server(), '"team/${lintel_secrets_mount.database.path}"'),
      );
      await terraform.apply();
      await service().data('GET', 'team/stack/creds/reader');
      await destroyed();
      expect(await users()).toEqual([]);
      expect(await leases('team/')).toBe(404);
    });

    it('is a namespace, with engines that nothing manages', async () => {
      terraform.configure('resource "lintel_namespace" "team" {\n  path = "team"\n  force_destroy = true\n}');
      await terraform.apply();
      const { connectionUrl: connection_url, administrator } = server();
      await service().data('POST', 'team/sys/mounts/stack', { type: 'database' });
      await service().data('POST', 'team/stack/config/main', {
        plugin_name: 'postgresql-database-plugin',
        connection_url,
        ...administrator,
        allowed_roles: '*',
      });
      const statements = [CREATION.replace(/\\/g, '')];
      await service().data('POST', 'team/stack/roles/reader', { db_name: 'main', creation_statements: statements });
      await service().data('GET', 'team/stack/creds/reader');
      await destroyed();
      expect(await users()).toEqual([]);
    });

    describe('whose database refuses the service', () => {
      const lose = async () => {
        await service().data('POST', 'stack/config/main', {
          plugin_name: 'postgresql-database-plugin',
          password: 'lost',
          verify_connection: false,
        });
      };
      const stack = (mount: string, connection = '') =>
        databaseMount(mount) + databaseIn(server(), 'lintel_secrets_mount.database.path', connection);

      it('is not destroyed, until `force_destroy` says that the leases are forgotten', async () => {
        terraform.configure(stack('force_destroy = true', 'lifecycle {\n    ignore_changes = all\n  }'));
        await terraform.apply();
        await service().data('GET', 'stack/creds/reader');
        await lose();
        const { status, stderr } = await terraform.run('destroy', '-auto-approve');
        expect(status).toBe(1);
        const text = stderr.replace(/\s+|[│╷╵]/g, ' ').replace(/ +/g, ' ');
        expect(text).toContain(
          'The connection `main` is not destroyed, because leases below `stack/creds/reader` cannot be revoked',
        );
        expect(text).toContain('set `force_destroy` to true');
        expect(await isMounted()).toBe(true);

        // The database still refuses, which an update of `force_destroy` alone does not notice.
        terraform.configure(
          stack('force_destroy = true', 'force_destroy = true\n  lifecycle {\n    ignore_changes = [password]\n  }'),
        );
        await terraform.apply('-target=lintel_database_connection.main');
        const warned = (await destroyed()).replace(/\s+|[│╷╵]/g, ' ').replace(/ +/g, ' ');
        expect(warned).toContain('The service has forgotten leases below `stack/creds/reader`');
        expect(warned).toContain('the users that they stand for stay in the database');
        expect(await users()).toHaveLength(1);
        expect(await isMounted()).toBe(false);
      });

      it('is destroyed with its mount, although the mount was closed by an earlier attempt', async () => {
        terraform.configure(databaseMount('force_destroy = true'));
        await terraform.apply();
        terraform.configure(databaseMount('force_destroy = true'));
        const { connectionUrl: connection_url, administrator } = server();
        await service().data('POST', 'stack/config/main', {
          plugin_name: 'postgresql-database-plugin',
          connection_url,
          ...administrator,
          allowed_roles: '*',
        });
        const statements = [CREATION.replace(/\\/g, '')];
        await service().data('POST', 'stack/roles/reader', { db_name: 'main', creation_statements: statements });
        await service().data('GET', 'stack/creds/reader');
        await service().data('DELETE', 'stack/config/main');
        expect((await service().ask('DELETE', 'sys/mounts/stack')).status).toBe(400);
        expect((await service().ask('GET', 'stack/roles/reader')).status).toBe(404);
        const warned = (await destroyed()).replace(/\s+|[│╷╵]/g, ' ').replace(/ +/g, ' ');
        expect(warned).toContain('The service has forgotten leases below `stack`');
        expect(await isMounted()).toBe(false);
      });
    });

    it('is a connection whose leases the token may not list, if `force_destroy` says so, with a warning', async () => {
      await service().data('POST', 'sys/mounts/stack', { type: 'database' });
      terraform.configure(databaseIn(server(), '"stack"'));
      await terraform.apply();
      await service().data('GET', 'stack/creds/reader');
      await service().data('POST', 'sys/policies/acl/engine', {
        policy: 'path "stack/*" {\n  capabilities = ["create", "read", "update", "delete", "list"]\n}',
      });
      const { body } = await service().ask('POST', 'auth/token/create', { policies: ['engine'] });
      connect(body.auth.client_token);
      const { status, stderr } = await terraform.run('destroy', '-auto-approve');
      expect(status).toBe(1);
      const refused = stderr.replace(/\s+|[│╷╵]/g, ' ').replace(/ +/g, ' ');
      expect(refused).toContain('the token may not look for leases below `stack/creds`');
      expect(refused).toContain('Permit `list` and `sudo` on `sys/leases/lookup/stack/creds/`');

      terraform.configure(databaseIn(server(), '"stack"', 'force_destroy = true'));
      await terraform.apply('-target=lintel_database_connection.main');
      const warned = (await destroyed()).replace(/\s+|[│╷╵]/g, ' ').replace(/ +/g, ' ');
      expect(warned).toContain('`list` and `sudo` on `sys/leases/lookup/stack/creds/`');
      expect(warned).toContain('the users that they stand for stay in the database');
    });

    it('is nothing that a token with the printed policy leaves behind', async () => {
      terraform.configure(databaseMount('') + databaseIn(server(), 'lintel_secrets_mount.database.path'));
      await terraform.apply();
      await service().data('GET', 'stack/creds/reader');
      const { stdout } = await lintel(
        ['permissions', '--stack', terraform.folder, '--for', 'life'],
        served.environment as Record<string, string>,
      );
      await service().data('POST', 'sys/policies/acl/engine', { policy: stdout });
      const { body } = await service().ask('POST', 'auth/token/create', { policies: ['engine'] });
      connect(body.auth.client_token);
      expect(await destroyed()).not.toContain('Leases');
      expect(await users()).toEqual([]);
    });

    it('is not a connection whose leases the token may only list', async () => {
      await service().data('POST', 'sys/mounts/stack', { type: 'database' });
      terraform.configure(databaseIn(server(), '"stack"'));
      await terraform.apply();
      await service().data('GET', 'stack/creds/reader');
      await service().data('POST', 'sys/policies/acl/engine', {
        policy:
          'path "stack/*" {\n  capabilities = ["create", "read", "update", "delete", "list"]\n}\npath "sys/leases/lookup/stack/creds/*" {\n  capabilities = ["list", "sudo"]\n}',
      });
      const { body } = await service().ask('POST', 'auth/token/create', { policies: ['engine'] });
      connect(body.auth.client_token);
      const { status, stderr } = await terraform.run('destroy', '-auto-approve');
      expect(status).toBe(1);
      expect(stderr.replace(/\s+|[│╷╵]/g, ' ').replace(/ +/g, ' ')).toContain(
        'Permit `update` and `sudo` on `sys/leases/revoke-prefix/stack/creds/reader`',
      );
      expect(await users()).toHaveLength(1);
    });
  });
});
