import type { adminOrganization } from './definition';
import type { ResourceHandlers } from '../../contract';

type Move = NonNullable<ResourceHandlers<typeof adminOrganization>['move']>;

/** State of `tfe_admin_organization_settings`, which has the consumers of the modules too. */
export const moveAdminOrganization: Move = ({ state }) => {
  const { organization: name } = state;
  const consumers = state.module_sharing_consumer_organizations;
  return {
    state: {
      id: name, name, accessBetaTools: state.access_beta_tools ?? undefined, globalModuleSharing: state.global_module_sharing ?? undefined,
      workspaceLimit: state.workspace_limit ?? undefined, ssoEnabled: state.sso_enabled ?? undefined,
    },
    notCarried: Array.isArray(consumers) && consumers.length > 0 ? [{
      name: 'module_sharing_consumer_organizations',
      because: `The consumers are a resource of their own, \`lintel_admin_module_consumers\`: import it by \`${String(name)}\`.`,
    }] : [],
  };
};
