import type { PlainAttribute } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { equalValue } from '../definition/equal';
import { chosenKind, flatAttributes, flatEntries } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isValues, Path, UNKNOWN, Value, Values } from '../definition/value';
import type { Decision, SecretInput } from './decision';
import { handlerConfig } from './inputs';
import { Modification, modifyPlan, changesNothing, NO_MODIFICATION, ModifyPlanHandler } from './modify-plan';
import type { Changes, Plan, PlanInput } from './plan-types';
import { isSpelledOtherwise, plannedMembers, standInOf, withMovingUnknown } from './planned-value';
import type { PrivateState } from './private-state';
import { reconcile } from './reconcile';
import { plannedRevision, planSecrets } from './secrets/plan-secrets';
import { revisionAttribute } from './secrets/secret-attributes';
import { secretProblems } from './secrets/secret-problems';

export type { Changes, Plan, PlanInput } from './plan-types';

/** Plans a configuration. Pure, except for comparing secrets with their hashes and for the resource's `modifyPlan`. */
export async function plan(given: PlanInput, handler?: ModifyPlanHandler): Promise<Plan> {
  const { input, repeated, problems } = reconcile(given);
  // An invalid configuration sends no requests.
  const planned = await planInput(input, problems.length > 0 ? undefined : handler);
  const state = { ...planned.state, ...Object.fromEntries<Value>(repeated.map((name) => [name, given.prior![name]])) };
  return { ...planned, state, problems: [...problems, ...planned.problems] };
}

async function planInput(input: PlanInput, handler?: ModifyPlanHandler): Promise<Plan> {
  const secrets = await planSecrets(input);
  const bare = planWith(input, secrets, NO_MODIFICATION);
  if (!handler) return bare;
  const modification = await modifyPlan(input, bare, handlerConfig(input.definition, input.config), handler);
  return changesNothing(modification)
    ? { ...bare, problems: [...bare.problems, ...modification.problems] }
    : planWith(input, secrets, modification);
}

function planWith(input: PlanInput, secrets: readonly SecretInput[], modification: Modification): Plan {
  const { definition, config, prior, privateState } = input;
  let state = plannedMembers(definition.attributes, config, prior, prior === undefined);
  const changes = findChanges(input, state, secrets, modification);
  for (const name of removedChoices(definition, config, privateState, prior)) {
    if (prior) state = { ...state, [name]: UNKNOWN };
  }
  if (prior && changes.sent.size > 0) state = withMovingUnknown(definition.attributes, state, config);
  const revision = revisionAttribute(definition);
  if (revision) state = { ...state, [revision]: plannedRevision(changes.secrets, prior, revision) };
  state = withModification(definition, state, prior, modification);

  const requiresReplace = prior ? replacements(input, state, changes, modification) : [];
  const refused = prior && requiresReplace.length === 0 ? refusedChanges(input, state) : [];
  const problems = [
    ...(prior ? lostChoices(definition, config, prior) : []),
    ...refused,
    ...newSecretKeys(changes, prior),
    ...secretProblems(secrets, definition, config, privateState),
    ...modification.problems,
  ];
  return { state, requiresReplace, changes, problems, decided: decisionOf(input, changes, modification) };
}

function decisionOf(
  { definition, config, prior }: PlanInput,
  { sent, plain, secrets }: Changes,
  modification: Modification,
): Decision | undefined {
  if (prior && sent.size === 0) return undefined;
  const flat = flatAttributes(definition.attributes);
  const chosen = Object.keys(flat).filter(
    (name) =>
      flat[name]?.use === 'optionalComputed' && (config[name] !== undefined || Object.hasOwn(modification.set, name)),
  );
  return { sent: [...plain], chosen, secrets };
}

