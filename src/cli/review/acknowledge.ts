import type { Severity } from '../../definition/review-rule';
import { appendEntries } from '../agreed/append-entries';
import { agreementIn, type AgreementOptions, askAgreement, canAsk } from '../agreed/ask-agreement';
import { count } from '../count';
import { withQuestions } from '../terminal-questions';
import { warn } from '../warn';
import { type AcknowledgementEntry, entryFor } from './acknowledgements';
import { groupFindings, SEVERITIES } from './findings';
import type { Finding, Review } from './report';
import { SEVERITY_WORDS } from './wording';

export interface AcknowledgeWish extends AgreementOptions {
  readonly file: string;
  /** The stack, as --name. */
  readonly name?: string;
  /** Acknowledges findings of this severity or above. Defaults to all. */
  readonly failOn?: Severity;
  readonly now: number;
}

/** Writes acknowledgements for a review's findings. Asks for each on a terminal; without one, acknowledges all. */
export async function acknowledge({ findings }: Review, wish: AcknowledgeWish): Promise<void> {
  const most = SEVERITIES.indexOf(wish.failOn ?? 'note');
  const chosen = findings.filter(({ severity }) => SEVERITIES.indexOf(severity) <= most);
  const possible = chosen.filter(({ exact }) => exact !== undefined);
  for (const { rule, address } of chosen.filter(({ exact }) => exact === undefined)) {
    warn(
      'finding-not-acknowledgeable',
      `${address}: ${rule} cannot be acknowledged, because the plan does not show which value the secret gets.`,
    );
  }
  if (possible.length === 0) {
    process.stderr.write('There is nothing to acknowledge.\n');
    return;
  }
  const entries = canAsk() ? await askForEach(possible, wish) : entriesFor(possible, wish);
  appendEntries(wish.file, 'acknowledged', entries);
  process.stderr.write(`Wrote ${count(entries.length, 'acknowledgement')} to ${wish.file}.\n`);
}

function entriesFor(findings: readonly Finding[], wish: AcknowledgeWish): AcknowledgementEntry[] {
  const agreement = agreementIn(wish, '--acknowledge');
  return findings.flatMap((finding) => entryFor(finding, agreement, wish.name) ?? []);
}

async function askForEach(findings: readonly Finding[], wish: AcknowledgeWish): Promise<AcknowledgementEntry[]> {
  return withQuestions(async (ask) => {
    const entries: AcknowledgementEntry[] = [];
    for (const { finding, all, addresses } of groupFindings(findings)) {
      const { severity, says, old, new: wanted } = finding;
      const values = old && wanted ? `: ${old.text} → ${wanted.text}` : '';
      process.stderr.write(
        `${SEVERITY_WORDS[severity]}: ${says}${values}\n${addresses.map((one) => `  ${one}\n`).join('')}`,
      );
      if (!/^y(?:es)?$/i.test(await ask('Acknowledge? [y/N] '))) continue;
      const agreement = await askAgreement(ask, wish, wish.now);
      entries.push(...all.flatMap((one) => entryFor(one, agreement, wish.name) ?? []));
    }
    return entries;
  });
}
