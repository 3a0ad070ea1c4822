import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { secretInput } from '../../../definition/secret-input';
import { idRules } from '../shared/lookup-arguments';
import { NAME_SEGMENT } from '../shared/stored/name-segment';
import { ownedList, resultsIn } from '../shared/stored/places';

const source = [
  'docs/spec/platform-workspaces.md#notification-configuration-type-notification-configurations-nc-',
  'docs/spec/platform-workspaces.md#agent-pools-connections-notifications-triggers-keys',
] as const;

export const RUN_TRIGGERS = [
  'run:created',
  'run:planning',
  'run:needs_attention',
  'run:applying',
  'run:completed',
  'run:errored',
  'assessment:drifted',
  'assessment:check_failure',
  'assessment:failed',
  'workspace:auto_destroy_reminder',
  'workspace:auto_destroy_run_results',
] as const;
export const TEAM_TRIGGERS = ['change_request:created'] as const;

const owner = (thing: string, prefix: string) =>
  ({
    type: 'string',
    use: 'optional',
    rules: idRules(prefix),
    absent: 'it is about something else',
    doc: `The ID of the ${thing} that it is about, \`${prefix}-…\`.`,
  }) as const;

const owners = {
  workspaceId: owner('workspace', 'ws'),
  teamId: owner('team', 'team'),
  projectId: owner('project', 'prj'),
} as const;
const OWNERS = ['workspaceId', 'teamId', 'projectId'];
const oneOwner = [{ rule: 'exactlyOneOf', attributes: OWNERS }] as const;

const WEB: readonly Rule[] = [{ rule: 'url', schemes: ['https', 'http'] }];

