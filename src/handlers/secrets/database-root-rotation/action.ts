import type { databaseRootRotationAction } from './actions';
import { databaseRootRotationDeed } from './deed';
import type { ActionHandlers } from '../../contract';
import { deedAction } from '../deed';

export const databaseRootRotationActionHandlers: ActionHandlers<typeof databaseRootRotationAction> = deedAction(databaseRootRotationDeed);
