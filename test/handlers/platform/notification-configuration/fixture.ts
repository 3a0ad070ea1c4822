import type { Values } from '../../../../src/definition/value';
import { notificationConfiguration } from '../../../../src/handlers/platform/notification-configuration/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, FixtureFile, Lifecycle, WrongConfiguration } from '../../../support/environments/fixture';
import { provideTeams } from '../shared/team-access';

const KIND = 'notificationConfigurations';

/** Several can have one name, and nothing says whose one is. */
export const lifecycle: Lifecycle = { kind: 'stored', accumulates: KIND, mayLeave: KIND };

const OWNERS = { workspaceId: 'workspaces', teamId: 'teams', projectId: 'projects' } as const;
const ADDRESS = 'https://hooks.example.com/runs';
/** What is secret in one configuration is shown in no other. */
const HIDDEN = 'https://hooks.example.com/hidden';
const OTHER = 'https://hooks.example.com/others';
const OTHER_HIDDEN = 'https://hooks.example.com/other-hidden';
const UNREADABLE = 'unreadable: the service never returns it';

export const createFixture: CreateFixture = async (service) => {
  await service.control.settings({ edition: 'self-managed' });
  const store = new DocumentStore(service, notificationConfiguration);
  await provideTeams(store, 'team-developers', 'team-operators');
  const minimal = { workspaceId: 'ws-app', name: 'Operators', destinationType: 'generic', url: ADDRESS };
  const mail = { workspaceId: 'ws-app', name: 'Operators', destinationType: 'email' };
  const hidden = { workspaceId: 'ws-app', name: 'Operators', destinationType: 'slack' };
  const signed = { ...minimal, enabled: true, triggers: ['run:errored', 'run:completed'] };
  return {
    minimal,
    second: { name: 'Others' },
    full: [
      { ...signed, triggers: ['run:errored'] },
      { ...signed, tokenWo: 'a token of messages' },
      { ...signed, tokenWo: 'a token of messages', tokenWoVersion: 1 },
      { ...signed, token: 'a token of messages' },
      { ...hidden, sensitiveUrl: HIDDEN },
      { ...hidden, urlWo: HIDDEN },
      { ...hidden, urlWo: HIDDEN, urlWoVersion: 1 },
      { teamId: 'team-developers', name: 'Operators', destinationType: 'generic', url: ADDRESS },
      { projectId: 'prj-payments', name: 'Operators', destinationType: 'generic', url: ADDRESS },
      { ...mail, emailUserIds: ['user-ada'], emailAddresses: ['operators@example.com'] },
    ],
    changed: {
      workspaceId: 'ws-network',
      teamId: 'team-operators',
      projectId: 'prj-default',
      name: 'Everybody',
      destinationType: 'microsoft-teams',
      enabled: false,
      url: OTHER,
      sensitiveUrl: OTHER_HIDDEN,
      urlWo: OTHER_HIDDEN,
      urlWoVersion: 2,
      token: 'another token',
      tokenWo: 'another token',
      tokenWoVersion: 2,
      triggers: ['run:created'],
      emailUserIds: ['user-grace'],
      emailAddresses: ['everybody@example.com'],
    },
    changedWith: {
      destinationType: { token: undefined, tokenWo: undefined, tokenWoVersion: undefined },
    },
    removedWith: {
      workspaceId: { projectId: 'prj-payments' },
      teamId: { workspaceId: 'ws-app' },
      projectId: { workspaceId: 'ws-app' },
    },
    unremovable: {
      url: 'Messages need an address',
      sensitiveUrl: 'Messages need an address',
      urlWo: 'Messages need an address',
    },
    along: { teamId: ['workspaceId'], projectId: ['workspaceId'] },
    exempt: {
      urlWoVersion: 'local: it triggers the sending of the address, and is never sent',
      token: UNREADABLE,
      tokenWo: UNREADABLE,
      tokenWoVersion: 'local: it triggers the sending of the token, and is never sent',
    },

    async look(state) {
      const found = await store.look(state);
      const kept = found && (await stored(store, state));
      if (!kept) return undefined;
      const { values, subscribable, subscribableType } = kept as {
        readonly values: Values;
        readonly subscribable: string;
        readonly subscribableType: string;
      };
      const [owner = ''] = Object.entries(OWNERS).find(([, type]) => type === subscribableType) ?? [];
      const filled = (list: unknown) => (Array.isArray(list) && list.length > 0 ? (list as string[]) : undefined);
      return {
        ...found,
        workspaceId: undefined,
        teamId: undefined,
        projectId: undefined,
        [owner]: subscribable,
        url: state.url === undefined ? undefined : found.url,
        sensitiveUrl: state.url === undefined ? found.url : undefined,
        token: (values.token as string | null) ?? undefined,
        triggers: filled(found.triggers),
        emailUserIds: filled(found.emailUserIds),
        emailAddresses: filled(found.emailAddresses),
      };
    },
    /** In the store, because the service shows no token and moves nothing to something else. */
    async tamper(state, attribute, value) {
      if (attribute in OWNERS) {
        const subscribableType = OWNERS[attribute as keyof typeof OWNERS];
        return store.editOne(KIND, state, { subscribable: value!, subscribableType });
      }
      if (attribute === 'emailUserIds') return store.editOne(KIND, state, { users: value ?? [] });
      const names = {
        destinationType: 'destination-type',
        sensitiveUrl: 'url',
        urlWo: 'url',
        emailAddresses: 'email-addresses',
      } as { readonly [name: string]: string };
      const { values } = (await stored(store, state)) as { readonly values: Values };
      const empty = attribute === 'triggers' ? [] : null;
      const changed = { ...values, [names[attribute] ?? attribute]: value ?? empty } as Values;
      return store.editOne(KIND, state, { values: changed });
    },
    removeParent: ({ workspaceId, teamId, projectId }) =>
      store.edit((all) => {
        const isOwner = (one: Values) => one.id === (workspaceId ?? teamId ?? projectId);
        const without = (kind: string) => [kind, all[kind]!.filter((one) => !isOwner(one))];
        const left = Object.fromEntries(Object.values(OWNERS).map(without)) as typeof all;
        return { ...all, ...left, [KIND]: [], organizations: [] };
      }),
  };
};

