import { DataPolicySetBase } from '../data-policy-set';
import { IPolicySet } from './references';

/**
 * A policy set that exists.
 *
 * Terraform's type is `lintel_policy_set`, a data source.
 */
export class DataPolicySet extends DataPolicySetBase implements IPolicySet {
  /** The id of the policy set, as `id`. */
  public get policySetId(): string {
    return this.id;
  }
}
