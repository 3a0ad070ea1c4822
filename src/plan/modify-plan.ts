import type { Attributes } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { equalValue } from '../definition/equal';
import { flatAttributes, flatEntries, flatten, gather, possibleKinds } from '../definition/flatten';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isUnknown, Value, Values } from '../definition/value';
import { UnknownConnection } from '../handlers/errors';
import type { AnyPlanModification, SomeProposal } from '../handlers/registry';
import type { Plan, PlanInput } from './plan-types';
import { defaultOf } from './planned-value';

/** A resource's `modifyPlan` handler, bound to its context. */
export type ModifyPlanHandler = (proposal: SomeProposal) => Promise<AnyPlanModification>;

/** The plan modification of a resource, by the definition's flat names. */
export interface Modification {
  readonly set: Values;
  readonly send: ReadonlySet<string>;
  readonly keep: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
  readonly replace: ReadonlySet<string>;
  readonly inPlace: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

const NONE: ReadonlySet<string> = new Set();
export const NO_MODIFICATION: Modification = {
  set: {},
  send: NONE,
  keep: NONE,
  unknown: NONE,
  replace: NONE,
  inPlace: NONE,
  problems: [],
};

/** Whether a modification contains nothing but problems to report. */
export function changesNothing({ set, send, keep, unknown, replace, inPlace }: Modification): boolean {
  return [send, keep, unknown, replace, inPlace].every(({ size }) => size === 0) && Object.keys(set).length === 0;
}

/** Lets the resource modify a plan that was made from the definition alone. */
export async function modifyPlan(
  { definition, config, prior, privateState, overlaid = false }: PlanInput,
  bare: Plan,
  wanted: Values,
  handler: ModifyPlanHandler,
): Promise<Modification> {
  const known: { [name: string]: Value } = {};
  const unknown = new Set<string>();
  for (const name of Object.keys(wanted)) {
    if (containsUnknown(wanted[name])) unknown.add(name);
    else known[name] = wanted[name];
  }
  const modification = await modificationFrom(handler, {
    config: known,
    unknown,
    kinds: kindsOf(definition, config),
    prior: prior && gather(definition.attributes, prior),
    changed: prior ? handlerNames(definition, bare.changes.sent) : NONE,
    imported: privateState.imported === true,
    overlaid,
    replaces: bare.requiresReplace.length > 0,
  });
  return checked(definition, config, {
    set: withoutIgnored(definition, config, prior, withUndefined(definition, modification.set ?? {})),
    send: flatNames(definition, modification.send),
    keep: flatNames(definition, modification.keep),
    unknown: flatNames(definition, modification.unknown),
    replace: flatNames(definition, modification.replace),
    inPlace: flatNames(definition, modification.inPlace),
    problems: (modification.problems ?? []).map((problem) => inConfiguredForm(definition, config, problem)),
  });
}

/** Handlers see one input for both forms of a secret. Problems are reported for the form that is configured. */
function inConfiguredForm({ attributes }: ResourceDefinition, config: Values, problem: Problem): Problem {
  const [name, ...inner] = problem.path;
  if (name === undefined || config[name] !== undefined) return problem;
  const form = flatEntries(attributes).find(
    ([other, { writeOnly }]) => writeOnly?.twin === name && config[other] !== undefined,
  )?.[0];
  return form === undefined ? problem : { ...problem, path: [form, ...inner] };
}

function kindsOf({ attributes }: ResourceDefinition, config: Values): SomeProposal['kinds'] {
  return Object.fromEntries(
    choicesOf(attributes).map(([name, choice]) => [name, possibleKinds(choice, config)] as const),
  );
}

const choicesOf = oncePer((attributes: Attributes) =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    attribute.type === undefined ? [[name, attribute] as const] : [],
  ),
);

/** If the connection is known only after apply, the service cannot be read during the plan: the checks happen in the apply. */
async function modificationFrom(handler: ModifyPlanHandler, proposal: SomeProposal): Promise<AnyPlanModification> {
  try {
    return await handler(proposal);
  } catch (error) {
    if (error instanceof UnknownConnection) return {};
    throw error;
  }
}

/** Rejects modifications that Terraform would reject with a less helpful message. */
function checked({ attributes, type }: ResourceDefinition, config: Values, modification: Modification): Modification {
  const flat = flatAttributes(attributes);
  for (const name of [
    ...Object.keys(modification.set),
    ...modification.send,
    ...modification.keep,
    ...modification.unknown,
    ...modification.replace,
    ...modification.inPlace,
  ]) {
    if (!Object.hasOwn(flat, name)) {
      throw new Error(`${type}: modifyPlan returned \`${name}\`, which is not an attribute`);
    }
  }
  for (const name of [...Object.keys(modification.set), ...modification.unknown]) {
    const attribute = flat[name]!; // Checked above.
    const free =
      attribute.use === 'computed' || attribute.use === 'optionalComputed' || defaultOf(attribute) !== undefined;
    const isOpen = config[name] === undefined || (isUnknown(config[name]) && modification.unknown.has(name));
    if (!free || !isOpen) {
      throw new Error(
        `${type}: \`${name}\` is ${free ? 'configured' : 'not computed'}, so no other value can be planned for it`,
      );
    }
  }
  return modification;
}

/** The names as handlers see them, with a choice in place of its members. */
export function handlerNames({ attributes }: ResourceDefinition, names: Iterable<string>): Set<string> {
  const choices = choicesOf(attributes);
  return new Set(
    [...names].map(
      (name) => choices.find(([, { choice }]) => Object.values(choice).some((group) => name in group))?.[0] ?? name,
    ),
  );
}

function flatNames({ attributes }: ResourceDefinition, names: readonly string[] = []): ReadonlySet<string> {
  if (names.length === 0) return NONE;
  return new Set(
    names.flatMap((name) => {
      const attribute = attributes[name];
      return attribute && attribute.type === undefined ? Object.keys(flatAttributes({ [name]: attribute })) : [name];
    }),
  );
}

/**
 * Attributes that `modifyPlan` sets must not be configured. If such an attribute is configured with its prior value, `ignore_changes` is at work,
 * and the attribute keeps its value.
 */
function withoutIgnored(
  { attributes }: ResourceDefinition,
  config: Values,
  prior: Values | undefined,
  set: Values,
): Values {
  const flat = flatAttributes(attributes);
  const isIgnored = (name: string) => {
    const attribute = flat[name];
    return (
      attribute !== undefined &&
      prior !== undefined &&
      config[name] !== undefined &&
      equalValue(attribute, config[name], prior[name])
    );
  };
  return Object.fromEntries(Object.entries(set).filter(([name]) => !isIgnored(name)));
}

/** Keeps attributes that are set to undefined, which are planned as null. */
function withUndefined({ attributes }: ResourceDefinition, set: Values): Values {
  const cleared = Object.keys(set).filter((name) => set[name] === undefined);
  return { ...Object.fromEntries(cleared.map((name) => [name, undefined])), ...flatten(attributes, set) };
}
