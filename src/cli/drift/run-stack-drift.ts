import { findDrift } from './find-drift';
import { ProgressLine } from './progress';
import { renderHtml } from './render-html';
import { renderJson } from './render-json';
import { renderMarkdown } from './render-markdown';
import { renderTerminal } from './render-terminal';
import type { DriftReport } from './report';
import { objectsIn, readSkippedObjects } from './unread-objects';
import * as registry from '../../handlers';
import { withoutAddressSecretsIn } from '../../printing/addresses';
import { ExitCode } from '../failure';
import { writeAtomically } from '../report/atomic-file';
import { describeDiagnostic } from '../stack/events';
import { planStack } from '../stack/plan-stack';

export type DriftFormat = 'terminal' | 'markdown' | 'html' | 'json';

const RENDERERS: { readonly [format in DriftFormat]: typeof renderTerminal } = {
  terminal: renderTerminal,
  markdown: renderMarkdown,
  html: renderHtml,
  json: renderJson,
};

export interface StackDriftOptions {
  readonly stack: string;
  readonly format: DriftFormat;
  readonly lock?: boolean;
  /** The file for the report. Defaults to standard output. */
  readonly output?: string;
}

/** Detects the drift of a stack, prints the report, and returns the exit code. */
export async function runStackDrift({ stack, format, lock, output }: StackDriftOptions): Promise<number> {
  const progress = new ProgressLine();
  let report: DriftReport;
  try {
    report = await detectDrift(stack, { lock, progress });
  } finally {
    progress.end();
  }
  return reportDrift(report, format, output);
}

/** Prints a report, and returns the exit code for it. */
export function reportDrift(report: DriftReport, format: DriftFormat, output?: string): number {
  const render = RENDERERS[format];
  const redacted = withoutAddressSecretsIn(report);
  if (output === undefined) process.stdout.write(render(redacted));
  else writeAtomically(output, render(redacted, { isTTY: false }));
  if (report.unread.length > 0 || report.problems.length > 0) return ExitCode.FAILED;
  return report.drifted.length > 0 ? ExitCode.FOUND : ExitCode.DONE;
}

async function detectDrift(
  stack: string,
  { lock, progress }: { readonly lock?: boolean; readonly progress: ProgressLine },
): Promise<DriftReport> {
  const planned = await planStack(stack, { lock, partial: true, onProgress: (step) => progress.print(step) });
  const { drift, unread, reported } = await readSkippedObjects(stack, planned);
  const found = findDrift(planned.plan, registry, drift);
  const problems = planned.diagnostics
    .filter((diagnostic) => diagnostic.severity === 'error' && !reported.has(diagnostic))
    .map(describeDiagnostic);
  return {
    subject: stack,
    // The refreshed state no longer contains deleted objects.
    objects:
      objectsIn(planned.plan.prior_state?.values?.root_module).length +
      found.drifted.filter(({ what }) => what === 'gone').length,
    ...found,
    unread,
    problems,
  };
}
