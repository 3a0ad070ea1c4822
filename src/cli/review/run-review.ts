import { readFileSync } from 'fs';
import { SEVERITIES } from './findings';
import { renderHtml } from './render-html';
import { renderMarkdown } from './render-markdown';
import { renderTerminal } from './render-terminal';
import type { Review } from './report';
import { reviewPlan } from './review-plan';
import type { Severity } from '../../definition/review-rule';
import { visibleJson } from '../../printing/visible';
import { ExitCode, Failure } from '../failure';
import { writeAtomically } from '../report/atomic-file';
import { type Diagnostic, isEventLog, parseEvent } from '../stack/events';
import { parsePlan, type Plan } from '../stack/plan-json';
import { planStack } from '../stack/plan-stack';

export type ReviewFormat = 'terminal' | 'markdown' | 'html' | 'json';

export interface ReviewOptions {
  /** A file, or `-` for standard input. */
  readonly plan?: string;
  /** The output of `terraform plan -json` for the plan. */
  readonly planLog?: string;
  /** The folder of a stack, in place of a plan. */
  readonly stack?: string;
  readonly format: ReviewFormat;
  readonly output?: string;
  readonly failOn?: Severity;
  readonly name?: string;
}

/** Reviews a plan, prints the review, and returns the exit code. */
export async function runReview(options: ReviewOptions): Promise<number> {
  const { plan, diagnostics } = await readPlan(options);
  const review = reviewPlan(plan, options.name, diagnostics);
  const text = render(review, options);
  if (options.output === undefined) process.stdout.write(text);
  else writeAtomically(options.output, text);
  return failsOn(review, options.failOn) ? ExitCode.FOUND : ExitCode.DONE;
}

function render(review: Review, { format, output }: ReviewOptions): string {
  switch (format) {
    case 'markdown':
      return renderMarkdown(review);
    case 'html':
      return renderHtml(review);
    case 'json':
      return `${visibleJson(JSON.stringify(review, undefined, 2))}\n`;
    case 'terminal':
      return renderTerminal(review, output === undefined ? process.stdout : { isTTY: false });
  }
}

interface Planned {
  readonly plan: Plan;
  readonly diagnostics: readonly Diagnostic[];
}

async function readPlan({ plan, planLog, stack }: ReviewOptions): Promise<Planned> {
  if (stack !== undefined) return planStack(stack);
  return {
    plan: parsePlan(plan === '-' ? await readStandardInput() : readText(plan!)),
    diagnostics: planLog === undefined ? [] : readPlanLog(planLog),
  };
}

function readPlanLog(file: string): Diagnostic[] {
  const lines = readText(file).split('\n');
  if (!isEventLog(lines)) {
    throw new Failure(
      `${file} is not the output of \`terraform plan -json\`. Save it with \`terraform plan -json -out=FILE > ${file}\`.`,
    );
  }
  return lines.map(parseEvent).flatMap((event) => (event?.type === 'diagnostic' ? [event.diagnostic] : []));
}

async function readStandardInput(): Promise<string> {
  if (process.stdin.isTTY) {
    throw new Failure('standard input is a terminal. Pipe the output of `terraform show -json` to it.');
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
      code === 'ENOENT'
        ? `the file ${file} does not exist.`
        : code === 'EISDIR'
          ? `${file} is a folder. Use --stack for a stack.`
          : `cannot read ${file}: ${code}.`,
    );
  }
}

function failsOn({ findings }: Review, severity: Severity | undefined): boolean {
  return (
    severity !== undefined &&
    findings.some((finding) => SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(severity))
  );
}