async function stored(store: DocumentStore, { id }: Values): Promise<Values | undefined> {
  let found: Values | undefined;
  await store.edit((all) => {
    found = all[KIND]?.find((one) => one.id === id);
    return all;
  });
  return found;
}

const ownersOf = ({ workspaceId, teamId, projectId }: Values): Values => ({ workspaceId, teamId, projectId });

export const queries: FixtureFile['queries'] = {
  data: {
    lintel_notification_configuration: (state) => ({ ...ownersOf(state), name: state.name }),
    lintel_notification_configurations: ownersOf,
  },
  list: { lintel_notification_configuration: ownersOf },
};

const base = { workspaceId: 'ws-app', name: 'Operators', destinationType: 'generic', url: ADDRESS };
const bare = { workspaceId: 'ws-app', name: 'Operators', destinationType: 'generic' };
const mail = { workspaceId: 'ws-app', name: 'Operators', destinationType: 'email' };

const breaking = (breaks: string, config: Values, at: string, says: string): WrongConfiguration => ({
  breaks,
  config,
  path: [at],
  says,
});

const wrongOwners = (rest: Values): WrongConfiguration[] => [
  breaking('one of workspaceId, teamId, projectId', rest, 'workspaceId', 'Configure exactly one of'),
  breaking(
    'exactly one of workspaceId, teamId, projectId',
    { ...rest, workspaceId: 'ws-app', teamId: 'team-a' },
    'teamId',
    'Configure exactly one of',
  ),
  breaking('workspaceId obeys pattern', { ...rest, workspaceId: 'app' }, 'workspaceId', 'begin with `ws-`'),
  breaking('teamId obeys pattern', { ...rest, teamId: 'app' }, 'teamId', 'begin with `team-`'),
  breaking('projectId obeys pattern', { ...rest, projectId: 'app' }, 'projectId', 'begin with `prj-`'),
];

const wrongSecret = (name: string, stem: string, rest: Values, value: string): WrongConfiguration[] => [
  breaking(`${name} conflicts with ${stem}Wo`, { ...rest, [name]: value, [`${stem}Wo`]: value }, name, 'together with'),
  breaking(
    `${name} conflicts with ${stem}WoVersion`,
    { ...rest, [name]: value, [`${stem}Wo`]: value, [`${stem}WoVersion`]: 1 },
    name,
    '_wo_version`',
  ),
  breaking(`${stem}WoVersion needs ${stem}Wo`, { ...rest, [`${stem}WoVersion`]: 1 }, `${stem}WoVersion`, '_wo`'),
];

const { workspaceId: _, ...unowned } = base;

export const wrong: readonly WrongConfiguration[] = [
  ...wrongOwners(unowned),
  breaking('name obeys length', { ...base, name: '' }, 'name', 'not be empty'),
  breaking('url obeys url', { ...base, url: 'hooks.example.com' }, 'url', 'https'),
  breaking('sensitiveUrl obeys url', { ...bare, sensitiveUrl: 'hooks.example.com' }, 'sensitiveUrl', 'https'),
  breaking('urlWo obeys url', { ...bare, urlWo: 'hooks.example.com' }, 'urlWo', 'https'),
  breaking('url conflicts with sensitiveUrl', { ...base, sensitiveUrl: OTHER }, 'url', 'together with'),
  breaking('url conflicts with urlWo', { ...base, urlWo: OTHER }, 'url', 'together with'),
  breaking('url conflicts with urlWoVersion', { ...base, urlWo: OTHER, urlWoVersion: 1 }, 'url', '_wo_version`'),
  ...wrongSecret('sensitiveUrl', 'url', bare, OTHER),
  ...wrongSecret('token', 'token', base, 'x'),
  ...['url', 'sensitiveUrl', 'urlWo'].map((name) =>
    breaking(
      `${name} only when destinationType is generic,slack,microsoft-teams`,
      { ...mail, [name]: ADDRESS },
      name,
      'no address of this kind',
    ),
  ),
  ...['token', 'tokenWo'].map((name) =>
    breaking(
      `${name} only when destinationType is generic`,
      { ...base, destinationType: 'slack', [name]: 'x' },
      name,
      '"generic"',
    ),
  ),
  breaking('each of emailUserIds obeys pattern', { ...mail, emailUserIds: ['ada'] }, 'emailUserIds', '`user-`'),
  breaking('each of emailAddresses obeys email', { ...mail, emailAddresses: ['ada'] }, 'emailAddresses', 'address'),
  breaking(
    'emailUserIds empty unless destinationType is email',
    { ...base, emailUserIds: ['user-ada'] },
    'emailUserIds',
    'email',
  ),
  breaking(
    'emailAddresses empty unless destinationType is email',
    { ...base, emailAddresses: ['ada@example.com'] },
    'emailAddresses',
    'email',
  ),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_notification_configuration: [...wrongOwners({ name: 'Operators' })],
  lintel_notification_configurations: wrongOwners({}),
};
