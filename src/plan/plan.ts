import { Modification, modifyPlan, changesNothing, NO_MODIFICATION, AskResource } from './modify-plan';
import { takeAsItIs } from './as-it-is';
import type { Decision, SecretInput } from './decision';
import { handlerConfig } from './inputs';
import type { Changes, Plan, PlanInput } from './plan-types';
import { plannedMembers, standInOf, withMovingUnknown } from './planned-value';
import type { PrivateState } from './private-state';
import { plannedRevision, planSecrets, revisionAttribute, secretProblems } from './secrets';
import type { PlainAttribute } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { equalValue } from '../definition/equal';
import { chosenKind, flatAttributes } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isValues, Path, UNKNOWN, Value, Values } from '../definition/value';

export type { Changes, Plan, PlanInput } from './plan-types';

/** What a configuration means for an object: pure but for the comparison of secrets with their hashes and for what the room looks at. */
export async function plan(given: PlanInput, ask?: AskResource): Promise<Plan> {
  const { input, repeated, problems } = takeAsItIs(given);
  // Nothing is asked for what is refused anyway.
  const planned = await planInput(input, problems.length > 0 ? undefined : ask);
  const state = { ...planned.state, ...Object.fromEntries<Value>(repeated.map((name) => [name, given.prior![name]])) };
  return { ...planned, state, problems: [...problems, ...planned.problems] };
}

async function planInput(input: PlanInput, ask?: AskResource): Promise<Plan> {
  const secrets = await planSecrets(input);
  const bare = planWith(input, secrets, NO_MODIFICATION);
  if (!ask) return bare;
  const modification = await modifyPlan(input, bare, handlerConfig(input.definition, input.config), ask);
  return changesNothing(modification) ? { ...bare, problems: [...bare.problems, ...modification.problems] } : planWith(input, secrets, modification);
}

function planWith(input: PlanInput, secrets: readonly SecretInput[], modification: Modification): Plan {
  const { definition, config, prior, privateState } = input;
  let state = plannedMembers(definition.attributes, config, prior, prior === undefined);
  const changes = findChanges(input, state, secrets, modification);
  for (const name of removedChoices(definition, config, privateState, prior)) if (prior) state = { ...state, [name]: UNKNOWN };
  if (prior && changes.sent.size > 0) state = withMovingUnknown(definition.attributes, state, config);
  const revision = revisionAttribute(definition);
  if (revision) state = { ...state, [revision]: plannedRevision(changes.secrets, prior, revision) };
  state = withModification(definition, state, prior, modification);

  const requiresReplace = prior ? replacements(input, state, changes, modification) : [];
  const refused = prior && requiresReplace.length === 0 ? refusedChanges(input, state) : [];
  const problems = [
    ...prior ? lostChoices(definition, config, prior) : [], ...refused,
    ...newSecretKeys(changes, prior), ...secretProblems(secrets, definition, config, privateState), ...modification.problems,
  ];
  return { state, requiresReplace, changes, problems, decided: decisionOf(input, changes, modification) };
}

function decisionOf({ definition, config, prior }: PlanInput, { sent, qualifiers, secrets }: Changes, modification: Modification): Decision | undefined {
  if (prior && sent.size === 0) return undefined;
  const flat = flatAttributes(definition.attributes);
  const isChosen = (name: string) => flat[name].use === 'optionalComputed' && (config[name] !== undefined || Object.hasOwn(modification.set, name));
  return { sent: [...qualifiers], chosen: Object.keys(flat).filter(isChosen), secrets };
}

/** What differs from what is there. `planned`: what the definition alone makes of the configuration. */
function findChanges({ definition, config, prior, privateState }: PlanInput, planned: Values, secrets: readonly SecretInput[], modification: Modification): Changes {
  const qualifiers = new Set<string>();
  const flat = flatAttributes(definition.attributes);
  const removed = removedChoices(definition, config, privateState, prior);
  // The stateful form of a secret makes place for the write-only one, which `ignore_changes` keeps as it is.
  const isReplaced = (name: string) => config[name] === undefined && secrets.some(({ path, input, concealed }) => concealed && path.length === 1 && input === name);
  for (const name of Object.keys(flat)) {
    const attribute = flat[name];
    if (attribute.local || attribute.writeOnly || attribute.use === 'computed' || modification.keep.has(name) || isReplaced(name)) continue;
    const differs = modification.unknown.has(name) || modification.send.has(name) || (Object.hasOwn(modification.set, name)
      ? !equalValue(attribute, modification.set[name], prior?.[name])
      : removed.includes(name) || isChange(attribute, config[name], planned[name], prior?.[name]));
    if (differs) qualifiers.add(name);
  }
  return { sent: new Set([...qualifiers, ...secrets.flatMap(({ input, step }) => (step === 'keep' ? [] : [input]))]), qualifiers, secrets };
}

