import { existsSync } from 'fs';
import * as registry from '../../handlers';
import { withoutAddressSecretsIn } from '../../printing/addresses';
import { restoreFailure } from '../adopt/restore-failure';
import type { AgreementOptions } from '../agreed/ask-agreement';
import { Failure, Interrupted } from '../failure';
import { writeAtomically } from '../report/atomic-file';
import { describeDiagnostic } from '../stack/events';
import { type PlanOptions, planStack } from '../stack/plan-stack';
import { accept } from './accept';
import { ACCEPTED_FILE, applyAcceptances, readAcceptances } from './accepted';
import { findDrift } from './find-drift';
import { type ManagedObjects, managedIn } from './managed-objects';
import { exitCodeOf, type FailedStack, type StacksReport } from './many-stacks';
import { ProgressLine, StacksProgress } from './progress';
import { renderHtml } from './render-html';
import { renderJson } from './render-json';
import { renderMarkdown } from './render-markdown';
import { renderStacks } from './render-stacks';
import { renderTerminal } from './render-terminal';
import type { DriftFormat, DriftReport } from './report';
import { inParallel, inShard, parseShard, type Shard, stacksIn } from './stacks';
import { findUnmanaged, LEFT_ALONE_FILE, type LeftAloneEntry, readLeftAlone, type Unmanaged } from './unmanaged';
import { objectsIn, readSkippedObjects } from './unread-objects';

const RENDERERS: { readonly [format in DriftFormat]: typeof renderTerminal } = {
  terminal: renderTerminal,
  markdown: renderMarkdown,
  html: renderHtml,
  json: renderJson,
};

export interface StackDriftOptions extends ReportOptions {
  /** Folders of stacks, or folders that contain such folders. */
  readonly stack: readonly string[];
  readonly lock?: boolean;
  /** A part of the stacks, such as `3/10`. */
  readonly shard?: string;
  /** The number of stacks planned concurrently. */
  readonly parallel?: number;
  /** Also looks for objects that are in no state. */
  readonly unmanaged?: true;
  /** The file that lists objects deliberately in no state. Defaults to `.lintel/unmanaged.yaml`, which may be missing. */
  readonly leftAlone?: string;
}

/** How to process and write a report. */
export interface ReportOptions extends AgreementOptions {
  readonly format: DriftFormat;
  /** The file for the report. Defaults to standard output. */
  readonly output?: string;
  /** The file with accepted drift. Defaults to `.lintel/accepted-drift.yaml`, which may be missing. */
  readonly accepted?: string;
  /** Writes acceptances for the drift before it is shown. */
  readonly accept?: true;
}

/** Detects the drift of stacks, prints the report, and returns the exit code. */
export async function runStackDrift({
  stack,
  lock,
  shard,
  parallel,
  unmanaged,
  leftAlone,
  ...options
}: StackDriftOptions): Promise<number> {
  const part = shard === undefined ? undefined : parseShard(shard);
  const all = stacksIn(stack);
  const [only] = all;
  const managed: ManagedObjects[] = [];
  // An invalid file is reported before anything is planned.
  const entries = unmanaged ? readEntries(leftAlone) : [];
  const addUnmanaged = async <T extends object>(report: T): Promise<T & { readonly unmanaged?: Unmanaged }> =>
    unmanaged ? { ...report, unmanaged: await detectUnmanaged(managed, entries) } : report;
  if (all.length === 1 && only !== undefined && !part) {
    const progress = new ProgressLine();
    const report = await detectDrift(only, { lock, onProgress: (step) => progress.print(step) }, managed).finally(() =>
      progress.end(),
    );
    return reportDrift(await addUnmanaged(report), options);
  }
  const report = await detectAll(inShard(all, part), { lock, parallel, part }, managed, options);
  return reportStacks(await addUnmanaged(report), options);
}

/** How many stacks are planned concurrently: each is a Terraform process plus its provider processes. */
const PARALLEL = 4;

