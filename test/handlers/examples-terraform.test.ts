/** @tier complete */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import * as registry from '../../src/handlers';
import { makeAuthority } from '../support/authority-certificates';
import { AUTHORITY_REQUEST, REQUEST } from '../support/certificate-requests';
import type { TestEmulator } from '../support/emulator';
import type { Dialect } from '../support/environments/fixture';
import { openTerraformEnvironment } from '../support/environments/terraform-environment';
import { issuerAddress } from '../support/issuer';
import { describeGiven } from '../support/needed';
import { Organizations } from '../support/organizations';

// A group takes an apply, a plan and a destroy by real terraform, of many examples each.
jest.setTimeout(120_000);

const EXAMPLES = path.join(__dirname, '..', '..', 'examples');
const VERSIONS =
  'terraform {\n  required_providers {\n    lintel = { source = "registry.terraform.io/lintel/lintel" }\n  }\n}\n';

/** Values of the variables, which are secrets and what belongs to somebody else. */
const VARIABLES: { readonly [name: string]: string } = {
  password: 'a-password',
  database_password: 'another-password',
  smtp_password: 'yet-another-password',
  api_request: REQUEST,
  authority_request: AUTHORITY_REQUEST,
  client_secret: 'canary-81f2',
  cluster_ca_cert: makeAuthority('Cluster').certificate,
  channel_address: 'https://hooks.example.com/canary-91aa',
  cluster_token: 'canary-27c4',
  issuing_certificate: makeAuthority('Issuing').certificate,
  github_token: 'canary-6a11',
  modules_key: '-----BEGIN OPENSSH PRIVATE KEY-----\ncanary-77d0\n-----END OPENSSH PRIVATE KEY-----\n',
  orders_root_password: 'canary-5be0',
  platform_token: 'platform-root',
  reviewer_token: 'canary-9d13',
};

interface Example {
  readonly type: string;
  /** Its folder below the examples. */
  readonly folder: string;
  readonly text: string;
  /** What it creates: two examples that create the same need a service each. */
  readonly creates: readonly string[];
}

/** By which names objects of a type differ; a resource without any exists once in a service. */
const NAMES = /^ {2}(?:name|path|role|username|issuer_name|key_name|common_name|key) += "([^"]+)"$/gm;

/** The service names a module of a repository after it. */
const REPOSITORIES = /^ {4}identifier += "\w+\/terraform-\w+-(\w+)"$/gm;

function read(type: string): Example {
  const folder = path.join('resources', type);
  const text = readFileSync(path.join(EXAMPLES, folder, 'resource.tf'), 'utf8');
  const creates = [...text.matchAll(/^resource "(\w+)" "\w+" \{\n([^]*?)^\}$/gm)].map(([, created, body = '']) =>
    [created, ...[...body.matchAll(NAMES), ...body.matchAll(REPOSITORIES)].map(([, name]) => name)].join(' '),
  );
  return { type, folder, text, creates };
}

/** As few groups as the names allow. */
function group(examples: readonly Example[]): readonly (readonly Example[])[] {
  const groups: Example[][] = [];
  for (const example of examples) {
    const free = groups.find((members) =>
      members.every(({ creates }) => !creates.some((name) => example.creates.includes(name))),
    );
    if (free) free.push(example);
    else groups.push([example]);
  }
  return groups;
}

/** What belongs to somebody else, made for the test. */
interface Made {
  /** The address of an issuer of tokens. */
  readonly issuer: string;
  /** Of a certificate that the service has issued. */
  readonly serialNumber: string;
}

async function makeForOthers(service: TestEmulator): Promise<Made> {
  const issued = await service.request('POST', '/v1/pki/root/sign-intermediate', {
    body: { common_name: 'Elsewhere', csr: AUTHORITY_REQUEST },
  });
  return { issuer: await issuerAddress(), serialNumber: issued.body.data?.serial_number as string };
}

/** The examples of data sources that read what the example of a resource creates, one object of it or all. */
function readersOf(type: string): readonly Example[] {
  return dataSources
    .filter((name) => [name, name.replace(/ies$/, 'y'), name.replace(/s$/, '')].includes(type))
    .map(readDataSource);
}

function readDataSource(type: string): Example {
  const folder = path.join('data-sources', type);
  return { type, folder, text: readFileSync(path.join(EXAMPLES, folder, 'data-source.tf'), 'utf8'), creates: [] };
}

