import { attributePath, pathInWords } from './attribute-path';
import type { Attributes } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { flatAttributes } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import { mayHoldSecret } from '../definition/secret-paths';
import type { Path } from '../definition/value';
import type { CreationFailure } from '../plan/creation-failure';
import { explain, NOT_FINISHED, respell, Speech } from '../plan/explain';
import { printed } from '../plan/known-secrets';
import { Diagnostic, Severity } from '../plugin-protocol/wire/messages';
import { printable } from '../printing/printable';

/** What was being done when something was thrown: told to the person, and needed to find the attribute that is meant. */
export interface Undertaking {
  /** In words that follow "Cannot": `create lintel_run_task`. */
  readonly what: string;
  /** Terraform's type name, for the import command. */
  readonly type?: string;
  readonly attributes?: Attributes;
}

/** Something wrong with the configuration, in the practitioner's voice. */
export function problemDiagnostic(problem: Problem, attributes: Attributes): Diagnostic {
  const spell = (text: string) => respell(text, attributes, { name: snakeCase });
  return {
    severity: problem.severity === 'warning' ? Severity.WARNING : Severity.ERROR,
    ...pointed({ summary: printable(spell(problem.summary)), detail: printable(spell(problem.detail)) }, attributes, problem.path),
  };
}

/**
 * The words with the attribute that they are about. Core shows the source of what a diagnostic points at, and hides nothing of it, however sensitive
 * the attribute is: so where a secret may stand in that source, the attribute is named in words, and core shows the head of the block.
 */
function pointed({ summary, detail }: { readonly summary: string; readonly detail: string }, attributes: Attributes, path: Path): Pick<Diagnostic, 'summary' | 'detail' | 'attribute'> {
  if (path.length === 0) return { summary, detail };
  const attribute = attributePath(attributes, path);
  const outermost = flatAttributes(attributes)[path[0]];
  if (outermost && !mayHoldSecret(outermost)) return { summary, detail, attribute };
  const name = `\`${pathInWords(path)}\``;
  return { summary, detail: summary.includes(name) || detail.includes(name) ? detail : `${name}: ${detail}` };
}

export function warning(summary: string, detail: string): Diagnostic {
  return { severity: Severity.WARNING, summary: printed(summary), detail: printed(detail) };
}

/** Thrown things become diagnostics here and nowhere else. */
export function errorDiagnostic(thrown: unknown, { what, type, attributes }: Undertaking): Diagnostic {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { summary, detail, path } = explain(error, what, attributes, speechFor(type));
  return { severity: Severity.ERROR, ...pointed({ summary: printed(summary), detail: printed(detail) }, attributes ?? {}, attributes && path ? path : []) };
}

/** An object that is kept though its creation was not finished: a warning, or the error for which core taints it. Nobody has to take it over. */
export function keptDiagnostic({ error, outcome, lacks }: CreationFailure): Diagnostic {
  const names = lacks.map((name) => `\`${snakeCase(name)}\``).join(', ');
  const until = lacks.length > 0 ? ` Until then ${names} ${lacks.length === 1 ? 'is' : 'are'} null.` : '';
  const next = outcome === 'tainted' ? 'It is in the state as tainted, so that the next apply replaces it.' : `It is in the state as it was planned, and the next plan reads it.${until}`;
  return { severity: outcome === 'tainted' ? Severity.ERROR : Severity.WARNING, summary: NOT_FINISHED, detail: printed(`${error.message}. ${next}`) };
}

/** The error of what could not be given back, with what stays usable. */
export function leftDiagnostic(failure: Diagnostic, remains: string): Diagnostic {
  return { ...failure, detail: printed(`${failure.detail} It is not given back, and what it gave can be used until it ends: ${remains}. Revoke it yourself if that is too late.`) };
}

function speechFor(type = '<type>'): Speech {
  return {
    name: snakeCase,
    path: pathInWords,
    takeOver: (importId) => `If it is to be managed here, import it:\n\n  terraform import ${type}.<name> ${importId}`,
    lost: 'The next plan reads what is there.',
    program: 'the provider',
  };
}
