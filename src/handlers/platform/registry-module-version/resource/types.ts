/** Types derived from the definition. */
import type { ConfigOf } from '../../../../definition/resource';
import type { registryModuleVersion } from '../definition';

export interface ModuleVersionConfig extends ConfigOf<typeof registryModuleVersion> {}
