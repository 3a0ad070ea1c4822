import { existsSync, mkdirSync, readdirSync, statSync } from 'fs';
import * as path from 'path';
import type { Severity } from '../../definition/review-rule';
import { StacksProgress } from '../drift/progress';
import { inParallel, isStack, stacksIn } from '../drift/stacks';
import { ExitCode, Failure, Interrupted, UsageFailure } from '../failure';
import { writeAtomically } from '../report/atomic-file';
import { readRules } from '../rules/read-rules';
import type { TeamRules } from '../rules/team-rules';
import { isSameStack } from '../stack/changed-stacks';
import { checkStack, planStack } from '../stack/plan-stack';
import { renderGitHub, renderGitLab } from './render-annotations';
import { renderJunit } from './render-junit';
import { renderReviewsJson, renderReviewsMarkdown, renderReviewsTerminal } from './render-reviews';
import { renderSarif } from './render-sarif';
import type { Review } from './report';
import { reviewPlan } from './review-plan';
import { type FailedReview, hashOfAll, type Reviews, withoutUsedElsewhere } from './reviews';
import { failsOn, located, type ReviewOptions, withAcknowledgements } from './run-review';

export interface ReviewsOptions extends Omit<ReviewOptions, 'stack' | 'plan' | 'planLog' | 'saveAs' | 'reviewed'> {
  /** Folders of stacks, or folders that contain such folders. */
  readonly stack: readonly string[];
  /** A folder with the earlier version of the stacks. Unchanged stacks are not planned. */
  readonly changedFrom?: string;
  /** A folder for the plans, each in `<name>.plan`. */
  readonly savePlans?: string;
  /** The number of stacks planned concurrently. */
  readonly parallel?: number;
}

/** How many stacks are planned concurrently: each is a Terraform process plus its provider processes. */
const PARALLEL = 4;

/** Whether there are several stacks, or options that only apply to several. */
export function isSeveral({ stack, changedFrom, savePlans }: ReviewsOptions): boolean {
  return stack.length > 1 || changedFrom !== undefined || savePlans !== undefined || !stack.every(isStackOrNothing);
}

/** Paths that are not folders of stacks are reported when a single stack is planned. */
function isStackOrNothing(folder: string): boolean {
  const [only] = existsSync(folder) && statSync(folder).isDirectory() ? stacksIn([folder]) : [folder];
  return only === folder;
}

/** Plans and reviews several stacks, prints one review and returns the exit code. */
export async function runReviews(options: ReviewsOptions): Promise<number> {
  const { stack, changedFrom, savePlans, parallel = PARALLEL, output } = options;
  const format = options.format;
  if (format === 'html') throw new UsageFailure('--format html shows a single stack. Use another format for several.');
  const folders = named(stacksIn(stack));
  if (changedFrom !== undefined) checkStack(changedFrom);
  const counterpart = (folder: string): string => path.join(changedFrom!, path.basename(folder));
  const isUnchanged = (folder: string): boolean =>
    changedFrom !== undefined && isSameStack(folder, counterpart(folder));
  const unchanged = [...folders].filter(([, folder]) => isUnchanged(folder)).map(([name]) => name);
  const wanted = [...folders].filter(([name]) => !unchanged.includes(name));
  const rules = readRules(options.rulesFolder);
  const { found, failed } = await reviewAll(wanted, { parallel, savePlans, rules });
  const plan = hashOfAll(found);
  const stacks: Review[] = [];
  // Sequentially, since acknowledgements may ask questions and write to one file.
  for (const review of found) {
    stacks.push(await withAcknowledgements(review, { ...options, stack: undefined, name: review.name }, plan));
  }
  const reviews: Reviews = {
    format: 'lintel-reviews',
    version: 1,
    ...(options.name === undefined ? {} : { name: options.name }),
    plan,
    stacks: withoutUsedElsewhere(stacks),
    failed,
    unchanged,
    removed: changedFrom === undefined ? [] : removedFrom(changedFrom, stack, folders),
  };
  if (format === 'terminal' || format === 'markdown' || format === 'json') {
    printReviews(reviews, { format, output, all: options.all });
  } else {
    const text = renderPlaces(reviews, { ...options, format }, folders);
    if (output === undefined) process.stdout.write(text);
    else writeAtomically(output, text);
  }
  return exitCodeOfReviews(reviews, options.failOn);
}

