import type { OurChange } from './changes';
import { differenceOf } from './difference';
import type { Finding } from './report';
import { show, showItem } from './show';
import type { Weight } from '../../definition/meaning';
import { interpret } from '../../definition/meanings/interpret';
import { snakeCase, snakeCaseNames } from '../../definition/names';
import { meanings } from '../../handlers/meanings';
import { printableLine } from '../../printing/printable';

/** What the room of a change says of it. */
export function findingsOf({ definition, change }: OurChange): Finding[] {
  if (!change) return [];
  return interpret(definition, meanings[definition.type].meaning(), change).map((told): Finding => {
    const difference = told.asText ? differenceOf(told.old, told.new) : undefined;
    return {
      weight: told.weight, address: printableLine(change.address), type: definition.type, wing: definition.wing, operation: change.operation,
      ...told.attribute === undefined ? {} : { attribute: snakeCase(told.attribute), old: show(told.old), new: show(told.new) },
      says: snakeCaseNames(told.says), why: snakeCaseNames(told.why), items: told.items.map(showItem),
      ...difference ? { difference } : {},
    };
  });
}

export const WEIGHTS: readonly Weight[] = ['danger', 'attention', 'note'];

/** The heaviest first, those of one weight by address. */
export function byWeight(one: Finding, other: Finding): number {
  return WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight) || compareTexts(one.address, other.address);
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
