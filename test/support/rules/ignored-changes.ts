import { generateKeyPairSync } from 'crypto';
import { check } from '../../../src/definition/check';
import { flatAttributes } from '../../../src/definition/flatten';
import { isValues, Path, Value, Values } from '../../../src/definition/value';
import {
  choiceWith,
  configurationWith,
  Environment,
  made,
  otherThan,
  ownDifferences,
} from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { isPlace, inputOf, ownInputs, Place, ResourceUnderTest } from '../environments/resource';
import { attributesInTurn, isTriedBefore } from './turn';

const OTHER_KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** An ignored path, and how configuration and service come to differ there. */
interface Case {
  readonly title: string;
  readonly name: string;
  readonly ignored: readonly Path[];
  readonly config: Values;
  /** The value set outside Lintel. If absent, the configuration is changed instead. */
  readonly tampered?: Value;
  /** The configuration with the other value. */
  readonly changed: Values;
}

/** Terraform hides ignored attributes from the plan, but passes them to the apply. */
export function describeIgnoredChanges(place: Place<ResourceUnderTest<Fixture>>, environment: Environment): void {
  const { type, definition } = place.resource;
  const flat = flatAttributes(definition.attributes);

  it('plans nothing for attributes in `ignore_changes`, sends only other attributes, and leaves ignored ones unchanged', async () => {
    for (const [config, cases] of byConfiguration(casesOf(environment))) {
      const object = await made(environment, config);
      const snapshot = await environment.service.control.snapshot();
      for (const { title, name, ignored, tampered, changed } of cases) {
        await environment.service.control.restore(snapshot);
        if (tampered !== undefined) await environment.fixture.tamper(object.state, name, tampered);
        const first = await environment.core.refreshAndPlan(type, changed, object, ignored);
        expect([title, first.action, first.changes]).toEqual([title, 'nothing', []]);
        const other = otherThan(
          environment,
          name,
          config,
          ignored.map(([one]) => String(one)),
        );
        if (other === undefined) continue;
        const after: Values = { ...changed, [other]: environment.fixture.changed[other] };
        const before = await environment.fixture.look(first.held!.state);
        if (flat[name].writeOnly && environment.fixture.repeated?.includes(name)) {
          await expect(environment.core.apply(type, after, first.held, ignored)).rejects.toThrow('`ignore_changes`');
          continue;
        }
        const { held, plan, warnings } = await environment.core.apply(type, after, first.held, ignored);
        expect([title, other, plan.action, warnings.filter(({ summary }) => /stores another/.test(summary))]).toEqual([
          title,
          other,
          'update',
          [],
        ]);
        expect([title, ownDifferences(environment, other, before, await environment.fixture.look(held.state))]).toEqual(
          [title, [inputOf(definition, other)]],
        );
        expect([title, (await environment.core.refreshAndPlan(type, after, held, ignored)).changes]).toEqual([
          title,
          [],
        ]);
      }
      await environment.service.control.restore(snapshot);
      await environment.core.destroy(type, object);
    }
  });

  if (isTriedBefore(place)) return;
  it('plans nothing if `ignore_changes` names all', async () => {
    for (const config of environment.fixture.full) {
      const object = await made(environment, config);
      // Some other values are not valid in combination with the rest.
      const changed = Object.keys(config).reduce<Values>((kept, name) => {
        const other: Values = { ...kept, [name]: environment.fixture.changed[name] };
        return other[name] !== undefined && check(definition, other).length === 0 ? other : kept;
      }, config);
      expect((await environment.core.refreshAndPlan(type, changed, object, 'all')).changes).toEqual([]);
      await environment.core.destroy(type, object);
    }
  });

  function casesOf({ fixture }: Environment): Case[] {
    return attributesInTurn(place, ownInputs(place)).flatMap((name): Case[] => {
      const value = fixture.changed[name];
      if (value === undefined) return [];
      const config = configurationWith(environment, name);
      const tied = fixture.changedWith?.[name] ?? {};
      const ignored = [...new Set([name, ...Object.keys(tied), ...choiceWith(definition, name)])].map((one) => [one]);
      const isSeen = !(name in fixture.exempt) && !isPlace(place.resource, name);
      const whole: Case = isSeen
        ? {
            title: `${name}, drifted`,
            name,
            ignored,
            config,
            tampered: fixture.drifted?.[name] ?? value,
            changed: config,
          }
        : { title: `${name}, changed`, name, ignored, config, changed: { ...config, [name]: value, ...tied } };
      const { writeOnly } = flat[name];
      const unversioned: Values | undefined = writeOnly ? { ...config, [writeOnly.version]: undefined } : undefined;
      return [
        whole,
        ...(unversioned
          ? [
              {
                ...whole,
                title: `${name}, changed without a version`,
                config: unversioned,
                changed: { ...unversioned, [name]: value } as Values,
              },
            ]
          : []),
        ...(isSeen ? partsOf(name, config, value) : []),
        ...secretsIn(name, fixture),
      ];
    });
  }

  /** Cases for one member of an object and one key of a map. */
  function partsOf(name: string, config: Values, value: Value): Case[] {
    const attribute = flat[name];
    const configured = config[name];
    if (!isValues(configured) || !isValues(value)) return [];
    const members = attribute.type === 'object' ? flatAttributes(attribute.attributes) : undefined;
    return Object.keys(configured)
      .filter(
        (key) =>
          value[key] !== undefined &&
          value[key] !== configured[key] &&
          !members?.[key].local &&
          !members?.[key].writeOnly,
      )
      .map((key) => ({
        title: `${name}.${key}, drifted`,
        name,
        ignored: [[name, key]],
        config,
        tampered: { ...configured, [key]: value[key] },
        changed: config,
      }));
  }

  /** Cases for a write-only member of an object, with and without its version. */
  function secretsIn(name: string, { full }: Environment['fixture']): Case[] {
    const attribute = flat[name];
    if (attribute.type !== 'object') return [];
    const members = flatAttributes(attribute.attributes);
    return Object.keys(members).flatMap((key) => {
      const { writeOnly } = members[key];
      const config = full.find((one) => isValues(one[name]) && one[name][key] !== undefined);
      if (!writeOnly || !config) return [];
      const withSecret = (...more: readonly Values[]): Values => ({
        ...config,
        [name]: Object.assign({}, config[name], ...more) as Values,
      });
      const value = String((config[name] as Values)[key]);
      const other = { [key]: value.replace(/-----BEGIN [^]*/, OTHER_KEY) };
      return [{}, { [writeOnly.version]: undefined }].map((version): Case => ({
        title: `${name}.${key}, changed${writeOnly.version in version ? ' without a version' : ''}`,
        name,
        ignored: [[name, key]],
        config: withSecret(version),
        changed: withSecret(version, other),
      }));
    });
  }

  function byConfiguration(cases: readonly Case[]): Map<Values, Case[]> {
    const groups = new Map<string, [Values, Case[]]>();
    for (const one of cases) {
      const key = JSON.stringify(one.config);
      groups.set(key, [one.config, [...(groups.get(key)?.[1] ?? []), one]]);
    }
    return new Map(groups.values());
  }
}
