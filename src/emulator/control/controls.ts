import type { Control } from '../exchange';
import { clockControls } from './clock';
import { faultControls } from './faults';
import { limitControls } from './limits';
import { requestControls } from './requests';
import { settingsControls } from './settings';
import { stateControls } from './state';
import { enforcementControls } from '../platform/enforcement';
import { neighbourControls } from '../platform/neighbour-controls';
import { organizationControls } from '../platform/organizations';
import { policySetControls } from '../platform/policy-set-controls';
import { repositoryControls } from '../platform/repository-controls';
import { teamControls } from '../platform/teams';
import { workspaceControls } from '../platform/workspaces';
import { recoveryKeyControls } from '../secrets/recovery-key';
import { rekeyControls } from '../secrets/rekey/routes';
import { tokenControls } from '../secrets/tokens/controls';

/** The table of control endpoints. */
export const controls: readonly Control[] = [
  ...requestControls,
  ...stateControls,
  ...clockControls,
  ...faultControls,
  ...limitControls,
  ...settingsControls,
  ...recoveryKeyControls,
  ...rekeyControls,
  ...tokenControls,
  ...organizationControls,
  ...workspaceControls,
  ...repositoryControls,
  ...policySetControls,
  ...teamControls,
  ...neighbourControls,
  ...enforcementControls,
];
