/**
 * Which tests run: `LINTEL_TEST_TIER` is `fast` for `npm test`, which tries every rule once, and `rest` for the complete tier, which has what needs
 * more programs or time. Of a matrix, each of the two tries a sample of its own. Without it, as for `npx jest <file>` and `npm run test:all`, all
 * cases run. A file says in its first line where it belongs: `@tier complete` if it is not fast, and `@tier sampled` if these functions choose a
 * part of it. `tier-filter.js` chooses the files. `changed`, for `npm run test:changed`, is `fast` with every attribute of the resources that have
 * changed, and with CloudFormation.
 */
type Tier = 'fast' | 'changed' | 'rest' | 'all';

const TIER = (process.env.LINTEL_TEST_TIER ?? 'all') as Tier;
export const IS_FAST = TIER === 'fast' || TIER === 'changed';
/** Whether what the fast tier has tried does not run. */
export const IS_REST = TIER === 'rest';
/** Whether the resources that have changed are tried as they are in neither of the two tiers alone. */
export const IS_CHANGED = TIER === 'changed';
/** Whether every case of every matrix runs. */
export const IS_WHOLE = TIER === 'all';

/** The cases of this run: the chosen ones in the fast tier, the others in the complete one. */
export function sampled<Case>(
  cases: readonly Case[],
  isChosen: (one: Case, index: number) => boolean,
): readonly Case[] {
  return IS_WHOLE ? cases : cases.filter((one, index) => isChosen(one, index) === IS_FAST);
}

/** In each of the two tiers so many of the cases, which begin at another one for each `index`. The complete tier has others than the fast one. */
export function someOf<Case>(cases: readonly Case[], index: number, count: number): readonly Case[] {
  const fast = spread(cases, index, count);
  if (IS_WHOLE) return cases;
  if (IS_FAST) return cases.filter((one) => fast.has(one));
  const others = cases.filter((one) => !fast.has(one));
  const rest = spread(others, index, count);
  return others.filter((one) => rest.has(one));
}

function spread<Case>(cases: readonly Case[], index: number, count: number): ReadonlySet<Case> {
  const step = Math.max(1, Math.floor(cases.length / count));
  return new Set(Array.from({ length: count }, (_, turn) => cases[(index + turn * step) % cases.length]!));
}

/** Whether a loop with an unknown end tries this number: of `among` so many one, another one for each `index` and in each of the two tiers. */
export function isTried(number: number, index: number, among: number): boolean {
  return IS_WHOLE || number % among === (index + (IS_REST ? 1 : 0)) % among;
}
