import { defineResource } from '../../../definition/resource';
import { idRules } from '../shared/lookup-arguments';
import { workspaceIdRules } from '../shared/rules';
import { organizationPlace } from '../shared/stored/places';

const place = organizationPlace({
  type: 'varsets',
  prefix: 'varset',
  noun: 'variable set',
  search: 'q',
  include: 'workspaces,projects',
  peer: { dropped: ['stack_ids'] },
  examples: ['varset-7oD7doVTQdAFnMLV', 'acme/Credentials'],
});

const NOT_OURS = 'it is only read, and others can attach the set';

const count = (what: string) =>
  ({
    type: 'int',
    use: 'computed',
    moving: true,
    absent: 'the service does not report it',
    doc: `The number of ${what}.`,
  }) as const;

/** Variables that apply to several workspaces. Restates the platform API, "Variable set (type `varsets`)". */
export const variableSet = defineResource({
  type: 'lintel_variable_set',
  service: 'platform',
  construct: 'VariableSet',
  doc: 'Variables that count in several workspaces: everywhere, in projects, or in single workspaces.',
  source: [
    'docs/spec/platform-workspaces.md#variable-set-type-varsets-id-prefix-varset-',
    'docs/spec/platform-workspaces.md#variables-and-variable-sets',
  ],
  rights: [{ right: 'manage-workspaces', needs: ['create', 'update', 'delete'] }],
  replacementHarms: 'deletes its variables and ends its attachments',
  attributes: {
    ...place.attributes,
    name: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the variable set, unique for what owns it. Of two sets of one rank with a common variable, the one whose name sorts first counts.',
    },
    description: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'the variable set has no description',
      doc: 'A description of the variable set.',
    },
    global: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether it counts in all present and future workspaces of the organization.',
    },
    priority: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether its variables win over those of workspaces, and over those that a run is started with.',
    },
    parentProjectId: {
      type: 'string',
      use: 'optional',
      replace: true,
      rules: idRules('prj'),
      absent: 'the organization owns the variable set',
      doc: 'The ID of the project that owns the variable set, `prj-…`. The set then counts only in that project and its workspaces.',
    },
    workspaceIds: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      related: 'workspaces',
      elementRules: workspaceIdRules,
      absent: NOT_OURS,
      doc: 'The IDs of all workspaces in which it counts, `ws-…`.',
    },
    projectIds: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      related: 'projects',
      elementRules: idRules('prj'),
      absent: NOT_OURS,
      doc: 'The IDs of all projects in whose workspaces it counts, `prj-…`.',
    },
    variableCount: { ...count('its variables'), field: 'var-count' },
    workspaceCount: count('workspaces in which it counts'),
    projectCount: count('projects in which it counts'),
    updatedAt: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'When the variable set was last changed.',
    },
  },
  rules: [
    { rule: 'onlyWhen', attribute: 'parentProjectId', when: 'global', is: false, orAbsent: true },
    { rule: 'emptyUnless', attribute: 'workspaceIds', when: 'global', is: false },
    { rule: 'emptyUnless', attribute: 'projectIds', when: 'global', is: false },
  ],
  ...place.marks,
  movedFrom: [{ type: 'tfe_variable_set', schemaVersions: [0] }],
});

export const variableSetData = place.dataOf(variableSet);
export const variableSetsData = place.severalOf(variableSet, { isNamed: false });
export const variableSetList = place.listOf(variableSet);
