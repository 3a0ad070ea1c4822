import { existsSync, readdirSync } from 'fs';
import { join } from 'path';
import { snakeCase } from '../../src/definition/names';
import type { Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { providerSettings } from '../../src/handlers/provider/definition';
import type { FixtureFile, WrongConfiguration } from '../support/environments/fixture';
import { terraformJson } from '../support/environments/resource';
import { managedResources, operationResources } from '../support/environments/resources';
import { ruleNames } from '../support/environments/rule-names';
import {
  inWords,
  isForThePlan,
  isQuotable,
  secretsIn,
  withCanaries,
  WrongCase,
  wrongCasesOf,
  wrongDataCases,
} from '../support/environments/wrong-cases';
import { describeRefusals } from '../support/rules/wrong-configurations';
import { serveRegistry } from '../support/serve-registry';
import { TerraformFolder } from '../support/terraform';

/** Settings that both blocks have. */
const WRONG_SETTINGS: readonly WrongConfiguration[] = ['platform', 'secrets'].flatMap((service) => {
  const wrong = (
    setting: string,
    rule: string,
    value: string | number | readonly string[],
    says: string,
  ): WrongConfiguration => ({
    breaks: `${service}.${setting} ${rule}`,
    path: [service, setting],
    says,
    config: { [service]: { address: 'http://127.0.0.1:9', token: 'any', [setting]: value } },
  });
  return [
    wrong('address', 'obeys url', `${service}.example.com`, 'absolute URL'),
    wrong('address', 'obeys url', `ftp://${service}.example.com`, 'scheme'),
    wrong('token', 'obeys length', '', 'not be empty'),
    wrong('dialect', 'has a vocabulary', 'terraform', 'It must be "standard"'),
    wrong('requestsPerSecond', 'obeys range', 0, 'at least 0.1'),
    ...(service === 'platform' ? [wrong('organization', 'obeys pattern', 'acme/app', 'without `/`')] : []),
    ...(service === 'secrets'
      ? [
          {
            ...wrong('redirectHosts', '', ['https://node-2.example.com'], 'a host such as'),
            breaks: 'each of secrets.redirectHosts obeys pattern',
          },
        ]
      : []),
  ];
});

const wrongLogin = (member: string, rule: string, login: Values, says: string): WrongConfiguration => ({
  breaks: `secrets.login.${member} ${rule}`,
  path: ['secrets', 'login', ...member.split('.')],
  says,
  config: { secrets: { address: 'http://127.0.0.1:9', login } },
});

const FILES = { clientCertFile: '/c', clientKeyFile: '/k' };

/** Each method alone, with one thing wrong. */
const WRONG_LOGINS: readonly WrongConfiguration[] = [
  wrongLogin('namespace', 'obeys length', { namespace: '', aws: {} }, 'not be empty'),
  ...(['jwt', 'aws'] as const).flatMap((kind) => [
    wrongLogin(`${kind}.mount`, 'obeys pattern', { [kind]: { mount: 'auth/ci' } }, 'without `auth/`'),
    wrongLogin(`${kind}.role`, 'obeys length', { [kind]: { role: '' } }, 'not be empty'),
  ]),
  wrongLogin('kubernetes.mount', 'obeys pattern', { kubernetes: { role: 'r', mount: '/ci' } }, 'without `auth/`'),
  wrongLogin('kubernetes.role', 'is required', { kubernetes: {} }, 'must be configured'),
  wrongLogin('kubernetes.role', 'obeys length', { kubernetes: { role: '' } }, 'not be empty'),
  wrongLogin('kubernetes.tokenFile', 'obeys length', { kubernetes: { role: 'r', tokenFile: '' } }, 'not be empty'),
  wrongLogin(
    'approle.mount',
    'obeys pattern',
    { approle: { roleId: 'i', secretId: 's', mount: 'a b' } },
    'without `auth/`',
  ),
  wrongLogin('approle.roleId', 'is required', { approle: { secretId: 's' } }, 'must be configured'),
  wrongLogin('approle.roleId', 'obeys length', { approle: { roleId: '', secretId: 's' } }, 'not be empty'),
  wrongLogin('approle.secretId', 'obeys length', { approle: { roleId: 'i', secretId: '' } }, 'not be empty'),
  wrongLogin('approle.secretId', 'is one of several', { approle: { roleId: 'i' } }, 'Exactly one must be configured'),
  wrongLogin('approle.secretIdFile', 'obeys length', { approle: { roleId: 'i', secretIdFile: '' } }, 'not be empty'),
  wrongLogin(
    'approle.secretIdVariable',
    'obeys length',
    { approle: { roleId: 'i', secretIdVariable: '' } },
    'not be empty',
  ),
  wrongLogin('cert.mount', 'obeys pattern', { cert: { ...FILES, mount: 'auth/cert' } }, 'without `auth/`'),
  wrongLogin('cert.role', 'obeys length', { cert: { ...FILES, role: '' } }, 'not be empty'),
  ...(['clientCertFile', 'clientKeyFile'] as const).flatMap((name) => [
    wrongLogin(`cert.${name}`, 'is required', { cert: { ...FILES, [name]: undefined } }, 'must be configured'),
    wrongLogin(`cert.${name}`, 'obeys length', { cert: { ...FILES, [name]: '' } }, 'not be empty'),
  ]),
  ...(['token', 'tokenFile', 'tokenVariable', 'audience'] as const).map((name) =>
    wrongLogin(`jwt.${name}`, 'obeys length', { jwt: { [name]: '' } }, 'not be empty'),
  ),
  wrongLogin('jwt.tokenFile', 'is one of several', { jwt: { token: 't', tokenFile: '/t' } }, 'conflicts with'),
  wrongLogin('jwt.tag', 'obeys pattern', { jwt: { tag: 'a-b' } }, 'letters, digits and underscores'),
  ...(['region', 'headerValue'] as const).map((name) =>
    wrongLogin(`aws.${name}`, 'obeys length', { aws: { [name]: '' } }, 'not be empty'),
  ),
  wrongLogin('aws.stsEndpoint', 'obeys url', { aws: { stsEndpoint: 'http://sts.example.com' } }, 'scheme'),
  wrongLogin('tokenFile', 'obeys length', { tokenFile: '' }, 'not be empty'),
  wrongLogin('path.path', 'is required', { path: {} }, 'must be configured'),
  wrongLogin('path.path', 'obeys pattern', { path: { path: 'sys/seal' } }, 'begins with `auth/`'),
  wrongLogin('jwt', 'is one of several', {}, 'Exactly one must be configured'),
  wrongLogin('aws', 'is one of several', { jwt: {}, aws: {} }, 'conflicts with'),
  {
    breaks: 'secrets.login conflicts with secrets.token',
    path: ['secrets', 'login'],
    says: 'a login obtains a token of its own',
    config: { secrets: { address: 'http://127.0.0.1:9', token: 'any', login: { aws: {} } } },
  },
];

/** Of data sources without a managed resource. */
const wrongElsewhere: FixtureFile['wrongData'] = joined(
  ['platform', 'secrets'].flatMap((service) => {
    const source = join(__dirname, '..', '..', 'src', 'handlers', service);
    const managed = new Set(
      Object.keys(registry.resources).map((type) => type.replace(/^lintel_/, '').replace(/_/g, '-')),
    );
    const folders = readdirSync(source).filter(
      (resource) => existsSync(join(source, resource, 'definition.ts')) && !managed.has(resource),
    );
    const fixtures = folders
      .map((resource) => join(__dirname, '..', 'handlers', service, resource, 'fixture.ts'))
      .filter((file) => existsSync(file));
    // oxlint-disable-next-line typescript/no-require-imports -- the folders determine the files
    return fixtures.map((file) => require(file) as Pick<FixtureFile, 'wrongData'>);
  }),
);

function joined(files: readonly Pick<FixtureFile, 'wrongData'>[]): FixtureFile['wrongData'] {
  return Object.fromEntries(files.flatMap(({ wrongData }) => Object.entries(wrongData)));
}

const underTest = [...managedResources, ...operationResources];
const { dataSources } = registry;
const isElsewhere = ([type]: [string, unknown]) => type in wrongElsewhere;
const sourcesElsewhere = Object.fromEntries(Object.entries(dataSources).filter(isElsewhere));
const sourcesOfResources = Object.fromEntries(Object.entries(dataSources).filter((one) => !isElsewhere(one)));

const elsewhere: readonly WrongCase[] = [
  ...wrongDataCases({ dataSources: sourcesElsewhere }, wrongElsewhere),
  ...[...WRONG_SETTINGS, ...WRONG_LOGINS].map((one): WrongCase => ({
    block: 'provider',
    type: 'lintel',
    definition: providerSettings,
    ...one,
  })),
];
const cases: readonly WrongCase[] = [
  ...underTest.flatMap(wrongCasesOf),
  ...wrongDataCases({ dataSources: sourcesOfResources }, joined(underTest)),
  ...elsewhere,
];

/** Those of resources are in their rules. */
const documented = [
  ...Object.entries(sourcesElsewhere).flatMap(([type, one]) =>
    ruleNames(one.definition()).map((rule) => ({ block: 'data', type, rule })),
  ),
  ...ruleNames(providerSettings).map((rule) => ({ block: 'provider', type: 'lintel', rule })),
];

it('every rule of a data source is broken by some wrong configuration', () => {
  const rules = Object.entries(registry.dataSources).flatMap(([type, one]) =>
    ruleNames(one.definition()).map((rule) => ({ type, rule })),
  );
  const isBroken = ({ type, rule }: (typeof rules)[number]) =>
    cases.some((one) => one.block === 'data' && one.type === type && one.breaks === rule);
  expect(rules.filter((rule) => !isBroken(rule))).toEqual([]);
});

describe('an invalid configuration of the provider, or of a data source without a resource,', () => {
  describeRefusals(registry, elsewhere, documented);
});

describe('an invalid configuration', () => {
  it('fails at `terraform validate`, which shows the line of the attribute', async () => {
    const served = await serveRegistry(registry);
    const terraform = new TerraformFolder(served.environment).configure('');
    const reported = cases.filter((one) => !isForThePlan(one));
    reported.forEach((one, index) => terraform.write(fileOf(index), JSON.stringify(blockOf(one, index), undefined, 2)));
    const { status, stdout } = await terraform.run('validate', '-json');
    terraform.close();
    await served.close();

    expect(status).toBe(1);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
    const shown = reported.map((one, index) => {
      const here = diagnostics.filter(
        ({ severity, range }) => severity === 'error' && range?.filename === fileOf(index),
      );
      const last = one.path[one.path.length - 1];
      const name = snakeCase(String(typeof last === 'number' ? one.path[one.path.length - 2] : last));
      const steps = one.path.map((step) => snakeCase(String(step))).join('.');
      // A missing attribute has no line and is reported at the block. The line of an element contains only the element; the line of a
      // nested object contains its end, so only the context names it.
      if (!isQuotable(one)) {
        return (
          here.some(
            ({ summary, detail }) =>
              `${summary} ${detail}`.includes(inWords(one.path)) || detail.includes(`"${name}" is required`),
          ) || { ...one, here }
        );
      }
      return (
        here.some(
          ({ summary, detail, snippet }) =>
            snippet?.code.includes(`"${name}"`) ||
            (typeof last === 'number' && summary.includes(`\`${name}\``)) ||
            detail.includes(`"${name}" is required`) ||
            summary.includes(`Missing \`${steps}\``) ||
            snippet?.context?.endsWith(`.${steps.replace(/\.(\d+)/g, '[$1]')}`),
        ) || { ...one, here }
      );
    });
    expect(shown).toEqual(reported.map(() => true));
  }, 120_000);
});

it('a literal secret is never shown by `terraform validate`, whatever rule it violates', async () => {
  const secret = cases.filter((one) => !isQuotable(one));
  const sample = [...new Map(secret.map((one) => [`${one.block} ${one.type} ${one.breaks}`, one])).values()];
  const served = await serveRegistry(registry);
  const terraform = new TerraformFolder(served.environment).configure('');
  try {
    const secrets = sample.flatMap((one, index) => {
      const config = withCanaries(one.definition.attributes, one.config);
      terraform.write(`case-${index}.tf`, hclOf({ ...one, config }, index));
      return secretsIn(one.definition.attributes, config);
    });
    for (const format of [[], ['-json']]) {
      const { stdout, stderr } = await terraform.run('validate', '-no-color', ...format);
      expect(stdout + stderr).toMatch(/hmac_key/);
      expect([...new Set(secrets)].filter((text) => (stdout + stderr).includes(text))).toEqual([]);
    }
  } finally {
    terraform.close();
    await served.close();
  }
}, 60_000);

/** Writes every object on a single line, as a person might. */
function hclOf({ block, type, config }: WrongCase, index: number): string {
  const lines = Object.entries(terraformJson(config) as { readonly [name: string]: unknown })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `  ${name} = ${JSON.stringify(value).replace(/[$%](?=\{)/g, '$&$&')}\n`)
    .join('');
  if (block !== 'provider') return `${block} "${type}" "case_${index}" {\n${lines}}\n`;
  return `provider "lintel" {\n  alias = "case_${index}"\n${lines}}\ndata "lintel_run_tasks" "case_${index}" {\n  provider = lintel.case_${index}\n  organization = "acme"\n}\n`;
}

interface Diagnostic {
  readonly severity: string;
  readonly summary: string;
  readonly detail: string;
  readonly range?: { readonly filename: string };
  readonly snippet?: { readonly code: string; readonly context?: string | null };
}

const fileOf = (index: number) => `case-${index}.tf.json`;

function blockOf({ block, type, config }: WrongCase, index: number): object {
  const name = `case_${index}`;
  const body = terraformJson(config);
  if (block !== 'provider') return { [block]: { [type]: { [name]: body } } };
  // A provider without resources is not validated.
  const user: Values = { organization: 'acme', provider: `lintel.${name}` };
  return { provider: { lintel: { alias: name, ...body } }, data: { lintel_run_tasks: { [name]: user } } };
}
