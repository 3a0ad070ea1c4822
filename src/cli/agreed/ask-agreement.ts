import { spawnSync } from 'child_process';
import { UsageFailure } from '../failure';
import type { Ask } from '../terminal-questions';
import { type Agreement, dayAfter, isDay } from './agreement';

/** Options that provide what a command cannot ask for. */
export interface AgreementOptions {
  readonly reason?: string;
  readonly by?: string;
  readonly until?: string;
}

/** Whether there is a person to ask. */
export function canAsk(): boolean {
  return Boolean(process.stdin.isTTY && process.stderr.isTTY);
}

/** The agreement from the options, if there is nobody to ask. */
export function agreementIn({ reason, by, until }: AgreementOptions, option: string): Agreement {
  if (reason === undefined || until === undefined) {
    throw new UsageFailure(
      `${option} asks on a terminal. Without one, set --reason and --until, and --by unless git has a name.`,
    );
  }
  const name = by ?? nameOfGit();
  if (name === undefined) throw new UsageFailure('git has no user.name. Set --by.');
  checkDay(until);
  return { reason, by: name, until };
}

/** Asks for whatever the options leave open. The date defaults to 30 days from now. */
export async function askAgreement(ask: Ask, { reason, by, until }: AgreementOptions, now: number): Promise<Agreement> {
  if (until !== undefined) checkDay(until);
  return {
    reason: reason ?? (await askFor(ask, 'Reason: ')),
    by: by ?? nameOfGit() ?? (await askFor(ask, 'By: ')),
    until: until ?? (await askDay(ask, dayAfter(30, now))),
  };
}

async function askFor(ask: Ask, question: string): Promise<string> {
  for (;;) {
    const answer = await ask(question);
    if (answer !== '') return answer;
  }
}

async function askDay(ask: Ask, standard: string): Promise<string> {
  for (;;) {
    const answer = (await ask(`Until [${standard}]: `)) || standard;
    if (isDay(answer)) return answer;
  }
}

function checkDay(until: string): void {
  if (!isDay(until)) throw new UsageFailure(`--until ${until}: must be a day, such as 2026-12-31.`);
}

function nameOfGit(): string | undefined {
  const { stdout, status } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined;
}
