import { POLICY_SETS } from './policy-set-members';
import { CollectionOwner } from '../attachments/collection-owner';

/** The policy set that attachments, parameters and versions belong to. */
export const policySetOwner = new CollectionOwner(POLICY_SETS);
