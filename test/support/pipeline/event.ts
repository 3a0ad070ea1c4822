/** What happens in a forge, and starts jobs of a pipeline. `queue`: a pull request is combined with those before it. */
export type Event = 'pull request' | 'approval' | 'queue' | 'merge' | 'night';

/** Evaluates a condition of a pipeline. */
export function holds(condition: string, names: { readonly [name: string]: unknown }): boolean {
  return Boolean(evaluate(condition, names));
}

/** Evaluates an expression of a pipeline. Both forges write them as JavaScript does, except for the names, in which dashes may be. */
export function evaluate(expression: string, names: { readonly [name: string]: unknown }): unknown {
  const script = expression.replace(
    /'[^']*'|"[^"]*"|\b([a-z]\w*)((?:\.[A-Za-z_][\w-]*)+)/g,
    (whole, name?: string, path = '') =>
      name === undefined ? whole : `${name}${(path as string).replace(/\.([\w-]+)/g, '?.["$1"]')}`,
  );
  return new Function(...Object.keys(names), `return ${script};`)(...Object.values(names));
}
