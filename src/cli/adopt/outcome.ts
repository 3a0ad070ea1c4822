import type { CopiedFolder, WrittenObject } from './decision';
import type { Judgement } from './check-plan';
import type { Survey, FoundObject } from './survey';
import { printableLine } from '../../printing/printable';
import { visibleJson } from '../../printing/visible';

/** What a run has done, for machines. */
export interface Outcome {
  readonly survey: Survey;
  readonly chosen: readonly FoundObject[];
  /** Absent where nothing was to be written. */
  readonly written?: Written;
  /** Absent where nothing was planned. */
  readonly judgement?: Judgement;
}

export interface Written {
  readonly folder: string;
  readonly objects: readonly WrittenObject[];
  readonly files: readonly string[];
  readonly folders: readonly CopiedFolder[];
  /** What was not written, since an earlier run or a person already has it. */
  readonly known: number;
  readonly refused: readonly { readonly found: FoundObject; readonly because: string }[];
  /** What a person has to do, since a file that is theirs would have to change. */
  readonly suggestions: readonly string[];
}

/** One JSON document; values of objects are not in it. */
export function renderJson({ survey, chosen, written, judgement }: Outcome): string {
  return `${visibleJson(JSON.stringify({
    found: survey.found.map((one) => ({ ...named(one), scope: one.scope, chosen: chosen.includes(one) })),
    skipped: survey.skipped,
    ...written && {
      written: {
        folder: written.folder,
        objects: written.objects.map((one) => ({ ...named(one.found), as: one.name })),
        files: written.files,
        folders: written.folders.map(({ path, files }) => ({ path, files: files.length })),
        refused: written.refused.map(({ found, because }) => ({ ...named(found), because })),
        suggestions: written.suggestions,
      },
    },
    ...judgement && { plan: judgement },
  }, undefined, 2))}\n`;
}

export function renderSkipped({ skipped }: Survey): string {
  return skipped.map(({ what, because }) => `Left out: ${printableLine(what)}: ${printableLine(because)}\n`).join('');
}

export function renderWritten({ folder, objects, files, folders, known, refused, suggestions }: Written): string {
  return [
    objects.length === 0 ? `Nothing is new: ${folder} has all of it.\n` : `Wrote ${count(objects.length, 'object')} into ${folder}${known > 0 ? `, beside ${known} that it has already` : ''}:\n`,
    ...files.map((path) => `  ${path}\n`),
    ...folders.map(({ path, files: { length } }) => `  ${path}/ (${count(length, 'file')})\n`),
    ...refused.map(({ found, because }) => `Not written: ${found.kind.adoption.type} ${printableLine(found.name)}: ${printableLine(because)}\n`),
    ...suggestions.map((sentence) => `${sentence}\n`),
  ].join('');
}

export function renderJudgement({ counts, expected }: Judgement): string {
  return [
    `Plan: ${counts.import} to import, ${counts.add} to add, ${counts.change} to change, ${counts.destroy} to destroy.\n`,
    ...expected.map(({ address, attribute, because }) => `  ${address}: ${attribute ?? ''}: ${because}\n`),
  ].join('');
}

export function renderDefects({ defects }: Judgement): string {
  const lines = defects.map(({ address, attribute, because }) => `  ${address}: ${attribute === undefined ? '' : `${attribute}: `}${because}`);
  return `the plan would change what was just written from the services. This is a defect of lintel; please report it with these lines:\n${lines.join('\n')}`;
}

function named({ kind, name, importId }: FoundObject) {
  return { type: kind.adoption.type, name, importId };
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
