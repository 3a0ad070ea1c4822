import type { Call, Parameters, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { badRequest, documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { relatedIds, relationshipProblems } from '../members';
import { listResponse } from '../objects/lists';
import { identifiers, relatedProblems } from '../objects/related';
import { shownValues, valueProblems, valuesAfter } from '../objects/values';
import { getProject } from '../projects/project-lookup';
import { findProject } from '../projects/projects';
import { readDocument } from '../request-document';
import { getTeam } from '../teams/team-lookup';
import { teams } from '../teams/teams';
import { membershipOfUser } from '../teams/users';
import { getWorkspace, workspaces } from '../workspaces/workspaces';
import { isReachable, NOTIFICATION_RULES, notificationProblems } from './notification-values';
import { bySubscribable, notificationConfigurations } from './notifications';
import type { NotificationConfiguration } from './notifications';

const ITEM = '/api/v2/notification-configurations/:id';
const MOST_OF_A_WORKSPACE = 20;

export const notificationRoutes: readonly Route[] = [
  ...collection('workspace', '/api/v2/workspaces/:workspace_id', (world, _, { workspace_id }) =>
    getWorkspace(world, workspace_id),
  ),
  ...collection('team', '/api/v2/teams/:id', (world, call, { id }) => getTeam(world, call, id)),
  ...collection('project', '/api/v2/projects/:id', (world, _, { id }) => getProject(world, id)),
  {
    operation: 'Show notification configuration',
    method: 'GET',
    path: ITEM,
    handle: (world, _, { id }) => documentResponse(200, configurationDocument(getConfiguration(world, id))),
  },
  {
    operation: 'Update notification configuration',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, { id }) =>
      documentResponse(200, configurationDocument(store(world, call, getConfiguration(world, id), 'update'))),
  },
  {
    operation: 'Delete notification configuration',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { id }): Reply => {
      world.store.of(notificationConfigurations).delete(getConfiguration(world, id).id);
      return { status: 204 };
    },
  },
  {
    operation: 'Verify notification configuration',
    method: 'POST',
    path: `${ITEM}/actions/verify`,
    handle: (world, _, { id }) => {
      const verified = world.store.of(notificationConfigurations).put(verify(world, getConfiguration(world, id)));
      return documentResponse(200, configurationDocument(verified));
    },
  },
];

type Find = (world: World, call: Call, parameters: Parameters) => { readonly id: string };

function collection(noun: string, path: string, find: Find): Route[] {
  const type = `${noun}s`;
  return [
    {
      operation: `Create notification configuration of ${noun}`,
      method: 'POST',
      path: `${path}/notification-configurations`,
      handle: (world, call, parameters) => {
        const { id: subscribable } = find(world, call, parameters);
        const now = world.clock.now().toISOString();
        const blank = {
          id: newId(world, 'nc'),
          subscribableType: type,
          subscribable,
          values: {},
          users: [],
          deliveries: [],
          createdAt: now,
          updatedAt: now,
        };
        return documentResponse(201, configurationDocument(store(world, call, blank, 'create')));
      },
    },
    {
      operation: `List notification configurations of ${noun}`,
      method: 'GET',
      path: `${path}/notification-configurations`,
      handle: (world, call, parameters) => {
        const { id } = find(world, call, parameters);
        return listResponse(call, world.store.of(notificationConfigurations).by(bySubscribable, id), {
          document: configurationDocument,
          whole: true,
        });
      },
    },
  ];
}

/** Enabling it first calls the address, and saves nothing if that fails. */
function store(
  world: World,
  call: Call,
  before: NotificationConfiguration,
  occasion: 'create' | 'update',
): NotificationConfiguration {
  const { attributes, relationships } = readDocument(call, 'notification-configurations', {
    otherType: 'notification-configuration',
  });
  const organization = organizationOf(world, before);
  refuseIfAny([
    ...valueProblems(NOTIFICATION_RULES, attributes, occasion),
    ...subscribableProblems(relationships, before),
    ...relationshipProblems(relationships, 'users', {
      type: 'users',
      problem: (id) => (membershipOfUser(world, organization, id) ? undefined : `User ${id} not found`),
    }),
  ]);
  const values = valuesAfter(NOTIFICATION_RULES, attributes, occasion === 'create' ? undefined : before.values);
  const users = relatedIds(relationships, 'users') ?? before.users;
  const all = world.store.of(notificationConfigurations);
  const isFull =
    occasion === 'create' &&
    before.subscribableType === 'workspaces' &&
    all.by(bySubscribable, before.subscribable).length >= MOST_OF_A_WORKSPACE;
  refuseIfAny([
    ...notificationProblems(world, before.subscribableType, values),
    ...(users.length > 0 && values['destination-type'] !== 'email'
      ? [invalid('/data/relationships/users', 'Users can only be set for the destination type email')]
      : []),
    ...(isFull ? [invalid('/data', `A workspace has at most ${MOST_OF_A_WORKSPACE} notification configurations`)] : []),
  ]);
  const after = { ...before, values, users, updatedAt: world.clock.now().toISOString() };
  return all.put(attributes.enabled === true ? verify(world, after) : after);
}

/** The type may be singular, as in the documentation's table. */
function subscribableProblems(
  relationships: Readonly<Record<string, unknown>>,
  { subscribable, subscribableType }: NotificationConfiguration,
): ReturnType<typeof relatedProblems> {
  return relatedProblems(relationships, 'subscribable', {
    types: [subscribableType, subscribableType.slice(0, -1)],
    problem: (id) => (id === subscribable ? undefined : 'Subscribable must be the one of the path'),
  });
}

function verify(world: World, configuration: NotificationConfiguration): NotificationConfiguration {
  const { values, deliveries } = configuration;
  if (!isReachable(world, values)) {
    throw badRequest(`The address ${String(values.url)} could not be verified: it did not answer with a 2xx status.`);
  }
  if (values['destination-type'] === 'email') return configuration;
  return { ...configuration, deliveries: [...deliveries, { sentAt: world.clock.now().toISOString(), code: '200' }] };
}

function organizationOf(world: World, { subscribable, subscribableType }: NotificationConfiguration): string {
  const found =
    subscribableType === 'workspaces'
      ? world.store.of(workspaces).find(subscribable)
      : subscribableType === 'teams'
        ? world.store.of(teams).find(subscribable)
        : findProject(world, subscribable);
  return found?.organization ?? '';
}

function getConfiguration(world: World, id: string): NotificationConfiguration {
  const configuration = world.store.of(notificationConfigurations).find(id);
  if (!configuration) throw notFound();
  return configuration;
}

function configurationDocument(configuration: NotificationConfiguration): ResourceDocument {
  const { id, subscribable, subscribableType, values, users, deliveries, createdAt, updatedAt } = configuration;
  return {
    id,
    type: 'notification-configurations',
    attributes: {
      ...shownValues(NOTIFICATION_RULES, values),
      'delivery-responses': deliveries.map(({ sentAt, code }) => ({
        'url': values.url,
        'code': code,
        'sent-at': sentAt,
        'successful': 'true',
        'headers': {},
        'body': '',
      })),
      'created-at': createdAt,
      'updated-at': updatedAt,
    },
    relationships: {
      subscribable: { data: { id: subscribable, type: subscribableType } },
      users: { data: identifiers('users', users) },
    },
    links: { self: `/api/v2/notification-configurations/${id}` },
  };
}
