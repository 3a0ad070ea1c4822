import { pkiKeysConfig } from './definition';
import type { ResourceHandlers } from '../../contract';
import { authorityConfiguration } from '../shared/pki/configuration';
import { defaultReference } from '../shared/pki/default-reference';

export const keysConfiguration = defaultReference(pkiKeysConfig, 'key');

export const pkiKeysConfigResource: ResourceHandlers<typeof pkiKeysConfig> = authorityConfiguration(keysConfiguration);
