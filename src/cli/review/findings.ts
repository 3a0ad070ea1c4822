import { snakeCase, snakeCaseNames } from '../../definition/names';
import type { ObjectChange, Severity } from '../../definition/review-rule';
import { interpret, type Interpretation } from '../../definition/review/interpret';
import { reviews } from '../../handlers/reviews';
import { printableLine } from '../../printing/printable';
import { NO_RULES, type TeamRules } from '../rules/team-rules';
import type { OurChange } from './changes';
import { differenceOf } from './difference';
import { exactChange } from './exact-change';
import { formatItem, formatValue } from './format-value';
import type { Finding } from './report';

/** The findings from the resource's review rules and the team's. */
export function findingsOf(ours: OurChange, team: TeamRules = NO_RULES): Finding[] {
  const { definition, change } = ours;
  const resource = reviews[definition.type];
  if (!change || !resource) return [];
  const own = interpret(definition, resource.review(), change).map((found) =>
    adjusted(findingOf(ours, change, found, ruleOf(definition.type, snakeCaseNames(found.rule))), team),
  );
  // Each rule runs separately, so that none hides another.
  const more = team.rules
    .filter(({ type }) => type === definition.type)
    .flatMap(({ id, rule, file, line }) =>
      interpret(definition, { rules: [rule], unremarkable: {} }, change).map((found): Finding => ({
        ...findingOf(ours, change, found, id),
        definedAt: { file, line },
      })),
    );
  return [...own, ...more];
}

function findingOf(ours: OurChange, change: ObjectChange, found: Interpretation, rule: string): Finding {
  const { type, service } = ours.definition;
  const difference = found.asText ? differenceOf(found.old, found.new) : undefined;
  const exact = exactChange(ours, found.attribute);
  return {
    rule,
    severity: found.severity,
    address: printableLine(change.address),
    type,
    service,
    operation: change.operation,
    ...(found.attribute === undefined
      ? {}
      : { attribute: snakeCase(found.attribute), old: formatValue(found.old), new: formatValue(found.new) }),
    says: snakeCaseNames(found.says),
    why: snakeCaseNames(found.why),
    items: found.items.map(formatItem),
    ...(difference ? { difference } : {}),
    ...(exact ? { exact } : {}),
  };
}

/** Applies the severity that the team has assigned to the rule. */
function adjusted(finding: Finding, { adjustments }: TeamRules): Finding {
  const adjustment = adjustments.get(finding.rule);
  if (!adjustment) return finding;
  const { severity, reason, file, line } = adjustment;
  return { ...finding, severity, adjusted: { from: finding.severity, reason, file, line } };
}

/** The identifier of a rule, from its sentence: `run_task/the-run-task-is-disabled`. */
export function ruleOf(type: string, sentence: string): string {
  return `${type.replace(/^lintel_/, '')}/${sentence
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

/** Groups findings that differ only in their object, in the order of the first of each. */
export interface FindingGroup<F extends Finding = Finding> {
  /** The first. */
  readonly finding: F;
  readonly all: readonly F[];
  readonly addresses: readonly [string, ...string[]];
}

/** Findings with plan warnings are not grouped, because the warnings are about one object. */
export function groupFindings<F extends Finding>(findings: readonly F[]): FindingGroup<F>[] {
  const groups = new Map<unknown, F[]>();
  for (const finding of findings) {
    const { address: _, exact: __, ...rest } = finding;
    const key = finding.warnings ? finding : JSON.stringify(rest);
    const equal = groups.get(key);
    if (equal) equal.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].map((equal) => ({
    finding: equal[0]!,
    all: equal,
    addresses: equal.map(({ address }) => address) as [string, ...string[]],
  }));
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