/** Messages about runs. Restates the platform API, "Notification configuration (type `notification-configurations`, `nc-`)". */
export const notificationConfiguration = defineResource({
  type: 'lintel_notification_configuration',
  service: 'platform',
  construct: 'NotificationConfiguration',
  doc: 'Sends a message about runs of a workspace or of the workspaces of a project, or about change requests of a team, to an address or to people. Plans read those of each owner with one request.',
  source,
  rights: [{ right: 'manage-workspaces', needs: ['create', 'update', 'delete'] }],
  document: {
    type: 'notification-configurations',
    lists: [
      '/workspaces/{workspaceId}/notification-configurations',
      '/teams/{teamId}/notification-configurations',
      '/projects/{projectId}/notification-configurations',
    ],
    noun: 'notification configuration',
    key: ['name'],
    repeatable: true,
    peer: { names: { sensitiveUrl: 'url' }, dropped: ['url_wo', 'url_wo_version', 'token_wo', 'token_wo_version'] },
  },
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the notification configuration, `nc-…`.' },
    workspaceId: { ...owners.workspaceId, replace: true },
    teamId: { ...owners.teamId, replace: true },
    projectId: { ...owners.projectId, replace: true },
    name: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the notification configuration.',
    },
    destinationType: {
      type: 'string',
      use: 'required',
      replace: true,
      values: ['generic', 'slack', 'microsoft-teams', 'email'],
      construct: 'NotificationDestination',
      doc: 'Where messages go: to an address of one’s own (`generic`), to a channel, or to people by e-mail.',
    },
    enabled: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether messages are sent. When it is turned on, the service first calls the address, and stores nothing unless that responds with a 2xx status.',
    },
    url: {
      type: 'string',
      use: 'optional',
      nullable: true,
      absent: 'it is given by `urlWo` or `sensitiveUrl`, or messages go by e-mail',
      rules: WEB,
      doc: 'The address that messages go to, which plans and reviews show. The address of a channel is a secret: configure it as `urlWo`.',
    },
    ...secretInput('sensitiveUrl', {
      doc: 'The address that messages go to.',
      absent: 'it is given by another attribute, or messages go by e-mail',
      rules: WEB,
      readable: 'always',
      writeOnly: 'url',
      field: 'url',
      nullable: true,
    }),
    ...secretInput('token', {
      doc: 'The token with which the service signs messages to an address of one’s own, by HMAC-SHA512.',
      absent: 'messages are not signed',
      nullable: true,
    }),
    triggers: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      values: [...RUN_TRIGGERS, ...TEAM_TRIGGERS],
      construct: 'NotificationTrigger',
      absent: 'nothing causes a message',
      doc: 'What messages are sent about. `change_request:created` is for teams, all others are for workspaces and projects.',
    },
    emailUserIds: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      related: 'users',
      field: 'users',
      elementRules: idRules('user'),
      absent: 'it is only read; a team’s messages go to all members then',
      doc: 'The IDs of all users who get e-mails, `user-…`.',
    },
    emailAddresses: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      sparse: true,
      elementRules: [{ rule: 'email' }],
      absent: 'it is only read, and the hosted service has none',
      doc: 'All other addresses that get e-mails. Self-managed installations alone have them.',
    },
    createdAt: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'When the notification configuration was created.',
    },
    updatedAt: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'When it was last changed.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How often `urlWo` or `tokenWo` has been sent or cleared: 0 initially, incremented by each plan that sends or clears one.',
    },
  },
  rules: [
    ...oneOwner,
    { rule: 'conflicts', attribute: 'url', with: ['sensitiveUrl', 'urlWo', 'urlWoVersion'] },
    ...['url', 'sensitiveUrl', 'urlWo'].map((attribute) => ({
      rule: 'onlyWhen' as const,
      attribute,
      when: 'destinationType',
      is: ['generic', 'slack', 'microsoft-teams'],
      words: 'E-mails have no address of this kind.',
    })),
    { rule: 'onlyWhen', attribute: 'token', when: 'destinationType', is: 'generic' },
    { rule: 'onlyWhen', attribute: 'tokenWo', when: 'destinationType', is: 'generic' },
    { rule: 'emptyUnless', attribute: 'emailUserIds', when: 'destinationType', is: 'email' },
    { rule: 'emptyUnless', attribute: 'emailAddresses', when: 'destinationType', is: 'email' },
  ],
  identity: { id: true },
  imports: [
    { form: '{id}', matches: '^nc-[^/]+$', example: 'nc-W6VGEi8A7Cfoaf4K' },
    { form: '{workspaceId}/{name}', matches: '^ws-[^/]+/.+$', example: 'ws-3yVQZvHzf5j3WRJ1/Operators' },
    { form: '{teamId}/{name}', matches: '^team-[^/]+/.+$', example: 'team-4fQMsPRq1kMLQ3hV/Operators' },
    { form: '{projectId}/{name}', matches: '^prj-[^/]+/.+$', example: 'prj-7oD7doVTQdAFnMLV/Operators' },
    {
      form: '{id}',
      names: '{organization}/{workspaceName}/{name}',
      matches: `^${NAME_SEGMENT}/${NAME_SEGMENT}/.+$`,
      example: 'acme/app/Operators',
    },
  ],
  movedFrom: [
    { type: 'tfe_notification_configuration', schemaVersions: [0] },
    { type: 'tfe_team_notification_configuration', schemaVersions: [0] },
    { type: 'tfe_project_notification_configuration', schemaVersions: [0] },
  ],
});

const { workspaceId: _, teamId: __, projectId: ___, ...results } = resultsIn(notificationConfiguration.attributes);
const { token: ____, secretsRevision: _____, ...shown } = results;

/** Restates the platform API, operations "Show notification configuration" and "List notification configurations". */
export const notificationConfigurationData = defineDataSource({
  type: 'lintel_notification_configuration',
  service: 'platform',
  construct: 'DataNotificationConfiguration',
  doc: 'A notification configuration, looked up by its name among those of a workspace, a team or a project.',
  source,
  attributes: {
    ...shown,
    ...owners,
    name: { type: 'string', use: 'required', doc: 'The name of the notification configuration.' },
  },
  rules: oneOwner,
});

/** Restates the same operations. */
export const notificationConfigurationsData = defineDataSource({
  type: 'lintel_notification_configurations',
  service: 'platform',
  construct: 'DataNotificationConfigurations',
  doc: 'The notification configurations of a workspace, a team or a project.',
  source,
  attributes: {
    ...owners,
    notificationConfigurations: {
      type: 'objects',
      use: 'computed',
      doc: 'The notification configurations, sorted by name.',
      attributes: shown,
    },
  },
  rules: oneOwner,
});

/** Restates the same operations. */
export const notificationConfigurationList = ownedList(notificationConfiguration, {
  doc: 'The notification configurations of a workspace, a team or a project, or of all of an organization, which takes a request for each.',
  owners,
});
