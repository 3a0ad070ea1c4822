import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { idRules } from '../shared/lookup-arguments';
import { NAME_SEGMENT } from '../shared/stored/name-segment';
import { ownedList, resultsIn } from '../shared/stored/places';

const VARIABLE = 'docs/spec/platform-workspaces.md#variable-type-vars-id-prefix-var-';
const OPERATIONS = 'docs/spec/platform-workspaces.md#variables-and-variable-sets';

const owner = (thing: string, prefix: string, other: string) =>
  ({
    type: 'string',
    use: 'optional',
    rules: idRules(prefix),
    absent: `the variable belongs to a ${other}`,
    doc: `The ID of the ${thing} that the variable belongs to, \`${prefix}-…\`.`,
  }) as const;

const workspaceId = owner('workspace', 'ws', 'variable set');
const variableSetId = owner('variable set', 'varset', 'workspace');

const VISIBLE = 'It would be shown: configure `valueWo`, or `sensitiveValue`, which is stored in state.';
const OTHERWISE = 'The service shows every other value to anyone who can read variables.';

const category = {
  type: 'string',
  use: 'required',
  values: ['terraform', 'env'],
  construct: 'VariableCategory',
  doc: 'Whether the variable is one of Terraform or of the environment of runs.',
} as const;

const key = {
  type: 'string',
  use: 'required',
  doc: 'The name of the variable, unique for its owner and category.',
} as const;

/** A value for the runs of a workspace, or of all workspaces of a set. Restates the platform API, "Variable (type `vars`)". */
export const variable = defineResource({
  type: 'lintel_variable',
  service: 'platform',
  construct: 'Variable',
  doc: 'A variable of a workspace or of a variable set: of Terraform, or of the environment of runs.',
  source: [VARIABLE, OPERATIONS],
  rights: [{ right: 'manage-workspaces', needs: ['create', 'update', 'delete'] }],
  document: {
    type: 'vars',
    lists: ['/workspaces/{workspaceId}/vars', '/varsets/{variableSetId}/relationships/vars'],
    noun: 'variable',
    key: ['category', 'key'],
    below: 'variableId',
    peer: { names: { variableId: 'id' }, dropped: ['readable_value', 'value', 'value_wo'] },
  },
  attributes: {
    id: {
      type: 'string',
      use: 'computed',
      doc: 'The IDs of the owner and of the variable, `ws-…/var-…` or `varset-…/var-…`.',
    },
    variableId: { type: 'string', use: 'computed', doc: 'The ID of the variable, `var-…`.' },
    workspaceId: { ...workspaceId, replace: true },
    variableSetId: { ...variableSetId, replace: true },
    key: {
      ...key,
      rules: [{ rule: 'length', min: 1, max: 128, unit: 'characters' }],
      doc: `${key.doc} Changing it forces replacement if the variable is sensitive.`,
    },
    category: { ...category, replace: true },
    description: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'the variable has no description',
      rules: [{ rule: 'length', max: 512, unit: 'characters' }],
      doc: 'A description of the variable. The service does not encrypt it.',
    },
    hcl: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether the value is an expression of the language of Terraform, such as a list. Requires the category `terraform`.',
    },
    value: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      unreadable: 'maybe',
      absent: 'it is empty, or `sensitiveValue` or `valueWo` is configured',
      rules: [{ rule: 'length', max: 262_144, unit: 'bytes' }],
      doc: 'The value of a variable that is not sensitive. Plans and reviews show it, and everyone who can read variables reads it.',
    },
    ...secretInput('sensitiveValue', {
      doc: 'The value of a sensitive variable.',
      absent: 'an existing variable keeps its value; a new one needs one',
      rules: [{ rule: 'length', max: 262_144, unit: 'bytes' }],
      writeOnly: 'value',
    }),
    sensitive: {
      type: 'bool',
      use: 'optional',
      default: false,
      replace: true,
      doc: 'Whether the service never shows the value again. Changing it to `true` does not force replacement.',
    },
    versionId: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'The ID of the version of the variable, which every change replaces.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How often `valueWo` has been sent or cleared: 0 initially, incremented by each plan that sends or clears it.',
    },
  },
  rules: [
    { rule: 'exactlyOneOf', attributes: ['workspaceId', 'variableSetId'] },
    { rule: 'onlyWhen', attribute: 'value', when: 'sensitive', is: false, orAbsent: true, words: VISIBLE },
    { rule: 'onlyWhen', attribute: 'sensitiveValue', when: 'sensitive', is: true, words: OTHERWISE },
    { rule: 'onlyWhen', attribute: 'valueWo', when: 'sensitive', is: true, words: OTHERWISE },
  ],
  identity: { workspaceId: false, variableSetId: false, variableId: true },
  imports: [
    {
      form: '{workspaceId}/{variableId}',
      matches: '^ws-[^/]+/var-[^/]+$',
      example: 'ws-3yVQZvHzf5j3WRJ1/var-EavQ1LztoRTQHSNT',
    },
    {
      form: '{variableSetId}/{variableId}',
      matches: '^varset-[^/]+/var-[^/]+$',
      example: 'varset-7oD7doVTQdAFnMLV/var-EavQ1LztoRTQHSNT',
    },
    {
      form: '{workspaceId}/{category}/{key}',
      matches: '^ws-[^/]+/(terraform|env)/.+$',
      example: 'ws-3yVQZvHzf5j3WRJ1/terraform/region',
    },
    {
      form: '{variableSetId}/{category}/{key}',
      matches: '^varset-[^/]+/(terraform|env)/.+$',
      example: 'varset-7oD7doVTQdAFnMLV/env/AWS_REGION',
    },
    {
      form: '{id}',
      names: '{organization}/{workspaceName}/{category}/{key}',
      matches: `^${NAME_SEGMENT}/${NAME_SEGMENT}/(terraform|env)/.+$`,
      example: 'acme/billing/terraform/region',
    },
    {
      form: '{id}',
      names: '{organization}/{workspaceName}/{variableId}',
      matches: `^${NAME_SEGMENT}/(?!varset-)${NAME_SEGMENT}/var-[^/]+$`,
      example: 'acme/billing/var-EavQ1LztoRTQHSNT',
    },
  ],
  peerImports: [
    {
      matches: '^[^/]+/(varset-[^/]+)/(var-[^/]+)$',
      to: '$1/$2',
      example: 'acme/varset-7oD7doVTQdAFnMLV/var-EavQ1LztoRTQHSNT',
    },
  ],
  movedFrom: [{ type: 'tfe_variable', schemaVersions: [1] }],
});

