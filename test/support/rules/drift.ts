import { flatAttributes } from '../../../src/definition/flatten';
import { snakeCase } from '../../../src/definition/names';
import type { Value, Values } from '../../../src/definition/value';
import { configurationWith, held, Environment, movesWith } from '../environments/environment';
import { EXEMPTIONS } from '../environments/exemptions';
import type { Configurations, Fixture } from '../environments/fixture';
import { isPlace, ownInputs, Place, ResourceUnderTest } from '../environments/resource';
import { createdAlone, ReusedEnvironment } from '../environments/reused';
import { actionsOf } from './changes';
import { attributesInTurn, isTriedBefore } from './turn';

/** A change outside of Terraform shows in the plan, alone, and the next apply repairs it. */
export function describeDrift(place: Place<ResourceUnderTest<Fixture>>, environment: ReusedEnvironment): void {
  const { resource } = place;
  const { type, definition } = resource;
  const flat = flatAttributes(definition.attributes);
  const isChosenByTheService = (config: Values, name: string) =>
    flat[name].use === 'computed' || (flat[name].use === 'optionalComputed' && config[name] === undefined);

  if (!isTriedBefore(place)) {
    it('has exactly the exemptions from drift that are catalogued, with their marks', () =>
      proveExemptions(environment));
  }

  // An object with another identity is another object.
  const readable = attributesInTurn(
    place,
    ownInputs(place).filter((name) => !(`${type}.${snakeCase(name)}` in EXEMPTIONS) && !isPlace(resource, name)),
  );
  if (readable.length === 0) return;
  it.each(readable)(
    'detects drift of `%s` alone, and repairs it',
    async (name) => {
      const { along = {}, changed, drifted = {}, needs = {} } = environment.fixture;
      // Of a write-only input, the counter shows that it is sent again.
      const shown = flat[name].writeOnly ? Object.keys(flat).find((other) => flat[other].revision)! : name;
      for (const config of [configurationWith(environment, name), { ...environment.fixture.minimal, ...needs[name] }]) {
        // In the minimal configuration, only attributes that have a default, or are cleared when they are not configured, are protected
        // from drift.
        if (
          config[name] === undefined &&
          (flat[name].use === 'optionalComputed' ||
            !(name in definition.attributes) ||
            name in (environment.fixture.unremovable ?? {}))
        ) {
          continue;
        }
        const object = await createdAlone(environment, config);
        const before = await held(environment, object.state, name);
        const values: readonly Value[] = [drifted[name], changed[name], configurationWith(environment, name)[name]];
        const another = values.find((value) => value !== undefined && value !== before);
        await environment.fixture.tamper(object.state, name, another);
        const plan = await environment.core.refreshAndPlan(type, config, object);
        const moving =
          plan.action === 'replace'
            ? Object.keys(flat).filter((other) => isChosenByTheService(config, other))
            : movesWith(environment, name);
        const besides = [...moving, ...(along[name] ?? [])].filter((other) => other !== shown);
        expect(plan.changes.filter((other) => !besides.includes(other))).toEqual([shown]);
        expect(actionsOf(environment, name)).toContain(plan.action);
        const repaired = (await environment.core.apply(type, config, plan.held)).held;
        expect(await held(environment, repaired.state, name)).toEqual(before);
        expect((await environment.core.refreshAndPlan(type, config, repaired)).changes).toEqual([]);
      }
    },
    // A root has many attributes, and another certificate is made for each.
    60_000,
  );
}

export function proveExemptions({ fixture: { exempt }, resource: { type } }: Environment<Configurations>): void {
  const catalogued = Object.keys(EXEMPTIONS).filter((name) => name.startsWith(`${type}.`));
  expect(
    Object.keys(exempt)
      .map((name) => `${type}.${snakeCase(name)}`)
      .sort(),
  ).toEqual(catalogued.sort());
  for (const name of Object.keys(exempt)) {
    expect(exempt[name].startsWith(`${EXEMPTIONS[`${type}.${snakeCase(name)}`]}: `)).toBe(true);
  }
}
