import { AddToPrincipalPolicyResult, IRole, ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { Policies } from './policies';
import { suppress } from './suppressions';

/** What a function in a network needs cannot be narrowed to resources: they do not exist yet. */
const IN_A_NETWORK = 'service-role/AWSLambdaVPCAccessExecutionRole';

/** The role of the function, whose policies are managed ones: what aws-cdk-lib adds to it, as for tracing, stands among them. */
class FunctionRole extends Role {
  /** Absent only while it is made. */
  public policies?: Policies;

  public addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.policies!.addStatement(statement);
    return { statementAdded: true, policyDependable: this.policies };
  }
}

/** The role of the function, a new one or the one that was given, and what it may do for the function itself. */
export function functionRole(scope: Construct, given: IRole | undefined, isInNetwork: boolean): { readonly role: IRole; readonly policies: Policies } {
  const network = isInNetwork ? [ManagedPolicy.fromAwsManagedPolicyName(IN_A_NETWORK)] : [];
  if (given) {
    for (const policy of network) given.addManagedPolicy(policy);
    return { role: given, policies: new Policies(scope, 'Policies', given) };
  }
  const role = new FunctionRole(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'), description: 'What the function of Lintel acts as', managedPolicies: network.length > 0 ? network : undefined,
  });
  if (isInNetwork) suppress(role, { 'AwsSolutions-IAM4': 'What a function in a network needs cannot be narrowed to resources: its interfaces do not exist yet.' });
  role.policies = new Policies(scope, 'Policies', role);
  return { role, policies: role.policies };
}
