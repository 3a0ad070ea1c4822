import { printableLine } from '../../printing/printable';
import { visibleJson } from '../../printing/visible';
import { count } from '../count';
import { type Framework, type FrameworkName, frameworks } from '../framework/framework';
import type { Finding, PlanCheck } from './check-plan';
import type { CopiedFolder, WrittenObject } from './decision';
import type { WrittenImports } from './into';
import type { UnmatchedPattern } from './patterns';
import type { Survey, FoundObject } from './survey';

/** The result of a run. */
export interface Outcome {
  readonly survey: Survey;
  readonly chosen: readonly FoundObject[];
  /** Undefined without --language. */
  readonly written?: Written;
  /** Undefined if nothing was planned. */
  readonly planCheck?: PlanCheck;
  /** Patterns that match no object. */
  readonly unmatched: readonly UnmatchedPattern[];
  /** Undefined without --into. */
  readonly into?: WrittenImports;
}

export interface Written {
  readonly folder: string;
  /** Only for apps. */
  readonly framework?: FrameworkName;
  readonly objects: readonly WrittenObject[];
  readonly files: readonly string[];
  readonly folders: readonly CopiedFolder[];
  /** The number of objects that the folder already contains. */
  readonly known: number;
  readonly refused: readonly { readonly found: FoundObject; readonly because: string }[];
  /** Changes the user has to make to edited files. */
  readonly suggestions: readonly string[];
  /** Additions the user has to make to existing files before the code can be planned. */
  readonly missing?: string;
}

/** A JSON document without the values of objects. */
export function renderJson({ survey, chosen, written, planCheck, unmatched, into }: Outcome): string {
  return `${visibleJson(
    JSON.stringify(
      {
        found: survey.found.map((one) => ({ ...identify(one), scope: one.scope, chosen: chosen.includes(one) })),
        skipped: survey.skipped.map(({ what, because, refused }) => ({ what, because, ...(refused && { refused }) })),
        ...(unmatched.length > 0 && { unmatched: unmatched.map(({ option, pattern }) => ({ option, pattern })) }),
        ...(into && { into }),
        ...(written && {
          written: {
            folder: written.folder,
            ...(written.framework && { framework: written.framework }),
            objects: written.objects.map((one) => ({ ...identify(one.found), as: one.name })),
            files: written.files,
            folders: written.folders.map(({ path, files }) => ({ path, files: files.length })),
            refused: written.refused.map(({ found, because }) => ({ ...identify(found), because })),
            suggestions: written.suggestions,
            ...(written.missing === undefined ? {} : { missing: written.missing }),
          },
        }),
        ...(planCheck && { plan: planCheck }),
      },
      undefined,
      2,
    ),
  )}\n`;
}

export function renderUnmatched(unmatched: readonly UnmatchedPattern[]): string {
  return unmatched.map(({ option, pattern }) => `--${option} ${printableLine(pattern)} matches no object.\n`).join('');
}

export function renderSkipped({ skipped }: Survey): string {
  return skipped.map(({ what, because }) => `Skipped ${printableLine(what)}: ${printableLine(because)}\n`).join('');
}

/** Which framework was chosen if that is not obvious, and how to choose the other one. */
export function renderFramework({ name, title }: Framework, because: string | undefined): string {
  if (because === undefined) return '';
  const other = name === 'cdktn' ? 'cdktf' : 'cdktn';
  return `The code is for ${title}: ${printableLine(because)}. For ${frameworks[other].title}, use --framework ${other}.\n`;
}

export function renderWritten({
  folder,
  objects,
  files,
  folders,
  known,
  refused,
  suggestions,
  missing,
}: Written): string {
  return [
    objects.length === 0
      ? `No new objects: ${folder} already contains all of them.\n`
      : `Wrote ${count(objects.length, 'object')} to ${folder}${known > 0 ? `, which already contains ${known}` : ''}:\n`,
    ...files.map((path) => `  ${path}\n`),
    ...folders.map(({ path, files: { length } }) => `  ${path}/ (${count(length, 'file')})\n`),
    ...refused.map(
      ({ found, because }) =>
        `Skipped ${found.kind.adoption.type} ${printableLine(found.name)}: ${printableLine(because)}\n`,
    ),
    ...suggestions.map((sentence) => `${sentence}\n`),
    ...(missing === undefined ? [] : [`Before the code can be planned, ${missing}`]),
  ].join('');
}

export function renderPlanCheck({ counts, expected, others }: PlanCheck): string {
  return [
    `Plan: ${counts.import} to import, ${counts.add} to add, ${counts.change} to change, ${counts.destroy} to destroy.\n`,
    ...[...expected, ...others].map((finding) => `  ${renderFinding(finding)}\n`),
  ].join('');
}

export function renderDefects({ defects }: PlanCheck): string {
  const lines = defects.map((finding) => `  ${renderFinding(finding)}`);
  return `the plan has unexpected changes to adopted objects. This is a bug in lintel. Please report it with these lines:\n${lines.join('\n')}`;
}

function renderFinding({ address, attribute, values, because }: Finding): string {
  const what = attribute === undefined ? '' : `${attribute}: ${values === undefined ? '' : `${values}: `}`;
  return printableLine(`${address}: ${what}${because}`);
}

function identify({ kind, name, importId }: FoundObject) {
  return { type: kind.adoption.type, name, importId };
}
