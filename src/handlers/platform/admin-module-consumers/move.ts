import type { adminModuleConsumers } from './definition';
import type { ResourceHandlers } from '../../contract';

type Move = NonNullable<ResourceHandlers<typeof adminModuleConsumers>['move']>;

/** State of `tfe_organization_module_sharing`. */
export const moveAdminModuleConsumers: Move = ({ state }) => ({
  state: { id: state.id, organization: state.id, consumers: Array.isArray(state.module_consumers) ? state.module_consumers : [] },
  notCarried: [],
});
