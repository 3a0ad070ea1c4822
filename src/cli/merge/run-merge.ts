import { readText } from '../agreed/located-yaml';
import type { StacksReport } from '../drift/many-stacks';
import type { DriftReport } from '../drift/report';
import { reportStacks } from '../drift/run-stack-drift';
import { mergeUnmanaged, type Unmanaged } from '../drift/unmanaged';
import { Failure } from '../failure';
import { isReview, mergeReviews, type ReviewFile } from './merge-reviews';
import type { MergeOptions } from './options';

/** Merges reports, prints the result, and returns the exit code. */
export function runMerge(files: readonly string[], options: MergeOptions): number {
  const documents = files.map((file) => ({ file, document: parse(file) }));
  const reviewed = documents.filter(({ document }) => isReview(document));
  if (reviewed.length > 0) {
    const [other] = documents.filter(({ document }) => !isReview(document));
    if (other) throw new Failure('reports-mismatched', `${other.file} is not a review, as the other files are.`);
    return mergeReviews(reviewed as readonly ReviewFile[], options);
  }
  const reports = documents.map(readReport);
  const stacks = reports.flatMap((report) => report.stacks);
  const failed = reports.flatMap((report) => report.failed);
  const subjects = [...stacks, ...failed].map(({ subject }) => subject);
  const twice = subjects.find((subject, index) => subjects.indexOf(subject) !== index);
  if (twice !== undefined) throw new Failure('reports-mismatched', `the stack ${twice} is in several of the reports.`);
  const missing = missingParts(reports);
  if (missing.length > 0) {
    throw new Failure(
      'reports-mismatched',
      `the reports are parts of ${missing[0]!.split('/')[1]}. Missing: ${missing.join(', ')}.`,
    );
  }
  const sorted = <T extends { readonly subject: string }>(all: readonly T[]): T[] =>
    [...all].sort((one, other) => (one.subject < other.subject ? -1 : 1));
  const unmanaged = mergedUnmanaged(files, reports);
  return reportStacks({ stacks: sorted(stacks), failed: sorted(failed), ...(unmanaged ? { unmanaged } : {}) }, options);
}

/** An object is unmanaged only if no part manages it, so either all parts have looked or none. */
function mergedUnmanaged(files: readonly string[], reports: readonly StacksReport[]): Unmanaged | undefined {
  const parts = reports.flatMap(({ unmanaged }) => unmanaged ?? []);
  if (parts.length === 0) return undefined;
  const without = files.filter((_, index) => !reports[index]!.unmanaged);
  if (without.length > 0) {
    throw new Failure(
      'reports-mismatched',
      `some of the reports were made without --unmanaged: ${without.join(', ')}.`,
    );
  }
  return mergeUnmanaged(parts);
}

/** Such as `3/10`. */
function missingParts(reports: readonly StacksReport[]): string[] {
  const shards = reports.flatMap(({ shard }) => shard ?? []);
  const [first] = shards;
  if (!first) return [];
  if (shards.some(({ of }) => of !== first.of)) {
    throw new Failure('reports-mismatched', 'the reports are parts of different numbers of parts.');
  }
  return Array.from({ length: first.of }, (_, index) => index + 1)
    .filter((part) => !shards.some(({ number }) => number === part))
    .map((part) => `${part}/${first.of}`);
}

function readReport({ file, document }: { readonly file: string; readonly document: unknown }): StacksReport {
  const report = document as
    | (Partial<StacksReport> & Partial<DriftReport> & { readonly format_version?: unknown })
    | null;
  if (typeof report?.format_version !== 'string') throw notReport(file);
  if (!/^1\./.test(report.format_version)) {
    throw new Failure(
      'version-unsupported',
      `${file} has the version ${report.format_version.slice(0, 20)}. Lintel supports 1.x.`,
    );
  }
  const { format_version: _, ...rest } = report;
  if (Array.isArray(rest.stacks) && Array.isArray(rest.failed)) return rest as StacksReport;
  if (typeof rest.subject === 'string' && Array.isArray(rest.drifted)) {
    const { unmanaged, ...stack } = rest as DriftReport;
    return { stacks: [stack], failed: [], ...(unmanaged ? { unmanaged } : {}) };
  }
  throw notReport(file);
}

function parse(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    throw notReport(file);
  }
}

function notReport(file: string): Failure {
  return new Failure(
    'file-invalid',
    `${file} is not a report of \`lintel drift --format json\` or \`lintel review --format json\`.`,
  );
}