export function printReviews(
  reviews: Reviews,
  {
    format,
    output,
    all,
  }: { readonly format: 'terminal' | 'markdown' | 'json'; readonly output?: string; readonly all?: boolean },
): void {
  const stream = output === undefined ? process.stdout : { isTTY: false };
  const text =
    format === 'json'
      ? renderReviewsJson(reviews)
      : format === 'markdown'
        ? renderReviewsMarkdown(reviews)
        : renderReviewsTerminal(reviews, stream, { all });
  if (output === undefined) process.stdout.write(text);
  else writeAtomically(output, text);
}

export function exitCodeOfReviews({ stacks, failed }: Reviews, failOn: Severity | undefined): number {
  if (failed.length > 0) return ExitCode.FAILED;
  return stacks.some((review) => failsOn(review, failOn)) ? ExitCode.FOUND : ExitCode.DONE;
}

/** The folders by stack name: the last part of the path, if it is unique. */
function named(folders: readonly string[]): ReadonlyMap<string, string> {
  const names = folders.map((folder) => path.basename(path.resolve(folder)));
  return new Map(
    folders.map((folder, index) => [
      names.indexOf(names[index]!) === names.lastIndexOf(names[index]!) ? names[index]! : folder,
      folder,
    ]),
  );
}

interface ReviewAllOptions {
  readonly parallel: number;
  readonly savePlans?: string;
  readonly rules: TeamRules;
}

async function reviewAll(
  stacks: readonly (readonly [name: string, folder: string])[],
  { parallel, savePlans, rules }: ReviewAllOptions,
): Promise<{ readonly found: readonly Review[]; readonly failed: readonly FailedReview[] }> {
  if (savePlans !== undefined) mkdirSync(savePlans, { recursive: true, mode: 0o700 });
  // Each Terraform process listens for signals.
  process.setMaxListeners(Math.max(process.getMaxListeners(), 4 * parallel + 10));
  const progress = new StacksProgress(stacks.length);
  const failed: FailedReview[] = [];
  const found = await inParallel(stacks, parallel, async ([name, folder]): Promise<Review | undefined> => {
    try {
      const saveAs = savePlans === undefined ? undefined : path.join(savePlans, `${name.replace(/[/\\]/g, '_')}.plan`);
      const { plan, diagnostics } = await planStack(folder, { saveAs });
      return reviewPlan(plan, { name, diagnostics, rules });
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof Interrupted) throw error;
      failed.push({ name, code: error.code, reason: error.message });
      return undefined;
    } finally {
      progress.done(name);
    }
  }).finally(() => progress.end());
  return { found: found.flatMap((one) => one ?? []), failed };
}

/** The stacks that existed before. Only a folder of stacks determines which stacks there are. */
function removedFrom(
  earlier: string,
  wanted: readonly string[],
  folders: ReadonlyMap<string, string>,
): readonly string[] {
  if (wanted.length !== 1 || isStackOrNothing(wanted[0]!)) return [];
  const now = [...folders.values()].map((folder) => path.basename(folder));
  return readdirSync(earlier)
    .filter((name) => !now.includes(name) && isStack(path.join(earlier, name)))
    .sort();
}

type PlacesFormat = 'sarif' | 'junit' | 'github' | 'gitlab';

/** Formats that show findings next to the code contain those of all stacks. */
function renderPlaces(
  { name = 'stacks', stacks }: Reviews,
  options: ReviewsOptions & { readonly format: PlacesFormat },
  folders: ReadonlyMap<string, string>,
): string {
  const findings = stacks.flatMap((review) =>
    located(review, { ...options, stack: options.source === undefined ? folders.get(review.name!) : undefined }),
  );
  const all = { name };
  switch (options.format) {
    case 'sarif':
      return renderSarif(all, findings);
    case 'junit':
      return renderJunit(all, findings, options.failOn);
    case 'github':
      return renderGitHub(findings);
    case 'gitlab':
      return renderGitLab(findings);
  }
}