/** The inputs that differ from the prior state. `planned`: the plan made from the definition alone. */
function findChanges(
  { definition, config, prior, privateState }: PlanInput,
  planned: Values,
  secrets: readonly SecretInput[],
  modification: Modification,
): Changes {
  const plain = new Set<string>();
  const removed = removedChoices(definition, config, privateState, prior);
  // The stateful form of a secret is replaced by the write-only form, which `ignore_changes` keeps unchanged.
  const isReplaced = (name: string) =>
    config[name] === undefined &&
    secrets.some(({ path, input, concealed }) => concealed && path.length === 1 && input === name);
  for (const [name, attribute] of flatEntries(definition.attributes)) {
    if (
      attribute.local ||
      attribute.writeOnly ||
      attribute.use === 'computed' ||
      modification.keep.has(name) ||
      isReplaced(name)
    ) {
      continue;
    }
    const differs =
      modification.unknown.has(name) ||
      modification.send.has(name) ||
      (Object.hasOwn(modification.set, name)
        ? !equalValue(attribute, modification.set[name], prior?.[name])
        : removed.includes(name) || isChange(attribute, config[name], planned[name], prior?.[name]));
    if (differs) plain.add(name);
  }
  return {
    sent: new Set([...plain, ...secrets.flatMap(({ input, step }) => (step === 'keep' ? [] : [input]))]),
    plain,
    secrets,
  };
}

/** Terraform accepts any planned value for an attribute that is not configured, otherwise only the configured value and the prior one. */
function withModification(
  { attributes, type }: ResourceDefinition,
  state: Values,
  prior: Values | undefined,
  modification: Modification,
): Values {
  if (modification === NO_MODIFICATION) return state;
  const flat = flatAttributes(attributes);
  const modified: { [name: string]: Value } = { ...state };
  for (const [name, attribute] of Object.entries(flat)) {
    if (Object.hasOwn(modification.set, name)) {
      modified[name] =
        prior && equalValue(attribute, modification.set[name], prior[name]) ? prior[name] : modification.set[name];
    }
    if (modification.keep.has(name)) {
      if (!prior) throw new Error(`${type}: modifyPlan cannot keep \`${name}\`, because there is no prior state`);
      modified[name] = prior[name];
    }
    if (modification.unknown.has(name)) modified[name] = UNKNOWN;
  }
  return modified;
}

/** Names the keys that caused a change, because a value that is new in every run would be sent in every run. */
function newSecretKeys({ secrets }: Changes, prior: Values | undefined): Problem[] {
  if (!prior) return [];
  return secrets.flatMap(({ path, keys, byValue, drifted }): Problem[] => {
    if (!keys || (!byValue && !drifted) || keys.sent.length + keys.removed.length === 0) return [];
    const why = (key: string) =>
      drifted?.sent.includes(key) || drifted?.removed.includes(key)
        ? ', because it was changed outside of Terraform'
        : '';
    const reported = [
      ...keys.sent.map((key) => `${JSON.stringify(key)} is sent${why(key)}`),
      ...keys.removed.map((key) => `${JSON.stringify(key)} is removed${why(key)}`),
    ];
    const name = path.join('.');
    // Without a path: Terraform would quote the line, which may contain a secret.
    return [
      {
        path: [],
        severity: 'warning',
        code: 'secret-keys-change',
        summary: `\`${name}\` changes`,
        detail: `In \`${name}\`, ${reported.join(', ')}.`,
      },
    ];
  });
}

/**
 * Optional computed attributes that were configured at the last apply and no longer are. The state does not distinguish them from values chosen by
 * the service, but the private state does. If the service has no value, there is nothing to remove.
 */
function removedChoices(
  definition: ResourceDefinition,
  config: Values,
  privateState: PrivateState,
  prior: Values | undefined,
): string[] {
  const flat = flatAttributes(definition.attributes);
  return (privateState.configured ?? []).filter(
    (name) => flat[name]?.use === 'optionalComputed' && config[name] === undefined && prior?.[name] !== undefined,
  );
}

/** The optional computed attributes to remember as configured for the next plan. */
export function configuredChoices(definition: ResourceDefinition, config: Values): string[] {
  const flat = flatAttributes(definition.attributes);
  return Object.keys(flat).filter((name) => flat[name]?.use === 'optionalComputed' && config[name] !== undefined);
}

function isChange(attribute: PlainAttribute, config: Value, planned: Value, prior: Value): boolean {
  if (config === undefined && attribute.use === 'optionalComputed') return false;
  if (attribute.type === 'object' && isValues(config) && isValues(planned) && isValues(prior)) {
    return memberChanges(attribute, config, planned, prior);
  }
  if (isSpelledOtherwise(attribute, planned, prior)) return false;
  if (attribute.type === 'objects' && Array.isArray(config) && Array.isArray(planned) && Array.isArray(prior)) {
    return (
      config.length !== prior.length ||
      config.some(
        (element, index) =>
          !isValues(element) || memberChanges(attribute, element, planned[index] as Values, prior[index] as Values),
      )
    );
  }
  return containsUnknown(planned) || !equalValue(attribute, planned, prior);
}

