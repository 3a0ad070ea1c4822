import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { ILintelProvider } from './lintel-provider-interface';
import { Policies } from './policies';

/** What the resources of each stack need of each provider. */
const GRANTS = new WeakMap<ILintelProvider, Map<Stack, Policies>>();

/**
 * What a provider may do for the resources of the stack that `scope` belongs to: policies of that stack. The function that makes them may
 * stand in another one, such as the one around it, and nothing of that must wait for what is made here.
 */
export function grantsFor(scope: Construct, provider: ILintelProvider): Policies {
  const stack = Stack.of(scope);
  const byStack = GRANTS.get(provider) ?? new Map<Stack, Policies>();
  GRANTS.set(provider, byStack);
  const made = byStack.get(stack);
  if (made) return made;
  const grants = Stack.of(provider) === stack ? new Policies(provider as unknown as Construct, 'Grants', provider.role) : new Policies(stack, `LintelGrants${provider.node.addr.slice(-8)}`, provider.role);
  byStack.set(stack, grants);
  // Whether an update is a rollback is known to CloudFormation alone.
  grants.allow({ actions: ['cloudformation:DescribeStacks'], resource: stack.stackId });
  return grants;
}
