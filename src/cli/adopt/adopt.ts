import { setMaxListeners } from 'events';
import { Interrupted as RequestInterrupted } from '../../clients/errors';
import { visible } from '../../printing/visible';
import { count } from '../count';
import { documentation } from '../documentation';
import { Failure, Interrupted, UsageFailure } from '../failure';
import { chooseFramework } from '../framework/choose-framework';
import { type Framework, type FrameworkName, frameworks } from '../framework/framework';
import { chooseAtTerminal } from './choose';
import { FolderContents, readFolderContents } from './folder-contents';
import { renderImports, writeImports } from './into';
import { Kind, kinds } from './kind';
import { Language, LANGUAGES, readManifest } from './manifest';
import { missingRights } from './missing-rights';
import {
  Outcome,
  renderDefects,
  renderFramework,
  renderJson,
  renderPlanCheck,
  renderSkipped,
  renderUnmatched,
  renderWritten,
} from './outcome';
import { Patterns, picking } from './patterns';
import { planWritten } from './plan-written';
import { ProgressLine } from './progress';
import { projectOf } from './projects';
import type { GivenScopes } from './scopes';
import { openServices, Services } from './services';
import { FoundObject, Survey, survey } from './survey';
import { renderCounts, renderTable } from './table';
import { writeAdopted } from './write-adopted';

export interface AdoptOptions extends Patterns, GivenScopes {
  /** If undefined, nothing is written. */
  readonly language?: Language;
  /** Defaults to the folder's framework. */
  readonly framework?: FrameworkName;
  readonly folder: string;
  /** Only writes import blocks for addresses in the folder. */
  readonly into: boolean;
  readonly json: boolean;
  readonly plan: boolean;
  /** Skips the confirmation. */
  readonly yes: boolean;
}

/** Lists existing objects, lets the user choose, writes code for the chosen ones and plans it. Only reads from the services. */
export async function adopt(options: AdoptOptions): Promise<void> {
  const chosenFramework = options.language && frameworkFor(options.folder, options.language, options.framework);
  const all = kinds();
  const {
    mayPick,
    pick,
    unmatched: unmatchedIn,
  } = picking(
    options,
    all.map(({ adoption }) => adoption.type),
  );
  const found = await list(
    all.filter(({ adoption }) => mayPick(adoption.type)),
    options,
  );
  const picked = pick(found.found);
  const unmatched = unmatchedIn(found.found);
  const print = (text: string): void => void (options.json || process.stdout.write(visible(text)));
  checkFound({ survey: found, chosen: picked, unmatched }, options, print);
  if (options.into) return writeInto({ survey: found, chosen: picked, unmatched }, options, print);
  if (options.language === undefined || chosenFramework === undefined) {
    return report({ survey: found, chosen: picked, unmatched }, options, print);
  }
  const { framework, because } = chosenFramework;
  const project = projectOf(options.language, framework);
  const chosen =
    !options.yes && !options.json && process.stdin.isTTY && process.stdout.isTTY
      ? await chooseAtTerminal(picked)
      : picked;
  print(`${renderCounts(chosen)}${renderSkipped(found)}${renderUnmatched(unmatched)}`);
  const written = await writeAdopted({
    chosen,
    readContents,
    everything: found.found,
    folder: options.folder,
    language: options.language,
    project,
    ...(options.language === 'hcl' ? {} : { framework: framework.name }),
  });
  print(`${renderFramework(framework, because)}${renderWritten(written)}`);
  const planCheck =
    options.plan && written.missing === undefined ? await planWritten(options.folder, project, written) : undefined;
  if (planCheck) print(renderPlanCheck(planCheck));
  if (options.json) process.stdout.write(renderJson({ survey: found, chosen, written, planCheck, unmatched }));
  if (options.plan && written.missing !== undefined) {
    throw new Failure('adopted-code-not-planned', `the code was written, but not planned: ${written.missing}`);
  }
  if (planCheck && planCheck.defects.length > 0) throw new Failure('adopted-code-differs', renderDefects(planCheck));
}

/** The language of the run. A folder keeps the language of its first run. */
export function languageOf(folder: string, language: Language | undefined): Language | undefined {
  const earlier = readManifest(folder)?.language;
  if (earlier !== undefined && language !== undefined && earlier !== language) {
    throw new Failure(
      'usage-invalid',
      `${folder} contains ${earlier} code of an earlier run. Use another folder for ${language}.`,
    );
  }
  return language ?? earlier;
}

