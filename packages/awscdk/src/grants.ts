import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { ILintelProvider } from './lintel-provider-interface';
import { Policies } from './policies';

/** The policies for the resources of each stack, by provider. */
const GRANTS = new WeakMap<ILintelProvider, Map<Stack, Policies>>();

/**
 * The policies that a provider needs for the resources of the stack of `scope`. They belong to that stack: the function may be in another
 * stack, such as the parent, which must not depend on resources of this one.
 */
export function grantsFor(scope: Construct, provider: ILintelProvider): Policies {
  const stack = Stack.of(scope);
  const byStack = GRANTS.get(provider) ?? new Map<Stack, Policies>();
  GRANTS.set(provider, byStack);
  const made = byStack.get(stack);
  if (made) return made;
  const isInStack = Stack.of(provider) === stack && Construct.isConstruct(provider);
  const grants = isInStack
    ? new Policies(provider, 'Grants', provider.role)
    : new Policies(stack, `LintelGrants${provider.node.addr.slice(-8)}`, provider.role);
  byStack.set(stack, grants);
  // Only CloudFormation knows whether an update is a rollback.
  grants.allow({ actions: ['cloudformation:DescribeStacks'], resource: stack.stackId });
  return grants;
}
