/** What happens in a forge, and starts jobs of a pipeline. `queue`: a pull request is combined with those before it. */
export type Event = 'pull request' | 'approval' | 'queue' | 'merge' | 'night';

/** Evaluates a condition of a pipeline. Both forges write them as JavaScript does, except for the names. */
export function holds(condition: string, names: { readonly [name: string]: unknown }): boolean {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- conditions of our own page
  return Boolean(new Function(...Object.keys(names), `return ${condition};`)(...Object.values(names)));
}
