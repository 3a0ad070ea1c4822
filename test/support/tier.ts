/**
 * Which tests run: `LINTEL_TEST_TIER` is `fast` for `npm test`, which tries every rule once, and `rest` for what that leaves out. Without it, as for
 * `npx jest <file>`, all of them run. A file says in its first line where it belongs: `@tier complete` if it is not fast, and `@tier sampled` if a
 * part of it is, which these functions choose. `tier-filter.js` chooses the files.
 */
type Tier = 'fast' | 'rest' | 'all';

const TIER = (process.env.LINTEL_TEST_TIER ?? 'all') as Tier;
export const IS_FAST = TIER === 'fast';
/** Whether only what the fast tier leaves out runs. */
export const IS_REST = TIER === 'rest';

/** The cases of this run: the chosen ones in the fast tier, the others in the rest. */
export function sampled<Case>(
  cases: readonly Case[],
  isChosen: (one: Case, index: number) => boolean,
): readonly Case[] {
  return TIER === 'all' ? cases : cases.filter((one, index) => isChosen(one, index) === IS_FAST);
}

/** In the fast tier so many of the cases, which begin at another one for each `index`; in the rest the others. */
export function someOf<Case>(cases: readonly Case[], index: number, count: number): readonly Case[] {
  const step = Math.max(1, Math.floor(cases.length / count));
  const chosen = new Set(Array.from({ length: count }, (_, turn) => (index + turn * step) % cases.length));
  return sampled(cases, (_, at) => chosen.has(at));
}

/** Whether a loop with an unknown end tries this number: in the fast tier one `among` so many, another one for each `index`. */
export function isTried(number: number, index: number, among: number): boolean {
  return !IS_FAST || number % among === index % among;
}
