import type { databaseRoleRotationAction } from './actions';
import { databaseRoleRotationDeed } from './deed';
import type { ActionHandlers } from '../../contract';
import { deedAction } from '../deed';

export const databaseRoleRotationActionHandlers: ActionHandlers<typeof databaseRoleRotationAction> = deedAction(databaseRoleRotationDeed);
