import type { Plan, PlanInput } from './plan-types';
import type { Attributes } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { equalValue } from '../definition/equal';
import { flatAttributes, flatten, gather, possibleKinds } from '../definition/flatten';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, isUnknown, Value, Values } from '../definition/value';
import { UnknownConnection } from '../handlers/errors';
import type { AnyPlanModification, SomeProposal } from '../handlers/registry';

/** A room's `plan`, with its context. */
export type AskResource = (proposal: SomeProposal) => Promise<AnyPlanModification>;

/** What a room advises, by the definition's flat names. */
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
export const NO_MODIFICATION: Modification = { set: {}, send: NONE, keep: NONE, unknown: NONE, replace: NONE, inPlace: NONE, problems: [] };

/** Whether all that is advised is what to tell a person, if that. */
export function changesNothing({ set, send, keep, unknown, replace, inPlace }: Modification): boolean {
  return [send, keep, unknown, replace, inPlace].every(({ size }) => size === 0) && Object.keys(set).length === 0;
}

/** Asks the room about a plan that the definition alone made. */
export async function modifyPlan({ definition, config, prior, privateState }: PlanInput, bare: Plan, wanted: Values, ask: AskResource): Promise<Modification> {
  const known: { [name: string]: Value } = {};
  const unknown = new Set<string>();
  for (const name of Object.keys(wanted)) {
    if (containsUnknown(wanted[name])) unknown.add(name);
    else known[name] = wanted[name];
  }
  const modification = await modificationFrom(ask, {
    config: known,
    unknown,
    kinds: kindsOf(definition, config),
    prior: prior && gather(definition.attributes, prior),
    changed: prior ? handlerNames(definition, bare.changes.sent) : NONE,
    imported: privateState.imported === true,
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

/** Rooms see one input where a secret has two forms: a person is shown the one that they have configured. */
function inConfiguredForm({ attributes }: ResourceDefinition, config: Values, problem: Problem): Problem {
  const [name, ...inner] = problem.path;
  if (name === undefined || config[name] !== undefined) return problem;
  const flat = flatAttributes(attributes);
  const form = Object.keys(flat).find((other) => flat[other].writeOnly?.twin === name && config[other] !== undefined);
  return form === undefined ? problem : { ...problem, path: [form, ...inner] };
}

function kindsOf({ attributes }: ResourceDefinition, config: Values): SomeProposal['kinds'] {
  return Object.fromEntries(choicesOf(attributes).map(([name, choice]) => [name, possibleKinds(choice, config)] as const));
}

const choicesOf = oncePer((attributes: Attributes) => (
  Object.entries(attributes).flatMap(([name, attribute]) => (attribute.type === undefined ? [[name, attribute] as const] : []))
));

/** Where the connection is known only after apply, nobody can look: what cannot be checked now is checked when the plan is applied. */
async function modificationFrom(ask: AskResource, proposal: SomeProposal): Promise<AnyPlanModification> {
  try {
    return await ask(proposal);
  } catch (error) {
    if (error instanceof UnknownConnection) return {};
    throw error;
  }
}

/** Core refuses such plans, with words that blame nobody in particular. */
function checked({ attributes, type }: ResourceDefinition, config: Values, modification: Modification): Modification {
  const flat = flatAttributes(attributes);
  for (const name of [...Object.keys(modification.set), ...modification.send, ...modification.keep, ...modification.unknown, ...modification.replace, ...modification.inPlace]) {
    if (!Object.hasOwn(flat, name)) throw new Error(`${type}: advice names \`${name}\`, which is no attribute`);
  }
  for (const name of [...Object.keys(modification.set), ...modification.unknown]) {
    const { use } = flat[name];
    const free = use === 'computed' || use === 'optionalComputed' || ('default' in flat[name] && flat[name].default !== undefined);
    const isOpen = config[name] === undefined || (isUnknown(config[name]) && modification.unknown.has(name));
    if (!free || !isOpen) {
      throw new Error(`${type}: \`${name}\` is ${free ? 'configured' : 'not computed'}, so no other value can be planned for it`);
    }
  }
  return modification;
}

/** Names as handlers see them: a choice instead of its members. */
export function handlerNames({ attributes }: ResourceDefinition, names: Iterable<string>): Set<string> {
  const choices = Object.keys(attributes).filter((name) => attributes[name].type === undefined);
  const isMember = (choice: string, name: string) => {
    const attribute = attributes[choice];
    return attribute.type === undefined && Object.values(attribute.choice).some((group) => name in group);
  };
  return new Set([...names].map((name) => choices.find((choice) => isMember(choice, name)) ?? name));
}

function flatNames({ attributes }: ResourceDefinition, names: readonly string[] = []): ReadonlySet<string> {
  if (names.length === 0) return NONE;
  return new Set(names.flatMap((name) => {
    const attribute = attributes[name];
    return attribute && attribute.type === undefined ? Object.keys(flatAttributes({ [name]: attribute })) : [name];
  }));
}

/**
 * Nobody may configure what advice decides. Where it is configured all the same, as it was before, that is `ignore_changes` at work, and the
 * attribute stays as it is.
 */
function withoutIgnored({ attributes }: ResourceDefinition, config: Values, prior: Values | undefined, set: Values): Values {
  const flat = flatAttributes(attributes);
  const isIgnored = (name: string) => prior !== undefined && config[name] !== undefined && Object.hasOwn(flat, name) && equalValue(flat[name], config[name], prior[name]);
  return Object.fromEntries(Object.entries(set).filter(([name]) => !isIgnored(name)));
}

/** An attribute that is set to nothing is planned as null. */
function withUndefined({ attributes }: ResourceDefinition, set: Values): Values {
  const cleared = Object.keys(set).filter((name) => set[name] === undefined);
  return { ...Object.fromEntries(cleared.map((name) => [name, undefined])), ...flatten(attributes, set) };
}
