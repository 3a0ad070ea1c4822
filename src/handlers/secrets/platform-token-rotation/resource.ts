import { platformTokenRotationDeed } from './deed';
import type { platformTokenRotation } from './definition';
import type { ResourceHandlers } from '../../contract';
import { deedResource } from '../deed';

export const platformTokenRotationResource: ResourceHandlers<typeof platformTokenRotation> = deedResource(platformTokenRotationDeed);