/**
 * The block of a module with the example, which follows other modules if it reads what they create. The provider runs in the process of the test,
 * with a working directory other than terraform's.
 */
function place(root: string, { type, folder, text }: Example, made: Made, created: readonly Example[] = []): string {
  const target = path.join(root, folder);
  mkdirSync(target, { recursive: true });
  cpSync(path.join(EXAMPLES, folder), target, { recursive: true, filter: (file) => !/construct\.\w+$/.test(file) });
  writeFileSync(path.join(target, 'versions.tf'), VERSIONS);
  const placed = text
    .replaceAll('${path.module}', target)
    // The service checks the address, and tests have no internet.
    .replaceAll('https://token.actions.githubusercontent.com', made.issuer)
    .replaceAll('prevent_destroy = true', 'prevent_destroy = false')
    .replace('auto_rotate_period = "30d"', 'auto_rotate_period = "30d"\n  deletion_allowed = true');
  writeFileSync(
    path.join(target, created.length === 0 ? 'resource.tf' : 'data-source.tf'),
    withSerialNumber(placed, made),
  );
  const values: typeof VARIABLES = { ...VARIABLES, serial_number: made.serialNumber };
  const variables = [...text.matchAll(/^variable "(\w+)"/gm)].map(
    ([, name = '']) => `  ${name} = ${JSON.stringify(values[name])}\n`,
  );
  const modules = created.map((example) => `module.${example.type}`);
  const follows = modules.length === 0 ? '' : `  depends_on = [${modules.join(', ')}]\n`;
  const label = created.length === 0 ? type : `read_${type}`;
  return `module "${label}" {\n  source = "./${folder}"\n${variables.join('')}${follows}}\n`;
}

/** Serial numbers are random. */
function withSerialNumber(text: string, { serialNumber }: Made): string {
  return text.replace(/"(?:[0-9a-f]{2}:){9,}[0-9a-f]{2}"/, JSON.stringify(serialNumber));
}

/** Only a service with namespaces has them. */
const DIALECTS: { readonly [type: string]: Dialect } = { lintel_namespace: 'openbao' };

const dataSources = Object.entries(registry.dataSources)
  .filter(([, { definition }]) => definition().service === 'secrets')
  .map(([type]) => type);
const examples = Object.keys(registry.resources).map(read);
const groups = [undefined, ...new Set(Object.values(DIALECTS))].flatMap((dialect) =>
  group(examples.filter(({ type }) => DIALECTS[type] === dialect)).map((members) => ({ dialect, members })),
);

/** Data sources of what no resource creates, such as the caller. */
const unattached = dataSources
  .filter((type) => !examples.some((example) => readersOf(example.type).some((reader) => reader.type === type)))
  .map(readDataSource);

test.each(groups.map((one, index) => [index + 1, one] as const))(
  'every example of group %i applies as it stands, data sources read it, then nothing is to do, and it is destroyed',
  async (number, { dialect, members }) => {
    const { service, terraform, close } = await openTerraformEnvironment(dialect, {}, true);
    try {
      const organizations = new Organizations(service);
      for (const name of ['beta', 'gamma']) await organizations.provide(name);
      const made = await makeForOthers(service);
      const before = await kept(service);
      const readers = [...members.flatMap(({ type }) => readersOf(type)), ...(number === 1 ? unattached : [])];
      terraform.configure(
        [
          ...members.map((example) => place(terraform.folder, example, made)),
          ...readers.map((example) => place(terraform.folder, example, made, members)),
        ].join(''),
      );
      // Modules have to be installed.
      await terraform.init();
      await terraform.apply();
      expect(await terraform.planIsEmpty()).toBe(true);
      const state = new Set(terraform.state().resources.map(({ mode, type }) => `${mode} ${type}`));
      expect(members.filter(({ type }) => !state.has(`managed ${type}`))).toEqual([]);
      expect(readers.filter(({ type }) => !state.has(`data ${type}`))).toEqual([]);
      await terraform.succeed('destroy', '-auto-approve');
      // A plan looks for the role of a secret id before the auth method is mounted.
      const { requests } = await service.control.requests();
      const unknown = requests.filter(({ operation, path: at }) => !operation && at !== '/v1/auth/machines/role/web');
      expect(unknown).toEqual([]);
      expect(await kept(service)).toEqual(before);
    } finally {
      await close();
    }
  },
);

