import { actionsOf } from './changes';
import { attributesInTurn, isTriedBefore } from './turn';
import { flatAttributes } from '../../../src/definition/flatten';
import { snakeCase } from '../../../src/definition/names';
import type { Value, Values } from '../../../src/definition/value';
import { EXEMPTIONS } from '../house/exemptions';
import type { Configurations, Fixture } from '../house/fixture';
import { configurationWith, held, House, movesWith } from '../house/house';
import { isPlace, ownInputs, Place, ResourceUnderTest } from '../house/resource';
import { furnished, Stage } from '../house/stage';

/** A change outside of Terraform shows in the plan, alone, and the next apply repairs it. */
export function describeDrift(place: Place<ResourceUnderTest<Fixture>>, house: Stage): void {
  const { resource } = place;
  const { type, definition } = resource;
  const flat = flatAttributes(definition.attributes);
  const isChosenByTheService = (config: Values, name: string) =>
    flat[name].use === 'computed' || (flat[name].use === 'optionalComputed' && config[name] === undefined);

  if (!isTriedBefore(place))
    {it('has exactly the exemptions from drift that are catalogued, with their marks', () => proveExemptions(house));}

  // An object with another identity is another object.
  const readable = attributesInTurn(
    place,
    ownInputs(place).filter((name) => !(`${type}.${snakeCase(name)}` in EXEMPTIONS) && !isPlace(resource, name)),
  );
  if (readable.length === 0) return;
  it.each(readable)(
    'detects drift of `%s` alone, and repairs it',
    async (name) => {
      const { along = {}, changed, drifted = {}, needs = {} } = house.fixture;
      // Of a write-only input, the counter shows that it is sent again.
      const shown = flat[name].writeOnly ? Object.keys(flat).find((other) => flat[other].revision)! : name;
      for (const config of [configurationWith(house, name), { ...house.fixture.minimal, ...needs[name] }]) {
        // In the minimal configuration, only attributes that have a default, or are cleared when they are not configured, are protected
        // from drift.
        if (
          config[name] === undefined &&
          (flat[name].use === 'optionalComputed' ||
            !(name in definition.attributes) ||
            name in (house.fixture.unremovable ?? {}))
        ) {
          continue;
        }
        const object = await furnished(house, config);
        const before = await held(house, object.state, name);
        const values: readonly Value[] = [drifted[name], changed[name], configurationWith(house, name)[name]];
        const another = values.find((value) => value !== undefined && value !== before);
        await house.fixture.tamper(object.state, name, another);
        const plan = await house.core.refreshAndPlan(type, config, object);
        const moving =
          plan.action === 'replace'
            ? Object.keys(flat).filter((other) => isChosenByTheService(config, other))
            : movesWith(house, name);
        const besides = [...moving, ...(along[name] ?? [])].filter((other) => other !== shown);
        expect(plan.changes.filter((other) => !besides.includes(other))).toEqual([shown]);
        expect(actionsOf(house, name)).toContain(plan.action);
        const repaired = (await house.core.apply(type, config, plan.held)).held;
        expect(await held(house, repaired.state, name)).toEqual(before);
        expect((await house.core.refreshAndPlan(type, config, repaired)).changes).toEqual([]);
      }
    },
    // A root has many attributes, and another certificate is made for each.
    60_000,
  );
}

export function proveExemptions({ fixture: { exempt }, resource: { type } }: House<Configurations>): void {
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
