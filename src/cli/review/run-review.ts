import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import type { Severity } from '../../definition/review-rule';
import { visibleJson } from '../../printing/visible';
import type { AgreementOptions } from '../agreed/ask-agreement';
import { ExitCode, Failure } from '../failure';
import { writeAtomically } from '../report/atomic-file';
import { readRules } from '../rules/read-rules';
import { type Diagnostic, isEventLog, parseEvent } from '../stack/events';
import { parsePlan, type Plan } from '../stack/plan-json';
import { planStack } from '../stack/plan-stack';
import { acknowledge } from './acknowledge';
import { ACKNOWLEDGED_FILE, applyAcknowledgements, readAcknowledgements } from './acknowledgements';
import { isApproved } from './approvals';
import { SEVERITIES } from './findings';
import { locate, type LocatedFinding } from './located-findings';
import { anyFile, locationsIn } from './locations';
import { renderGitHub, renderGitLab } from './render-annotations';
import { renderHtml } from './render-html';
import { renderJunit } from './render-junit';
import { renderMarkdown } from './render-markdown';
import { renderSarif } from './render-sarif';
import { renderTerminal } from './render-terminal';
import type { Review } from './report';
import { reviewPlan } from './review-plan';

export type ReviewFormat = 'terminal' | 'markdown' | 'html' | 'json' | 'sarif' | 'junit' | 'github' | 'gitlab';

export interface ReviewOptions extends AgreementOptions {
  /** A file, or `-` for standard input. */
  readonly plan?: string;
  /** The output of `terraform plan -json` for the plan. */
  readonly planLog?: string;
  /** The plan that was reviewed before this one. */
  readonly reviewed?: string;
  /** The folder of a stack, instead of a plan. */
  readonly stack?: string;
  /** Saves the stack's plan in this file. */
  readonly saveAs?: string;
  readonly format: ReviewFormat;
  /** On a terminal, nothing is folded. */
  readonly all?: true;
  readonly output?: string;
  /** The folder with the configuration, for the locations of findings. Defaults to the stack or the plan's folder. */
  readonly source?: string;
  readonly failOn?: Severity;
  readonly name?: string;
  /** The folder with the team's rules. Defaults to `.lintel/rules`, which may be missing. */
  readonly rulesFolder?: string;
  /** The file with acknowledgements. Defaults to `.lintel/acknowledged.yaml`, which may be missing. */
  readonly acknowledged?: string;
  /** Writes acknowledgements for the findings before they are shown. */
  readonly acknowledge?: true;
  /** The file with the forge's approvals. */
  readonly approvals?: string;
  /** The teams whose approval makes acknowledgements count. */
  readonly approvedBy?: readonly string[];
}

/** Reviews a plan, prints the review and returns the exit code. */
export async function runReview(options: ReviewOptions): Promise<number> {
  const { plan, diagnostics } = await readPlan(options);
  const reviewed = options.reviewed === undefined ? undefined : readReviewed(options.reviewed);
  const review = await withAcknowledgements(
    reviewPlan(plan, { name: options.name, diagnostics, rules: readRules(options.rulesFolder), reviewed }),
    options,
  );
  const text = render(review, options);
  if (options.output === undefined) process.stdout.write(text);
  else writeAtomically(options.output, text);
  const isNew = review.unreviewed !== undefined && review.unreviewed.length > 0;
  return isNew || failsOn(review, options.failOn) ? ExitCode.FOUND : ExitCode.DONE;
}

function readReviewed(file: string): Plan {
  const text = readText(file);
  try {
    return parsePlan(text);
  } catch (error) {
    throw error instanceof Failure ? new Failure(error.code, `--reviewed ${file}: ${error.message}`) : error;
  }
}

/** `approved`: the hash named in an approval. */
export async function withAcknowledgements(
  review: Review,
  options: ReviewOptions,
  approved = review.plan,
): Promise<Review> {
  const { acknowledged: given, acknowledge: isWanted, approvals, approvedBy, failOn, name } = options;
  const file = given ?? ACKNOWLEDGED_FILE;
  if (given !== undefined && !isWanted && !existsSync(given)) {
    throw new Failure('file-missing', `the file ${given} does not exist.`);
  }
  const now = Date.now();
  const apply = (counts: boolean): Review =>
    applyAcknowledgements(review, readAcknowledgements(file), { now, isApproved: counts });
  if (isWanted) {
    const { reason, by, until } = options;
    await acknowledge(apply(true), { file, name, failOn, now, reason, by, until });
  }
  return apply(approvals === undefined || isApproved(approvals, approvedBy!, approved));
}

function render(review: Review, options: ReviewOptions): string {
  const { format, output, failOn, all } = options;
  switch (format) {
    case 'sarif':
      return renderSarif(review, located(review, options));
    case 'junit':
      return renderJunit(review, located(review, options), failOn);
    case 'github':
      return renderGitHub(located(review, options));
    case 'gitlab':
      return renderGitLab(located(review, options));
    case 'markdown':
      return renderMarkdown(review);
    case 'html':
      return renderHtml(review);
    case 'json':
      return `${visibleJson(JSON.stringify(review, undefined, 2))}\n`;
    case 'terminal':
      return renderTerminal(review, output === undefined ? process.stdout : { isTTY: false }, { all });
  }
}

/** The configuration is in the stack or next to the plan. */
export function located(review: Review, { stack, plan, source }: ReviewOptions): LocatedFinding[] {
  if (source !== undefined && !existsSync(source)) {
    throw new Failure('file-missing', `the folder ${source} does not exist.`);
  }
  const folder = source ?? stack ?? (plan === undefined || plan === '-' ? '.' : path.dirname(plan));
  return locate(review, locationsIn(folder), anyFile(folder));
}

interface Planned {
  readonly plan: Plan;
  readonly diagnostics: readonly Diagnostic[];
}

async function readPlan({ plan, planLog, stack, saveAs }: ReviewOptions): Promise<Planned> {
  if (stack !== undefined) return planStack(stack, { saveAs });
  return {
    plan: parsePlan(plan === '-' ? await readStandardInput() : readText(plan!)),
    diagnostics: planLog === undefined ? [] : readPlanLog(planLog),
  };
}

function readPlanLog(file: string): Diagnostic[] {
  const lines = readText(file).split('\n');
  if (!isEventLog(lines)) {
    throw new Failure(
      'plan-invalid',
      `${file} is not the output of \`terraform plan -json\`. Save it with \`terraform plan -json -out=FILE > ${file}\`.`,
    );
  }
  return lines.map(parseEvent).flatMap((event) => (event?.type === 'diagnostic' ? [event.diagnostic] : []));
}

async function readStandardInput(): Promise<string> {
  if (process.stdin.isTTY) {
    throw new Failure('plan-invalid', 'standard input is a terminal. Pipe the output of `terraform show -json` to it.');
  }
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(
      'file-unreadable',
      code === 'ENOENT'
        ? `the file ${file} does not exist.`
        : code === 'EISDIR'
          ? `${file} is a folder. Use --stack for a stack.`
          : `cannot read ${file}: ${code}.`,
    );
  }
}

export function failsOn({ findings }: Review, severity: Severity | undefined): boolean {
  return (
    severity !== undefined &&
    findings.some((finding) => SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(severity))
  );
}
