import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'crypto';
import { readFileSync, rmSync } from 'fs';
import * as path from 'path';
import { isKeyed, type Attributes, type PlainAttribute } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import type { Value, Values } from '../../src/definition/value';
import { startEmulator, TestEmulator } from '../support/emulator';
import type { Fixture } from '../support/environments/fixture';
import { InstalledFolder } from '../support/environments/installed';
import { RecordingProxy } from '../support/environments/recording-proxy';
import { fromTerraform, importIds, ManagedResource, terraformJson } from '../support/environments/resource';
import { createFixtures, standardResources } from '../support/environments/resources';

/** Contains characters that look different in JSON, in a URL and in base64. */
const canary = (name: string, round: number) => `canary "${name}" / ${round} + ü`;

const TOKENS = { platform: 'canary-of-the-platform-token', secrets: 'canary-of-the-secrets-token' };

/** A secret input with a canary value. */
interface Planted {
  readonly variable: string;
  /** The attribute, or the object and its attribute. */
  readonly path: readonly string[];
  readonly attribute: PlainAttribute;
  readonly writeOnly: boolean;
  /** The fixture's value. A map keeps its keys. */
  readonly configured: Value;
}

interface Thing {
  readonly resource: ManagedResource;
  readonly config: Values;
  readonly planted: readonly Planted[];
}

/** In each round every resource uses another of its full configurations, with recognizable secrets. */
function thingsOf(round: number, fixtures: readonly Fixture[]): Thing[] {
  return standardResources.flatMap((managed, index) => {
    const config = fixtures[index].full[round];
    const hidden =
      config && Object.fromEntries(Object.entries(config).filter(([name]) => !managed.returned?.includes(name)));
    const planted = hidden ? plantedIn(managed.type, managed.definition.attributes, hidden) : [];
    return planted.length > 0 ? [{ resource: managed, config, planted }] : [];
  });
}

function plantedIn(variable: string, attributes: Attributes, config: Values, outer: readonly string[] = []): Planted[] {
  const flat = flatAttributes(attributes);
  return Object.keys(config)
    .filter((name) => config[name] !== undefined)
    .flatMap((name): Planted[] => {
      const attribute = flat[name];
      const place = [...outer, name];
      if (attribute.type === 'object') {
        return plantedIn(`${variable}_${snakeCase(name)}`, attribute.attributes, config[name] as Values, place);
      }
      return attribute.sensitive
        ? [
            {
              variable: `${variable}_${snakeCase(name)}`,
              path: place,
              attribute,
              writeOnly: attribute.writeOnly !== undefined,
              configured: config[name],
            },
          ]
        : [];
    });
}

/** A secret of the kind that the attribute requires, and the texts by which it is recognized. */
function secretFor(
  { variable, attribute, configured }: Planted,
  config: Values,
  round: number,
): { readonly value: unknown; readonly texts: readonly string[] } {
  if (isKeyed(attribute)) {
    const entries = Object.keys(configured as Values).map((key) => [key, canary(`${variable}.${key}`, round)] as const);
    return { value: Object.fromEntries(entries), texts: entries.map(([, text]) => text) };
  }
  const { rules = [] } = attribute;
  if (rules.some(({ rule }) => rule === 'url')) {
    const text = encodeURIComponent(canary(variable, round));
    return { value: `https://hooks.example.com/${text}`, texts: [text] };
  }
  const isKey = rules.some((one) => one.rule === 'pattern' && one.pattern.includes('PRIVATE KEY'));
  if (attribute.type !== 'pem' && !isKey) return { value: canary(variable, round), texts: [canary(variable, round)] };
  const key = isKeyOf(config.certificate, configured)
    ? String(configured)
    : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { value: key, texts: [key.split('\n')[2]] };
}

/** Any other key would be refused with the certificate. */
function isKeyOf(certificate: Value, key: Value): boolean {
  return (
    typeof certificate === 'string' && new X509Certificate(certificate).checkPrivateKey(createPrivateKey(String(key)))
  );
}

/** The same configuration with another value at the path. */
function withAt(config: Values, [step, ...rest]: readonly string[], value: Value): Values {
  return { ...config, [step]: rest.length > 0 ? withAt(config[step] as Values, rest, value) : value };
}

