import {
  AddToPrincipalPolicyResult,
  IRole,
  ManagedPolicy,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { Policies } from './policies';
import { suppress } from './suppressions';

/** The permissions of a function in a VPC cannot be limited to resources, since its network interfaces do not exist yet. */
const IN_A_NETWORK = 'service-role/AWSLambdaVPCAccessExecutionRole';

/** The role of the function. Statements that aws-cdk-lib adds, such as for tracing, become part of the managed policies. */
class FunctionRole extends Role {
  /** Absent only during construction. */
  public policies?: Policies;

  public addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.policies!.addStatement(statement);
    return { statementAdded: true, policyDependable: this.policies };
  }
}

/** The role of the function, a new or a given one, and its policies. */
export function functionRole(
  scope: Construct,
  given: IRole | undefined,
  isInNetwork: boolean,
): { readonly role: IRole; readonly policies: Policies } {
  const network = isInNetwork ? [ManagedPolicy.fromAwsManagedPolicyName(IN_A_NETWORK)] : [];
  if (given) {
    for (const policy of network) given.addManagedPolicy(policy);
    return { role: given, policies: new Policies(scope, 'Policies', given) };
  }
  const role = new FunctionRole(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    description: 'The role of the Lintel function',
    managedPolicies: network.length > 0 ? network : undefined,
  });
  if (isInNetwork) {
    suppress(role, {
      'AwsSolutions-IAM4':
        'The permissions of a function in a VPC cannot be limited to resources, since its network interfaces do not exist yet.',
    });
  }
  role.policies = new Policies(scope, 'Policies', role);
  return { role, policies: role.policies };
}
