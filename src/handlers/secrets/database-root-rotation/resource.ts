import { databaseRootRotationDeed } from './deed';
import type { databaseRootRotation } from './definition';
import type { ResourceHandlers } from '../../contract';
import { deedResource } from '../deed';

export const databaseRootRotationResource: ResourceHandlers<typeof databaseRootRotation> = deedResource(databaseRootRotationDeed);