/** Every spelling in which a text may contain a secret. */
function spellingsOf(secret: string): string[] {
  return [
    ...new Set([
      secret,
      JSON.stringify(secret).slice(1, -1),
      JSON.stringify(JSON.stringify(secret).slice(1, -1)).slice(1, -1),
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64'),
    ]),
  ];
}

describe('a secret input', () => {
  let service: TestEmulator;
  let proxy: RecordingProxy;
  let terraform: InstalledFolder;
  let fixtures: readonly Fixture[];
  /** Every captured text with its source. */
  const seen: { readonly where: string; readonly text: string }[] = [];
  const secrets: { readonly name: string; readonly value: string }[] = Object.entries(TOKENS).map(([name, value]) => ({
    name,
    value,
  }));

  /** The secrets that a text contains. */
  const found = (text: string) =>
    secrets.filter(({ value }) => spellingsOf(value).some((spelling) => text.includes(spelling)));

  beforeAll(async () => {
    service = await startEmulator();
    proxy = await RecordingProxy.open(service.address);
    proxy.tokens = { platform: 'platform-root', secrets: 'secrets-root' };
    terraform = InstalledFolder.create({ TF_LOG: 'TRACE' });
    terraform.configure('');
    fixtures = await createFixtures(service);
  });

  afterAll(async () => {
    terraform.close();
    await proxy.close();
    await service.close();
  });

  const run = async (...args: string[]) => {
    const { status, stdout, stderr } = await terraform.run(...args);
    seen.push({ where: `terraform ${args[0]}`, text: stdout + stderr });
    return { status, stdout, stderr };
  };
  const succeed = async (...args: string[]) => {
    const { status, stdout, stderr } = await run(...args);
    if (status !== 0) throw new Error(`terraform ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
    return stdout;
  };

  const plant = (things: readonly Thing[], round: number) => {
    const variable: { [name: string]: object } = {
      platform_token: { sensitive: true },
      secrets_token: { sensitive: true },
    };
    const values: { [name: string]: unknown } = { platform_token: TOKENS.platform, secrets_token: TOKENS.secrets };
    const resource: { [type: string]: object } = {};
    for (const { resource: managed, config, planted } of things) {
      const references = planted.reduce(
        (all, { path: at, variable: name }) => withAt(all, at, `\${var.${name}}`),
        config,
      );
      resource[managed.type] = { this: terraformJson(references) };
      for (const one of planted) {
        const { value, texts } = secretFor(one, config, round);
        variable[one.variable] = {
          type: isKeyed(one.attribute) ? 'map(string)' : 'string',
          sensitive: true,
          ephemeral: one.writeOnly,
        };
        values[one.variable] = value;
        secrets.push(...texts.map((text) => ({ name: one.variable, value: text })));
      }
    }
    const lintel = {
      platform: { address: proxy.address, token: '${var.platform_token}' },
      secrets: { address: proxy.address, token: '${var.secrets_token}' },
    };
    terraform.write('secrets.auto.tfvars.json', JSON.stringify(values));
    terraform.write('main.tf.json', JSON.stringify({ variable, provider: { lintel }, resource }));
  };

  /** A plan as a file that people share, without the places where core itself stores a stateful input. */
  const planDocument = async (things: readonly Thing[]) => {
    await succeed('plan', '-input=false', '-out=plan.bin');
    const { stdout } = await terraform.run('show', '-json', 'plan.bin');
    return withoutOwn(JSON.parse(stdout), things);
  };
  const stateDocument = (things: readonly Thing[]) => withoutOwn(JSON.parse(terraform.stateText()), things);

  it.each([0, 1, 2, 3])(
    'stays out of plans, states, logs, outputs and errors during its whole lifecycle (round %i)',
    async (round) => {
      const things = thingsOf(round, fixtures);
      plant(things, 1);
      seen.push({ where: 'plan', text: await planDocument(things) });
      await succeed('apply', '-auto-approve', '-input=false', 'plan.bin');
      seen.push({ where: 'state', text: stateDocument(things) });
      // Secrets that are intentionally kept in state must be found there, which proves that any other would be found.
      const stateful = things.flatMap(({ planted }) =>
        planted.filter(({ writeOnly }) => !writeOnly).map(({ variable }) => variable),
      );
      expect([...new Set(found(terraform.stateText()).map(({ name }) => name))].sort()).toEqual(stateful.sort());

      plant(
        things.map((thing) => ({ ...thing, config: nextVersion(thing) })),
        2,
      );
      seen.push({ where: 'plan', text: await planDocument(things) });
      proxy.watch = (passing) => {
        if (passing.method === 'GET') return;
        const detail = `what was sent with ${passing.headers.authorization ?? passing.headers['x-service-token']} is refused: ${JSON.stringify(passing.body)}`;
        passing.response({ status: 422, body: { errors: [{ status: '422', title: 'invalid attribute', detail }] } });
      };
      const refused = await run('apply', '-auto-approve', '-input=false');
      expect(refused.stderr.replace(/\s+/g, ' ')).toMatch(
        /invalid attribute: what was sent with (Bearer )?\(sensitive\) is refused/,
      );
      proxy.watch = () => undefined;
      await succeed('apply', '-auto-approve', '-input=false');
      seen.push({ where: 'state', text: stateDocument(things) });

      const imported = things.map(({ resource: { type, definition } }) => ({
        to: `${type}.this`,
        id: importIds(
          definition,
          fromTerraform(definition.attributes, terraform.instance(`${type}.this`).attributes as Values),
        )[0],
      }));
      await succeed('state', 'rm', ...imported.map(({ to }) => to));
      terraform.write('import.tf.json', JSON.stringify({ import: imported }));
      await succeed('apply', '-auto-approve', '-input=false');
      seen.push({ where: 'state', text: stateDocument(things) });
      rmSync(path.join(terraform.folder, 'import.tf.json'));
      await succeed('destroy', '-auto-approve', '-input=false');
      rmSync(path.join(terraform.folder, 'terraform.tfstate.backup'), { force: true });
    },
    60_000,
  );

  it('is found nowhere', () => {
    // Terraform itself writes objects of any type into its log when it reads a state: the guide says so.
    const log = readFileSync(terraform.logFile, 'utf8').replace(/^.*ignoring dynamic block: .*$/gm, '');
    expect(log).toContain('platform request body');
    expect(log).toContain('(sensitive)');
    seen.push({ where: 'log', text: log });
    const hits = seen.flatMap(({ where, text }) => found(text).map(({ name }) => `${name} in ${where}`));
    process.stdout.write(
      `secrets: ${secrets.length} planted, ${hits.length} found in ${seen.length} texts (${Math.round(log.length / 1024)} KiB of log)\n`,
    );
    expect(hits).toEqual([]);
  });
});

/** If a version decides when a secret is sent, the next version. */
function nextVersion({ resource: managed, config }: Thing): Values {
  return nextVersionIn(managed.definition.attributes, config);
}

function nextVersionIn(attributes: Attributes, config: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries(
    Object.entries(config).map(([name, value]): [string, Value] => {
      const attribute = flat[name];
      if (attribute.type === 'object' && value !== undefined) {
        return [name, nextVersionIn(attribute.attributes, value as Values)];
      }
      const isVersion = Object.values(flat).some(({ writeOnly }) => writeOnly?.version === name);
      return [name, isVersion && value !== undefined ? Number(value) + 1 : value];
    }),
  );
}

/**
 * The text of a plan or a state with decoded private state, without the stateful inputs in their own attributes and without the variables
 * that core stores.
 */
function withoutOwn(document: object, things: readonly Thing[]): string {
  const own = new Set(
    things.flatMap(({ planted }) =>
      planted.filter(({ writeOnly }) => !writeOnly).map(({ path: at }) => snakeCase(at[at.length - 1])),
    ),
  );
  const { variables, ...rest } = document as { variables?: unknown };
  return JSON.stringify(rest, (name, value: unknown) => {
    if (name === 'private' && typeof value === 'string') return Buffer.from(value, 'base64').toString();
    return own.has(name) && isText(value) ? undefined : value;
  });
}

/** A stateful secret is a text, a map of texts, or an object, which the state has with its type. */
function isText(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    (typeof value === 'object' && value !== null && 'type' in value && 'value' in value) ||
    (typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((member) => typeof member === 'string'))
  );
}
