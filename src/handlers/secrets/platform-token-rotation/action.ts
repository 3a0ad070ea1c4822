import type { platformTokenRotationAction } from './actions';
import { platformTokenRotationDeed } from './deed';
import type { ActionHandlers } from '../../contract';
import { deedAction } from '../deed';

export const platformTokenRotationActionHandlers: ActionHandlers<typeof platformTokenRotationAction> = deedAction(platformTokenRotationDeed);
