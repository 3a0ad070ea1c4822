import type { Values } from '../../../src/definition/value';
import { dialectsOf } from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { Proxied, openProxied } from '../environments/proxied';
import type { ManagedResource } from '../environments/resource';

/**
 * What the secrets service stores by name, it lists. Configurations have one object for each mount, and mounts come whole from one request:
 * they are tested with them.
 */
export function describeListByName(resource: ManagedResource): void {
  const {
    type,
    definition,
    registry,
    fromTheBeginning: { listed: there, named } = { listed: [], named: [] },
  } = resource;
  if (definition.service !== 'secrets' || !('name' in definition.identity)) return;
  const plural = type.replace(
    /((?<![aeiou])y)?(_v\d+)?$/,
    (_, y?: string, version = '') => `${y ? 'ie' : ''}s${version}`,
  );
  const isNamed = plural in (registry as { readonly dataSources: object }).dataSources;
  // Not every engine has a mount that people expect.
  const { mount: mountAttribute } = definition.attributes;
  const isMountRequired = (mountAttribute as { use?: string } | undefined)?.use === 'required';
  const where = (): Values => (isMountRequired ? { mount: fixture.minimal.mount! } : {});
  const nowhere = /no (?:engine at `none`|auth method at `auth\/none`)/;
  let open: Proxied;
  let fixture: Fixture;
  let names: string[];
  /** The mount of both objects; empty for objects of the service itself. */
  let engine: Values;
  beforeEach(async () => {
    open = await openProxied(registry, { dialects: dialectsOf(resource.dialects[0]) });
    fixture = await resource.createFixture(open.service);
  });
  afterEach(async () => {
    await open.close();
  });

  // HTTP servers of Node.js do not accept the method LIST, so lists are requested with GET here.
  const isList = ({ path }: { readonly path: string }) => path.endsWith('?list=true');
  const asked = () => open.proxy.passed.splice(0).map((one) => (isList(one) ? 'LIST' : one.method));
  /** Creates one object with many attributes and one with few. */
  const makeTwo = async () => {
    const { full, minimal, second } = fixture;
    const made: Values[] = [];
    for (const config of [full[0]!, { ...minimal, ...second }]) {
      made.push((await open.core.apply(type, config)).held.state);
    }
    const { mount } = made[0]!;
    names = made.map(({ name }) => String(name)).sort();
    engine = mount === undefined ? {} : { mount };
    asked();
  };
  /** An import reads one object. */
  const readsOfOne = async () => {
    await open.core.import(type, { identity: { ...engine, name: names[0] } });
    return asked();
  };

  it('returns the names in one request, the same as the data source', async () => {
    await makeTwo();
    const listed = await open.core.list(type, where());
    expect(asked()).toEqual(['LIST']);
    expect(listed).toEqual(
      [...there, ...names].map((name) => ({ displayName: name, identity: { ...engine, name }, object: undefined })),
    );
    if (isNamed) expect((await open.core.readData(plural, where())).names).toEqual([...named, ...names].sort());
  });

  it('returns whole objects if they are requested, as an import does, and no more than the limit', async () => {
    await makeTwo();
    const listed = await open.core.list(type, where(), { withObject: true });
    const all = asked();
    const one = await readsOfOne();
    expect(all).toEqual(['LIST', ...listed.flatMap(() => one)]);
    for (const { identity, object } of listed) {
      expect(object).toEqual((await open.core.import(type, { identity }))!.state);
    }
    asked();
    expect(await open.core.list(type, where(), { withObject: true, limit: 1 })).toHaveLength(1);
    expect(asked()).toEqual(['LIST', ...one]);
  });

  it('leaves out an object that was deleted after the names were listed', async () => {
    await makeTwo();
    const one = await readsOfOne();
    open.proxy.watch = async (passing) => {
      if (!isList(passing)) return;
      const responded = await passing.forward();
      passing.response({ ...responded, body: { ...responded.body, data: { keys: ['gone', ...names] } } });
    };
    const listed = await open.core.list(type, where(), { withObject: true });
    expect(listed.map(({ displayName }) => displayName)).toEqual(names);
    expect(asked()).toEqual(['LIST', 'GET', ...one, ...one]);
  });

  it('returns an empty list if there are no objects, and fails if there is no engine', async () => {
    expect((await open.core.list(type, where())).map(({ displayName }) => displayName)).toEqual(there);
    if (isNamed) expect((await open.core.readData(plural, where())).names).toEqual(named);
    if (!('mount' in definition.attributes)) return;
    await expect(open.core.list(type, { mount: 'none' })).rejects.toThrow(nowhere);
    if (isNamed) await expect(open.core.readData(plural, { mount: 'none' })).rejects.toThrow(nowhere);
  });
}
