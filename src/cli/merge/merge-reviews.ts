import { Failure, UsageFailure } from '../failure';
import type { Review } from '../review/report';
import { hashOfAll, type Reviews, withoutUsedElsewhere } from '../review/reviews';
import { exitCodeOfReviews, printReviews } from '../review/run-reviews';
import type { MergeOptions } from './options';

/** A file from `lintel review --format json`, for one stack or several. */
export interface ReviewFile {
  readonly file: string;
  readonly document: Review | Reviews;
}

export function isReview(document: unknown): boolean {
  return /^lintel-reviews?$/.test(String((document as { readonly format?: unknown } | null)?.format));
}

/** Merges reviews, prints the result, and returns the exit code. */
export function mergeReviews(files: readonly ReviewFile[], { format, output, failOn, name }: MergeOptions): number {
  if (format === 'html') throw new UsageFailure('--format html shows a single stack. Use another format for several.');
  const all = files.map(read);
  const stacks = all.flatMap((one) => one.stacks);
  const failed = all.flatMap((one) => one.failed);
  const names = [...stacks, ...failed].map((one) => one.name!);
  const twice = names.find((one, index) => names.indexOf(one) !== index);
  if (twice !== undefined) throw new Failure('reports-mismatched', `the stack ${twice} is in several of the reviews.`);
  const merged: Reviews = {
    format: 'lintel-reviews',
    version: 1,
    ...(name === undefined ? {} : { name }),
    plan: hashOfAll(stacks),
    stacks: withoutUsedElsewhere(stacks),
    failed,
    // Each job for a part of the stacks reports the same unchanged stacks.
    unchanged: unique(all.flatMap((one) => one.unchanged)).filter((one) => !names.includes(one)),
    removed: unique(all.flatMap((one) => one.removed)),
  };
  printReviews(merged, { format, output });
  return exitCodeOfReviews(merged, failOn);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function read({ file, document }: ReviewFile): Pick<Reviews, 'stacks' | 'failed' | 'unchanged' | 'removed'> {
  const { version } = document as { readonly version?: unknown };
  if (version !== 1) {
    throw new Failure('version-unsupported', `${file} has another version than 1, which Lintel supports.`);
  }
  const isWhole = document.format === 'lintel-reviews' ? isReviews(document) : isOne(document);
  if (!isWhole) {
    throw new Failure('file-invalid', `${file} is not a complete review of \`lintel review --format json\`.`);
  }
  if (document.format === 'lintel-reviews') return document;
  if (document.name === undefined) {
    throw new Failure('file-invalid', `${file} has no name of its stack. Review it with --name.`);
  }
  return { stacks: [document], failed: [], unchanged: [], removed: [] };
}

function isReviews({ stacks, failed, unchanged, removed }: Partial<Reviews>): boolean {
  return [stacks, failed, unchanged, removed].every(Array.isArray) && stacks!.every(isOne);
}

function isOne({ plan, summary, findings, changes, drift, others, outputs, remarks }: Partial<Review>): boolean {
  return (
    typeof plan === 'string' &&
    typeof summary?.severities === 'object' &&
    [findings, changes, drift, others, outputs, remarks].every(Array.isArray)
  );
}
