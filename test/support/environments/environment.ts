import type { PlainAttribute } from '../../../src/definition/attribute';
import { check } from '../../../src/definition/check';
import { equalValue, normalizedKey } from '../../../src/definition/equal';
import { flatAttributes } from '../../../src/definition/flatten';
import type { ResourceDefinition } from '../../../src/definition/resource';
import type { Value, Values } from '../../../src/definition/value';
import type { Dialects } from '../../../src/emulator/settings';
import type { Registry } from '../../../src/handlers/registry';
import { startEmulator, TestEmulator } from '../emulator';
import { Core, Held } from './core';
import type { Configurations, Dialect, Fixture } from './fixture';
import { inputOf, ResourceUnderTest } from './resource';

/** The test environment of one resource: its own emulator, and a client that acts as Terraform. */
export interface Environment<F extends Configurations = Fixture> {
  readonly resource: ResourceUnderTest<F>;
  readonly service: TestEmulator;
  readonly fixture: F;
  readonly core: Core;
  close(): Promise<void>;
}

/** What the test environment of every resource begins with. */
export interface Foundation {
  readonly service: TestEmulator;
  readonly core: Core;
  close(): Promise<void>;
}

export async function openFoundation(registry: Registry, dialect: Dialect): Promise<Foundation> {
  const service = await startEmulator({ dialects: dialectsOf(dialect), direct: true });
  const core = await Core.start(registry, settingsFor(service, 'root', dialect));
  return {
    service,
    core,
    close: async () => {
      await core.close();
      await service.close();
    },
  };
}

/** Fails on close if the resource sent a request that the service does not offer. */
export async function openEnvironment<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  dialect = resource.dialects[0],
  foundation?: Foundation,
): Promise<Environment<F>> {
  const { service, core, close } = foundation ?? (await openFoundation(resource.registry, dialect));
  const fixture = await resource.createFixture(service, dialect);
  await service.control.clearRequests();
  return {
    resource,
    service,
    fixture,
    core: resource.forgets ? endingForgotten(core, fixture as unknown as Fixture) : own(core),
    close: async () => {
      const { unknown, requests } = await service.control.requests();
      await close();
      if (unknown > 0) {
        throw new Error(
          `requests that the service does not know: ${JSON.stringify(requests.filter(({ operation }) => operation === null))}`,
        );
      }
    },
  };
}

/** What belongs to a resource is kept by the core of its test environment; its messages are those of the shared one. */
function own(core: Core): Core {
  return Object.create(core) as Core;
}

/** After each destroy, removes what it left behind, as the end of its mount would. */
function endingForgotten(shared: Core, fixture: Fixture): Core {
  return Object.assign(own(shared), {
    destroy: async (type: string, object: Held) => {
      const warnings = await shared.destroy(type, object);
      await fixture.remove(object.state);
      return warnings;
    },
  });
}

/** A provider block for both services, with tokens that have the permissions. */
export function settingsFor(
  { address }: { readonly address: string },
  power: 'root' | 'reader' | 'none' = 'root',
  dialect?: Dialect,
): Values {
  const { platform, secrets } = dialectsOf(dialect);
  return {
    platform: { address, token: `platform-${power}`, dialect: platform },
    secrets: { address, token: `secrets-${power}`, dialect: secrets },
  };
}

/** The same as environment variables, for the function. */
export function environmentFor(
  { address }: { readonly address: string },
  dialect?: Dialect,
): { [name: string]: string } {
  const { platform, secrets } = dialectsOf(dialect);
  return {
    LINTEL_PLATFORM_ADDRESS: address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
    ...(platform && { LINTEL_PLATFORM_DIALECT: platform }),
    ...(secrets && { LINTEL_SECRETS_DIALECT: secrets }),
  };
}

/** One service has this dialect, the other has its default. */
export function dialectsOf(dialect: Dialect = 'standard'): Partial<Dialects> {
  return dialect === 'hcp' ? { platform: dialect } : dialect === 'standard' ? {} : { secrets: dialect };
}

/** The first of the largest configurations that uses an attribute. */
export function configurationWith(
  { fixture }: Pick<Environment<Configurations>, 'fixture'>,
  attribute: string,
): Values {
  return fixture.full.find((config) => config[attribute] !== undefined)!;
}

