/** @tier complete */

import { TestEmulator } from '../../support/emulator';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { TerraformFolder } from '../../support/terraform';
import { givePlatformAccess } from './platform-token-role/fixture';

let service: TestEmulator;
let terraform: TerraformFolder;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ service, terraform, close } = await openTerraformEnvironment('standard', {}, true));
});

afterEach(async () => {
  await close();
});

/** For each data source of names: the path and the body of a request that creates an object for it to list. */
const LISTS: { readonly [type: string]: readonly [path: string, body: object] } = {
  lintel_database_connections: [
    'database/config/main',
    {
      plugin_name: 'mysql-database-plugin',
      connection_url: 'db.example.com',
      allowed_roles: '*',
      verify_connection: false,
    },
  ],
  lintel_database_roles: ['database/roles/main', { db_name: 'main', creation_statements: ['CREATE ROLE "{{name}}"'] }],
  lintel_database_static_roles: [
    'database/static-roles/app',
    { db_name: 'main', username: 'app', rotation_period: 86400 },
  ],
  lintel_platform_token_roles: ['terraform/role/main', { organization: 'acme' }],
  lintel_key_management_providers: ['keymgmt/kms/main', { provider: 'cloudkeyvault', key_collection: 'keys' }],
  lintel_cluster_roles: [
    'kubernetes/roles/main',
    { allowed_cluster_namespaces: ['apps'], service_account_name: 'deployer' },
  ],
  lintel_pki_roles: ['pki/roles/main', { allow_any_name: true }],
};

it('data sources pass the names of all objects of an engine to a configuration', async () => {
  await givePlatformAccess(service, 'terraform');
  for (const [path, body] of Object.values(LISTS)) {
    const { status, body: reported } = await service.request('POST', `/v1/${path}`, { body });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(reported)}`);
  }
  terraform.write(
    'main.tf.json',
    JSON.stringify({
      data: Object.fromEntries(Object.keys(LISTS).map((type) => [type, { all: {} }])),
      output: Object.fromEntries(Object.keys(LISTS).map((type) => [type, { value: `\${data.${type}.all.names}` }])),
    }),
  );
  await terraform.apply();
  const outputs = JSON.parse(await terraform.succeed('output', '-json')) as {
    readonly [type: string]: { readonly value: unknown };
  };
  expect(Object.fromEntries(Object.entries(outputs).map(([type, { value }]) => [type, value]))).toEqual(
    Object.fromEntries(Object.entries(LISTS).map(([type, [path]]) => [type, [path.split('/').pop()]])),
  );
  expect((await service.control.requests()).unknown).toBe(0);
});
