import type { Call, Route } from '../../exchange';
import { bearerToken, tokenKind } from '../../tokens';
import type { World } from '../../world';
import { documentResponse, notFound } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { paginate } from '../pagination';
import { gitHubAppInstallations } from './github-app-installations';
import type { GitHubAppInstallation } from './github-app-installations';

export const gitHubAppRoutes: readonly Route[] = [
  {
    operation: 'List GitHub App installations',
    method: 'GET',
    path: '/api/v2/github-app/installations',
    handle: (world, call) => {
      const [name, number] = ['filter[name]', 'filter[installation_id]'].map((filter) => call.query.get(filter));
      const found = visibleTo(world, call).filter(
        (installation) =>
          (!name || installation.name === name) && (!number || String(installation.installationId) === number),
      );
      const { items, links, meta } = paginate(call, found);
      return documentResponse(200, items.map(installationDocument), { links, meta });
    },
  },
  {
    operation: 'Show GitHub App installation',
    method: 'GET',
    path: '/api/v2/github-app/installation/:id',
    handle: (world, call, { id }) => {
      const installation = visibleTo(world, call).find((known) => known.id === id);
      if (!installation) throw notFound();
      return documentResponse(200, installationDocument(installation));
    },
  },
];

/** Only users can link accounts; teams and organizations cannot. */
function visibleTo(world: World, call: Call): GitHubAppInstallation[] {
  const isUser = tokenKind(world, bearerToken(call.headers.authorization)) === 'user';
  return isUser ? world.store.of(gitHubAppInstallations).all() : [];
}

function installationDocument({ id, name, installationId, type }: GitHubAppInstallation): ResourceDocument {
  return {
    id,
    type: 'github-app-installations',
    attributes: {
      name,
      'installation-id': installationId,
      'installation-type': type,
      'installation-url': `https://github.com/settings/installations/${installationId}`,
      'icon-url': `https://github.com/${name}.png`,
    },
    links: { self: `/api/v2/github-app/installation/${id}` },
  };
}
