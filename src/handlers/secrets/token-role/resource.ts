import { tokenRole } from './definition';
import { planTokenFields } from '../shared/auth/token-fields';
import { storedObject } from '../shared/stored/stored-object';

export const tokenRoleObject = storedObject(tokenRole, { plan: planTokenFields });
