import { planTokenFields } from '../shared/auth/token-fields';
import { storedObject } from '../shared/stored/stored-object';
import { tokenRole } from './definition';

export const tokenRoleObject = storedObject(tokenRole, { plan: planTokenFields });
