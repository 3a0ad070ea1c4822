import { identityEntityAlias } from './definition';
import { readField } from '../shared/described-fields';
import { storedObject } from '../shared/stored/stored-object';

export const identityEntityAliasObject = storedObject(identityEntityAlias, {
  read: (data) => ({ loginMetadata: readField(data, 'metadata', identityEntityAlias.attributes.loginMetadata) }),
});