export async function made({ core, resource, fixture }: Environment<Configurations>, config: Values): Promise<Held> {
  await fixture.provide?.();
  return (await core.apply(resource.type, config)).held;
}

/** What the service stores under the name of an attribute. */
export async function held({ fixture, resource }: Environment, state: Values, attribute: string): Promise<Value> {
  return (await fixture.look(state))?.[inputOf(resource.definition, attribute)];
}

/** The configured attributes that a read of the object must return: all that are sent or, for a permanent object, those it contains. */
export function reportOf(
  { definition, permanent }: ResourceUnderTest<Configurations>,
  config: Values,
  found: Values | undefined,
): string[] {
  const flat = flatAttributes(definition.attributes);
  return Object.keys(config).filter((name) => !flat[name].local && !(permanent && found && !(name in found)));
}

/** The names under which two reads of the service differ. */
export function differences(before: Values = {}, after: Values = {}): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => normalizedKey(before[name]) !== normalizedKey(after[name]))
    .sort();
}

/** The same without the inputs that the fixture names as what goes along with the changed one. */
export function ownDifferences(
  { resource: { definition }, fixture: { along = {} } }: Environment,
  changed: string,
  before?: Values,
  after?: Values,
): string[] {
  const others = (along[changed] ?? []).map((name) => inputOf(definition, name));
  return differences(before, after).filter((name) => !others.includes(name));
}

/** Attributes that change together with this one. `configured`: its value, which may contain a secret. */
export function movesWith(
  { resource, fixture }: Environment<Configurations>,
  attribute: string,
  configured?: Value,
): string[] {
  const flat = flatAttributes(resource.definition.attributes);
  const isSecret = holdsSecret(flat, attribute, configured);
  const isSent = isSecret || !flat[attribute].local;
  const moving = Object.keys(flat).filter((name) => (isSent && flat[name].moving) || (isSecret && flat[name].revision));
  return [...moving, ...(fixture.along?.[attribute] ?? [])];
}

function holdsSecret(flat: { readonly [name: string]: PlainAttribute }, name: string, configured: Value): boolean {
  const attribute = flat[name];
  if (attribute.type !== 'object') {
    return (
      attribute.writeOnly !== undefined || Object.values(flat).some(({ writeOnly }) => writeOnly?.version === name)
    );
  }
  const members = flatAttributes(attribute.attributes);
  return Object.keys((configured as Values) ?? {}).some((member) => members[member].writeOnly);
}

/** The members of the choice that an attribute belongs to. */
export function choiceWith({ attributes }: ResourceDefinition, name: string): string[] {
  const choice = Object.values(attributes).find(
    (attribute) => attribute.type === undefined && name in flatAttributes({ attribute }),
  );
  return choice ? Object.keys(flatAttributes({ choice })) : [];
}

/** An attribute that can be changed in place to its other value, and is independent of this one and of `besides`. */
export function otherThan(
  { resource: { definition }, fixture }: Environment,
  name: string,
  config: Values,
  besides: readonly string[] = [],
): string | undefined {
  const { along = {}, changed, changedWith = {}, exempt, mayReplace = [] } = fixture;
  const flat = flatAttributes(definition.attributes);
  const tied = Object.keys(changedWith[name] ?? {});
  const away = new Set([name, ...besides, ...choiceWith(definition, name), ...(along[name] ?? []), ...tied]);
  const isChangeable = ({ replace, local, createOnly, writeOnly, sensitive }: PlainAttribute) =>
    !replace && !local && !createOnly && !writeOnly && !sensitive;
  return Object.keys(config).find(
    (other) =>
      config[other] !== undefined &&
      changed[other] !== undefined &&
      !equalValue(flat[other], config[other], changed[other]) &&
      isChangeable(flat[other]) &&
      !away.has(other) &&
      !(other in exempt) &&
      !mayReplace.includes(other) &&
      !along[other]?.some((one) => away.has(one)) &&
      inputOf(definition, other) !== inputOf(definition, name) &&
      check(definition, { ...config, [other]: changed[other] }).length === 0,
  );
}
