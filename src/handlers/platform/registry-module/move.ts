import type { registryModule } from './definition';
import type { Value, Values } from '../../../definition/value';
import type { NotCarried, ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { moduleId } from '../module-address';

type Move = NonNullable<ResourceHandlers<typeof registryModule>['move']>;

/** State of `tfe_registry_module`, which has the repository as a list of one, and settings that no operation of the API takes. */
export const moveRegistryModule: Move = ({ state }) => {
  const [repository] = (state.vcs_repo ?? []) as readonly (Values | undefined)[];
  if (repository && isEmpty(repository.oauth_token_id)) {
    throw new InvalidConfig(['vcsRepo'], 'The module is published through a GitHub App (`github_app_installation_id`). It can only be managed here if it is published through a connection (`oauth_token_id`).');
  }
  const address = {
    organization: String(state.organization), registryName: String(state.registry_name || 'private'), namespace: String(state.namespace || state.organization),
    name: String(state.name), moduleProvider: String(state.module_provider),
  };
  return {
    state: {
      ...address, id: moduleId(address), registryModuleId: state.id, noCode: state.no_code ?? undefined,
      vcsRepo: repository && {
        identifier: repository.identifier, displayIdentifier: repository.display_identifier, oauthTokenId: repository.oauth_token_id, branch: repository.branch ?? '',
      },
    },
    notCarried: [...left(state, ['publishing_mechanism', 'test_config', 'initial_version']), ...left(repository, ['tags', 'tag_prefix', 'source_directory'], 'vcs_repo.')],
  };
};

function left(state: Values | undefined, names: readonly string[], prefix = ''): NotCarried[] {
  return names.filter((name) => !isEmpty(state?.[name])).map((name) => prefix + name);
}

function isEmpty(value: Value): boolean {
  return value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
