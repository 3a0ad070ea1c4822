import { attributePath, pathInWords } from './attribute-path';
import type { Attributes } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { snakeCase } from '../definition/names';
import type { CreationFailure } from '../plan/creation-failure';
import { explain, NOT_FINISHED, respell, Speech } from '../plan/explain';
import { redact } from '../plan/known-secrets';
import { Diagnostic, Severity } from './wire/messages';

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
  return {
    severity: problem.severity === 'warning' ? Severity.WARNING : Severity.ERROR,
    summary: respell(problem.summary, attributes, { name: snakeCase }),
    detail: respell(problem.detail, attributes, { name: snakeCase }),
    attribute: problem.path.length ? attributePath(attributes, problem.path) : undefined,
  };
}

export function warning(summary: string, detail: string): Diagnostic {
  return { severity: Severity.WARNING, summary: redact(summary), detail: redact(detail) };
}

/** Thrown things become diagnostics here and nowhere else. */
export function errorDiagnostic(thrown: unknown, { what, type, attributes }: Undertaking): Diagnostic {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { summary, detail, path } = explain(error, what, attributes, speechFor(type));
  return {
    severity: Severity.ERROR,
    summary: redact(summary),
    detail: redact(detail),
    attribute: path && attributes ? attributePath(attributes, path) : undefined,
  };
}

/** An object that is kept though its creation was not finished: a warning, or the error for which core taints it. Nobody has to take it over. */
export function keptDiagnostic({ error, outcome, lacks }: CreationFailure): Diagnostic {
  const names = lacks.map((name) => `\`${snakeCase(name)}\``).join(', ');
  const until = lacks.length > 0 ? ` Until then ${names} ${lacks.length === 1 ? 'is' : 'are'} null.` : '';
  const next = outcome === 'tainted' ? 'It is in the state as tainted, so that the next apply replaces it.' : `It is in the state as it was planned, and the next plan reads it.${until}`;
  return { severity: outcome === 'tainted' ? Severity.ERROR : Severity.WARNING, summary: NOT_FINISHED, detail: redact(`${error.message}. ${next}`) };
}

/** The error of what could not be given back, with what stays usable. */
export function leftDiagnostic(failure: Diagnostic, remains: string): Diagnostic {
  return { ...failure, detail: redact(`${failure.detail} It is not given back, and what it gave can be used until it ends: ${remains}. Revoke it yourself if that is too late.`) };
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
