import type { Value, Values } from '../../../../src/definition/value';
import type { StoredDefinition } from '../../../../src/handlers/secrets/shared/stored/place';
import type { TestEmulator } from '../../../support/emulator';
import type { Fixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { StoredStore } from '../../../support/environments/stored-store';
import { wrongNamespaces } from '../../../support/environments/wrong-paths';

// What the fixtures of entities, groups and their aliases have in common.

/** `identity-openbao.test.ts` tries `namespace`. */
export const without: FixtureFile['without'] = {
  standard: ['namespace'],
  vault: ['namespace'],
  openbao: ['namespace'],
};

/** An object of identity that is there for others, by what makes it. */
export async function provideIdentity(service: TestEmulator, path: string, body: Values): Promise<string> {
  const named = `/v1/identity/${path}/name/${String(body.name)}`;
  // A write of what is there would be a change of it.
  const there = await service.request('GET', named);
  if (there.status === 404) await service.request('POST', `/v1/identity/${path}`, { body });
  return String((await service.request('GET', named)).body.data.id);
}

/** The accessor of an auth method, which is mounted if it is not there. */
export async function provideAccessor(service: TestEmulator, path: string, type: string): Promise<string> {
  await service.request('POST', `/v1/sys/auth/${path}`, { body: { type } });
  const { body } = await service.request('GET', '/v1/sys/auth');
  return String((body.data as Record<string, { accessor: string }>)[`${path}/`]!.accessor);
}

export function identityStore(
  service: TestEmulator,
  definition: StoredDefinition,
): Pick<Fixture, 'look' | 'tamper' | 'remove' | 'sweep'> {
  const store = new StoredStore(service, definition);
  return {
    look: async (state) => {
      const found = await store.look(state);
      return found && Object.fromEntries(Object.entries(found).filter(([name]) => name !== definition.stored.name));
    },
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    // Members and aliases count as changes of a group.
    sweep: () => changeGroups(service, (one) => ({ ...one, modifyIndex: 1, updatedAt: one.createdAt! })),
  };
}

export async function changeGroups(service: TestEmulator, change: (group: Values) => Values): Promise<void> {
  const { objects, ...rest } = await service.control.snapshot();
  const identityGroups = (objects.identityGroups as unknown as Values[]).map(change);
  await service.control.restore({ ...rest, objects: { ...objects, identityGroups } as never });
}

/** Texts beyond the limits of the service. */
export function wrongMetadata(base: Values, name: string): WrongConfiguration[] {
  const breaking = (breaks: string, value: Value, says: string, ...at: readonly string[]): WrongConfiguration => ({
    breaks,
    config: { ...base, [name]: value },
    path: [name, ...at],
    says,
  });
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`key-${index}`, 'value']));
  return [
    breaking(`${name} obeys length`, many, 'at most 64 elements'),
    breaking(`${name} obeys keyLength`, { ['k'.repeat(129)]: 'value' }, '1 to 128 characters'),
    breaking(`each of ${name} obeys length`, { key: 'v'.repeat(513) }, 'at most 512 characters', 'key'),
  ];
}

/** What aliases of entities and of groups have in common. `path`: the path of a method in place of its accessor. */
export function wrongAliases(base: Values, path: string): WrongConfiguration[] {
  const breaking = (name: string, rule: string, value: Value, says: string): WrongConfiguration => ({
    breaks: `${name} ${rule}`,
    config: { ...base, [name]: value },
    path: [name],
    says,
  });
  return [
    ...wrongNamespaces(base),
    ...['name', 'canonicalId'].map((name) => breaking(name, 'obeys length', '', 'not be empty')),
    breaking('mountAccessor', 'obeys pattern', path, 'and not its path'),
  ];
}

export const wrongPolicies = (base: Values): WrongConfiguration[] => [
  {
    breaks: 'each of policies obeys length',
    config: { ...base, policies: [''] },
    path: ['policies'],
    says: 'not be empty',
  },
  {
    breaks: 'each of policies obeys pattern',
    config: { ...base, policies: ['Root'] },
    path: ['policies'],
    says: 'not be `root`',
  },
];

export const wrongData = (definition: StoredDefinition): FixtureFile['wrongData'] => {
  const name = definition.stored.name!;
  return {
    [definition.type]: [
      ...wrongNamespaces({ [name]: 'an-id' }),
      ...(definition.stored.key!.lookup
        ? []
        : [
            { breaks: `one of ${name}, name`, config: {}, path: [name], says: 'Configure exactly one' },
            {
              breaks: `exactly one of ${name}, name`,
              config: { [name]: 'an-id', name: 'a name' },
              path: ['name'],
              says: 'Configure exactly one',
            },
          ]),
    ],
  };
};
