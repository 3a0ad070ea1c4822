import {
  BadBody,
  choiceField,
  Conflict,
  NotThere,
  numberField,
  objectBody,
  tagsField,
  textField,
  textsField,
} from '../control/body';
import type { Fields } from '../control/body';
import type { Control } from '../exchange';
import { newId } from '../identifiers';
import type { Collection } from '../store';
import type { World } from '../world';
import { agentPools } from './agents/agent-pools';
import { byName } from './by-name';
import type { Named } from './by-name';
import { gitHubAppInstallations } from './connections/github-app-installations';
import { addOAuthToken } from './connections/oauth-client-management';
import { oauthClients, SERVICES } from './connections/oauth-clients';
import { repositoryConnections } from './connections/repositories';
import { forgetAgentPool, forgetOAuthClient, forgetProject, forgetTeam, forgetWorkspace } from './neighbour-deletion';
import { organizations } from './organizations/organization';
import { defaultProject } from './projects/default-project';
import { projects } from './projects/projects';
import { teams } from './teams/teams';
import { workspaces } from './workspaces/workspaces';

/** Creates objects with ids chosen by a test, and deletes them regardless of references. */
export const neighbourControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/projects',
    handle: (world, body) => {
      const fields = objectBody(body, ['id', 'name', 'organization', 'description', 'tags']);
      const project = {
        ...identityOf(world, fields, 'prj'),
        ...(fields.description === undefined ? {} : { description: textField(fields, 'description') }),
        ...(fields.tags === undefined ? {} : { tags: tagsField(fields, 'tags') }),
      };
      if (!/^[A-Za-z0-9_-](?:[A-Za-z0-9 _-]{1,38})[A-Za-z0-9_-]$/.test(project.name)) {
        throw new BadBody('"name" must have 3 to 40 letters, numbers, inner spaces, `-` and `_`.');
      }
      refuseTaken(world.store.of(projects), project, 'project', [defaultProject(project.organization)]);
      return { status: 201, body: world.store.of(projects).put(project) };
    },
  },
  {
    method: 'POST',
    path: '/_emulator/agent-pools',
    handle: (world, body) => {
      const pool = identityOf(world, objectBody(body, ['id', 'name', 'organization']), 'apool');
      refuseTaken(world.store.of(agentPools), pool, 'agent pool');
      return { status: 201, body: world.store.of(agentPools).put(pool) };
    },
  },
  {
    method: 'POST',
    path: '/_emulator/oauth-clients',
    handle: (world, body) => {
      const fields = objectBody(body, ['id', 'name', 'organization', 'serviceProvider', 'tokens']);
      const named = fields.name === null || fields.name === undefined ? { ...fields, name: 'none' } : fields;
      const client = {
        ...identityOf(world, named, 'oc'),
        name: named === fields ? textField(fields, 'name') : null,
        serviceProvider: choiceField(fields, 'serviceProvider', Object.keys(SERVICES)) ?? 'github',
        tokens: fields.tokens === undefined ? [] : textsField(fields, 'tokens'),
      };
      const { store } = world;
      if (store.of(oauthClients).find(client.id)) throw new Conflict(`The OAuth client "${client.id}" already exists.`);
      for (const token of client.tokens) {
        if (!/^ot-[^/]+$/.test(token)) throw new BadBody('"tokens" must start with `ot-`.');
        if (store.of(repositoryConnections).find(token)) throw new Conflict(`The token "${token}" already exists.`);
      }
      const { organization } = client;
      for (const id of client.tokens) store.of(repositoryConnections).put({ id, organization });
      return { status: 201, body: store.of(oauthClients).put(client) };
    },
  },
  {
    method: 'POST',
    path: '/_emulator/oauth-clients/:id/authorise',
    handle: (world, _, { id }) => {
      const client = world.store.of(oauthClients).find(id);
      if (!client) throw new NotThere(`There is no "${id}" in oauth-clients.`);
      if (client.tokens.length > 0) return { status: 200, body: client };
      const tokens = [addOAuthToken(world, client.organization)];
      return { status: 200, body: world.store.of(oauthClients).put({ ...client, tokens }) };
    },
  },
  {
    method: 'POST',
    path: '/_emulator/github-app-installations',
    handle: (world, body) => {
      const fields = objectBody(body, ['id', 'name', 'installationId', 'type']);
      const installation = {
        id: idOf(world, fields, 'ghain'),
        name: textField(fields, 'name'),
        installationId: numberField(fields, 'installationId', { whole: true, minimum: 1 }) ?? 1,
        type: choiceField(fields, 'type', ['User', 'Organization']) ?? 'Organization',
      } as const;
      if (world.store.of(gitHubAppInstallations).find(installation.id)) {
        throw new Conflict(`The installation "${installation.id}" already exists.`);
      }
      return { status: 201, body: world.store.of(gitHubAppInstallations).put(installation) };
    },
  },
  deletion('projects', (world, id) => {
    if (world.store.of(organizations).where(({ name }) => defaultProject(name).id === id).length > 0) {
      throw new Conflict('The default project of an organization cannot be deleted.');
    }
    return world.store.of(projects).delete(id) && forgetProject(world, id);
  }),
  deletion('workspaces', (world, id) => world.store.of(workspaces).delete(id) && forgetWorkspace(world, id)),
  deletion('teams', (world, id) => world.store.of(teams).delete(id) && forgetTeam(world, id)),
  deletion('agent-pools', (world, id) => world.store.of(agentPools).delete(id) && forgetAgentPool(world, id)),
  deletion('oauth-clients', (world, id) => {
    const client = world.store.of(oauthClients).find(id);
    return client !== undefined && forgetOAuthClient(world, client);
  }),
];

/** `remove` returns whether the object existed. */
function deletion(name: string, remove: (world: World, id: string) => boolean): Control {
  return {
    method: 'DELETE',
    path: `/_emulator/${name}/:id`,
    handle: (world, _, { id }) => {
      if (!remove(world, id)) throw new NotThere(`There is no "${id}" in ${name}.`);
      return { status: 204 };
    },
  };
}

function idOf(world: World, fields: Fields, prefix: string): string {
  const id = fields.id === undefined ? newId(world, prefix) : textField(fields, 'id');
  if (!id.startsWith(`${prefix}-`) || id.includes('/')) throw new BadBody(`"id" must start with \`${prefix}-\`.`);
  return id;
}

function identityOf(
  world: World,
  fields: Fields,
  prefix: string,
): { readonly id: string; readonly name: string; readonly organization: string } {
  const organization = textField(fields, 'organization');
  if (!world.store.of(organizations).find(organization)) {
    throw new BadBody(`There is no organization "${organization}".`);
  }
  return { id: idOf(world, fields, prefix), name: textField(fields, 'name'), organization };
}

function refuseTaken<T extends Named & { readonly id: string }>(
  stored: Collection<T>,
  { id, name, organization }: Named & { readonly id: string },
  noun: string,
  always: readonly (Named & { readonly id: string })[] = [],
): void {
  const taken =
    stored.find(id) ??
    stored.by(byName, byName({ organization, name }))[0] ??
    always.find((other) => other.id === id || other.name === name);
  if (taken) throw new Conflict(`The ${noun} "${taken.id === id ? id : name}" already exists.`);
}
