import type { databaseConnectionResetAction } from './actions';
import { databaseConnectionResetDeed } from './deed';
import type { ActionHandlers } from '../../contract';
import { deedAction } from '../deed';

export const databaseConnectionResetActionHandlers: ActionHandlers<typeof databaseConnectionResetAction> = deedAction(databaseConnectionResetDeed);
