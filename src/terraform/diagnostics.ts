import type { Attributes } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { flatAttributes } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import type { ResourceDefinition } from '../definition/resource';
import { mayHoldSecret } from '../definition/secret-paths';
import type { Failure } from '../definition/status-report';
import type { Path } from '../definition/value';
import type { Code } from '../diagnostics/catalogue';
import { codeLine } from '../diagnostics/code';
import { isUnfinished, type CreationFailure } from '../plan/creation-failure';
import { explain, NOT_FINISHED, respell, Speech } from '../plan/explain';
import { printed } from '../plan/known-secrets';
import { Diagnostic, Severity } from '../plugin-protocol/wire/messages';
import { printable } from '../printing/printable';
import { attributePath, pathInWords } from './attribute-path';

/** The operation during which an error occurred, for the message and to find the attribute concerned. */
export interface Operation {
  /** Completes "Cannot …": `create lintel_run_task`. */
  readonly what: string;
  /** Terraform's type name, for the import command. */
  readonly type?: string;
  readonly attributes?: Attributes;
  /** The credentials that remain usable after a failed revocation, and until when. */
  readonly remains?: string;
}

/** A default of the provider is missing or not valid. */
export class InvalidDefault extends Error {
  constructor(public readonly problem: Problem) {
    super(problem.detail);
  }
}

/** Converts a problem in the configuration to a diagnostic. */
export function problemDiagnostic(problem: Problem, attributes: Attributes): Diagnostic {
  const spell = (text: string) => respell(text, attributes, { name: snakeCase });
  return diagnostic(
    problem.code,
    problem.severity === 'warning' ? Severity.WARNING : Severity.ERROR,
    pointed(
      { summary: printable(spell(problem.summary)), detail: printable(spell(problem.detail)) },
      attributes,
      problem.path,
    ),
  );
}

/** The only place where diagnostics are made, so that each has a code. */
function diagnostic(
  code: Code,
  severity: Diagnostic['severity'],
  { detail, ...words }: Pick<Diagnostic, 'summary' | 'detail' | 'attribute'>,
): Diagnostic {
  return { severity, ...words, detail: `${detail}\n\n${codeLine(code)}` };
}

/**
 * Adds the attribute path. Terraform shows the source line that a diagnostic points to, even if the attribute is sensitive. If the line may contain a
 * secret, the attribute is therefore named in the text, and Terraform shows the head of the block.
 */
function pointed(
  { summary, detail }: { readonly summary: string; readonly detail: string },
  attributes: Attributes,
  path: Path,
): Pick<Diagnostic, 'summary' | 'detail' | 'attribute'> {
  if (path.length === 0) return { summary, detail };
  const attribute = attributePath(attributes, path);
  const outermost = flatAttributes(attributes)[String(path[0])];
  if (outermost && !mayHoldSecret(outermost)) return { summary, detail, attribute };
  const name = `\`${pathInWords(path)}\``;
  return { summary, detail: summary.includes(name) || detail.includes(name) ? detail : `${name}: ${detail}` };
}

/** `attributes`: the attributes that the warning concerns. Their names in backticks are spelled as in HCL. */
export function warning(code: Code, summary: string, detail: string, attributes: Attributes = {}): Diagnostic {
  const spell = (text: string) => printed(respell(text, attributes, { name: snakeCase }));
  return diagnostic(code, Severity.WARNING, { summary: spell(summary), detail: spell(detail) });
}

/** The only place where errors become diagnostics. */
export function errorDiagnostic(thrown: unknown, { what, type, attributes, remains }: Operation): Diagnostic {
  if (thrown instanceof InvalidDefault) return problemDiagnostic(thrown.problem, attributes ?? {});
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { code, summary, detail, path } = explain(error, what, attributes, speechFor(type));
  const left =
    remains === undefined
      ? ''
      : ` It was not revoked and remains usable until it expires: ${remains}. To end it earlier, revoke it manually.`;
  return diagnostic(
    code,
    Severity.ERROR,
    pointed(
      { summary: printed(summary), detail: printed(`${detail}${left}`) },
      attributes ?? {},
      attributes && path ? path : [],
    ),
  );
}

/** The diagnostic for an object whose creation was not completed but that is in the state: a warning, or the error that makes Terraform taint it. */
export function keptDiagnostic({ error, outcome, lacks }: CreationFailure): Diagnostic {
  if (isUnfinished(error)) {
    return warning(
      'object-not-ready',
      'The service has not finished the object',
      `${error.message} It is in the state, and each plan reads how far it is.`,
    );
  }
  const names = lacks.map((name) => `\`${snakeCase(name)}\``).join(', ');
  const until = lacks.length > 0 ? ` Until then ${names} ${lacks.length === 1 ? 'is' : 'are'} null.` : '';
  const next =
    outcome === 'tainted'
      ? 'It is in the state as tainted, so the next apply replaces it.'
      : `It is in the state as planned, and the next plan reads it.${until}`;
  return diagnostic('object-incomplete', outcome === 'tainted' ? Severity.ERROR : Severity.WARNING, {
    summary: NOT_FINISHED,
    detail: printed(`${error.message}. ${next}`),
  });
}

/** The service's own failed work on an object. */
export function failureWarning({ attributes }: ResourceDefinition, { attribute, says }: Failure): Diagnostic {
  return problemDiagnostic(
    {
      path: [attribute],
      severity: 'warning',
      code: 'object-failed',
      summary: `\`${attribute}\` reports a failure of the service`,
      detail: printed(says),
    },
    attributes,
  );
}

function speechFor(type = '<type>'): Speech {
  return {
    name: snakeCase,
    path: pathInWords,
    takeOver: (importId) => `To manage it with Terraform, import it:\n\n  terraform import ${type}.<name> ${importId}`,
    forget: `remove it from the state:\n\n  terraform state rm ${type}.<name>`,
    lost: 'The next plan reads the current state of the object.',
    program: 'the provider',
  };
}
