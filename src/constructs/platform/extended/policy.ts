import { PolicyBase } from '../policy';
import { PolicySetPolicy } from '../policy-set-policy';
import { PolicySet } from './policy-set';

/**
 * A rule that is checked before runs are applied: a policy object together with its code.
 *
 * Terraform's type is `lintel_policy`.
 */
export class Policy extends PolicyBase {
  /**
   * Adds the policy to a policy set, which must not configure `policyIds`.
   *
   * @param policySet the policy set
   */
  public addTo(policySet: PolicySet): PolicySetPolicy {
    return policySet.add(this.id);
  }
}
