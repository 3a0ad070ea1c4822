import type { Attributes, PlainAttribute } from '../definition/attribute';
import { check, type Problem } from '../definition/check';
import { withoutExcess } from '../definition/configuration';
import { equalValue } from '../definition/equal';
import { flatEntries } from '../definition/flatten';
import {
  attributeAt,
  hasRulesForThePlan,
  holdsMadeUp,
  isAboutMadeUp,
  isForThePlan,
  isKeptSecret,
  valueAt,
} from '../definition/for-the-plan';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import { isValues, Value, Values } from '../definition/value';
import type { PlanInput } from './plan-types';
import { defaultOf } from './planned-value';
import type { PrivateState } from './private-state';

/** A configuration reconciled with the prior state: values that only repeat what the object has, and secrets that an import cannot read. */
export interface Reconciled<Input> {
  /** The input with an equivalent configuration that satisfies all rules. */
  readonly input: Input;
  /** Attributes that repeat values filled in by the service. They are neither planned nor sent. */
  readonly repeated: readonly string[];
  /** The remaining problems. */
  readonly problems: readonly Problem[];
  /** Secrets that the object had when it was imported and that have not been configured since. They are kept. */
  readonly kept: readonly string[];
}

type Situation = Pick<PlanInput, 'definition' | 'config' | 'prior' | 'privateState'>;

/** Checks the rules that validation leaves to the plan (see `isForThePlan`) and reconciles the configuration with the prior state. */
export function reconcile<Input extends Situation>(input: Input): Reconciled<Input> {
  const { definition, prior, privateState } = input;
  const kept = keptSecrets(input);
  const config = kept.reduce((values, name) => withValue(values, name, valueAt(prior, name)), input.config);
  const found = hasRulesForThePlan(definition) || holdsMadeUp(config) ? check(definition, config) : [];
  const madeUp = found.filter((problem) => isAboutMadeUp(config, problem));
  const left = found.filter((problem) => isForThePlan(definition, config, problem));
  const unlike = left.filter((problem) => !repeatsPrior(definition, config, prior, problem));
  const problems = [...madeUp, ...unlike];
  if (left.length === unlike.length) return { input: { ...input, config }, repeated: [], problems, kept };
  const reduced = withoutExcess(definition, config);
  const repeated = Object.keys(config).filter((name) => config[name] !== undefined && reduced[name] === undefined);
  return {
    input: { ...input, config: reduced, privateState: withoutRepeated(privateState, repeated) },
    repeated,
    problems,
    kept,
  };
}

/** Whether all attributes of a rule are configured as the object has them. */
function repeatsPrior(
  { attributes }: ResourceDefinition,
  config: Values,
  prior: Values | undefined,
  { between }: Problem,
): boolean {
  return (
    prior !== undefined &&
    between!.attributes.every((name) => {
      const attribute = attributeAt(attributes, name);
      return repeats(attribute, valueAt(config, name) ?? defaultOf(attribute), valueAt(prior, name));
    })
  );
}

/** Ignores computed members, which no configuration contains. */
function repeats(attribute: PlainAttribute, configured: Value, prior: Value): boolean {
  if (attribute.type !== 'object' || !isValues(configured) || !isValues(prior)) {
    return equalValue(attribute, configured, prior);
  }
  return flatEntries(attribute.attributes).every(
    ([name, member]) =>
      member.use === 'computed' ||
      (member.use === 'optionalComputed' && configured[name] === undefined) ||
      repeats(member, configured[name], prior[name]),
  );
}

/** Repeated attributes no longer count as configured, which must not look like a removal. */
function withoutRepeated(privateState: PrivateState, repeated: readonly string[]): PrivateState {
  return { ...privateState, configured: privateState.configured?.filter((name) => !repeated.includes(name)) };
}

function keptSecrets({ definition, config, prior, privateState }: Situation): string[] {
  if (!prior || (!privateState.imported && !privateState.kept)) return [];
  return secretsOf(definition.attributes)
    .filter(
      ({ name, writeOnly }) =>
        (privateState.imported || privateState.kept!.includes(name)) &&
        isThere(config, name) &&
        valueAt(config, name) === undefined &&
        valueAt(config, writeOnly) === undefined &&
        valueAt(prior, name) !== undefined,
    )
    .map(({ name }) => name);
}

/** Whether the object that contains an attribute is configured and known. */
function isThere(config: Values, name: string): boolean {
  const outer = name.split('.').slice(0, -1).join('.');
  return outer === '' || isValues(valueAt(config, outer));
}

interface KeptSecret {
  readonly name: string;
  /** The name of its write-only form. */
  readonly writeOnly: string;
}

const secretsOf = oncePer((attributes: Attributes): readonly KeptSecret[] => secretsIn(attributes, ''));

function secretsIn(attributes: Attributes, outer: string): KeptSecret[] {
  const all = flatEntries(attributes);
  return all.flatMap(([name, attribute]) => {
    if (attribute.type === 'object') return secretsIn(attribute.attributes, `${outer}${name}.`);
    if (!isKeptSecret(attribute)) return [];
    // Its name need not start with the name of the form in state.
    const [writeOnly = ''] = all.find(([, other]) => other.writeOnly?.twin === name) ?? [];
    return [{ name: outer + name, writeOnly: outer + writeOnly }];
  });
}

function withValue(values: Values, name: string, value: Value): Values {
  const [first = '', ...rest] = name.split('.');
  return { ...values, [first]: rest.length === 0 ? value : withValue(values[first] as Values, rest.join('.'), value) };
}
