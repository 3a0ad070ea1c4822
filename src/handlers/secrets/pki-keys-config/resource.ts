import { defaultReference } from '../shared/pki/default-reference';
import { storedObject } from '../shared/stored/stored-object';
import { pkiKeysConfig } from './definition';

export const pkiKeysConfigObject = storedObject(pkiKeysConfig, defaultReference('key'));