const { key: _, category: __, workspaceId: ___, variableSetId: ____, ...others } = resultsIn(variable.attributes);
const results = {
  ...others,
  value: { type: 'string', use: 'computed', absent: 'it is empty, or the variable is sensitive', doc: 'The value.' },
} as const;

const owners = { workspaceId, variableSetId } as const;
const oneOwner = [{ rule: 'exactlyOneOf', attributes: ['workspaceId', 'variableSetId'] }] as const;

/** Restates the platform API, operations "List variables" and "List variables of set". */
export const variableData = defineDataSource({
  type: 'lintel_variable',
  service: 'platform',
  construct: 'DataVariable',
  doc: 'A variable of a workspace or of a variable set, looked up by its category and name.',
  source: [VARIABLE, OPERATIONS],
  attributes: { ...results, ...owners, category, key },
  rules: oneOwner,
});

/** Restates the same operations. */
export const variablesData = defineDataSource({
  type: 'lintel_variables',
  service: 'platform',
  construct: 'DataVariables',
  doc: 'The variables of a workspace or of a variable set.',
  source: [OPERATIONS],
  attributes: {
    ...owners,
    variables: {
      type: 'objects',
      use: 'computed',
      doc: 'The variables, sorted by category and name.',
      attributes: {
        ...results,
        key: { ...key, use: 'computed' },
        category: { type: 'string', use: 'computed', doc: category.doc },
      },
    },
  },
  rules: oneOwner,
});

/** Restates the same operations. */
export const variableList = ownedList(variable, {
  doc: 'The variables of a workspace or of a variable set, or of all of an organization.',
  owners,
});
