import { printableLine } from '../../printing/printable';
import type { Diagnostic } from '../stack/events';
import type { Plan } from '../stack/plan-json';
import { isOurProvider } from './operations';
import type { Finding, PlanWarning } from './report';
import { redactor, secretTexts } from './secret-texts';

/**
 * The warnings of `terraform plan`, which a saved plan does not contain. Some consequences are known only to the service, such as the contents of a
 * mount. Warnings about other providers' resources are omitted.
 */
export function planWarnings(plan: Plan, diagnostics: readonly Diagnostic[]): PlanWarning[] {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return [];
  const redact = redactor(secretTexts(plan));
  const clean = (text: string): string => printableLine(String(redact({ text }).text).trim().replace(/\s+/g, ' '));
  const foreign = new Set(
    (plan.resource_changes ?? []).flatMap(({ provider_name: provider, address }) =>
      isOurProvider(provider) ? [] : [address],
    ),
  );
  const described = warnings
    .filter(({ address }) => address === undefined || !foreign.has(address))
    .map(({ address, summary, detail }): PlanWarning => ({
      ...(address === undefined ? {} : { address: printableLine(address) }),
      summary: clean(summary),
      ...(detail ? { detail: clean(detail) } : {}),
    }));
  return [...new Map(described.map((warning) => [JSON.stringify(warning), warning])).values()];
}

/** Attaches the warnings about an object to its most severe finding, which comes first. Returns the remaining warnings as well. */
export function attachWarnings(
  findings: readonly Finding[],
  warnings: readonly PlanWarning[],
): { readonly findings: readonly Finding[]; readonly others: readonly PlanWarning[] } {
  const firsts = new Map<string, Finding>();
  for (const finding of findings) if (!firsts.has(finding.address)) firsts.set(finding.address, finding);
  const about = (finding: Finding) => warnings.filter(({ address }) => address === finding.address);
  return {
    findings: findings.map((finding) => {
      const own = firsts.get(finding.address) === finding ? about(finding) : [];
      return own.length === 0 ? finding : { ...finding, warnings: own };
    }),
    others: warnings.filter(({ address }) => address === undefined || !firsts.has(address)),
  };
}
