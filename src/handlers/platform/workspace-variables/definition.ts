import { defineDataSource } from '../../../definition/data-source';
import { workspaceIdRules } from '../shared/rules';

/** Restates the platform API, operations "List variables" and "List variable sets", and the precedence of variables. */
export const workspaceVariablesData = defineDataSource({
  type: 'lintel_workspace_variables',
  service: 'platform',
  construct: 'DataWorkspaceVariables',
  doc: 'What the runs of a workspace get: its own variables and those of all variable sets that count in it, and which of several with the same name counts. A value that a run is started with wins over all but those of sets with priority.',
  source: [
    'docs/spec/platform-workspaces.md#variable-set-type-varsets-id-prefix-varset-',
    'docs/spec/platform-workspaces.md#variables-and-variable-sets',
  ],
  attributes: {
    workspaceId: {
      type: 'string',
      use: 'required',
      rules: workspaceIdRules,
      doc: 'The ID of the workspace, `ws-…`.',
    },
    variables: {
      type: 'objects',
      use: 'computed',
      doc: 'The variables, sorted by category and name; of several with the same name, the strongest is first.',
      attributes: {
        variableId: { type: 'string', use: 'computed', doc: 'The ID of the variable, `var-…`.' },
        category: {
          type: 'string',
          use: 'computed',
          doc: 'Whether the variable is one of Terraform (`terraform`) or of the environment of runs (`env`).',
        },
        key: { type: 'string', use: 'computed', doc: 'The name of the variable.' },
        value: {
          type: 'string',
          use: 'computed',
          absent: 'it is empty, or the variable is sensitive',
          doc: 'The value.',
        },
        hcl: {
          type: 'bool',
          use: 'computed',
          doc: 'Whether the value is an expression of the language of Terraform, such as a list.',
        },
        sensitive: { type: 'bool', use: 'computed', doc: 'Whether the service never shows the value again.' },
        source: {
          type: 'string',
          use: 'computed',
          doc: 'The ID of the workspace or the variable set that the variable belongs to, `ws-…` or `varset-…`.',
        },
        sourceName: {
          type: 'string',
          use: 'computed',
          doc: 'The name of the workspace or the variable set that the variable belongs to.',
        },
        overwrittenBy: {
          type: 'string',
          use: 'computed',
          absent: 'the variable counts',
          doc: 'The `source` of the variable that counts in its place.',
        },
      },
    },
  },
});
