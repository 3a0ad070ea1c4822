import type { Phase } from '../../../src/definition/access';
import { accessOfResource, isNeeded, pathOf } from '../../../src/definition/access-of';
import { covers } from '../../../src/definition/kinds/acl-policy/pattern';
import type { Values } from '../../../src/definition/value';
import { dialectsOf } from '../environments/environment';
import type { Configurations, Fixture } from '../environments/fixture';
import { Proxied, openProxied } from '../environments/proxied';
import type { ResourceUnderTest } from '../environments/resource';

/** What a request of a method needs, one of these. */
const CAPABILITIES: { readonly [method: string]: readonly string[] } = {
  GET: ['read'],
  LIST: ['list'],
  PATCH: ['patch'],
  DELETE: ['delete'],
  POST: ['update', 'create'],
  PUT: ['update', 'create'],
};

/** Sent only if there are leases, which `test/handlers/secrets/teardown.test.ts` has. */
const FOR_LEASES = /sys\/leases\/revoke-/;

/** Each request of a resource of the secrets service is declared in its definition. */
export function describePermissions(resource: ResourceUnderTest<Configurations>): void {
  if (resource.definition.service !== 'secrets') return;

  it('declares a permission for every request that it sends, and no other', async () => {
    const open = await openProxied(resource.registry, { dialects: dialectsOf(resource.dialects[0]) });
    try {
      await expectPermissions(resource, open);
    } finally {
      await open.close();
    }
  }, 30_000);
}

async function expectPermissions(
  resource: ResourceUnderTest<Configurations>,
  { core, proxy, service }: Proxied,
): Promise<void> {
  const { type } = resource;
  const fixture = await resource.createFixture(service);
  const { minimal, changed, full } = fixture;
  const access = accessOfResource(resource.definition).filter(
    ({ dialects }) => !dialects || (dialects as readonly string[]).includes(resource.dialects[0]),
  );
  const used = new Set<string>();
  const needed = new Set<string>();
  const expectDeclared = (phase: Phase, values: Values) => {
    const isSet = (name: string) => values[name] !== undefined && values[name] !== false;
    const relevant = access.filter((one) => isNeeded(one, isSet));
    // Whether a plan looks at something else depends on the object.
    relevant.filter(({ needs, optional }) => needs[phase] && !optional).forEach(({ path }) => needed.add(path));
    for (const { method, path } of proxy.passed.splice(0)) {
      // They need no token.
      if (path.startsWith('/v1/sys/health') || /\/issuer\/[^/]+\/json$/.test(path)) continue;
      const isList = path.endsWith('?list=true');
      const [bare] = decodeURIComponent(path.replace('/v1/', '')).split('?');
      const asked = isList ? `${bare}/` : bare!;
      const valueOf = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
      const capabilities = CAPABILITIES[isList ? 'LIST' : method]!;
      const fitting = relevant.filter((one) => covers(pathOf(one, valueOf), asked));
      const granted = fitting.flatMap(({ needs }) => [...(needs.read ?? []), ...(needs[phase] ?? [])]);
      fitting.forEach(({ path: declared }) => used.add(declared));
      expect({ phase, method, asked, granted: capabilities.some((one) => granted.includes(one)) }).toEqual({
        phase,
        method,
        asked,
        granted: true,
      });
    }
  };
  for (const config of [minimal, ...full]) {
    proxy.passed.splice(0);
    let { held } = await core.apply(type, config);
    expectDeclared('create', { ...config, ...held.state });
    if (!resource.definition.operation) {
      held = (await core.refresh(type, held))!;
      expectDeclared('read', held.state);
      for (const [name, value] of Object.entries(changed)) {
        const attribute = resource.definition.attributes[name];
        const next: Values = { ...config, [name]: value };
        if (config[name] === undefined || !attribute || (attribute.type && attribute.replace)) continue;
        if ((await core.validate(type, next)).some(({ severity }) => severity === 'error')) continue;
        const updated = await core.apply(type, next, held);
        if (updated.plan.action !== 'update') break;
        held = updated.held;
        expectDeclared('update', held.state);
        break;
      }
    }
    await core.destroy(type, held);
    expectDeclared('delete', held.state);
    if (resource.forgets) await (fixture as Fixture).remove(held.state);
    proxy.passed.splice(0);
  }
  expect([...needed].filter((path) => !used.has(path) && !FOR_LEASES.test(path))).toEqual([]);
}
