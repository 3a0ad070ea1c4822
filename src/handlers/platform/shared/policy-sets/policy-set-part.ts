import { CollectionOwner } from '../attachments/collection-owner';
import { POLICY_SETS } from './policy-set-members';

/** The policy set that attachments, parameters and versions belong to. */
export const policySetOwner = new CollectionOwner(POLICY_SETS);
