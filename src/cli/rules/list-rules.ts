import { snakeCase } from '../../definition/names';
import { visibleJson } from '../../printing/visible';
import { ownRules } from './own-rules';
import type { TeamRules } from './team-rules';

interface Listed {
  readonly rule: string;
  readonly type: string;
  readonly severity: string;
  readonly attributes: readonly string[];
  readonly summary: string;
  readonly reason: string;
  /** The location of a team's rule. */
  readonly file?: string;
  readonly line?: number;
  /** For one of Lintel's rules whose severity the team has changed. */
  readonly adjusted?: { readonly from: string; readonly reason: string; readonly file: string; readonly line: number };
}

/** All rules with their severities: the team's own first, then Lintel's by type. */
export function listRules({ rules, adjustments }: TeamRules): Listed[] {
  const team = rules.map(({ id, type, rule, file, line }): Listed => ({
    rule: id,
    type,
    severity: rule.severity,
    attributes: 'attribute' in rule ? [rule.attribute].flat().map(snakeCase) : [],
    summary: rule.says,
    reason: rule.why,
    file,
    line,
  }));
  const own = [...ownRules().ids.values()].map(({ id, type, severity, says, why, attributes }): Listed => {
    const adjustment = adjustments.get(id);
    const { reason, file, line } = adjustment ?? { reason: '', file: '', line: 0 };
    return {
      rule: id,
      type,
      severity: adjustment?.severity ?? severity,
      attributes,
      summary: says,
      reason: why,
      ...(adjustment ? { adjusted: { from: severity, reason, file, line } } : {}),
    };
  });
  return [...team, ...own];
}

export function renderRules(team: TeamRules, format: 'terminal' | 'json'): string {
  const listed = listRules(team);
  if (format === 'json') return `${visibleJson(JSON.stringify({ rules: listed }, undefined, 2))}\n`;
  const lines = listed.map(({ rule, severity, summary, file, line, adjusted }) =>
    [
      `${severity.padEnd(7)}  ${rule}`,
      `         ${summary}`,
      ...(file === undefined ? [] : [`         ${file}:${line}`]),
      ...(adjusted
        ? [`         ${adjusted.from} by default; ${adjusted.file}:${adjusted.line}: ${adjusted.reason}`]
        : []),
    ].join('\n'),
  );
  const functions = ownRules().open.map((type) => type.replace(/^lintel_/, ''));
  return `${lines.join('\n')}\n\nThese types also have rules that are functions, whose findings name them: ${functions.join(', ')}.\n`;
}
