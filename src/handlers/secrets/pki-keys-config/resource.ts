import { pkiKeysConfig } from './definition';
import { defaultReference } from '../shared/pki/default-reference';
import { storedObject } from '../shared/stored/stored-object';

export const pkiKeysConfigObject = storedObject(pkiKeysConfig, defaultReference('key'));
