import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Gated, openGated } from '../../support/house/gated';
import { ManagedResource, managedResources } from '../../support/house/resources';

const listable = managedResources.filter(
  ({ type, definition }) => definition.service === 'secrets' && Object.hasOwn(registry.listResources, type),
);

it('every LIST of the specifications has a list resource', () => {
  expect(listable.map(({ type }) => type).sort()).toEqual([
    'lintel_auth_mount',
    'lintel_cluster_role',
    'lintel_database_connection',
    'lintel_database_role',
    'lintel_database_static_role',
    'lintel_key_management_provider',
    'lintel_password_policy',
    'lintel_pki_role',
    'lintel_platform_token_role',
    'lintel_secrets_mount',
  ]);
});

/** Mounts come whole from one request; `secrets-mount.test.ts` and `auth-mount.test.ts` have their lists. */
const byName = listable.filter(({ definition }) => 'name' in definition.attributes);

describe.each(byName.map((resource) => [resource.type, resource] as const))(
  'the list resource %s',
  (type, resource) => {
    let open: Gated;
    let names: string[];
    /** The mount of both objects; empty for objects of the service itself. */
    let engine: Values;
    beforeEach(async () => {
      open = await openGated();
    });
    afterEach(async () => {
      await open.close();
    });

    // HTTP servers of Node.js do not accept the method LIST, so lists are requested with GET here.
    const isList = ({ path }: { readonly path: string }) => path.endsWith('?list=true');
    const asked = () => open.gate.passed.splice(0).map((one) => (isList(one) ? 'LIST' : one.method));
    const makeTwo = async () => {
      ({ names, engine } = await applyTwo(open, resource));
      asked();
    };

    it('returns the names in one request, the same as the data source', async () => {
      await makeTwo();
      const listed = await open.core.list(type, {});
      expect(asked()).toEqual(['LIST']);
      expect(listed).toEqual(
        names.map((name) => ({ displayName: name, identity: { ...engine, name }, object: undefined })),
      );
      expect((await open.core.readData(plural(type), {})).names).toEqual(names);
    });

    it('returns whole objects if they are requested, as an import does, and no more than the limit', async () => {
      await makeTwo();
      const listed = await open.core.list(type, {}, { withObject: true });
      expect(asked()).toEqual(['LIST', 'GET', 'GET']);
      for (const { identity, object } of listed) {
        expect(object).toEqual((await open.core.import(type, { identity }))!.state);
      }
      asked();
      expect(await open.core.list(type, {}, { withObject: true, limit: 1 })).toHaveLength(1);
      expect(asked()).toEqual(['LIST', 'GET']);
    });

    it('leaves out an object that was deleted after the names were listed', async () => {
      await makeTwo();
      open.gate.watch = async (passing) => {
        if (!isList(passing)) return;
        const responded = await passing.forward();
        passing.response({ ...responded, body: { ...responded.body, data: { keys: ['gone', ...names] } } });
      };
      expect((await open.core.list(type, {}, { withObject: true })).map(({ displayName }) => displayName)).toEqual(
        names,
      );
      expect(asked()).toEqual(['LIST', 'GET', 'GET', 'GET']);
    });

    it('returns an empty list if there are no objects, and fails if there is no engine', async () => {
      expect(await open.core.list(type, {})).toEqual([]);
      expect((await open.core.readData(plural(type), {})).names).toEqual([]);
      if (!('mount' in resource.definition.attributes)) return;
      await expect(open.core.list(type, { mount: 'none' })).rejects.toThrow('no engine at `none`');
      await expect(open.core.readData(plural(type), { mount: 'none' })).rejects.toThrow('no engine at `none`');
    });
  },
);

function plural(type: string): string {
  return `${type.replace(/y$/, 'ie')}s`;
}

/** Creates one object with many attributes and one with few. */
async function applyTwo(
  { core, service }: Gated,
  { type, createFixture }: ManagedResource,
): Promise<{ readonly names: string[]; readonly engine: Values }> {
  const {
    full: [first],
    minimal,
    second,
  } = await createFixture(service);
  const made: Values[] = [];
  for (const config of [first, { ...minimal, ...second }]) made.push((await core.apply(type, config)).held.state);
  const { mount } = made[0];
  return { names: made.map(({ name }) => String(name)).sort(), engine: mount === undefined ? {} : { mount } };
}
