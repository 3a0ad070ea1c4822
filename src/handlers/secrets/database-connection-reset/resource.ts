import { databaseConnectionResetDeed } from './deed';
import type { databaseConnectionReset } from './definition';
import type { ResourceHandlers } from '../../contract';
import { deedResource } from '../deed';

export const databaseConnectionResetResource: ResourceHandlers<typeof databaseConnectionReset> = deedResource(databaseConnectionResetDeed);
