/** Shared by the access of teams to workspaces and to projects. */
import type { Attribute, Attributes } from '../../../../definition/attribute';
import { defineDataSource, type DataSourceDefinition } from '../../../../definition/data-source';
import type { ListResourceDefinition } from '../../../../definition/list-resource';
import type { ResourceDefinition } from '../../../../definition/resource';
import type { GroupRule } from '../../../../definition/rule';
import { idRules } from '../lookup-arguments';
import { organizationRules } from '../rules';
import { NAME_SEGMENT } from '../stored/name-segment';
import { ownedList, resultsIn } from '../stored/places';

/** A member with a vocabulary. `custom` access uses the first value if it is not configured. */
export const level = (construct: string, values: readonly [string, ...string[]], doc: string): Attribute => ({
  type: 'string',
  use: 'optional',
  values,
  default: values[0],
  construct,
  doc,
});

export const may = (what: string) =>
  ({
    type: 'bool',
    use: 'optional',
    default: false,
    doc: `Whether the team may ${what}.`,
  }) as const satisfies Attribute;

/** Earlier releases lack it. */
export const mayOverride: Attribute = { ...may('override soft-mandatory policy checks'), sparse: true as const };

export const RUNS = level('RunsAccess', ['read', 'plan', 'apply'], 'What the team may do with runs.');
export const VARIABLES = level('VariablesAccess', ['none', 'read', 'write'], 'What the team may do with variables.');
export const STATES = level(
  'StateVersionsAccess',
  ['none', 'read-outputs', 'read', 'write'],
  'What the team may do with states, which can contain secrets.',
);
export const MOCKS = level(
  'SentinelMocksAccess',
  ['none', 'read'],
  'Whether the team may download mocks for policies in Sentinel.',
);

interface Place {
  readonly thing: 'workspace' | 'project';
  readonly prefix: 'ws' | 'prj';
  /** The prefix of the access's ids. */
  readonly own: 'tws' | 'tprj';
  readonly levels: readonly string[];
  readonly examples: readonly [id: string, pair: string, names: string];
}

/** The access of a team to one workspace or project. */
export function accessPlace({ thing, prefix, own, levels, examples }: Place) {
  const type = `team-${thing}s`;
  const parent = `${thing}Id`;
  const filter = `filter%5B${thing}%5D%5Bid%5D`;
  const ids = {
    teamId: { type: 'string', use: 'required', rules: idRules('team'), doc: 'The ID of the team, `team-…`.' },
    [parent]: {
      type: 'string',
      use: 'required',
      rules: idRules(prefix),
      doc: `The ID of the ${thing}, \`${prefix}-…\`.`,
    },
  } as const satisfies Attributes;
  const source = [
    `docs/spec/platform-workspaces.md#access-of-a-team-to-a-${thing}-type-team-${thing}s-id-prefix-${own}-`,
    'docs/spec/platform-workspaces.md#projects-teams-access',
  ] as const;
  const construct = `TeamAccessTo${thing === 'workspace' ? 'Workspace' : 'Project'}`;
  return {
    source,
    attributes: {
      id: { type: 'string', use: 'computed', doc: `The ID of the access, \`${own}-…\`.` },
      teamId: { ...ids.teamId, replace: true, related: 'teams' },
      [parent]: { ...ids[parent], replace: true, related: `${thing}s` },
      access: {
        type: 'string',
        use: 'required',
        values: levels,
        construct,
        doc: 'What the team may do: a fixed level, or `custom`, which is what the objects with permissions say.',
      },
    } as Attributes,
    marks: {
      identity: { id: true },
      imports: [
        { form: '{id}', matches: `^${own}-[^/]+$`, example: examples[0] },
        { form: `{${parent}}/{teamId}`, matches: `^${prefix}-[^/]+/team-[^/]+$`, example: examples[1] },
        {
          form: '{id}',
          names: `{organization}/{${thing}Name}/{teamName}`,
          matches: `^${NAME_SEGMENT}/${NAME_SEGMENT}/${NAME_SEGMENT}$`,
          example: examples[2],
        },
      ],
      document: {
        type,
        lists: [`/${type}?${filter}={${parent}}`],
        noun: `access of a team to a ${thing}`,
        key: ['teamId'],
      },
    },
    dataOf({ type: of, construct: name, attributes }: ResourceDefinition): DataSourceDefinition {
      const named = (what: string) => ({
        type: 'string' as const,
        use: 'optional' as const,
        absent: `the ${what} is given by its ID`,
        rules: [{ rule: 'length', min: 1, unit: 'characters' }] as const,
        doc: `The name of the ${what}.`,
      });
      const given = (attribute: Attribute, what: string) =>
        ({ ...attribute, use: 'optionalComputed', absent: `the ${what} is given by its name` }) as Attribute;
      return defineDataSource({
        type: of,
        service: 'platform',
        construct: `Data${name}`,
        doc: `The access of a team to a ${thing}, by their IDs or by their names in an organization.`,
        source,
        attributes: {
          ...resultsIn(attributes),
          organization: {
            type: 'string',
            use: 'optional',
            fromProvider: { setting: 'organization', unless: parent },
            absent: 'both are given by their IDs, or belong to the `organization` of the provider',
            rules: organizationRules,
            doc: `The name of the organization that the team and the ${thing} belong to.`,
          },
          teamId: given(ids.teamId, 'team'),
          teamName: named('team'),
          [parent]: given(ids[parent]!, thing),
          [`${thing}Name`]: named(thing),
        },
        rules: [
          { rule: 'exactlyOneOf', attributes: ['teamId', 'teamName'] },
          { rule: 'exactlyOneOf', attributes: [parent, `${thing}Name`] },
          { rule: 'requires', attribute: 'teamName', needs: `${thing}Name` },
          { rule: 'requires', attribute: `${thing}Name`, needs: 'teamName' },
        ],
      });
    },
    severalOf({ type: of, construct: name, attributes }: ResourceDefinition): DataSourceDefinition {
      return defineDataSource({
        type: `${of}es`,
        service: 'platform',
        construct: `Data${name}es`,
        doc: `The access of all teams to a ${thing}. Teams see their own; those who administer the ${thing} see all.`,
        source,
        attributes: {
          [parent]: ids[parent]!,
          accesses: {
            type: 'objects',
            use: 'computed',
            doc: 'The access of each team, sorted by the ID of the team.',
            attributes: resultsIn(attributes),
          },
        },
      });
    },
    listOf(definition: ResourceDefinition): ListResourceDefinition {
      return ownedList(definition, {
        doc: `The access of all teams to a ${thing}, or to all ${thing}s of an organization, which takes a request for each.`,
        owners: { [parent]: ids[parent]! },
      });
    },
  };
}

/** Objects with permissions are only valid for `custom` access. */
export const customRules = (...objects: readonly string[]): GroupRule[] =>
  objects.map((attribute) => ({
    rule: 'onlyWhen',
    attribute,
    when: 'access',
    is: 'custom',
    words: 'A fixed level implies its permissions.',
  }));
