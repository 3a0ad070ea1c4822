import { plannedMembers, withMovingUnknown } from './planned-value';
import type { PrivateState } from './private-state';
import { plannedRevision, planSecrets, revisionAttribute, SecretInput } from './secrets';
import type { PlainAttribute } from '../../definition/attribute';
import type { Problem } from '../../definition/check';
import { equalValue } from '../../definition/equal';
import { flatAttributes } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { containsUnknown, isValues, Path, UNKNOWN, Value, Values } from '../../definition/value';

export interface PlanInput {
  readonly definition: ResourceDefinition;
  /** Without an update handler every change replaces. */
  readonly updates: boolean;
  readonly config: Values;
  /** Absent for a create. */
  readonly prior: Values | undefined;
  readonly privateState: PrivateState;
}

export interface Plan {
  readonly state: Values;
  readonly requiresReplace: readonly Path[];
  readonly problems: readonly Problem[];
  readonly changes: Changes;
}

export interface Changes {
  /** Inputs, in the handler's names, that are sent because they differ from what is there. */
  readonly sent: ReadonlySet<string>;
  readonly secrets: readonly SecretInput[];
}

/** What a configuration means for an object: pure but for the comparison of secrets with their hashes. */
export async function plan(input: PlanInput): Promise<Plan> {
  const { definition, config, prior, privateState } = input;
  const changes = await findChanges(input);
  let state = plannedMembers(definition.attributes, config, prior, prior === undefined);
  for (const name of removedChoices(definition, config, privateState)) if (prior) state = { ...state, [name]: UNKNOWN };
  if (prior && changes.sent.size > 0) state = withMovingUnknown(definition.attributes, state, config);
  const revision = revisionAttribute(definition);
  if (revision) state = { ...state, [revision]: plannedRevision(changes.secrets, prior, revision) };

  const requiresReplace = prior ? replacements(input, state, changes) : [];
  return { state, requiresReplace, changes, problems: prior && requiresReplace.length === 0 ? refusedChanges(input, state) : [] };
}

/** What differs from what is there, in the handler's names. Asked when planning, and again when the plan is applied. */
export async function findChanges({ definition, config, prior, privateState }: PlanInput): Promise<Changes> {
  const secrets = await planSecrets({ definition, config, prior, privateState });
  const sent = new Set<string>();
  const flat = flatAttributes(definition.attributes);
  const planned = plannedMembers(definition.attributes, config, prior, prior === undefined);
  const removed = removedChoices(definition, config, privateState);
  for (const name of Object.keys(flat)) {
    const attribute = flat[name];
    if (attribute.local || attribute.writeOnly || attribute.use === 'computed') continue;
    if (removed.includes(name) || isChange(attribute, config[name], planned[name], prior?.[name])) sent.add(name);
  }
  for (const { input, step } of secrets) if (step !== 'keep') sent.add(input);
  return { sent, secrets };
}

/**
 * Attributes that were configured at the last apply and no longer are, of those that the service fills in. State cannot tell them
 * from what the service chose; private state can.
 */
function removedChoices(definition: ResourceDefinition, config: Values, privateState: PrivateState): string[] {
  const flat = flatAttributes(definition.attributes);
  return (privateState.configured ?? []).filter((name) => flat[name]?.use === 'optionalComputed' && config[name] === undefined);
}

/** The attributes to remember as configured, for the next plan. */
export function configuredChoices(definition: ResourceDefinition, config: Values): string[] {
  const flat = flatAttributes(definition.attributes);
  return Object.keys(flat).filter((name) => flat[name].use === 'optionalComputed' && config[name] !== undefined);
}

function isChange(attribute: PlainAttribute, config: Value, planned: Value, prior: Value): boolean {
  if (config === undefined && attribute.use === 'optionalComputed') return false;
  if (attribute.type === 'object' && isValues(config) && isValues(planned) && isValues(prior)) {
    return memberChanges(attribute, config, planned, prior);
  }
  if (attribute.type === 'objects' && Array.isArray(config) && Array.isArray(planned) && Array.isArray(prior)) {
    return config.length !== prior.length || config.some((element, index) => !isValues(element)
      || memberChanges(attribute, element, planned[index] as Values, prior[index] as Values));
  }
  return containsUnknown(planned) || !equalValue(attribute, planned, prior);
}

function memberChanges(attribute: PlainAttribute & { readonly type: 'object' | 'objects' }, config: Values, planned: Values, prior: Values): boolean {
  const flat = flatAttributes(attribute.attributes);
  return Object.keys(flat).some((name) => {
    const member = flat[name];
    return member.use !== 'computed' && !member.local && isChange(member, config[name], planned[name], prior[name]);
  });
}

function replacements({ definition, updates, config, prior, privateState }: PlanInput, state: Values, changes: Changes): Path[] {
  const flat = flatAttributes(definition.attributes);
  const paths = Object.keys(flat).filter((name) => {
    const attribute = flat[name];
    if (!changes.sent.has(name) || attribute.writeOnly || attribute.local) return false;
    if (!attribute.replace && updates) return false;
    // What an import cannot give back is recorded in place by the first plan: nothing says that it differs (design rule 1).
    if (attribute.unreadable && prior![name] === undefined && privateState.imported) return false;
    return config[name] !== undefined || !equalValue(attribute, state[name], prior![name]) || containsUnknown(state[name]);
  });
  // Core honours a write-only path always, since it cannot compare the values.
  const secrets = updates || privateState.imported ? [] : changes.secrets.filter(({ step }) => step !== 'keep').map(({ attribute }) => attribute);
  return [...paths, ...secrets].map((name) => [name]);
}

function refusedChanges({ definition, prior, privateState }: PlanInput, state: Values): Problem[] {
  const flat = flatAttributes(definition.attributes);
  return Object.keys(flat)
    .filter((name) => flat[name].createOnly && !privateState.imported && !containsUnknown(state[name]) && !equalValue(flat[name], state[name], prior![name]))
    .map((name) => ({
      path: [name], severity: 'error',
      summary: `\`${name}\` cannot be changed`,
      detail: `\`${name}\` is sent only when the object is made. Set it back to what it was, or replace the object.`,
    }));
}
