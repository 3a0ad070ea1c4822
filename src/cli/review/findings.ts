import type { OurChange } from './changes';
import { differenceOf } from './difference';
import type { Finding } from './report';
import { show, showItem } from './format-value';
import type { Severity } from '../../definition/review-rule';
import { interpret } from '../../definition/review/interpret';
import { snakeCase, snakeCaseNames } from '../../definition/names';
import { reviews } from '../../handlers/reviews';
import { printableLine } from '../../printing/printable';

/** What the room of a change says of it. */
export function findingsOf({ definition, change }: OurChange): Finding[] {
  if (!change) return [];
  return interpret(definition, reviews[definition.type].review(), change).map((reported): Finding => {
    const difference = reported.asText ? differenceOf(reported.old, reported.new) : undefined;
    return {
      severity: reported.severity, address: printableLine(change.address), type: definition.type, service: definition.service, operation: change.operation,
      ...reported.attribute === undefined ? {} : { attribute: snakeCase(reported.attribute), old: show(reported.old), new: show(reported.new) },
      says: snakeCaseNames(reported.says), why: snakeCaseNames(reported.why), items: reported.items.map(showItem),
      ...difference ? { difference } : {},
    };
  });
}

export const SEVERITIES: readonly Severity[] = ['danger', 'warning', 'note'];

/** The heaviest first, those of one weight by address. */
export function bySeverity(one: Finding, other: Finding): number {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) || compareTexts(one.address, other.address);
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
