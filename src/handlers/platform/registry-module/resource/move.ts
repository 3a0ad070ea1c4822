/** Conversion of the tfe provider's state to ours. */
import type { Value, Values } from '../../../../definition/value';
import type { Moved } from '../../../contract';
import { moduleId } from '../../shared/registry/module-address';

/** Converts state of `tfe_registry_module`, which has blocks as lists with one element, and empty texts for absent values. */
export function moveRegistryModule({ state }: { readonly state: Values }): Moved {
  const [repository] = (state.vcs_repo ?? []) as readonly (Values | undefined)[];
  const [tests] = (state.test_config ?? []) as readonly (Values | undefined)[];
  const isByBranch = Boolean(repository?.branch);
  const address = {
    organization: String(state.organization),
    registryName: String(state.registry_name || 'private'),
    namespace: String(state.namespace || state.organization),
    name: String(state.name),
    moduleProvider: String(state.module_provider),
  };
  return {
    state: {
      ...address,
      id: moduleId(address),
      registryModuleId: state.id,
      noCode: state.no_code ?? undefined,
      vcsRepo: repository && movedRepository(repository),
      initialVersion: (isByBranch && state.initial_version) || undefined,
      testConfig: tests?.tests_enabled
        ? {
            testsEnabled: true,
            agentExecutionMode: tests.agent_execution_mode || 'remote',
            agentPoolId: tests.agent_pool_id || undefined,
          }
        : undefined,
      publishingMechanism: state.publishing_mechanism || undefined,
    },
    notCarried:
      state.initial_version && !isByBranch
        ? [{ name: 'initial_version', because: 'The versions of this module do not come from a branch.' }]
        : undefined,
  };
}

function movedRepository(block: Values): Values {
  const branch: Value = block.branch || undefined;
  return {
    identifier: block.identifier,
    displayIdentifier: block.display_identifier,
    oauthTokenId: block.oauth_token_id || undefined,
    githubAppInstallationId: block.github_app_installation_id || undefined,
    branch,
    tags: branch === undefined,
    tagPrefix: block.tag_prefix || undefined,
    sourceDirectory: block.source_directory || undefined,
  };
}
