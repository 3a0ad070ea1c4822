import { databaseRoleRotationDeed } from './deed';
import type { databaseRoleRotation } from './definition';
import type { ResourceHandlers } from '../../contract';
import { deedResource } from '../deed';

export const databaseRoleRotationResource: ResourceHandlers<typeof databaseRoleRotation> = deedResource(databaseRoleRotationDeed);
