import type { PlanInput } from './plan-types';
import { defaultOf } from './planned-value';
import type { PrivateState } from './private-state';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { check, type Problem } from '../definition/check';
import { withoutExcess } from '../definition/configuration';
import { equalValue } from '../definition/equal';
import { flatAttributes } from '../definition/flatten';
import { attributeAt, hasRulesForThePlan, isForThePlan, isKeptSecret, valueAt } from '../definition/for-the-plan';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { isValues, Value, Values } from '../definition/value';

/** What a configuration means for an object, as far as it only says again what the object has, or leaves to an import what it cannot tell. */
export interface TakenAsItIs<Input> {
  /** The same with a configuration that obeys all rules, and stands for what was configured. */
  readonly input: Input;
  /** What is said again of what the service has filled in: it is not planned by itself, and not sent. */
  readonly repeated: readonly string[];
  /** What is wrong after all. */
  readonly problems: readonly Problem[];
  /** Secrets that the object had when it was imported and that nobody has configured since: they stay. */
  readonly kept: readonly string[];
}

type Situation = Pick<PlanInput, 'definition' | 'config' | 'prior' | 'privateState'>;

/** Decides what validation leaves to the plan; see `isForThePlan`. */
export function takeAsItIs<Input extends Situation>(input: Input): TakenAsItIs<Input> {
  const { definition, prior, privateState } = input;
  const kept = keptSecrets(input);
  const config = kept.reduce((values, name) => withValue(values, name, valueAt(prior, name)), input.config);
  const left = hasRulesForThePlan(definition) ? check(definition, config).filter((problem) => isForThePlan(definition, config, problem)) : [];
  const problems = left.filter((problem) => !saysWhatThereIs(definition, config, prior, problem));
  if (left.length === problems.length) return { input: { ...input, config }, repeated: [], problems, kept };
  const reduced = withoutExcess(definition, config);
  const repeated = Object.keys(config).filter((name) => config[name] !== undefined && reduced[name] === undefined);
  return { input: { ...input, config: reduced, privateState: withoutRepeated(privateState, repeated) }, repeated, problems, kept };
}

/** All that a rule looks at is configured as the object has it. */
function saysWhatThereIs({ attributes }: ResourceDefinition, config: Values, prior: Values | undefined, { between }: Problem): boolean {
  return prior !== undefined && between!.attributes.every((name) => {
    const attribute = attributeAt(attributes, name);
    return saysAgain(attribute, valueAt(config, name) ?? defaultOf(attribute), valueAt(prior, name));
  });
}

/** What an object has besides its inputs is said by no configuration. */
function saysAgain(attribute: PlainAttribute, configured: Value, prior: Value): boolean {
  if (attribute.type !== 'object' || !isValues(configured) || !isValues(prior)) return equalValue(attribute, configured, prior);
  const members = flatAttributes(attribute.attributes);
  return Object.keys(members).every((name) => {
    const { use } = members[name];
    return use === 'computed' || (use === 'optionalComputed' && configured[name] === undefined) || saysAgain(members[name], configured[name], prior[name]);
  });
}

/** That it was configured before, and is not counted as configured now, is no removal. */
function withoutRepeated(privateState: PrivateState, repeated: readonly string[]): PrivateState {
  return { ...privateState, configured: privateState.configured?.filter((name) => !repeated.includes(name)) };
}

function keptSecrets({ definition, config, prior, privateState }: Situation): string[] {
  if (!prior || (!privateState.imported && !privateState.kept)) return [];
  return secretsOf(definition.attributes).filter(({ name, writeOnly }) => (privateState.imported || privateState.kept!.includes(name))
    && isThere(config, name) && valueAt(config, name) === undefined && valueAt(config, writeOnly) === undefined && valueAt(prior, name) !== undefined)
    .map(({ name }) => name);
}

/** Whether the object that an attribute is in is configured, and known. */
function isThere(config: Values, name: string): boolean {
  const outer = name.split('.').slice(0, -1).join('.');
  return outer === '' || isValues(valueAt(config, outer));
}

interface KeptSecret {
  readonly name: string;
  /** Its other form. */
  readonly writeOnly: string;
}

const secretsOf = oncePer((attributes: Attributes): readonly KeptSecret[] => secretsIn(attributes, ''));

function secretsIn(attributes: Attributes, outer: string): KeptSecret[] {
  const flat = flatAttributes(attributes);
  return Object.keys(flat).flatMap((name) => {
    const attribute = flat[name];
    if (attribute.type === 'object') return secretsIn(attribute.attributes, `${outer}${name}.`);
    return isKeptSecret(attribute) ? [{ name: outer + name, writeOnly: `${outer}${name}Wo` }] : [];
  });
}

function withValue(values: Values, name: string, value: Value): Values {
  const [first, ...rest] = name.split('.');
  return { ...values, [first]: rest.length === 0 ? value : withValue(values[first] as Values, rest.join('.'), value) };
}
