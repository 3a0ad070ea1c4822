import type { OurChange } from './changes';
import { differenceOf } from './difference';
import { formatItem, formatValue } from './format-value';
import type { Finding } from './report';
import { snakeCase, snakeCaseNames } from '../../definition/names';
import { interpret } from '../../definition/review/interpret';
import type { Severity } from '../../definition/review-rule';
import { reviews } from '../../handlers/reviews';
import { printableLine } from '../../printing/printable';

/** The findings of the resource's review rules. */
export function findingsOf({ definition, change }: OurChange): Finding[] {
  const rules = reviews[definition.type];
  if (!change || !rules) return [];
  return interpret(definition, rules.review(), change).map((finding): Finding => {
    const difference = finding.asText ? differenceOf(finding.old, finding.new) : undefined;
    return {
      severity: finding.severity,
      address: printableLine(change.address),
      type: definition.type,
      service: definition.service,
      operation: change.operation,
      ...(finding.attribute === undefined
        ? {}
        : { attribute: snakeCase(finding.attribute), old: formatValue(finding.old), new: formatValue(finding.new) }),
      says: snakeCaseNames(finding.says),
      why: snakeCaseNames(finding.why),
      items: finding.items.map(formatItem),
      ...(difference ? { difference } : {}),
    };
  });
}

export const SEVERITIES: readonly Severity[] = ['danger', 'warning', 'note'];

/** Sorts by severity, then by address. */
export function bySeverity(one: Finding, other: Finding): number {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) || compareTexts(one.address, other.address)
  );
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
