import { CfnResource } from 'aws-cdk-lib';
import { IConstruct } from 'constructs';

/** How cdk-nag writes down in a template which of its rules does not apply to a resource. */
interface Suppressed {
  readonly rules_to_suppress?: readonly Rule[];
}

interface Rule {
  readonly id: string;
  readonly reason: string;
}

/** Packs whose rules have the same names. */
const PACKS = ['HIPAA.Security', 'NIST.800.53.R5'];

/**
 * Tells cdk-nag, where somebody looks with it, why a rule does not apply to a construct: the reasons by the ids of rules, or by names that
 * several packs have.
 */
export function suppress(construct: IConstruct, reasons: { readonly [rule: string]: string }): void {
  const rules = Object.entries(reasons).flatMap(([rule, reason]): Rule[] => (rule.includes('-') ? [rule] : PACKS.map((pack) => `${pack}-${rule}`)).map((id) => ({ id, reason })));
  for (const resource of construct.node.findAll().filter((each): each is CfnResource => CfnResource.isCfnResource(each))) {
    const { rules_to_suppress: earlier = [] } = (resource.getMetadata('cdk_nag') ?? {}) as Suppressed;
    const added = rules.filter(({ id }) => !earlier.some((one) => one.id === id));
    if (added.length > 0) resource.addMetadata('cdk_nag', { rules_to_suppress: [...earlier, ...added] });
  }
}
