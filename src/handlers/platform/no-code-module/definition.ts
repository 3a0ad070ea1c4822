import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { idRules } from '../shared/lookup-arguments';
import { organizationArgument, organizationInput } from '../shared/organization';
import { moduleNameRules, moduleProviderRules } from '../shared/rules';
import { NAME_SEGMENT } from '../shared/stored/name-segment';
import { resultsIn } from '../shared/stored/places';

const source = [
  'docs/spec/platform-workspaces.md#no-code-module-type-no-code-modules-nocode-',
  'docs/spec/platform-workspaces.md#modules-and-no-code-modules',
] as const;

/** A module without code. Restates the platform API, "No-code module (type `no-code-modules`, `nocode-`)". */
export const noCodeModule = defineResource({
  type: 'lintel_no_code_module',
  service: 'platform',
  construct: 'NoCodeModule',
  doc: 'Lets people create workspaces from a private module without writing code, at a version and with values that are offered to them. The token of an organization cannot manage it: a user’s or a team’s can.',
  source,
  rights: [{ right: 'manage-modules', needs: ['create', 'read', 'update', 'delete'] }],
  document: {
    type: 'no-code-modules',
    lists: ['/organizations/{organization}/no-code-modules'],
    noun: 'no-code module',
    key: ['registryModuleId'],
    include: 'variable_options',
    peer: { names: { registryModuleId: 'registry_module' } },
  },
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the no-code module, `nocode-…`.' },
    organization: {
      ...organizationInput('The name of the organization whose registry contains the module.'),
      replace: true,
      related: 'organizations',
    },
    registryModuleId: {
      type: 'string',
      use: 'required',
      replace: true,
      related: 'registry-modules',
      rules: idRules('mod'),
      doc: 'The ID of the record of the private module, `mod-…`: `registryModuleId` of `lintel_registry_module`. A module has at most one no-code module.',
    },
    enabled: {
      type: 'bool',
      use: 'optionalComputed',
      kept: 'Write `true` or `false`.',
      absent: 'it is `true`',
      doc: 'Whether people can create workspaces from it.',
    },
    versionPin: {
      type: 'string',
      use: 'optionalComputed',
      initial: 'latest',
      rules: [
        {
          rule: 'pattern',
          pattern: '^(latest|[0-9]+\\.[0-9]+\\.[0-9]+([-+].*)?)$',
          words: 'be a version such as "1.2.0", or "latest"',
        },
      ],
      absent: 'the service pins the newest version when it is created; once removed, it is `latest`',
      doc: 'The version of the module that workspaces are created from, or `latest`.',
    },
    variableOptions: {
      type: 'objects',
      use: 'optional',
      emptyIsAbsent: true,
      compare: 'anyOrder',
      construct: 'NoCodeModuleVariableOption',
      absent: 'people enter the values of all variables',
      doc: 'All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version.',
      attributes: {
        name: {
          type: 'string',
          use: 'required',
          rules: [{ rule: 'length', min: 1, unit: 'characters' }],
          doc: 'The name of the variable.',
        },
        type: {
          type: 'string',
          use: 'required',
          rules: [{ rule: 'length', min: 1, unit: 'characters' }],
          doc: 'The type of the variable, such as `string` or `number`.',
        },
        options: {
          type: 'list',
          element: 'string',
          use: 'required',
          rules: [{ rule: 'length', min: 1, unit: 'elements' }],
          doc: 'The values that people can choose from, in the order in which they are shown.',
        },
      },
    },
  },
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^nocode-[^/]+$', example: 'nocode-oXUppaX2ximkqp8w' },
    { form: '{organization}/{registryModuleId}', matches: '^[^/]+/mod-[^/]+$', example: 'acme/mod-oXUppaX2ximkqp8w' },
    {
      form: '{id}',
      names: '{organization}/{name}/{moduleProvider}',
      matches: `^${NAME_SEGMENT}/${NAME_SEGMENT}/${NAME_SEGMENT}$`,
      example: 'acme/vpc/aws',
    },
  ],
  movedFrom: [{ type: 'tfe_no_code_module', schemaVersions: [0] }],
});

const { id: _, organization: __, ...results } = resultsIn(noCodeModule.attributes);

/** Restates the platform API, operations "Show no-code module" and "List modules". */
export const noCodeModuleData = defineDataSource({
  type: 'lintel_no_code_module',
  service: 'platform',
  construct: 'DataNoCodeModule',
  doc: 'A no-code module, looked up by its ID, or by the name and provider of its module.',
  source,
  rights: [{ right: 'manage-modules', needs: ['read'] }],
  attributes: {
    id: {
      type: 'string',
      use: 'optionalComputed',
      rules: idRules('nocode'),
      absent: 'it is looked up by `name` and `moduleProvider`',
      doc: 'The ID of the no-code module, `nocode-…`.',
    },
    organization: {
      ...organizationArgument,
      use: 'optionalComputed',
      fromProvider: { setting: 'organization', unless: 'id' },
      absent: 'it is looked up by `id`, or in the `organization` of the provider',
    },
    name: {
      type: 'string',
      use: 'optional',
      rules: moduleNameRules,
      absent: 'it is looked up by `id`',
      doc: 'The name of the module.',
    },
    moduleProvider: {
      type: 'string',
      use: 'optional',
      rules: moduleProviderRules,
      absent: 'it is looked up by `id`',
      doc: 'The name of the infrastructure that the module is for, such as `aws`.',
    },
    ...results,
  },
  rules: [
    { rule: 'exactlyOneOf', attributes: ['id', 'name'] },
    { rule: 'requires', attribute: 'name', needs: 'moduleProvider' },
    { rule: 'requires', attribute: 'moduleProvider', needs: 'name' },
    { rule: 'requires', attribute: 'organization', needs: 'name' },
  ],
});

/** Restates the platform API, operation "List modules". */
export const noCodeModuleList = defineListResource({
  type: 'lintel_no_code_module',
  doc: 'The no-code modules of an organization.',
  source,
  attributes: { organization: organizationArgument },
});
