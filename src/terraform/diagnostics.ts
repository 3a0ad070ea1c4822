import { attributePath, pathInWords } from './attribute-path';
import { redact } from './log';
import type { Attributes } from '../definition/attribute';
import type { Problem } from '../definition/check';
import { flatAttributes } from '../definition/flatten';
import { camelCase, snakeCase } from '../definition/names';
import { oncePer } from '../definition/once-per';
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
    summary: terraformNames(problem.summary, attributes),
    detail: terraformNames(problem.detail, attributes),
    attribute: problem.path.length ? attributePath(attributes, problem.path) : undefined,
  };
}

export function warning(summary: string, detail: string): Diagnostic {
  return { severity: Severity.WARNING, summary: redact(summary), detail: redact(detail) };
}

/** Thrown things become diagnostics here and nowhere else, in one of three voices: the practitioner's, the server's, ours. */
export function errorDiagnostic(thrown: unknown, undertaking: Undertaking): Diagnostic {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { summary, detail, path } = voice(error, undertaking);
  return {
    severity: Severity.ERROR,
    summary: redact(summary),
    detail: redact(detail),
    attribute: path && undertaking.attributes ? attributePath(undertaking.attributes, path) : undefined,
  };
}

interface Words {
  readonly summary: string;
  readonly detail: string;
  readonly path?: readonly (string | number)[];
}

// Errors are told apart by name: the classes live in chunks that this file must not load.
function voice(error: Error, { what, type, attributes }: Undertaking): Words {
  switch (error.name) {
    case 'InvalidConfig': {
      const { path } = error as Error & { path: readonly (string | number)[] };
      return { summary: `Invalid \`${pathInWords(path)}\``, detail: attributes ? terraformNames(error.message, attributes) : error.message, path };
    }
    case 'AlreadyExists': {
      const { importId } = error as Error & { importId: string };
      return {
        summary: 'It exists already',
        detail: `${error.message}. If it is to be managed here, import it:\n\n  terraform import ${type ?? '<type>'}.<name> ${importId}`,
      };
    }
    case 'MissingConnection':
      return { summary: 'The connection is not configured', detail: error.message };
    case 'InvalidConnection':
      return { summary: 'The connection cannot be made', detail: error.message };
    case 'NotFound':
    case 'NotPermitted':
    case 'Unfinished':
      return { summary: `Cannot ${what}`, detail: error.message };
    case 'ApiError':
    case 'MissingMount':
      return { summary: `Cannot ${what}`, detail: `The service refused: ${error.message}.`, path: refusedAttribute(error, attributes) };
    case 'LostAnswer':
      return {
        summary: `Cannot ${what}`,
        detail: `The answer of the service was lost, so that the request may have taken effect: ${error.message}. The next plan reads what is there.`,
      };
    case 'Unreachable':
      return { summary: `Cannot ${what}`, detail: `The service cannot be reached: ${error.message}.` };
    case 'Interrupted':
      return { summary: `Interrupted: cannot ${what}`, detail: `The run was interrupted: ${error.message}.` };
    default:
      return {
        summary: `Cannot ${what}: a defect of the provider`,
        detail: `This is a bug in the provider; please report it with the text below.\n\n${error.stack ?? error.message}`,
      };
  }
}

/** The attribute that a server's answer points at: `/data/attributes/hmac-key` is `hmacKey`. */
function refusedAttribute(error: Error, attributes: Attributes | undefined): readonly string[] | undefined {
  const { errors = [] } = error as Error & { errors?: readonly { readonly pointer?: string }[] };
  for (const { pointer } of errors) {
    const name = pointer && /^\/data\/attributes\/([^/]+)$/.exec(pointer)?.[1];
    const key = name && camelCase(name.replace(/-/g, '_'));
    if (key && attributes && key in flatAttributes(attributes)) return [key];
  }
  return undefined;
}

/** Definitions and rules name attributes in their own spelling, between backticks; here they get Terraform's. */
function terraformNames(text: string, attributes: Attributes): string {
  const names = namesIn(attributes);
  return text.replace(/`([A-Za-z0-9.]+)`/g, (quoted, name: string) => (name.split('.').every((step) => names.has(step)) ? `\`${snakeCase(name)}\`` : quoted));
}

/** Names of attributes, those inside of objects among them: other words between backticks are a person's, and stay as they are. */
const namesIn = oncePer((attributes: Attributes): ReadonlySet<string> => {
  const flat = flatAttributes(attributes);
  return new Set(Object.keys(flat).flatMap((name) => {
    const attribute = flat[name];
    return [name, ...'attributes' in attribute ? namesIn(attribute.attributes) : []];
  }));
});
