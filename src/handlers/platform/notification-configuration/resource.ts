import type { ApiError } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import { nameAt, optionalObjectAt, optionalTextAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import { InvalidConfig } from '../../errors';
import type { SomeDataSourceHandlers, SomeProposal } from '../../registry';
import { fetchList } from '../shared/fetch-list';
import { idOfNamed } from '../shared/stored/named';
import { requireList } from '../shared/stored/place';
import { storedDocument } from '../shared/stored/stored-document';
import { notificationConfiguration, RUN_TRIGGERS, TEAM_TRIGGERS } from './definition';

const OWNERS = { workspaces: 'workspaceId', teams: 'teamId', projects: 'projectId' } as const;

const object = storedDocument(notificationConfiguration, {
  plan: (_, proposal) => ({ problems: planProblems(proposal) }),
  read: (_, resource, known) => readPlace(resource, known),
  write: ({ attributes, relationships }, config) => ({
    attributes: 'url' in attributes ? { ...attributes, url: config.url ?? config.sensitiveUrl ?? null } : attributes,
    relationships,
  }),
  refused: (error) => refused(error),
  // The other provider hides all addresses.
  moved: () => ({ url: undefined }),
  async located(context, [organization = '', name = '', ...rest]) {
    return { workspaceId: await idOfNamed(context, 'workspace', organization, name), name: rest.join('/') };
  },
});

const names: SomeDataSourceHandlers = {
  async read(context, config) {
    const { platform, signal } = context;
    const list = requireList(notificationConfiguration.document, config);
    const { data } = await fetchList(platform, list, {}, undefined, { signal });
    const all = await Promise.all(data.map((one) => object.toState(context, one, {})));
    const sorted = all.sort((one, other) => (String(one.name) < String(other.name) ? -1 : 1));
    return { ...config, notificationConfigurations: sorted };
  },
};

export const notificationConfigurationObject = { ...object, names };

/** The service sends a request to the address before it saves an enabled configuration. */
function refused(error: ApiError): Error {
  if (error.status !== 400) return error;
  return new InvalidConfig(
    ['url'],
    `${error.message}. Nothing was saved. Correct the address, let it respond with a success, or set \`enabled\` to false.`,
  );
}

/** The subject of the notifications, and the address under its configured name. An import shows the address unless it is the secret of a channel. */
function readPlace(resource: Resource, known: Values): Values {
  const about = optionalObjectAt(resource, 'relationships', 'subscribable', 'data');
  const type = about && OWNERS[optionalTextAt(about, 'type') as keyof typeof OWNERS];
  const url = optionalTextAt(resource.attributes, 'url') || undefined;
  const isImport = known.destinationType === undefined;
  const isShown = isImport
    ? optionalTextAt(resource.attributes, 'destination-type') === 'generic'
    : known.url !== undefined;
  return {
    ...(type
      ? {
          ...(Object.fromEntries(Object.values(OWNERS).map((name) => [name, undefined])) as Values),
          [type]: nameAt(about, 'id'),
        }
      : {}),
    ...(isShown ? { url, sensitiveUrl: undefined } : { url: undefined, sensitiveUrl: url }),
  };
}

function planProblems({ config, unknown, prior, changed }: SomeProposal): Problem[] {
  const { destinationType, triggers, teamId } = config;
  const isKnown = !['destinationType', 'url', 'sensitiveUrl', 'triggers', 'teamId'].some((name) => unknown.has(name));
  if (!isKnown) return [];
  const isMail = destinationType === 'email';
  const own: readonly string[] = teamId === undefined ? RUN_TRIGGERS : TEAM_TRIGGERS;
  const foreign = ((triggers ?? []) as readonly string[]).filter((trigger) => !own.includes(trigger));
  const hasAddress = config.url !== undefined || config.sensitiveUrl !== undefined;
  const isUnknown = prior !== undefined && prior.url === undefined && prior.sensitiveUrl === undefined;
  const keepsAddress = isUnknown && !changed.has('sensitiveUrl');
  return [
    ...(foreign.length > 0
      ? [
          problem(
            'error',
            'triggers',
            `${teamId === undefined ? 'A workspace or a project' : 'A team'} has no ${foreign.map((one) => `\`${one}\``).join(', ')}. It has: ${own.join(', ')}.`,
          ),
        ]
      : []),
    ...(isMail || hasAddress || keepsAddress
      ? []
      : [
          problem(
            'error',
            'url',
            'Messages need an address: configure `urlWo`, `url`, or `sensitiveUrl`, which is stored in state.',
          ),
        ]),
    ...(config.url !== undefined && ['slack', 'microsoft-teams'].includes(String(destinationType))
      ? [
          problem(
            'warning',
            'url',
            'Anyone who knows the address of a channel can write there, and plans show this one. Configure it as `urlWo`.',
          ),
        ]
      : []),
  ];
}

function problem(severity: Problem['severity'], attribute: string, detail: string): Problem {
  return { path: [attribute], severity, code: 'value-invalid', summary: `Invalid \`${attribute}\``, detail };
}
