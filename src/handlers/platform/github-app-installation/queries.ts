import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import { integerAt, nameAt, optionalTextAt } from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../shared/fetch-list';
import { severalMatch } from '../shared/lookup';
import type { githubAppInstallationData, githubAppInstallationsData } from './definition';

type Installation = ResultOf<typeof githubAppInstallationsData>['installations'][number];

const LIST = '/github-app/installations';

const WHO =
  'Only the token of a user who has linked a GitHub account sees installations, not that of a team or an organization.';

export const githubAppInstallationDataSource: DataSourceHandlers<typeof githubAppInstallationData> = {
  async read({ platform, signal }, { id, name, installationId }) {
    if (id !== undefined) {
      const found = await platform.find(path`/github-app/installation/${id}`, undefined, { signal });
      if (!found) throw new NotFound(`The GitHub App installation ${id} does not exist. ${WHO}`);
      return toState(found.data);
    }
    const [match, ...others] = (await platform.list(LIST, query({ name, installationId }), { signal })).filter((each) =>
      matches(toState(each), { name, installationId }),
    );
    const wanted = [
      ...(name === undefined ? [] : [`named \`${name}\``]),
      ...(installationId === undefined ? [] : [`with the number ${installationId}`]),
    ].join(' and ');
    if (!match) throw new NotFound(`There is no GitHub App installation ${wanted}. ${WHO}`);
    if (others.length > 0) {
      throw severalMatch(`There are several GitHub App installations ${wanted}`, [match, ...others]);
    }
    return toState(match);
  },
};

export const githubAppInstallationsDataSource: DataSourceHandlers<typeof githubAppInstallationsData> = {
  async read({ platform, signal, warn }, config) {
    const { data, totalCount } = await fetchList(platform, LIST, query(config), config.maxResults, { signal });
    if (data.length === 0 && config.name === undefined && config.installationId === undefined) {
      warn('object-not-ready', 'There are no GitHub App installations', WHO);
    }
    return { ...config, installations: data.map(toState), totalCount };
  },
};

interface Wanted {
  readonly name?: string;
  readonly installationId?: number;
}

function query({ name, installationId }: Wanted) {
  return { 'filter[name]': name, 'filter[installation_id]': installationId };
}

function matches(found: Installation, { name, installationId }: Wanted): boolean {
  return (
    (name === undefined || found.name === name) &&
    (installationId === undefined || found.installationId === installationId)
  );
}

function toState(installation: Resource): Installation {
  const { attributes } = installation;
  return {
    id: installation.id,
    name: nameAt(attributes, 'name'),
    installationId: integerAt(attributes, 'installation-id'),
    installationType: optionalTextAt(attributes, 'installation-type'),
    installationUrl: optionalTextAt(attributes, 'installation-url'),
  };
}
