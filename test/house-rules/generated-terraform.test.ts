/** @tier complete */
import type { Attributes } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import type { GroupRule } from '../../src/definition/rule';
import type { Value, Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { Core, Held } from '../support/environments/core';
import { settingsFor } from '../support/environments/environment';
import type { Configurations, Dialect } from '../support/environments/fixture';
import { identityOf as identityIn } from '../support/environments/imports';
import { importIds, ResourceUnderTest, terraformJson } from '../support/environments/resource';
import { operationResources, managedResources } from '../support/environments/resources';
import { Services } from '../support/environments/services';
import { openTerraformServices, TerraformServices } from '../support/environments/terraform-environment';
import { describeGiven } from '../support/needed';

// Every step is a run of terraform over all resources.
jest.setTimeout(180_000);

interface Made {
  readonly resource: ResourceUnderTest<Configurations>;
  readonly type: string;
  readonly name: string;
  readonly id: string;
  readonly identity: Values;
  readonly state: Values;
}

/** Creates one object of every resource and operation. For modules it is one with a repository, which determines the rest. */
async function makeAll(services: Services): Promise<readonly Made[]> {
  const fixtures = await services.fixtures();
  const done = await services.operationFixtures();
  const cores = new Map<Dialect, Core>();
  for (const [dialect, service] of services.byDialect) {
    cores.set(dialect, await Core.start(registry, settingsFor(service, 'root', dialect)));
  }
  const made: Made[] = [];
  for (const [index, resource] of [...managedResources, ...operationResources].entries()) {
    const fixture = [...fixtures, ...done][index];
    if (resource.definition.returnedOnce !== undefined) continue;
    await fixture.provide?.();
    const { held } = await cores.get(resource.dialects[0])!.apply(resource.type, fixture.full[fixture.full.length - 1]);
    made.push({
      resource,
      type: resource.type,
      name: `it_${index}`,
      id: importIds(resource.definition, held.state)[0],
      identity: identityOf(resource.type, held),
      state: held.state,
    });
  }
  for (const core of cores.values()) await core.close();
  return made;
}

function identityOf(type: string, { state }: Held): Values {
  return identityIn(registry.resources[type as keyof typeof registry.resources].definition(), state);
}

/** Import blocks for all objects, by identity if the engine supports it. */
const importBlocks = (services: Services, made: readonly Made[], by: 'id' | 'identity') =>
  JSON.stringify({
    import: made.map(({ resource, type, name, id, identity }) => ({
      to: `${type}.${name}`,
      ...services.providerOf(resource),
      ...(by === 'id' ? { id } : { identity: terraformJson(identity) }),
    })),
  });

/** What an object is listed by: an attribute of it, or a member of one, such as one of its projects. */
function locationIn(state: Values, name: string): Value {
  const members = state[`${name}s`];
  return state[name] ?? (Array.isArray(members) ? members[0] : undefined);
}

/** Second views of what other types list, too: members of sets and groups, how an organization applies a run task, and what is of any type. Both are refused. */
const SECOND_VIEW =
  /^lintel_(?:(?:policy|variable)_set_(?:policy|project|workspace)(?:_exclusion)?|identity_group_member|task_config|platform_object)$/;

/** A list block for the location of every listable object. */
function listBlocks(
  services: Services,
  made: readonly Made[],
): { readonly hcl: string; readonly types: readonly string[] } {
  const types = Object.keys(registry.listResources).filter((type) => !SECOND_VIEW.test(type));
  const blocks = types.map((type) => {
    const definition: { readonly attributes: Attributes; readonly rules?: readonly GroupRule[] } =
      registry.listResources[type as keyof typeof registry.listResources].definition();
    const attributes = flatAttributes(definition.attributes);
    const choices = (definition.rules ?? []).flatMap((rule) => (rule.rule === 'exactlyOneOf' ? [rule.attributes] : []));
    const { resource, state } = made.find((one) => one.type === type)!;
    const { provider = 'lintel' } = services.providerOf(resource);
    // In place of one of these, a default of the provider would count.
    const instead = Object.values(attributes).map(({ fromProvider }) =>
      [fromProvider?.unless ?? []].flat().find((name) => locationIn(state, name) !== undefined),
    );
    const chosen = choices.map((names) => names.find((name) => locationIn(state, name) !== undefined));
    const wanted = Object.keys(attributes).filter(
      (name) =>
        locationIn(state, name) !== undefined &&
        (attributes[name].use === 'required' || name === 'mount' || [...chosen, ...instead].includes(name)),
    );
    const config = wanted
      .map((name) => `    ${snakeCase(name)} = ${JSON.stringify(locationIn(state, name))}`)
      .join('\n');
    return `list "${type}" "all" {\n  provider         = ${provider}\n  include_resource = true\n\n  config {\n${config}\n  }\n}\n`;
  });
  return { hcl: blocks.join(''), types };
}

function describeEngine(program: string, by: 'id' | 'identity'): void {
  let environment: TerraformServices;
  let made: readonly Made[];

  beforeAll(async () => {
    environment = await openTerraformServices(program);
    made = await makeAll(environment.services);
  });
  afterAll(async () => {
    await environment.close();
  });

  it('accepts the configuration generated for all resources and plans nothing', async () => {
    const { terraform } = environment;
    terraform.write('imports.tf.json', importBlocks(environment.services, made, by));
    const generating = await terraform.run('plan', '-input=false', '-generate-config-out=generated.tf');
    const again = made.filter(({ resource }) => resource.madeAgain).length;
    expect([generating.status, generating.stderr]).toEqual([0, '']);
    expect(generating.stdout).toContain(`Plan: ${made.length} to import, 0 to add, ${again} to change, 0 to destroy.`);
    expect(await terraform.succeed('apply', '-auto-approve', '-input=false')).toContain(
      `${made.length} imported, 0 added, ${again} changed, 0 destroyed`,
    );
    expect(await terraform.planIsEmpty()).toBe(true);
  });
}

describe('terraform', () => describeEngine('terraform', 'id'));
describeGiven('a newer terraform', 'LINTEL_TEST_TERRAFORM', (program) => {
  describeEngine(program, 'identity');

  it('accepts the configuration that a query generates for all listed objects and plans nothing', async () => {
    const environment = await openTerraformServices(program);
    const { terraform, services } = environment;
    const { hcl, types } = listBlocks(services, await makeAll(services));
    terraform.write('all.tfquery.hcl', hcl);
    await terraform.succeed('query', '-generate-config-out=generated.tf');
    const { status, stdout, stderr } = await terraform.run('plan', '-input=false');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Plan: \d+ to import, 0 to add, 0 to change, 0 to destroy\./);
    expect(types.filter((type) => !stdout.includes(`# ${type}.`))).toEqual([]);
    await environment.close();
  });
});
describeGiven('OpenTofu', 'LINTEL_TEST_TOFU', (program) => describeEngine(program, 'id'));
