import type { databasePluginReloadAction } from './actions';
import { databasePluginReloadDeed } from './deed';
import type { ActionHandlers } from '../../contract';
import { deedAction } from '../deed';

export const databasePluginReloadActionHandlers: ActionHandlers<typeof databasePluginReloadAction> = deedAction(databasePluginReloadDeed);
