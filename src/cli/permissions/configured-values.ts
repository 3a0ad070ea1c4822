import type { Expression, Expressions, Json, Plan, StateModule } from '../stack/plan-json';

/**
 * The values of expressions that are constants or, in the root module, variables or attributes of objects with known values. Undefined if unknown.
 */
export function valuesOfExpressions(
  plan: Plan,
  isRoot: boolean,
  expressions: Expressions = {},
): { readonly [name: string]: Json | undefined } {
  const values = Object.entries(expressions).map(([name, expression]): [string, Json | undefined] => {
    if (!isExpression(expression)) return [name, undefined];
    return [name, isRoot || !expression.references?.length ? valueOf(plan, expression) : undefined];
  });
  return Object.fromEntries(values);
}

export function isExpression(expression: Expressions[string]): expression is Expression {
  return !Array.isArray(expression) && ('constant_value' in expression || 'references' in expression);
}

/**
 * An expression with references may consist of more than one reference. A plan shows this only for JSON configurations, where the text appears as a
 * constant beside them. Only single references are followed.
 */
function valueOf(plan: Plan, { constant_value: constant, references = [] }: Expression): Json | undefined {
  const longest = references.filter((one) => !references.some((other) => other !== one && other.startsWith(`${one}.`)));
  const [reference] = longest;
  if (reference === undefined) return constant;
  if (longest.length > 1 || (constant !== undefined && constant !== `\${${reference}}`)) return undefined;
  const variable = /^var\.([\w-]+)$/.exec(reference)?.[1];
  if (variable !== undefined) return plan.variables?.[variable]?.value;
  const dot = reference.lastIndexOf('.');
  const object = objectsIn(plan.planned_values?.root_module).find(({ address }) => address === reference.slice(0, dot));
  return object?.values?.[reference.slice(dot + 1)];
}

function objectsIn(module: StateModule | undefined): NonNullable<StateModule['resources']> {
  if (!module) return [];
  return [...(module.resources ?? []), ...(module.child_modules ?? []).flatMap(objectsIn)];
}
