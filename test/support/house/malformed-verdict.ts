import type { MutatedAnswer } from './malformed';
import { normalizedKey } from '../../../src/definition/equal';
import { isValues, Value, Values } from '../../../src/definition/value';

/** What an operation came to. */
export interface Outcome {
  /** Its result. */
  readonly told?: Value;
  readonly gone?: true;
  /** The words of its errors. */
  readonly refused?: string;
}

/** What is wrong with an outcome, if anything is. `whole`: what comes of answers as they should be. */
export function verdict(type: string, one: MutatedAnswer, whole: Outcome, { told, gone, refused }: Outcome): string | undefined {
  if ('polluted' in {}) return 'the prototype of all objects is polluted';
  if (refused !== undefined) return /\bbugs?\b|defect|undefined|\[object/i.test(refused) ? `it blames us: ${refused}` : undefined;
  const { kind } = one.mutation;
  if (kind === 'value' || (kind === 'absent' && mayBeAbsent(type, one))) return undefined;
  if (gone && !whole.gone) return 'it takes the object for gone';
  const differing = differences(told, whole.told);
  return differing.length === 0 ? undefined : `it tells ${differing.join(', ')}`;
}

/** The names under which two results differ, with what is told. */
function differences(told: Value, whole: Value): string[] {
  const [one, other] = [told, whole].map((value): Values => (isValues(value) ? value : { it: value }));
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => normalizedKey(one[name]) !== normalizedKey(other[name]))
    .map((name) => `${name}: ${JSON.stringify(one[name])?.slice(0, 80)} for ${JSON.stringify(other[name])?.slice(0, 80)}`);
}

function mayBeAbsent(type: string, { mutation: { at } }: MutatedAnswer): boolean {
  const names = at.filter((step): step is string => typeof step === 'string');
  return (ABSENT[type] ?? []).includes(names[names.length - 1]);
}

/** Keys that a service may leave out, or give null for: then what they tell is none, or the default. */
export const ABSENT: { readonly [type: string]: readonly string[] } = {
};
