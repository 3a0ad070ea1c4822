import { snakeCase } from '../../../src/definition/names';
import type { Registry } from '../../../src/handlers/registry';
import { Core, Refused, Reported } from '../environments/core';
import { settingsFor } from '../environments/environment';
import type { Configurations } from '../environments/fixture';
import type { ResourceUnderTest } from '../environments/resource';
import { ruleNames } from '../environments/rule-names';
import {
  inWords,
  isForThePlan,
  isOfNestedAttribute,
  isQuotable,
  secretsIn,
  withCanaries,
  WrongCase,
  wrongCasesOf,
  wrongDataCases,
} from '../environments/wrong-cases';

/** Each documented rule of the resource and its data sources refuses a configuration that breaks it. */
export function describeWrongConfigurations(resource: ResourceUnderTest<Configurations>): void {
  const { registry } = resource;
  const documented = (['resources', 'dataSources'] as const).flatMap((kind) =>
    Object.entries(registry[kind]).flatMap(([type, one]) =>
      ruleNames(one.definition()).map((rule) => ({ block: kind === 'resources' ? 'resource' : 'data', type, rule })),
    ),
  );
  const cases = [...wrongCasesOf(resource), ...wrongDataCases(registry, resource.wrongData)];
  describeRefusals(registry, cases, documented);
}

/** `documented`: the rules that must be broken by some case. */
export function describeRefusals(
  registry: Registry,
  cases: readonly WrongCase[],
  documented: readonly { readonly block: string; readonly type: string; readonly rule: string }[],
): void {
  it('is tested for every documented rule', () => {
    const isBroken = ({ block, type, rule }: (typeof documented)[number]) =>
      cases.some((one) => one.block === block && one.type === type && one.breaks === rule);
    expect(documented.filter((rule) => !isBroken(rule))).toEqual([]);
  });
  if (cases.length === 0) return;

  let core: Core;
  beforeAll(async () => {
    core = await Core.start(registry, settingsFor({ address: 'http://127.0.0.1:9' }));
  });
  afterAll(async () => core.close());

  const validate = async ({ block, type, config }: WrongCase): Promise<readonly Reported[]> => {
    if (block === 'provider') return core.validateProvider(config);
    return block === 'resource' ? core.validate(type, config) : core.validateData(type, config);
  };

  it.each(cases.map((one) => [`${one.block} ${one.type}`, one.breaks, one] as const))(
    'is refused with the path of the attribute: %s, %s',
    async (_, __, one) => {
      const reported = isForThePlan(one) ? await refusalOf(core.plan(one.type, one.config)) : await validate(one);
      // If the source of the attribute may contain a secret, the message names the attribute and has no path: core would show the source.
      const wanted = isQuotable(one) ? { severity: 'error', path: one.path } : { severity: 'error', path: [] };
      expect(reported.map(({ severity, path }) => ({ severity, path }))).toContainEqual(wanted);
      const said = reported.map(({ summary, detail }) => `${summary}: ${detail}`).join('\n');
      expect(said).toContain(one.says);
      if (!isQuotable(one)) expect(said).toContain(inWords(one.path));
    },
  );

  it('is refused without pointing to a line that may contain a secret', async () => {
    for (const one of cases) {
      const { attributes } = one.definition;
      const config = withCanaries(attributes, one.config);
      for (const { path, summary, detail } of await validate({ ...one, config })) {
        const source = path.length > 0 ? JSON.stringify(config[path[0]!] ?? null) : '';
        const leaks = secretsIn(attributes, config).filter((secret) =>
          [source, summary, detail].some((text) => text.includes(secret)),
        );
        expect([one.type, one.breaks, leaks.length]).toEqual([one.type, one.breaks, 0]);
      }
    }
  });

  // Terraform points at the first line of the object that contains the attribute.
  const nested = cases.filter(isOfNestedAttribute);
  if (nested.length > 0) {
    it.each(nested.map((one) => [`${one.block} ${one.type}`, one.breaks, one] as const))(
      'is reported with the whole path of a nested attribute: %s, %s',
      async (_, __, one) => {
        const name = one.path.map((step) => snakeCase(String(step))).join('.');
        // If the object may contain a secret, only the message names the attribute.
        const isMeant = ({ path: at, summary, detail }: Reported) =>
          isQuotable(one) ? at.join() === one.path.join() : at.length === 0 && `${summary} ${detail}`.includes(name);
        const here = (await validate(one)).filter(isMeant);
        expect(here.map(({ summary }) => summary)).toEqual(here.map(() => expect.stringContaining(`\`${name}\``)));
        expect(here).not.toEqual([]);
      },
    );
  }

  it('is refused by validation, unless the fixture says that only a plan can detect the problem', () => {
    const left = cases.filter(isForThePlan).map(({ breaks }) => breaks);
    expect(left).toEqual(cases.filter(({ leftToThePlan }) => leftToThePlan).map(({ breaks }) => breaks));
  });
}

async function refusalOf(planning: Promise<unknown>): Promise<readonly Reported[]> {
  return planning.then(
    () => [],
    (refused: Refused) => refused.reported,
  );
}
