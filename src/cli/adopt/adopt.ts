import { setMaxListeners } from 'events';
import { chooseAtTerminal } from './choose';
import { Contents, readContents } from './folder-contents';
import { Kind, kinds } from './kind';
import { Language, readManifest } from './manifest';
import { Outcome, renderDefects, renderJson, renderJudgement, renderSkipped, renderWritten } from './outcome';
import { Patterns, picking } from './patterns';
import type { GivenScopes } from './scopes';
import { planWritten } from './plan-written';
import { ProgressLine } from './progress';
import { openServices, Services } from './services';
import { FoundObject, Survey, survey } from './survey';
import { renderCounts, renderTable } from './table';
import { writeAdopted } from './write-adopted';
import { Interrupted as RequestInterrupted } from '../../clients/errors';
import { visible } from '../../printing/visible';
import { Failure, Interrupted } from '../failure';

export interface AdoptOptions extends Patterns, GivenScopes {
  /** Absent, nothing is written, unless an earlier run has said it. */
  readonly language?: Language;
  readonly folder: string;
  readonly json: boolean;
  readonly plan: boolean;
  /** Whether nobody is asked. */
  readonly yes: boolean;
}

/** Lists what there is, has it chosen, writes it and plans it. On the services it only reads. */
export async function adopt(options: AdoptOptions): Promise<void> {
  const all = kinds();
  const { mayPick, pick } = picking(options, all.map(({ adoption }) => adoption.type));
  const found = await list(all.filter(({ adoption }) => mayPick(adoption.type)), options);
  const picked = pick(found.found);
  const print = (text: string): void => void (options.json || process.stdout.write(visible(text)));
  if (options.language === undefined) return report({ survey: found, chosen: picked }, options, print);
  const chosen = !options.yes && !options.json && process.stdin.isTTY && process.stdout.isTTY ? await chooseAtTerminal(picked) : picked;
  print(`${renderCounts(chosen)}${renderSkipped(found)}`);
  const written = await writeAdopted({ chosen, readContents: look, everything: found.found, folder: options.folder, language: options.language });
  print(renderWritten(written));
  const judgement = options.plan ? await planWritten(options.folder, options.language, written) : undefined;
  if (judgement) print(renderJudgement(judgement));
  if (options.json) process.stdout.write(renderJson({ survey: found, chosen, written, judgement }));
  if (judgement && judgement.defects.length > 0) throw new Failure(renderDefects(judgement));
}

/** The language of a folder that is written into already is that of the first time. */
export function languageOf(folder: string, language: Language | undefined): Language | undefined {
  const earlier = readManifest(folder)?.language;
  if (earlier !== undefined && language !== undefined && earlier !== language) throw new Failure(`${folder} has ${earlier}, which an earlier run has written: choose another folder for ${language}.`);
  return language ?? earlier;
}

function list(wanted: readonly Kind[], given: GivenScopes): Promise<Survey> {
  return withServices((services, progress) => {
    const { platform, secrets } = services.missing;
    if (platform !== undefined && secrets !== undefined) throw new Failure(`neither service is configured.\n${platform}\n${secrets}`);
    return survey(services, wanted, given, (count, what) => progress.show(`listing: ${count} objects, now ${what}`));
  });
}

function look(objects: readonly FoundObject[]): Promise<Contents> {
  return withServices(({ context }, progress) => readContents(context, objects, (count, of) => progress.show(`reading: ${count} of ${of} archives`)));
}

/** Whatever goes wrong with them, nothing is written yet. */
async function withServices<T>(work: (services: Services, progress: ProgressLine) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  // Each request that is under way listens to it.
  setMaxListeners(0, abort.signal);
  const interrupt = (): void => abort.abort();
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  const progress = new ProgressLine();
  const services = openServices(process.env, abort.signal);
  try {
    return await work(services, progress);
  } catch (error) {
    if (abort.signal.aborted || error instanceof RequestInterrupted) throw new Interrupted('interrupted: nothing was written.');
    if (error instanceof Failure) throw error;
    throw new Failure(`nothing was written: ${(error as Error).message}`);
  } finally {
    progress.end();
    services.close();
    process.removeListener('SIGINT', interrupt).removeListener('SIGTERM', interrupt);
  }
}

/** Where nothing is to be written. */
function report(outcome: Outcome, { json }: AdoptOptions, print: (text: string) => void): void {
  if (json) return void process.stdout.write(renderJson(outcome));
  print(`${renderTable(outcome.chosen)}${renderSkipped(outcome.survey)}`);
  print(`${outcome.chosen.length === 1 ? '1 object is' : `${outcome.chosen.length} objects are`} there. Nothing was written: --language typescript, python or hcl writes them.\n`);
}