function memberChanges(
  attribute: PlainAttribute & { readonly type: 'object' | 'objects' },
  config: Values,
  planned: Values,
  prior: Values,
): boolean {
  return flatEntries(attribute.attributes).some(
    ([name, member]) =>
      member.use !== 'computed' && !member.local && isChange(member, config[name], planned[name], prior[name]),
  );
}

function replacements(input: PlanInput, state: Values, changes: Changes, modification: Modification): Path[] {
  const { definition, updates, prior, privateState } = input;
  const paths = flatEntries(definition.attributes).filter(([name, attribute]) => {
    if (attribute.writeOnly || modification.inPlace.has(name)) return false;
    const differs = () => !equalValue(attribute, state[name], prior![name]) || containsUnknown(state[name]);
    if (modification.replace.has(name)) return differs();
    // The first plan after an import records values that the import could not read, without a replacement: they may be unchanged.
    if ((attribute.unreadable || attribute.local) && isNotReadable(attribute, prior![name]) && privateState.imported) {
      return false;
    }
    if (attribute.local) return attribute.replace === true && differs();
    if (!changes.sent.has(name) || (!attribute.replace && updates)) return false;
    return input.config[name] !== undefined || differs();
  });
  // Terraform always accepts the path of a write-only attribute, because it cannot compare the values.
  const secrets = privateState.imported
    ? []
    : changes.secrets.filter((secret) => secret.step !== 'keep' && (!updates || isReplacing(input, secret)));
  return [...paths.map(([name]) => [name]), ...secrets.map(({ path }) => path)];
}

/**
 * Whether the value of a write-only input forces replacement. A secret that moves from the state to its write-only form belongs to the same object.
 */
function isReplacing({ definition, config, prior }: PlanInput, { path }: Changes['secrets'][number]): boolean {
  const name = path.join('.');
  const attribute = flatAttributes(definition.attributes)[name];
  const twin = attribute?.writeOnly?.twin;
  if (!attribute?.replace) return false;
  return twin === undefined || prior?.[twin] === undefined || !equalValue(attribute, config[name], prior[twin]);
}

/** Whether an import could not read the value, or only has its stand-in. */
function isNotReadable(attribute: PlainAttribute, prior: Value): boolean {
  return prior === undefined || (standInOf(attribute) !== undefined && equalValue(attribute, prior, undefined));
}

/** Reports a choice that was changed outside of Terraform while `ignore_changes` names only some of its attributes. */
function lostChoices({ attributes }: ResourceDefinition, config: Values, prior: Values): Problem[] {
  return Object.values(attributes).flatMap((attribute): Problem[] => {
    if (
      attribute.type !== undefined ||
      attribute.use !== 'required' ||
      chosenKind(attribute, config) !== undefined ||
      chosenKind(attribute, prior) === undefined
    ) {
      return [];
    }
    const names = Object.keys(flatAttributes({ choice: attribute }));
    return [
      {
        path: [],
        severity: 'error',
        code: 'ignored-attributes-incomplete',
        summary: `One of ${names.map((name) => `\`${name}\``).join(', ')} is missing`,
        detail:
          'The object was changed to another form outside of Terraform, and `ignore_changes` keeps only some of its attributes. Add all of these attributes to `ignore_changes`, or none.',
      },
    ];
  });
}

function refusedChanges({ definition, prior, privateState }: PlanInput, state: Values): Problem[] {
  return flatEntries(definition.attributes)
    .filter(
      ([name, attribute]) =>
        attribute.createOnly &&
        !privateState.imported &&
        !containsUnknown(state[name]) &&
        !equalValue(attribute, state[name], prior![name]),
    )
    .map(([name]) => ({
      path: [name],
      severity: 'error',
      code: 'change-impossible',
      summary: `\`${name}\` cannot be changed`,
      detail: `\`${name}\` is sent only when the object is created. Restore its previous value, or replace the object.`,
    }));
}