/** The framework an app is written for, and the reason if it is not obvious. */
function frameworkFor(
  folder: string,
  language: Language,
  given: FrameworkName | undefined,
): { readonly framework: Framework; readonly because?: string } {
  // HCL does not use a framework.
  if (language === 'hcl') return { framework: frameworks.cdktn };
  const chosen = chooseFramework(folder, language);
  if (given === undefined) return chosen;
  if (chosen.isWritten && chosen.framework.name !== given) {
    throw new UsageFailure(
      `${folder} contains code for ${chosen.framework.title}. Use another folder for ${frameworks[given].title}, or move the code first: ${documentation('from-cdktf-to-cdk-terrain')}`,
    );
  }
  return { framework: frameworks[given] };
}

/** Lists all objects that the tokens can list, for `lintel drift --unmanaged`. Only reads. */
export function surveyServices(): Promise<Survey> {
  return list(kinds(), {});
}

function list(wanted: readonly Kind[], given: GivenScopes): Promise<Survey> {
  return withServices((services, progress) => {
    const { platform, secrets } = services.missing;
    if (platform !== undefined && secrets !== undefined) {
      throw new Failure('connection-missing', `no service is configured.\n${platform}\n${secrets}`);
    }
    return survey(services, wanted, given, (found, what) => progress.show(`Listing: ${found} objects, now ${what}`));
  });
}

function readContents(objects: readonly FoundObject[]): Promise<FolderContents> {
  return withServices(({ context }, progress) =>
    readFolderContents(context, objects, (read, of) => progress.show(`Reading: ${read} of ${of} archives`)),
  );
}

/** Connects to the services. Nothing has been written yet. */
async function withServices<T>(work: (services: Services, progress: ProgressLine) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  // Every pending request adds a listener.
  setMaxListeners(0, abort.signal);
  const interrupt = (): void => abort.abort();
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  const progress = new ProgressLine();
  const services = openServices(process.env, abort.signal);
  try {
    return await work(services, progress);
  } catch (error) {
    if (abort.signal.aborted || error instanceof RequestInterrupted) {
      throw new Interrupted('interrupted: nothing was written.');
    }
    if (error instanceof Failure) throw error;
    throw new Failure('nothing-adopted', `nothing was written: ${(error as Error).message}`);
  } finally {
    progress.end();
    await services.close();
    process.removeListener('SIGINT', interrupt).removeListener('SIGTERM', interrupt);
  }
}

/** Fails if the services refused everything, or if a requested name does not exist. */
function checkFound(outcome: Outcome, { json, language }: AdoptOptions, print: (text: string) => void): void {
  const lacking = missingRights(outcome.survey);
  const absent = outcome.unmatched.filter(({ option, isType }) => option === 'only' && !isType);
  if (lacking === undefined && absent.length === 0) return;
  if (json) process.stdout.write(renderJson(outcome));
  else print(`${language === undefined ? renderTable(outcome.chosen) : ''}${renderSkipped(outcome.survey)}`);
  if (lacking !== undefined) throw new Failure('permission-denied', lacking);
  const patterns = absent.map(({ pattern }) => `--only ${pattern}`).join(', ');
  const isPartial = outcome.survey.skipped.some(({ refused }) => refused);
  throw new Failure(
    'nothing-adopted',
    `nothing was written: ${patterns} ${absent.length === 1 ? 'matches' : 'match'} no object.${isPartial ? ' Some lists were refused: see above.' : ''}`,
  );
}

async function writeInto(
  outcome: Outcome,
  { folder, json }: AdoptOptions,
  print: (text: string) => void,
): Promise<void> {
  print(`${renderSkipped(outcome.survey)}${renderUnmatched(outcome.unmatched)}`);
  const { into, planCheck } = await writeImports(folder, outcome.chosen);
  print(`${renderImports(into)}${renderPlanCheck(planCheck)}`);
  if (json) process.stdout.write(renderJson({ ...outcome, into, planCheck }));
}

/** Prints the list, without writing anything. */
function report(outcome: Outcome, { json }: AdoptOptions, print: (text: string) => void): void {
  if (json) return void process.stdout.write(renderJson(outcome));
  print(`${renderTable(outcome.chosen)}${renderSkipped(outcome.survey)}${renderUnmatched(outcome.unmatched)}`);
  print(
    `Found ${count(outcome.chosen.length, 'object')}. Nothing was written: set --language to ${LANGUAGES.slice(0, -1).join(', ')} or ${LANGUAGES.at(-1)!} to generate code.\n`,
  );
}
