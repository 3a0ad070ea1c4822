import { flatAttributes } from '../../../src/definition/flatten';
import type { Values } from '../../../src/definition/value';
import { standInOf } from '../../../src/plan/planned-value';
import { updated } from '../environments/attempt';
import { Refused } from '../environments/core';
import {
  configurationWith,
  differences,
  held,
  Environment,
  movesWith,
  ownDifferences,
  reportOf,
} from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { refusal } from '../environments/refusal';
import { inputOf, ownInputs, Place, ResourceUnderTest } from '../environments/resource';
import { createdAlone, ReusedEnvironment } from '../environments/reused';
import { isQuotable } from '../environments/wrong-cases';
import { attributesInTurn } from './turn';

/** Each attribute changes alone, in place or by replacement, and is cleared when it is removed. */
export function describeChanges(place: Place<ResourceUnderTest<Fixture>>, environment: ReusedEnvironment): void {
  const { resource, earlier } = place;
  const { type, definition } = resource;
  const flat = flatAttributes(definition.attributes);
  const own = ownInputs(place);
  /** With a version configured, the version alone would decide. */
  const alone = (name: string): Values => {
    const { writeOnly } = flat[name];
    return { ...configurationWith(environment, name), ...(writeOnly ? { [writeOnly.version]: undefined } : {}) };
  };

  const updatable = attributesInTurn(
    place,
    own.filter((name) => !flat[name].replace),
  );
  if (updatable.length > 0) {
    it.each(updatable)('changes only `%s`, and the change takes effect', async (name) => {
      const value = environment.fixture.changed[name];
      if (value === undefined) return expect(environment.fixture.fixed).toHaveProperty(name);
      const { writeOnly } = flat[name];
      const before = alone(name);
      const object = await createdAlone(environment, before);
      const displayedBefore = await environment.fixture.look(object.state);
      if (flat[name].createOnly) {
        const error: Refused = await refusal(environment.core.plan(type, { ...before, [name]: value }, object));
        const path = isQuotable({ definition, path: [name] }) ? [name] : [];
        return expect(error.reported).toMatchObject([{ severity: 'error', path }]);
      }

      const { held: after, plan } = await environment.core.apply(type, { ...before, [name]: value }, object);
      expect(plan.action).toBe('update');
      // An input that goes along is not in every state.
      const moving = movesWith(environment, name, before[name]).filter(
        (other) => flat[other].use === 'computed' || [object, after].some(({ state }) => state[other] !== undefined),
      );
      expect(plan.changes).toEqual([...(writeOnly ? [] : [name]), ...moving].sort());
      expect(after.state.id).toEqual(object.state.id);
      const displayedAfter = await environment.fixture.look(after.state);
      if (flat[name].local) {
        expect(differences(displayedBefore, displayedAfter)).toEqual([]);
      } else {
        expect(ownDifferences(environment, name, displayedBefore, displayedAfter)).toEqual([inputOf(definition, name)]);
        expect(await held(environment, after.state, name)).toEqual(value);
      }
      expect((await environment.core.refreshAndPlan(type, { ...before, [name]: value }, after)).changes).toEqual([]);
    });
  }

  const replacing = attributesInTurn(
    place,
    own.filter((name) => flat[name].replace),
  );
  if (replacing.length > 0) {
    it.each(replacing)('is replaced when `%s` changes', async (name) => {
      const before = alone(name);
      if (environment.fixture.changed[name] === undefined) {
        return expect(environment.fixture.fixed).toHaveProperty(name);
      }
      const object = await createdAlone(environment, before);
      const tied = environment.fixture.changedWith?.[name] ?? {};
      const config: Values = { ...before, [name]: environment.fixture.changed[name], ...tied };
      const { held: after, plan } = await environment.core.apply(type, config, object);
      expect(plan).toMatchObject({
        action: 'replace',
        replacing: [
          name,
          ...Object.keys(tied).filter((other) => flat[other].replace),
          ...Object.keys(flat).filter((other) => flat[other].replace && flat[other].writeOnly?.version === name),
        ],
      });
      expect(await environment.fixture.look(object.state)).toBeUndefined();
      const found = await environment.fixture.look(after.state);
      for (const reported of reportOf(resource, { [name]: environment.fixture.changed[name] }, found)) {
        expect(found?.[inputOf(definition, reported)]).toEqual(environment.fixture.changed[name]);
      }
    });
  }

  if (earlier.length > 0) {
    it('changes all attributes at once', async () => {
      for (const before of environment.fixture.full) {
        const object = await createdAlone(environment, before);
        const config = updated(environment, before);
        const { held: after } = await environment.core.apply(type, config, object);
        const found = await environment.fixture.look(after.state);
        for (const name of reportOf(resource, config, found)) {
          expect([name, found?.[inputOf(definition, name)]]).toEqual([name, config[name]]);
        }
        expect((await environment.core.refreshAndPlan(type, config, after)).changes).toEqual([]);
      }
    });
  }

  const neededInChoices = new Set(
    Object.values(definition.attributes).flatMap((attribute) =>
      attribute.type === undefined && attribute.use === 'required'
        ? Object.values(attribute.choice).flatMap((group) =>
            Object.keys(group).filter((name) => group[name].use === 'required'),
          )
        : [],
    ),
  );
  const optional = attributesInTurn(
    place,
    own.filter(
      (name) =>
        flat[name].use === 'optional' && !flat[name].local && !flat[name].createOnly && !neededInChoices.has(name),
    ),
  );
  if (optional.length > 0) {
    it.each(optional)('clears `%s`, or resets it to its default, when it is removed', async (name) => {
      const version = flat[name].writeOnly?.version;
      const before = configurationWith(environment, name);
      // A default must be distinguished from what was configured.
      const configured =
        'default' in flat[name] && flat[name].default === before[name]
          ? environment.fixture.changed[name]
          : before[name];
      if (configured === undefined) return expect(environment.fixture.fixed).toHaveProperty(name);
      const tied = configured === before[name] ? {} : environment.fixture.changedWith?.[name];
      const object = await createdAlone(environment, { ...before, [name]: configured, ...tied });
      const config = {
        ...before,
        [name]: undefined,
        ...(version ? { [version]: undefined } : {}),
        ...environment.fixture.removedWith?.[name],
      };
      const refused = environment.fixture.unremovable?.[name];
      if (refused !== undefined) {
        await expect(environment.core.plan(type, config, object)).rejects.toThrow(refused);
        return;
      }
      const { held: after, plan } = await environment.core.apply(type, config, object);
      expect(actionsOf(environment, name)).toContain(plan.action);
      const left = await held(environment, after.state, name);
      // A default value and an absent value are equal.
      expect(left !== undefined && left === standInOf(flat[name]) ? undefined : left).toEqual(
        'default' in flat[name] ? flat[name].default : undefined,
      );
      expect((await environment.core.refreshAndPlan(type, config, after)).changes).toEqual([]);
    });
  }
}

/** What may be planned for a change of an attribute. */
export function actionsOf(
  { resource: { definition }, fixture: { mayReplace } }: Environment,
  name: string,
): readonly string[] {
  if (mayReplace?.includes(name)) return ['update', 'replace'];
  return [flatAttributes(definition.attributes)[name].replace ? 'replace' : 'update'];
}