async function detectAll(
  stacks: readonly string[],
  { lock, parallel = PARALLEL, part }: { readonly lock?: boolean; readonly parallel?: number; readonly part?: Shard },
  managed: ManagedObjects[],
  options: ReportOptions,
): Promise<StacksReport> {
  // Each Terraform process listens for signals.
  process.setMaxListeners(Math.max(process.getMaxListeners(), 4 * parallel + 10));
  const progress = new StacksProgress(stacks.length);
  const failed: FailedStack[] = [];
  const reports = await inParallel(stacks, parallel, async (stack): Promise<DriftReport | undefined> => {
    try {
      return await detectDrift(stack, { lock }, managed);
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof Interrupted) throw error;
      failed.push({ subject: stack, code: error.code, reason: error.message });
      return undefined;
    } finally {
      progress.done(stack);
    }
  }).finally(() => progress.end());
  const found: DriftReport[] = [];
  // Sequentially, since acceptances may ask questions and write to one file.
  for (const report of reports) if (report) found.push(await withAcceptances(withoutAddressSecretsIn(report), options));
  return { stacks: found, failed, ...(part ? { shard: part } : {}) };
}

/** Prints a report of several stacks and returns its exit code. */
export function reportStacks(
  report: StacksReport,
  { format, output }: Pick<ReportOptions, 'format' | 'output'>,
): number {
  if (output === undefined) process.stdout.write(renderStacks(report, format, process.stdout));
  else writeAtomically(output, renderStacks(report, format, { isTTY: false }));
  return exitCodeOf(report);
}

/** Prints a report and returns its exit code. */
export async function reportDrift(found: DriftReport, options: ReportOptions): Promise<number> {
  const { format, output } = options;
  const report = await withAcceptances(withoutAddressSecretsIn(found), options);
  const render = RENDERERS[format];
  if (output === undefined) process.stdout.write(render(report));
  else writeAtomically(output, render(report, { isTTY: false }));
  return exitCodeOf({ stacks: [report], failed: [], unmanaged: report.unmanaged });
}

async function withAcceptances(report: DriftReport, options: ReportOptions): Promise<DriftReport> {
  const { accepted: given, accept: isWanted, reason, by, until } = options;
  const file = given ?? ACCEPTED_FILE;
  if (given !== undefined && !isWanted && !existsSync(given)) {
    throw new Failure('file-missing', `the file ${given} does not exist.`);
  }
  const now = Date.now();
  const apply = (): DriftReport => applyAcceptances(report, readAcceptances(file), now);
  if (isWanted) await accept(apply(), { file, now, reason, by, until });
  return apply();
}

function readEntries(file: string | undefined): readonly LeftAloneEntry[] {
  if (file !== undefined && !existsSync(file)) throw new Failure('file-missing', `the file ${file} does not exist.`);
  return readLeftAlone(file ?? LEFT_ALONE_FILE);
}

async function detectUnmanaged(
  managed: readonly ManagedObjects[],
  entries: readonly LeftAloneEntry[],
): Promise<Unmanaged> {
  // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
  const { surveyServices } = require('../adopt/adopt') as typeof import('../adopt/adopt');
  const survey = await surveyServices().catch((error: unknown) => {
    throw restoreFailure(error);
  });
  return findUnmanaged(survey, managed, entries, Object.keys(registry.resources), Date.now());
}

async function detectDrift(
  stack: string,
  { lock, onProgress }: Pick<PlanOptions, 'lock' | 'onProgress'>,
  managed: ManagedObjects[],
): Promise<DriftReport> {
  const planned = await planStack(stack, { lock, partial: true, onProgress });
  managed.push(managedIn(planned.plan));
  const { drift, unread, reported } = await readSkippedObjects(stack, planned);
  const found = findDrift(planned.plan, registry, drift);
  const problems = planned.diagnostics
    .filter((diagnostic) => diagnostic.severity === 'error' && !reported.has(diagnostic))
    .map(describeDiagnostic);
  const notes = planned.diagnostics
    .filter(({ severity, detail }) => severity === 'warning' && /^Code: cluster-changed\b/m.test(detail ?? ''))
    .map(({ summary, detail = '' }) => `${summary}: ${detail.split('\n\nCode: ')[0]!}`);
  return {
    subject: stack,
    // The refreshed state no longer contains deleted objects.
    objects:
      objectsIn(planned.plan.prior_state?.values?.root_module).length +
      found.drifted.filter(({ what }) => what === 'gone').length,
    ...found,
    ...(notes.length === 0 ? {} : { notes: [...new Set(notes)] }),
    unread,
    problems,
  };
}
