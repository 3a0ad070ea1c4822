import type { Attributes } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { camelCase } from '../definition/names';
import { oncePer } from '../definition/once-per';
import type { Path } from '../definition/value';

/** How a door speaks to those who knock at it. */
export interface Speech {
  /** An attribute's name, as it is spelled there. */
  name(name: string): string;
  /** A path of names, indexes and keys in words. */
  path(path: Path): string;
  /** What to do with what exists already, and is known there by this import id; stands after a sentence. */
  takeOver(importId: string): string;
  /** Who finds out what became of a request whose answer was lost, as a sentence. */
  readonly lost: string;
  /** What we are to them, such as "the provider". */
  readonly program: string;
  /** What is shown of an error that nobody expected; absent: its stack. */
  defect?(error: Error): string;
}

export interface Words {
  readonly summary: string;
  readonly detail: string;
  /** The attribute that is meant, where it is known. */
  readonly path?: Path;
}

export const NOT_FINISHED = 'It was made, but not finished';

/**
 * What was thrown, in one of three voices: the practitioner's, the server's, ours. `what` follows "Cannot": `create lintel_run_task`.
 * Errors are told apart by name, since the classes live in chunks that this file must not load.
 */
export function explain(error: Error, what: string, attributes: Attributes | undefined, speech: Speech): Words {
  switch (error.name) {
    case 'InvalidConfig': {
      const { path } = error as Error & { path: Path };
      return { summary: `Invalid \`${speech.path(path)}\``, detail: attributes ? respell(error.message, attributes, speech) : error.message, path };
    }
    case 'AlreadyExists': {
      const { importId } = error as Error & { importId: string };
      return { summary: 'It exists already', detail: `${error.message}. ${speech.takeOver(importId)}` };
    }
    case 'PartiallyCreated':
      return { summary: NOT_FINISHED, detail: `${error.message}. ${speech.takeOver((error as Error & { importId: string }).importId)}` };
    case 'PossiblyCreated':
      return {
        summary: 'It is not known whether it was made',
        detail: `${error.message}. Look whether it is there. ${speech.takeOver((error as Error & { importId: string }).importId)}`,
      };
    case 'MissingConnection':
    case 'UnknownConnection':
      return { summary: 'The connection is not configured', detail: error.message };
    case 'InvalidConnection':
      return { summary: 'The connection cannot be made', detail: error.message };
    case 'Unfinished': {
      const { importId } = error as Error & { importId?: string };
      return { summary: `Cannot ${what}`, detail: importId === undefined ? error.message : `${error.message} ${speech.takeOver(importId)}` };
    }
    case 'InvalidEnvironment':
    case 'NotFound':
    case 'NotPermitted':
      return { summary: `Cannot ${what}`, detail: error.message };
    case 'ApiError':
    case 'MissingMount':
      return { summary: `Cannot ${what}`, detail: [`The service refused: ${error.message}.`, ...hint(error)].join(' '), path: refusedAttribute(error, attributes) };
    case 'LostResponse':
      return {
        summary: `Cannot ${what}`,
        detail: `The answer of the service was lost, so that the request may have taken effect: ${error.message}. ${speech.lost}`,
      };
    case 'UnsafeAddress':
      return { summary: `Cannot ${what}`, detail: `${error.message}. Whoever runs the service has to have it name an https address.` };
    case 'MalformedResponse':
      return { summary: `Cannot ${what}`, detail: malformed(error.message) };
    case 'Unreachable':
      return { summary: `Cannot ${what}`, detail: `The service cannot be reached: ${error.message}.` };
    case 'Interrupted':
      return { summary: `Interrupted: cannot ${what}`, detail: `The run was interrupted: ${error.message}.` };
    default:
      return {
        summary: `Cannot ${what}: a defect of ${speech.program}`,
        detail: `This is a bug in ${speech.program}; please report it with the text below.\n\n${speech.defect ? speech.defect(error) : error.stack ?? error.message}`,
      };
  }
}

/** What else may be behind a refusal: the error itself knows. */
function hint(error: Error): string[] {
  const { hint: words } = error as Error & { readonly hint?: string };
  return words === undefined ? [] : [words];
}

/** Whoever answered so is not the service that was meant, or not as its interface is documented. */
export function malformed(message: string): string {
  return `The service gave an answer that cannot be used: ${message}. Check that the address is that of the service itself and not of something in front of it, that the dialect is the right one, and that the service is of a release that is supported. If all of it is right, tell those who run the service.`;
}

/** Definitions and rules name attributes in their own spelling, between backticks; here they get the door's. */
export function respell(text: string, attributes: Attributes, { name: spell }: Pick<Speech, 'name'>): string {
  const names = namesIn(attributes);
  return text.replace(/`([A-Za-z0-9.[\]]+)`/g, (quoted, path: string) => {
    // An index may stand behind a name: `windows[0].start`.
    const steps = path.split('.').map((step) => /^([A-Za-z0-9]+)((?:\[\d+\])?)$/.exec(step));
    return steps.every((step) => step !== null && names.has(step[1])) ? `\`${steps.map((step) => spell(step![1]) + step![2]).join('.')}\`` : quoted;
  });
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

/** Names of attributes, those inside of objects among them: other words between backticks are a person's, and stay as they are. */
const namesIn = oncePer((attributes: Attributes): ReadonlySet<string> => {
  const flat = flatAttributes(attributes);
  return new Set(Object.keys(flat).flatMap((name) => {
    const attribute = flat[name];
    return [name, ...'attributes' in attribute ? namesIn(attribute.attributes) : []];
  }));
});
