import { printableLine } from '../../printing/printable';
import { appendEntries } from '../agreed/append-entries';
import { agreementIn, type AgreementOptions, askAgreement, canAsk } from '../agreed/ask-agreement';
import { count } from '../count';
import { askChoice, withQuestions } from '../terminal-questions';
import { warn } from '../warn';
import { type AcceptanceEntry, entriesFor } from './accepted';
import type { DriftReport } from './report';
import { valueText } from './wording';

export interface AcceptWish extends AgreementOptions {
  readonly file: string;
  readonly now: number;
}

/** Writes acceptances for the drift of a report. Asks for each on a terminal; without one, accepts all. */
export async function accept(report: DriftReport, wish: AcceptWish): Promise<void> {
  for (const { address, changes } of report.drifted) {
    for (const { path } of changes.filter(({ sensitive }) => sensitive)) {
      warn('drift-not-acceptable', `${address}: ${path} cannot be accepted, because its values are sensitive.`);
    }
  }
  const possible = entriesFor(report, { reason: '', by: '', until: '' });
  if (possible.length === 0) {
    process.stderr.write('There is nothing to accept.\n');
    return;
  }
  const entries = canAsk() ? await askForEach(possible, wish) : entriesFor(report, agreementIn(wish, '--accept'));
  appendEntries(wish.file, 'accepted', entries);
  process.stderr.write(`Wrote ${count(entries.length, 'acceptance')} to ${wish.file}.\n`);
}

async function askForEach(possible: readonly AcceptanceEntry[], wish: AcceptWish): Promise<AcceptanceEntry[]> {
  return withQuestions(async (ask) => {
    const entries: AcceptanceEntry[] = [];
    for (const entry of possible) {
      const what = entry.deleted
        ? 'was deleted'
        : `${entry.attribute}: ${valueText(entry.before ?? null)} → ${valueText(entry.after ?? null)}`;
      process.stderr.write(printableLine(`${entry.address} ${what}`));
      if ((await askChoice(ask, '\nAccept? [y/N] ', ['yes', 'no'], 'no')) === 'no') continue;
      entries.push({ ...entry, ...(await askAgreement(ask, wish, wish.now)) });
    }
    return entries;
  });
}
