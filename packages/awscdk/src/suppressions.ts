import { CfnResource } from 'aws-cdk-lib';
import { IConstruct } from 'constructs';

/** The metadata in which cdk-nag records suppressed rules of a resource. */
interface Suppressed {
  readonly rules_to_suppress?: readonly Rule[];
}

interface Rule {
  readonly id: string;
  readonly reason: string;
}

/** Rule packs whose rules have the same names. */
const PACKS = ['HIPAA.Security', 'NIST.800.53.R5'];

/**
 * Suppresses cdk-nag rules that do not apply to a construct. The reasons are given by rule id, or by a name that several packs share.
 */
export function suppress(construct: IConstruct, reasons: { readonly [rule: string]: string }): void {
  const rules = Object.entries(reasons).flatMap(([rule, reason]): Rule[] =>
    (rule.includes('-') ? [rule] : PACKS.map((pack) => `${pack}-${rule}`)).map((id) => ({ id, reason })),
  );
  for (const resource of construct.node
    .findAll()
    .filter((each): each is CfnResource => CfnResource.isCfnResource(each))) {
    const { rules_to_suppress: earlier = [] } = (resource.getMetadata('cdk_nag') ?? {}) as Suppressed;
    const added = rules.filter(({ id }) => !earlier.some((one) => one.id === id));
    if (added.length > 0) resource.addMetadata('cdk_nag', { rules_to_suppress: [...earlier, ...added] });
  }
}

/** Suppresses the cfn-lint warning about redundant dependencies, which aws-cdk-lib adds to functions. */
export function ignoreRedundantDependencies(construct: IConstruct): void {
  for (const resource of construct.node
    .findAll()
    .filter((each): each is CfnResource => CfnResource.isCfnResource(each))) {
    if (/^AWS::(?:Lambda::Function|StepFunctions::StateMachine)$/.test(resource.cfnResourceType)) {
      resource.addMetadata('cfn-lint', { config: { ignore_checks: ['W3005'] } });
    }
  }
}
