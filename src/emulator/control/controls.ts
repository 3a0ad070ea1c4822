import type { Control } from '../exchange';
import { repositoryControls } from '../platform/connections/repository-controls';
import { neighbourControls } from '../platform/neighbour-controls';
import { organizationControls } from '../platform/organizations/organizations';
import { enforcementControls } from '../platform/policies/enforcement';
import { policySetControls } from '../platform/policy-sets/policy-set-controls';
import { runControls } from '../platform/runs/run-controls';
import { teamControls } from '../platform/teams/team-controls';
import { userControls } from '../platform/teams/user-controls';
import { workspaceControls } from '../platform/workspaces/workspace-controls';
import { recoveryKeyControls } from '../secrets/recovery-key';
import { rekeyControls } from '../secrets/rekey/routes';
import { tokenControls } from '../secrets/tokens/controls';
import { clockControls } from './clock';
import { faultControls } from './faults';
import { journalControls } from './journal';
import { limitControls } from './limits';
import { requestControls } from './requests';
import { seedControls } from './seeds';
import { settingsControls } from './settings';
import { stateControls } from './state';
import { violationControls } from './violations';

/** The table of control endpoints. */
export const controls: readonly Control[] = [
  ...requestControls,
  ...journalControls,
  ...violationControls,
  ...stateControls,
  ...seedControls,
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
  ...userControls,
  ...neighbourControls,
  ...enforcementControls,
  ...runControls,
];
