import { databasePluginReloadDeed } from './deed';
import type { databasePluginReload } from './definition';
import type { ResourceHandlers } from '../../contract';
import { deedResource } from '../deed';

export const databasePluginReloadResource: ResourceHandlers<typeof databasePluginReload> = deedResource(databasePluginReloadDeed);
