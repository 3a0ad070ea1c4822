import type { Values } from '../../../../definition/value';
/** Conversion of the tfe provider's state to ours. */
import type { Moved } from '../../../contract';
import { fromWireKind } from '../../shared/policy-sets/policy-kind';

/** A block is a list. An empty text represents an absent value. */
function movedRepository(blocks: unknown): Values | undefined {
  const [block] = Array.isArray(blocks) ? (blocks as readonly Values[]) : [];
  return (
    block && {
      identifier: block.identifier,
      branch: block.branch || undefined,
      oauthTokenId: block.oauth_token_id || undefined,
      githubAppInstallationId: block.github_app_installation_id || undefined,
      ingressSubmodules: block.ingress_submodules ?? false,
    }
  );
}

/** Converts state of `tfe_policy_set`. */
export function movePolicySet({ state }: { readonly state: Values }): Moved {
  const ids = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
  const patterns = ids(state.policy_update_patterns);
  return {
    state: {
      id: state.id,
      organization: state.organization ?? undefined,
      name: state.name,
      kind: fromWireKind((state.kind ?? undefined) as string | undefined),
      description: state.description || undefined,
      global: state.global ?? false,
      agentEnabled: state.agent_enabled ?? undefined,
      overridable: state.overridable ?? false,
      policyToolVersion: state.policy_tool_version || undefined,
      policiesPath: state.policies_path || undefined,
      policyUpdatePatterns: patterns.length > 0 ? patterns : undefined,
      vcsRepo: movedRepository(state.vcs_repo),
      policyIds: ids(state.policy_ids),
      workspaceIds: ids(state.workspace_ids),
    },
    notCarried: state.slug
      ? [{ name: 'slug', because: 'Upload the folder by a `lintel_policy_set_version`.' }]
      : undefined,
  };
}
