import { check } from '../../../src/definition/check';
import { equalValue } from '../../../src/definition/equal';
import { flatAttributes } from '../../../src/definition/flatten';
import { isLostByImport } from '../../../src/definition/for-the-plan';
import type { Values } from '../../../src/definition/value';
import type { Held } from '../environments/core';
import { coreConfiguration } from '../environments/core-config';
import { Environment, made } from '../environments/environment';
import type { Configurations } from '../environments/fixture';
import { waysToImport } from '../environments/imports';
import type { ResourceUnderTest } from '../environments/resource';

/** The configuration that Terraform, OpenTofu or `lintel adopt` generates for an imported object. */
export function describeGeneratedConfiguration(
  resource: ResourceUnderTest<Configurations>,
  environment: Environment<Configurations>,
): void {
  const { type, definition } = resource;

  it('has a generated configuration that is valid and plans nothing, for every generator and every form of import', async () => {
    const {
      core,
      fixture: { minimal, full },
    } = environment;
    for (const config of [minimal, ...full]) {
      const object = await made(environment, config);
      // What the plan says of the object is no matter of its configuration.
      const usual = (await core.plan(type, config, object)).warnings.map(({ summary }) => summary);
      for (const by of waysToImport(environment, object)) {
        const imported = (await core.import(type, by))!;
        for (const generated of await generatedOf(environment, imported)) {
          const { action, changes, ...plan } = await core.plan(type, generated, imported);
          const warnings = plan.warnings.filter(({ summary }) => !usual.includes(summary));
          expect({ by, generated, action, changes, warnings }).toEqual({
            by,
            generated,
            action: resource.madeAgain ? 'update' : 'nothing',
            changes: resource.madeAgain ?? [],
            warnings: [],
          });
        }
      }
      await core.destroy(type, object);
    }
  });

  it('has a generated configuration that plans nothing even after the first change of another attribute', async () => {
    const {
      core,
      fixture: { full, changed, along = {}, repeated = [] },
    } = environment;
    const flat = flatAttributes(definition.attributes);
    // An import does not return the secrets that a change must repeat.
    const complete = full.filter((config) => repeated.every((name) => config[name] === undefined));
    const object = await made(environment, complete[complete.length - 1]);
    for (const index of [0, 1]) {
      const imported = (await core.import(type, waysToImport(environment, object)[0]))!;
      const generated = (await generatedOf(environment, imported))[index];
      const updatable = Object.keys(changed).filter((name) => {
        const attribute = flat[name];
        return (
          generated[name] !== undefined &&
          // A person would take out what repeats it.
          !along[name]?.some((other) => generated[other] !== undefined) &&
          !attribute.replace &&
          !attribute.createOnly &&
          !isLostByImport(attribute) &&
          !equalValue(attribute, generated[name], changed[name])
        );
      });
      const wanted = updatable
        .map((name): Values => ({ ...generated, [name]: changed[name] }))
        .find((candidate) => check(definition, candidate).length <= check(definition, generated).length);
      if (!wanted) continue;
      const { held, plan } = await core.apply(type, wanted, imported);
      expect(plan.action).toBe('update');
      const { action, changes } = await core.refreshAndPlan(type, wanted, held);
      expect({ wanted, action, changes }).toEqual({ wanted, action: 'nothing', changes: [] });
      await core.apply(type, generated, held);
    }
    await core.destroy(type, object);
  });
}

export async function generatedOf(
  { core, resource: { type, definition } }: Environment<Configurations>,
  imported: Held,
): Promise<readonly Values[]> {
  return [coreConfiguration(definition.attributes, imported.state), await core.generateConfig(type, imported)];
}