/** The resources whose examples create what the example of an action or a list is about, if a service does not have it from the start. */
const NEEDED: { readonly [type: string]: readonly string[] } = {
  lintel_approle_role: ['lintel_approle_role'],
  lintel_database_connection_reset: ['lintel_database_connection'],
  lintel_database_plugin_reload: ['lintel_database_connection'],
  lintel_database_role_rotation: ['lintel_database_static_role'],
  lintel_database_root_rotation: ['lintel_database_connection'],
  lintel_jwt_auth_role: ['lintel_jwt_auth_role'],
  lintel_kubernetes_auth_role: ['lintel_kubernetes_auth_role'],
  // Its role is one whose token can be rotated.
  lintel_platform_token_rotation: ['lintel_platform_token_rotation'],
  lintel_registry_module_version: ['lintel_registry_module_version'],
  lintel_registry_provider_version: ['lintel_registry_provider_version'],
};

// Older ones have no actions.
describeGiven('a newer terraform', 'LINTEL_TEST_TERRAFORM', (program) => {
  test.each(Object.keys(registry.actions))('invokes the example of %s', async (action) => {
    const { service, terraform, close } = await openTerraformEnvironment('standard', {}, true, program);
    try {
      await service.request('POST', '/v1/pki/root/generate/internal', {
        body: { common_name: 'Old root', issuer_name: 'root-2024' },
      });
      const made = await makeForOthers(service);
      const blocks = (NEEDED[action] ?? []).map((type) => place(terraform.folder, read(type), made));
      const text = readFileSync(path.join(EXAMPLES, 'actions', action, 'action.tf'), 'utf8');
      await terraform.configure(blocks.join('') + withSerialNumber(text, made)).init();
      await terraform.apply();
      await service.control.clearRequests();
      expect(await terraform.apply(`-invoke=action.${action}.example`)).toContain('Action complete');
      const { unknown, requests } = await service.control.requests();
      expect(unknown).toBe(0);
      expect(requests).not.toEqual([]);
    } finally {
      await close();
    }
  });

  test.each(Object.keys(registry.listResources))('lists with the example of %s', async (type) => {
    const { service, terraform, close } = await openTerraformEnvironment(DIALECTS[type], {}, true, program);
    try {
      const made = await makeForOthers(service);
      const needed = (NEEDED[type] ?? []).map((one) => place(terraform.folder, read(one), made));
      await terraform.configure(needed.join('')).init();
      await terraform.apply();
      const text = readFileSync(path.join(EXAMPLES, 'list-resources', type, 'list-resource.tfquery.hcl'), 'utf8');
      terraform.write('main.tfquery.hcl', text);
      await service.control.clearRequests();
      await terraform.succeed('query', ...(await idsIn(service, text)));
      const { unknown, requests } = await service.control.requests();
      expect(unknown).toBe(0);
      expect(requests).not.toEqual([]);
    } finally {
      await close();
    }
  });
});

/** The variables of examples of lists, with the objects whose ids they are. */
const ID_VARIABLES: readonly (readonly [variable: string, kind: string])[] = [
  ['agent_pool_id', 'agentPools'],
  ['policy_set_id', 'policySets'],
  ['project_id', 'projects'],
  ['workspace_id', 'workspaces'],
];

/** Sets the variables of an example to ids, which a service generates. */
async function idsIn(service: TestEmulator, text: string): Promise<readonly string[]> {
  const { objects } = await service.control.snapshot();
  const ids = objects as unknown as { readonly [kind: string]: readonly { readonly id: string }[] };
  return ID_VARIABLES.filter(([variable]) => text.includes(`variable "${variable}"`)).map(
    ([variable, kind]) => `-var=${variable}=${Object.values(ids[kind]!)[0]!.id}`,
  );
}

/** An authority keeps a record of what it has issued, and an organization its settings. What is wrapped ends by itself. */
const STAYS = ['pkiCertificates', 'administrations', 'wrappings'];

/** How many objects of each kind the service has, except those that stay. */
async function kept({ control }: TestEmulator) {
  const { objects } = await control.snapshot();
  return Object.fromEntries(
    Object.entries(objects)
      .filter(([kind]) => !STAYS.includes(kind))
      .map(([kind, all]) => [kind, Object.keys(all as object).length]),
  );
}
