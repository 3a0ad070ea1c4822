import type { Requirement } from '../../../src/definition/attribute';
import { snakeCase } from '../../../src/definition/names';
import type { Value, Values } from '../../../src/definition/value';
import type { Refused } from '../environments/core';
import type { Fixture } from '../environments/fixture';
import { Proxied, openProxied } from '../environments/proxied';
import { refusal } from '../environments/refusal';
import type { ResourceUnderTest } from '../environments/resource';

/** An attribute that only newer services have, and a configuration with it. */
interface Newer {
  readonly type: string;
  readonly name: string;
  readonly isReadable: boolean;
  readonly vault: Requirement | undefined;
  readonly harms: boolean;
  /** The first one that has it. */
  readonly dialect: 'standard' | 'vault' | 'openbao';
}

const DIALECTS = ['standard', 'vault', 'openbao'] as const;

function newerOf({ type, definition, without }: ResourceUnderTest<Fixture>): Newer[] {
  return Object.entries(definition.attributes).flatMap(([name, attribute]): Newer[] =>
    attribute.type !== undefined && attribute.newer
      ? [
          {
            type,
            name,
            isReadable: attribute.unreadable !== true,
            vault: attribute.newer.vault,
            harms: definition.replacementHarms !== undefined,
            dialect: DIALECTS.find((dialect) => !without || (without[dialect] && !without[dialect].includes(name)))!,
          },
        ]
      : [],
  );
}

/** What only newer services have is never lost without an error. */
export function describeNewerFields(resource: ResourceUnderTest<Fixture>): void {
  for (const one of newerOf(resource)) describe(`\`${snakeCase(one.name)}\``, () => describeNewer(resource, one));
}

function describeNewer(resource: ResourceUnderTest<Fixture>, one: Newer): void {
  let open: Proxied;

  const shown = snakeCase(one.name);

  beforeEach(async () => {
    open = await openProxied(resource.registry, { dialects: { secrets: one.dialect } });
  });
  afterEach(async () => {
    await open.close();
  });

  if (one.isReadable) {
    it('is an error that names it if the service ignores it on create', async () => {
      const { used, fixture } = await configurations(open, resource, one);
      ignore(open, one.name);
      const text = textOf(await refusal(open.core.apply(resource.type, used)));
      expect(text).toContain(`\`${shown}\``);
      expect(text).toContain('the service ignored it');
      // Nothing that exists is forgotten.
      if (one.harms) expect(text).toContain('import');
      else expect(await fixture.look(used)).toBeUndefined();
    });

    it('is an error that names it if the service ignores it in an update', async () => {
      const { used, unused } = await configurations(open, resource, one);
      const { held } = await open.core.apply(resource.type, unused);
      ignore(open, one.name);
      const text = textOf(await refusal(open.core.apply(resource.type, used, held)));
      expect(text).toContain(`\`${shown}\` was sent, but the service ignored it`);
    });
  }

  const { vault } = one;
  const cases: [string, object | undefined, string][] = [
    ...(vault?.version === undefined
      ? []
      : [['an older version', { version: '1.2.3' }, '1.2.3'] as [string, object, string]]),
    ...(vault?.enterprise
      ? [['another edition', { enterprise: false }, 'not the Enterprise edition'] as [string, object, string]]
      : []),
    ...(one.isReadable
      ? []
      : [['no version at all', undefined, 'does not say which version'] as [string, undefined, string]]),
  ];
  if (cases.length === 0) return;

  it.each(cases)('is refused by the plan with a service that says it is %s', async (__, what, says) => {
    const { used } = await configurations(open, resource, one);
    say(open, what);
    const before = writes(open).length;
    const { reported } = await refusal(open.core.plan(resource.type, used));
    // Another one in the configuration may be refused, too.
    const about = reported.filter(({ summary }) => summary === `\`${shown}\` is not supported`);
    expect(about.map(({ detail }) => detail)).toContainEqual(expect.stringContaining(says));
    expect(writes(open)).toHaveLength(before);
  });
}

const textOf = ({ reported }: Refused): string =>
  reported.map(({ summary, detail }) => `${summary}\n${detail}`).join('\n');
const writes = (open: Proxied) => open.proxy.passed.filter(({ method }) => method !== 'GET' && method !== 'LIST');

/** The fixture's configuration with a value of the attribute that is not its default, and one of the same object without it. */
async function configurations(
  open: Proxied,
  resource: ResourceUnderTest<Fixture>,
  { name, dialect }: Newer,
): Promise<{ fixture: Fixture; used: Values; unused: Values }> {
  const fixture = await resource.createFixture(open.service, dialect);
  const used = fixture.full.find((full) => full[name] !== undefined)!;
  const unused: Values = { ...fixture.minimal, ...(typeof used.mount === 'string' && { mount: used.mount }) };
  return { fixture, used, unused };
}

/** The service, as one that ignores a field. */
function ignore(open: Proxied, name: string): void {
  open.proxy.watch = async ({ method, forward, response }) => {
    const responded = await forward();
    const data = responded.body?.data as Values | undefined;
    if (method === 'GET' && data) delete (data as Record<string, Value>)[snakeCase(name)];
    response(responded);
  };
}

/** The service, as one that says something else of itself. */
function say(open: Proxied, what: object | undefined): void {
  open.proxy.watch = async ({ path, forward, response }) => {
    if (!path.startsWith('/v1/sys/health')) return;
    const responded = await forward();
    response(what ? { ...responded, body: { ...responded.body, ...what } } : { status: 403, body: { errors: ['no'] } });
  };
}
