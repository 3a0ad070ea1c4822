import type { Values } from '../../definition/value';
import type { RegisteredResource } from '../../handlers/registry';
import { apply, Applied } from '../../plan/apply';
import { plan, Plan } from '../../plan/plan';
import type { PrivateState } from '../../plan/private-state';
import { hashInMemory } from '../../plan/secret-hash';
import type { Call } from '../events/call';

/** A configuration and the object it is applied to. */
export interface Change {
  readonly config: Values;
  /** Absent for a create. */
  readonly prior: Values | undefined;
  readonly privateState: PrivateState;
}

/** Plans a change as Terraform does, including what the resource adds to a plan. */
export async function planChange(call: Call, resource: RegisteredResource, change: Change): Promise<Plan> {
  const handlers = resource.handlers();
  return plan(
    { definition: resource.definition(), updates: handlers.update !== undefined, ...change },
    handlers.modifyPlan &&
      ((proposal) => handlers.modifyPlan!(call.planContext(change.privateState.entries), proposal)),
  );
}

/** Carries out a planned change. `instead`: values for the handler in place of the planned ones. */
export async function applyChange(
  call: Call,
  resource: RegisteredResource,
  { config, prior, privateState }: Change,
  { state, decided }: Plan,
  instead?: Values,
): Promise<Applied> {
  return apply(resource, (access) => call.resourceContext(access), {
    config,
    prior,
    planned: state,
    privateState: { ...privateState, decided },
    instead,
    hash: hashInMemory,
  });
}
