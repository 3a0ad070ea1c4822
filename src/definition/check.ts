import type { Attributes } from './attribute';
import { compileAttributes } from './checks/attributes';
import { compileGroupRule } from './checks/group-rule';
import { oncePer } from './once-per';
import type { Inspection, Problem } from './problem';
import type { GroupRule } from './rule';
import { isUnknown, type Values } from './value';

export type { Problem } from './problem';

export interface CheckOptions {
  /** What is decided later and obeys every rule. At synth that is a token; absent, it is `UNKNOWN`. */
  readonly isUnknown?: (value: unknown) => boolean;
  /** False where the engine has no write-only attributes: then one that is configured is an error. */
  readonly writeOnlyAllowed?: boolean;
}

/**
 * Does a configuration obey its definition? Finds every problem, not only the first.
 *
 * `config` has the definition's names, a choice's members flat beside the others; what is undefined is not configured.
 */
export function check(definition: { readonly attributes: Attributes; readonly rules?: readonly GroupRule[] }, config: Values, options: CheckOptions = {}): Problem[] {
  const to: Inspection = { problems: [], isUnknown: options.isUnknown ?? isUnknown, writeOnlyAllowed: options.writeOnlyAllowed ?? true };
  const compiled = compile(definition.attributes);
  compiled.checkAttributes(config, [], to);
  if (definition.rules) for (const checkTogether of compiled.groupRules(definition.rules)) checkTogether(config, [], to);
  return to.problems;
}

const compile = oncePer((attributes: Attributes) => ({
  checkAttributes: compileAttributes(attributes),
  groupRules: oncePer((rules: readonly GroupRule[]) => rules.map((rule) => compileGroupRule(attributes, rule))),
}));
