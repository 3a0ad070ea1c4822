import type { Value, Values } from '../../../../src/definition/value';
import type { DocumentStore } from '../../../support/environments/document-store';
import type { FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

/** What the fixtures of both kinds of access share. */

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const inDocument = (value: Value): Values =>
  Object.fromEntries(Object.entries((value ?? {}) as Values).map(([name, one]) => [kebab(name), one])) as Values;

/** Stores teams of `acme` with these ids, unless they exist. */
export async function provideTeams(store: DocumentStore, ...ids: readonly string[]): Promise<void> {
  await store.edit((all) => {
    const there = all.teams!.map(({ id }) => id);
    const added = ids
      .filter((id) => !there.includes(id))
      .map((id) => ({
        id,
        name: id,
        organization: 'acme',
        rights: [],
        workspaces: [],
        token: `token of ${id}`,
      }));
    return { ...all, teams: [...all.teams!, ...added] };
  });
}

export function accessQueries(type: string, parent: string): FixtureFile['queries'] {
  const own = (state: Values): Values => ({ [parent]: state[parent] });
  return {
    data: { [type]: (state) => ({ ...own(state), teamId: state.teamId }), [`${type}es`]: own },
    list: { [type]: own },
  };
}

interface Place {
  readonly type: string;
  readonly parent: string;
  readonly prefix: string;
  readonly parentName: string;
}

export function wrongAccess({ parent, prefix }: Place, objects: readonly string[]): WrongConfiguration[] {
  const base = { teamId: 'team-a', [parent]: `${prefix}-a`, access: 'read' };
  const breaking = (
    breaks: string,
    values: Values,
    says: string,
    at = Object.keys(values)[0]!,
  ): WrongConfiguration => ({
    breaks,
    config: { ...base, ...values },
    path: [at],
    says,
  });
  return [
    ...[
      ['teamId', 'team'],
      [parent, prefix],
    ].map(([name = '', begins]) => breaking(`${name} obeys pattern`, { [name]: 'app' }, `begin with \`${begins}-\``)),
    ...objects.map((name) => ({
      ...breaking(`${name} only when access is custom`, { [name]: {} }, 'implies its permissions'),
      leftToThePlan: true as const,
    })),
  ];
}

export function wrongAccessData({ type, parent, prefix, parentName }: Place) {
  const base = { teamId: 'team-a', [parent]: `${prefix}-a` };
  const breaking = (breaks: string, config: Values, at: string, says: string): WrongConfiguration => ({
    breaks,
    config,
    path: [at],
    says,
  });
  const one = ([id, name, begins]: readonly [string, string, string], rest: Values): WrongConfiguration[] => [
    breaking(`one of ${id}, ${name}`, rest, id, 'Configure exactly one of'),
    breaking(`exactly one of ${id}, ${name}`, { ...base, [name]: 'app' }, name, 'Configure exactly one of'),
    breaking(`${id} obeys pattern`, { ...base, [id]: 'app' }, id, `begin with \`${begins}-\``),
    breaking(`${name} obeys length`, { ...rest, [name]: '', organization: 'acme' }, name, 'not be empty'),
  ];
  return {
    [type]: [
      ...one(['teamId', 'teamName', 'team'], { [parent]: `${prefix}-a` }),
      ...one([parent, parentName, prefix], { teamId: 'team-a' }),
      breaking('organization obeys pattern', { ...base, organization: 'a/b' }, 'organization', 'without `/`'),
      breaking(`teamName needs ${parentName}`, { [parent]: `${prefix}-a`, teamName: 'app' }, 'teamName', '_name`'),
      breaking(`${parentName} needs teamName`, { teamId: 'team-a', [parentName]: 'app' }, parentName, '_name`'),
    ],
    [`${type}es`]: [breaking(`${parent} obeys pattern`, { [parent]: 'app' }, parent, `begin with \`${prefix}-\``)],
  } as const;
}
