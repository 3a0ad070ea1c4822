import { CollectionOwner } from '../attachments/collection-owner';
import { POLICY_SETS } from './policy-set-members';

/** The policy set that owns attachments, parameters and versions. */
export const policySetOwner = new CollectionOwner(POLICY_SETS);
