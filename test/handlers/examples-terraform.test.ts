import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import * as registry from '../../src/handlers';
import { makeAuthority } from '../support/authority-certificates';
import { AUTHORITY_REQUEST, REQUEST } from '../support/certificate-requests';
import type { Dialect } from '../support/house/fixture';
import { openTerraformHouse } from '../support/house/terraform-house';
import { issuerAddress } from '../support/issuer';
import { Organizations } from '../support/organizations';

// A group takes an apply, a plan and a destroy by real terraform, of many examples each.
jest.setTimeout(120_000);

const EXAMPLES = path.join(__dirname, '..', '..', 'examples', 'resources');
const VERSIONS =
  'terraform {\n  required_providers {\n    lintel = { source = "registry.terraform.io/lintel/lintel" }\n  }\n}\n';

/** Values of the variables, which are secrets and what belongs to somebody else. */
const VARIABLES: { readonly [name: string]: string } = {
  api_request: REQUEST,
  authority_request: AUTHORITY_REQUEST,
  client_secret: 'canary-81f2',
  cluster_ca_cert: makeAuthority('Cluster').certificate,
  cluster_token: 'canary-27c4',
  issuing_certificate: makeAuthority('Issuing').certificate,
  orders_root_password: 'canary-5be0',
  platform_token: 'platform-root',
  reviewer_token: 'canary-9d13',
};

interface Example {
  readonly type: string;
  readonly text: string;
  /** What it creates: two examples that create the same need a service each. */
  readonly creates: readonly string[];
}

/** By which names objects of a type differ; a resource without any exists once in a service. */
const NAMES = /^ {2}(?:name|path|role|username|issuer_name|key_name|common_name|key) += "([^"]+)"$/gm;

/** The service names a module of a repository after it. */
const REPOSITORIES = /^ {4}identifier += "\w+\/terraform-\w+-(\w+)"$/gm;

function read(type: string): Example {
  const text = readFileSync(path.join(EXAMPLES, type, 'resource.tf'), 'utf8');
  const creates = [...text.matchAll(/^resource "(\w+)" "\w+" \{\n([^]*?)^\}$/gm)].map(([, created, body = '']) =>
    [created, ...[...body.matchAll(NAMES), ...body.matchAll(REPOSITORIES)].map(([, name]) => name)].join(' '),
  );
  return { type, text, creates };
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

/** The block of a module with the example. The provider runs in the process of the test, with a working directory other than terraform's. */
function place(folder: string, { type, text }: Example, made: Made): string {
  const target = path.join(folder, type);
  mkdirSync(target);
  cpSync(path.join(EXAMPLES, type), target, { recursive: true, filter: (file) => !/construct\.\w+$/.test(file) });
  writeFileSync(path.join(target, 'versions.tf'), VERSIONS);
  const placed = text
    .replaceAll('${path.module}', target)
    // The service checks the address, and tests have no internet.
    .replaceAll('https://token.actions.githubusercontent.com', made.issuer)
    .replaceAll('prevent_destroy = true', 'prevent_destroy = false');
  writeFileSync(path.join(target, 'resource.tf'), placed);
  const values: typeof VARIABLES = { ...VARIABLES, serial_number: made.serialNumber };
  const variables = [...text.matchAll(/^variable "(\w+)"/gm)].map(
    ([, name = '']) => `  ${name} = ${JSON.stringify(values[name])}\n`,
  );
  return `module "${type}" {\n  source = "./${type}"\n${variables.join('')}}\n`;
}

/** Only a service with namespaces has them. */
const DIALECTS: { readonly [type: string]: Dialect } = { lintel_namespace: 'openbao' };

const examples = Object.keys(registry.resources).map(read);
const groups = [undefined, ...new Set(Object.values(DIALECTS))].flatMap((dialect) =>
  group(examples.filter(({ type }) => DIALECTS[type] === dialect)).map((members) => ({ dialect, members })),
);

test.each(groups.map((one, index) => [index + 1, one] as const))(
  'every example of group %i applies as it stands, then nothing is to do, and it is destroyed',
  async (_, { dialect, members }) => {
    const { service, terraform, close } = await openTerraformHouse(dialect, {}, true);
    try {
      const organizations = new Organizations(service);
      for (const name of ['beta', 'gamma']) await organizations.provide(name);
      const issued = await service.request('POST', '/v1/pki/root/sign-intermediate', {
        body: { common_name: 'Elsewhere', csr: AUTHORITY_REQUEST },
      });
      const made = { issuer: await issuerAddress(), serialNumber: issued.body.data?.serial_number as string };
      const before = await kept(service);
      terraform.configure(members.map((example) => place(terraform.folder, example, made)).join(''));
      // Modules have to be installed.
      await terraform.init();
      await terraform.apply();
      expect(await terraform.planIsEmpty()).toBe(true);
      const types = new Set(terraform.state().resources.map(({ type }) => type));
      expect(members.filter(({ type }) => !types.has(type))).toEqual([]);
      await terraform.succeed('destroy', '-auto-approve');
      expect((await service.control.requests()).unknown).toBe(0);
      expect(await kept(service)).toEqual(before);
    } finally {
      await close();
    }
  },
);

/** An authority keeps a record of what it has issued, and an organization its settings. */
const STAYS = ['pkiCertificates', 'administrations'];

/** How many objects of each kind the service has, except those that stay. */
async function kept({ control }: Awaited<ReturnType<typeof openTerraformHouse>>['service']) {
  const { objects } = await control.snapshot();
  return Object.fromEntries(
    Object.entries(objects)
      .filter(([kind]) => !STAYS.includes(kind))
      .map(([kind, all]) => [kind, Object.keys(all as object).length]),
  );
}