/** Core lets us plan freely what is not configured; of what is, it accepts the configured value and the prior one. */
function withModification({ attributes, type }: ResourceDefinition, state: Values, prior: Values | undefined, modification: Modification): Values {
  if (modification === NO_MODIFICATION) return state;
  const flat = flatAttributes(attributes);
  const modified: { [name: string]: Value } = { ...state };
  for (const name of Object.keys(flat)) {
    if (Object.hasOwn(modification.set, name)) {
      modified[name] = prior && equalValue(flat[name], modification.set[name], prior[name]) ? prior[name] : modification.set[name];
    }
    if (modification.keep.has(name)) {
      if (!prior) throw new Error(`${type}: there is no state in which \`${name}\` could be kept`);
      modified[name] = prior[name];
    }
    if (modification.unknown.has(name)) modified[name] = UNKNOWN;
  }
  return modified;
}

/** A value that is new in every run would be sent in every run: so what made a plan is named, by its keys. */
function newSecretKeys({ secrets }: Changes, prior: Values | undefined): Problem[] {
  if (!prior) return [];
  return secrets.flatMap(({ path, keys, byValue }): Problem[] => {
    if (!keys || !byValue || keys.sent.length + keys.removed.length === 0) return [];
    const reported = [...keys.sent.map((key) => `${JSON.stringify(key)} is sent`), ...keys.removed.map((key) => `${JSON.stringify(key)} is removed`)];
    const name = path.join('.');
    // Without a path: Terraform would quote the line, and a secret may stand in it.
    return [{ path: [], severity: 'warning', summary: `\`${name}\` changes`, detail: `Of \`${name}\`, ${reported.join(', ')}.` }];
  });
}

/**
 * Attributes that were configured at the last apply and no longer are, of those that the service fills in. State cannot tell them
 * from what the service chose; private state can. Where the service has nothing, there is nothing to take back.
 */
function removedChoices(definition: ResourceDefinition, config: Values, privateState: PrivateState, prior: Values | undefined): string[] {
  const flat = flatAttributes(definition.attributes);
  return (privateState.configured ?? []).filter((name) => flat[name]?.use === 'optionalComputed' && config[name] === undefined && prior?.[name] !== undefined);
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

function replacements(input: PlanInput, state: Values, changes: Changes, modification: Modification): Path[] {
  const { definition, updates, prior, privateState } = input;
  const flat = flatAttributes(definition.attributes);
  const paths = Object.keys(flat).filter((name) => {
    const attribute = flat[name];
    if (attribute.writeOnly || modification.inPlace.has(name)) return false;
    const differs = !equalValue(attribute, state[name], prior![name]) || containsUnknown(state[name]);
    if (modification.replace.has(name)) return differs;
    // What an import cannot give back is recorded in place by the first plan: nothing says that it differs (design rule 1).
    if ((attribute.unreadable || attribute.local) && isUntold(attribute, prior![name]) && privateState.imported) return false;
    if (attribute.local) return attribute.replace === true && differs;
    if (!changes.sent.has(name) || (!attribute.replace && updates)) return false;
    return input.config[name] !== undefined || differs;
  });
  // Core honours a write-only path always, since it cannot compare the values.
  const secrets = updates || privateState.imported ? [] : changes.secrets.filter(({ step }) => step !== 'keep').map(({ path }) => path);
  return [...paths.map((name) => [name]), ...secrets];
}

/** What an import could not give back, or has only its stand-in for. */
function isUntold(attribute: PlainAttribute, prior: Value): boolean {
  return prior === undefined || (standInOf(attribute) !== undefined && equalValue(attribute, prior, undefined));
}

/** What somebody else has given another form, `ignore_changes` keeps only where it names the attributes of both. */
function lostChoices({ attributes }: ResourceDefinition, config: Values, prior: Values): Problem[] {
  return Object.values(attributes).flatMap((attribute): Problem[] => {
    if (attribute.type !== undefined || attribute.use !== 'required' || chosenKind(attribute, config) !== undefined || chosenKind(attribute, prior) === undefined) return [];
    const names = Object.keys(flatAttributes({ choice: attribute }));
    return [{
      path: [], severity: 'error', summary: `One of ${names.map((name) => `\`${name}\``).join(', ')} is missing`,
      detail: 'The object was given another form outside of the configuration, and `ignore_changes` keeps only a part of it. Name all of these attributes in `ignore_changes`, or none.',
    }];
  });
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
