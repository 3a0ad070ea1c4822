import { provideAuthMethod } from './shared/token-fields';
import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Gated, openGated } from '../../support/house/gated';
import { ManagedResource } from '../../support/house/resource';
import { managedResources } from '../../support/house/resources';

/** By name. The lists of configurations have one for each mount, and are tested with them. */
const listable = managedResources.filter(
  ({ type, definition }) =>
    definition.service === 'secrets' && 'name' in definition.identity && Object.hasOwn(registry.listResources, type),
);

it('every LIST of the specifications has a list resource', () => {
  expect(listable.map(({ type }) => type).sort()).toEqual([
    'lintel_acl_policy',
    'lintel_approle_role',
    'lintel_cluster_role',
    'lintel_database_connection',
    'lintel_database_role',
    'lintel_database_static_role',
    'lintel_jwt_auth_role',
    'lintel_key_management_provider',
    'lintel_kubernetes_auth_role',
    'lintel_password_policy',
    'lintel_pki_role',
    'lintel_platform_token_role',
    'lintel_token_role',
  ]);
});

/** What the service has from the beginning: in the list, and in the data source, which leaves nothing out. */
const FROM_THE_BEGINNING: { readonly [type: string]: { readonly listed: string[]; readonly named: string[] } } = {
  lintel_acl_policy: { listed: ['default'], named: ['default', 'root'] },
};

/** Mounts come whole from one request; `secrets-mount.test.ts` and `auth-mount.test.ts` have their lists. */
const byName = listable.filter(({ definition }) => 'name' in definition.attributes);

describe.each(byName.map((resource) => [resource.type, resource] as const))(
  'the list resource %s',
  (type, resource) => {
    let open: Gated;
    const { listed: there, named } = FROM_THE_BEGINNING[type] ?? { listed: [], named: [] };
    let names: string[];
    /** The mount of both objects; empty for objects of the service itself. */
    let engine: Values;
    beforeEach(async () => {
      open = await openGated(registry);
      for (const method of ['approle', 'jwt', 'kubernetes']) await provideAuthMethod(open.service, method, method);
    });
    afterEach(async () => {
      await open.close();
    });

    // HTTP servers of Node.js do not accept the method LIST, so lists are requested with GET here.
    const isList = ({ path }: { readonly path: string }) => path.endsWith('?list=true');
    const asked = () => open.gate.passed.splice(0).map((one) => (isList(one) ? 'LIST' : one.method));
    // A role of AppRole has its role id at a path of its own.
    const reads = (objects: number) =>
      Array<string>(type === 'lintel_approle_role' ? objects * 2 : objects).fill('GET');
    const makeTwo = async () => {
      ({ names, engine } = await applyTwo(open, resource));
      asked();
    };

    it('returns the names in one request, the same as the data source', async () => {
      await makeTwo();
      const listed = await open.core.list(type, {});
      expect(asked()).toEqual(['LIST']);
      expect(listed).toEqual(
        [...there, ...names].map((name) => ({ displayName: name, identity: { ...engine, name }, object: undefined })),
      );
      expect((await open.core.readData(plural(type), {})).names).toEqual([...named, ...names].sort());
    });

    it('returns whole objects if they are requested, as an import does, and no more than the limit', async () => {
      await makeTwo();
      const listed = await open.core.list(type, {}, { withObject: true });
      expect(asked()).toEqual(['LIST', ...reads(2 + there.length)]);
      for (const { identity, object } of listed) {
        expect(object).toEqual((await open.core.import(type, { identity }))!.state);
      }
      asked();
      expect(await open.core.list(type, {}, { withObject: true, limit: 1 })).toHaveLength(1);
      expect(asked()).toEqual(['LIST', ...reads(1)]);
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
      expect(asked()).toEqual(['LIST', 'GET', ...reads(2)]);
    });

    it('returns an empty list if there are no objects, and fails if there is no engine', async () => {
      expect((await open.core.list(type, {})).map(({ displayName }) => displayName)).toEqual(there);
      expect((await open.core.readData(plural(type), {})).names).toEqual(named);
      if (!('mount' in resource.definition.attributes)) return;
      await expect(open.core.list(type, { mount: 'none' })).rejects.toThrow(NOWHERE);
      await expect(open.core.readData(plural(type), { mount: 'none' })).rejects.toThrow(NOWHERE);
    });
  },
);

const NOWHERE = /no (?:engine at `none`|auth method at `auth\/none`)/;

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
