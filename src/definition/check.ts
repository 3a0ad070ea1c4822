import type { Attributes } from './attribute';
import { compileAttributes } from './checks/attributes';
import { compileGroupRule } from './checks/group-rule';
import { oncePer } from './once-per';
import type { Inspection, Problem } from './problem';
import type { GroupRule } from './rule';
import { isUnknown, type Values } from './value';

export type { Problem } from './problem';

export interface CheckOptions {
  /** Whether a value is known only later and therefore satisfies every rule, such as a token during synthesis. Defaults to a check for `UNKNOWN`. */
  readonly isUnknown?: (value: unknown) => boolean;
  /** False if the Terraform version has no write-only attributes: configuring one is then an error. */
  readonly writeOnlyAllowed?: boolean;
}

/**
 * Checks a configuration against its definition. Finds every problem, not only the first.
 *
 * `config` uses the definition's names, with the members of choices flattened; undefined values are not configured.
 */
export function check(
  definition: { readonly attributes: Attributes; readonly rules?: readonly GroupRule[] },
  config: Values,
  options: CheckOptions = {},
): Problem[] {
  const to: Inspection = {
    problems: [],
    isUnknown: options.isUnknown ?? isUnknown,
    writeOnlyAllowed: options.writeOnlyAllowed ?? true,
  };
  const compiled = compile(definition.attributes);
  compiled.checkAttributes(config, [], to);
  if (definition.rules) {
    for (const checkTogether of compiled.groupRules(definition.rules)) checkTogether(config, [], to);
  }
  return to.problems;
}

const compile = oncePer((attributes: Attributes) => ({
  checkAttributes: compileAttributes(attributes),
  groupRules: oncePer((rules: readonly GroupRule[]) => rules.map((rule) => compileGroupRule(attributes, rule))),
}));
