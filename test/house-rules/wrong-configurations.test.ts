import { existsSync, readdirSync } from 'fs';
import { join } from 'path';
import type { Attributes } from '../../src/definition/attribute';
import { check } from '../../src/definition/check';
import { flatAttributes } from '../../src/definition/flatten';
import { isForThePlan as isLeftToThePlan } from '../../src/definition/for-the-plan';
import { snakeCase } from '../../src/definition/names';
import type { ResourceDefinition } from '../../src/definition/resource';
import { mayHoldSecret } from '../../src/definition/secret-paths';
import { isValues, Value, Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { providerSettings } from '../../src/handlers/provider/definition';
import type { Registry } from '../../src/handlers/registry';
import { pathInWords } from '../../src/terraform/attribute-path';
import { Core, Refused, Reported } from '../support/house/core';
import type { FixtureFile, WrongConfiguration } from '../support/house/fixture';
import { settingsFor } from '../support/house/house';
import { operationResources, managedResources, terraformJson } from '../support/house/resources';
import { describeRules } from '../support/house/rules';
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

/** The only problems that validation cannot detect. */
const LEFT_TO_THE_PLAN = [
  'lintel_acl_policy: exactly one of policy, rules',
  'lintel_password_policy: exactly one of policy, rules',
  'lintel_pki_root: one of ttl, notAfter',
  'lintel_policy_set: vcsRepo conflicts with policyIds',
  'lintel_policy_set_version: sourceDirectory is required',
  'lintel_recovery_rekey: pgpKeys required when backup is true',
  'lintel_registry_module: namespace only when registryName is public',
  'lintel_registry_module: exactly one of name, vcsRepo',
  'lintel_registry_module: exactly one of moduleProvider, vcsRepo',
  'lintel_registry_module: vcsRepo conflicts with namespace',
  'lintel_registry_module_version: sourceDirectory is required',
  'lintel_registry_provider: namespace only when registryName is public',
  'lintel_registry_provider_version: sourceDirectory is required',
  'lintel_workspace_run_task: stages conflicts with stage',
];

interface Case extends WrongConfiguration {
  readonly block: 'resource' | 'data' | 'provider';
  readonly type: string;
}

/** Wrong configurations of data sources without a managed resource. */
const wrongElsewhere: readonly FixtureFile['wrongData'][] = ['platform', 'secrets'].flatMap((service) => {
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
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the folders determine the files
  return fixtures.map((file) => (require(file) as Pick<FixtureFile, 'wrongData'>).wrongData);
});

const wrongDataCases = (wrongData: FixtureFile['wrongData']) =>
  Object.entries(wrongData).flatMap(([type, wrongs]) => wrongs.map((one): Case => ({ block: 'data', type, ...one })));

const cases: readonly Case[] = [
  ...[...managedResources, ...operationResources].flatMap(({ type, wrong, wrongData }) => [
    ...wrong.map((one): Case => ({ block: 'resource', type, ...one })),
    ...wrongDataCases(wrongData),
  ]),
  ...wrongElsewhere.flatMap(wrongDataCases),
  ...[...WRONG_SETTINGS, ...WRONG_LOGINS].map((one): Case => ({ block: 'provider', type: 'lintel', ...one })),
];

const documented: readonly { readonly block: Case['block']; readonly type: string; readonly rule: string }[] = [
  ...Object.entries(registry.resources).flatMap(([type, resource]) =>
    describeRules(resource.definition()).map((rule) => ({ block: 'resource' as const, type, rule })),
  ),
  ...Object.entries(registry.dataSources).flatMap(([type, resource]) =>
    describeRules(resource.definition()).map((rule) => ({ block: 'data' as const, type, rule })),
  ),
  ...describeRules(providerSettings).map((rule) => ({ block: 'provider' as const, type: 'lintel', rule })),
];

function isForThePlan({ block, type, config, path }: Case): boolean {
  if (block !== 'resource') return false;
  const definition = registry.resources[type as keyof typeof registry.resources].definition() as ResourceDefinition;
  return check(definition, config).some(
    (problem) => problem.path.join() === path.join() && isLeftToThePlan(definition, config, problem),
  );
}

function isOfNestedAttribute({ block, type, path: [outer, inner] }: Case): boolean {
  const { attributes }: { readonly attributes: Attributes } =
    block === 'provider'
      ? providerSettings
      : (block === 'resource'
          ? registry.resources[type as keyof typeof registry.resources]
          : registry.dataSources[type as keyof typeof registry.dataSources]
        ).definition();
  const attribute = flatAttributes(attributes)[String(outer)];
  return attribute !== undefined && 'attributes' in attribute && typeof inner === 'string';
}

async function refusalOf(planning: Promise<unknown>): Promise<readonly Reported[]> {
  return planning.then(
    () => [],
    (refused: Refused) => refused.reported,
  );
}

describe('an invalid configuration', () => {
  it('is tested for every documented rule', () => {
    const caught = documented.filter(({ block, type, rule }) =>
      cases.some((one) => one.block === block && one.type === type && one.breaks === rule),
    );
    process.stdout.write(`rules: ${caught.length} of ${documented.length}, by ${cases.length} wrong configurations\n`);
    expect(documented.filter((rule) => !caught.includes(rule))).toEqual([]);
  });

  describe('is refused by the provider with the path of the attribute', () => {
    let core: Core;
    beforeAll(async () => {
      core = await Core.start(registry, settingsFor({ address: 'http://127.0.0.1:9' }));
    });
    afterAll(async () => {
      await core.close();
    });

    const validate = ({ block, type, config }: Case): Promise<readonly Reported[]> => {
      if (block === 'provider') return core.validateProvider(config);
      return block === 'resource' ? core.validate(type, config) : core.validateData(type, config);
    };

    it.each(cases.map((one) => [one.type, one.breaks, one] as const))('%s: %s', async (_, __, one) => {
      const reported = isForThePlan(one) ? await refusalOf(core.plan(one.type, one.config)) : await validate(one);
      // If the source of the attribute may contain a secret, the message names the attribute and has no path: core would show the source.
      const wanted = isQuotable(one) ? { severity: 'error', path: one.path } : { severity: 'error', path: [] };
      expect(reported.map(({ severity, path }) => ({ severity, path }))).toContainEqual(wanted);
      const said = reported.map(({ summary, detail }) => `${summary}: ${detail}`).join('\n');
      expect(said).toContain(one.says);
      if (!isQuotable(one)) expect(said).toContain(inWords(one.path));
    });

    it('never points to a line that may contain a secret', async () => {
      const leaks: string[] = [];
      let pointed = 0;
      for (const one of cases) {
        const config = withCanaries(attributesOf(one), one.config);
        for (const { path, summary, detail } of await validate({ ...one, config })) {
          if (path.length > 0) pointed++;
          const source = path.length > 0 ? JSON.stringify(config[path[0]] ?? null) : '';
          if (
            secretsIn(attributesOf(one), config).some((secret) =>
              [source, summary, detail].some((text) => text.includes(secret)),
            )
          ) {
            leaks.push(`${one.type}, ${one.breaks}: ${summary} (${path.join('.')}) ${detail}`);
          }
        }
      }
      expect(leaks).toEqual([]);
      expect(pointed).toBeGreaterThan(400);
    });
  });

  // Terraform points at the first line of the object that contains the attribute.
  const nested = cases.filter(isOfNestedAttribute);
  describe('of a nested attribute is reported with the whole path', () => {
    let core: Core;
    beforeAll(async () => {
      core = await Core.start(registry, {});
    });
    afterAll(async () => {
      await core.close();
    });

    it.each(nested.map((one) => [one.type, one.breaks, one] as const))('%s: %s', async (_, __, one) => {
      const { block, type, config, path } = one;
      const reported = await (block === 'provider'
        ? core.validateProvider(config)
        : block === 'resource'
          ? core.validate(type, config)
          : core.validateData(type, config));
      const name = path.map((step) => snakeCase(String(step))).join('.');
      // If the object may contain a secret, only the message names the attribute.
      const isMeant = ({ path: at, summary, detail }: Reported) =>
        isQuotable(one) ? at.join() === path.join() : at.length === 0 && `${summary} ${detail}`.includes(name);
      const here = reported.filter(isMeant);
      expect(here.map(({ summary }) => summary)).toEqual(here.map(() => expect.stringContaining(`\`${name}\``)));
      expect(here).not.toEqual([]);
    });
  });

  // The generated configuration of an imported object may look the same, so validation accepts it.
  it('is refused by validation, unless only a plan can detect the problem', () => {
    const left = cases.filter(isForThePlan).map(({ type, breaks }) => `${type}: ${breaks}`);
    process.stdout.write(
      `left to the plan: ${left.length} of ${cases.length}\n${left.map((line) => `  ${line}\n`).join('')}`,
    );
    expect([...new Set(left)]).toEqual(LEFT_TO_THE_PLAN);
  });

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
      const config = withCanaries(attributesOf(one), one.config);
      terraform.write(`case-${index}.tf`, hclOf({ ...one, config }, index));
      return secretsIn(attributesOf(one), config);
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

const CANARY = 'canary-in-the-source';

function attributesOf({ block, type }: Case): Attributes {
  if (block === 'provider') return providerSettings.attributes;
  const all: Registry = registry;
  return (block === 'resource' ? all.resources : all.dataSources)[type].definition().attributes;
}

/** Whether the line of the problem may be shown. */
function isQuotable(one: Case): boolean {
  return !mayHoldSecret(flatAttributes(attributesOf(one))[one.path[0] as string]);
}

function inWords(path: WrongConfiguration['path']): string {
  return `\`${pathInWords(path)}`;
}

/** The same configuration with a secret in every sensitive attribute that has none, and in every address. */
function withCanaries(attributes: Attributes, config: Values): Values {
  const flat = flatAttributes(attributes);
  const planted = Object.entries(flat).flatMap(([name, attribute]): [string, Value][] => {
    const value = config[name];
    if (attribute.type === 'object') {
      return [[name, isValues(value) ? withCanaries(attribute.attributes, value) : value]];
    }
    if (attribute.sensitive && value === undefined && attribute.type !== 'objects') {
      return [[name, attribute.type === 'map' ? { canary: CANARY } : CANARY]];
    }
    const isAddress = attribute.type === 'string' && attribute.rules?.some(({ rule }) => rule === 'url');
    if (isAddress && typeof value === 'string') {
      return [[name, value.replace('://', `://user:${CANARY}@`).concat(`?token=${CANARY}`)]];
    }
    return [[name, value]];
  });
  return Object.fromEntries(planted);
}

/** The texts of a configuration that must not be shown. */
function secretsIn(attributes: Attributes, config: Values): string[] {
  const texts = (value: Value): string[] => {
    if (typeof value === 'string') {
      return value.length > 7 && !value.startsWith('-----') ? [JSON.stringify(value).slice(1, -1)] : [];
    }
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  return [
    CANARY,
    ...Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => {
      const value = config[name];
      return attribute.sensitive
        ? texts(value)
        : attribute.type === 'object' && isValues(value)
          ? secretsIn(attribute.attributes, value)
          : [];
    }),
  ];
}

/** Writes every object on a single line, as a person might. */
function hclOf({ block, type, config }: Case, index: number): string {
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

function blockOf({ block, type, config }: Case, index: number): object {
  const name = `case_${index}`;
  const body = terraformJson(config);
  if (block !== 'provider') return { [block]: { [type]: { [name]: body } } };
  // A provider without resources is not validated.
  const user: Values = { organization: 'acme', provider: `lintel.${name}` };
  return { provider: { lintel: { alias: name, ...body } }, data: { lintel_run_tasks: { [name]: user } } };
}
