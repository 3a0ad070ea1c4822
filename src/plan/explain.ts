import type { Attributes } from '../definition/attribute';
import { flatAttributes, flatEntries } from '../definition/flatten';
import { camelCase } from '../definition/names';
import { oncePer } from '../definition/once-per';
import type { Path } from '../definition/value';
import type { Code } from '../diagnostics/catalogue';
import { codeOf } from '../diagnostics/code';

/** How an entry point words messages for its users. */
export interface Speech {
  /** Spells the name of an attribute. */
  name(name: string): string;
  /** Spells a path of names, indexes and keys. */
  path(path: Path): string;
  /** A sentence that explains how to import an existing object with this import id. */
  takeOver(importId: string): string;
  /** A sentence that explains how an object that no longer exists is removed from what is managed, without a request. */
  readonly forget: string;
  /** A sentence that explains how the outcome of a request with a lost response is determined. */
  readonly lost: string;
  /** The name of the program, such as "the provider". */
  readonly program: string;
  /** The text shown for an unexpected error. Defaults to its stack. */
  defect?(error: Error): string;
}

export interface Words {
  readonly code: Code;
  readonly summary: string;
  readonly detail: string;
  /** The attribute concerned, if known. */
  readonly path?: Path;
}

export const NOT_FINISHED = 'The object was created, but is incomplete';

/**
 * Explains an error, which is caused by the configuration, by the service, or by a bug. `what` follows "Cannot": `create lintel_run_task`.
 * Errors are distinguished by name, because their classes are in chunks that this file must not load.
 */
export function explain(error: Error, what: string, attributes: Attributes | undefined, speech: Speech): Words {
  const { summary, detail, path } = wordsOf(error, what, attributes, speech);
  const spell = (text: string) => (attributes ? respell(text, attributes, speech) : text);
  return { code: codeOf(error), summary: spell(summary), detail: spell(detail), path };
}

function wordsOf(error: Error, what: string, attributes: Attributes | undefined, speech: Speech): Omit<Words, 'code'> {
  switch (error.name) {
    case 'InvalidConfig': {
      const { path } = error as Error & { path: Path };
      return {
        summary: path.length === 0 ? 'Invalid configuration' : `Invalid \`${speech.path(path)}\``,
        detail: error.message,
        path,
      };
    }
    case 'AlreadyExists': {
      const { importId } = error as Error & { importId: string };
      return { summary: 'The object already exists', detail: `${error.message}. ${speech.takeOver(importId)}` };
    }
    case 'PartiallyCreated':
      return {
        summary: NOT_FINISHED,
        detail: `${error.message}. ${speech.takeOver((error as Error & { importId: string }).importId)}`,
      };
    case 'PartiallyUpdated':
      return wordsOf((error as Error & { reason: Error }).reason, what, attributes, speech);
    case 'PossiblyCreated':
      return {
        summary: 'The object may have been created',
        detail: `${error.message}. Check whether it exists. ${speech.takeOver((error as Error & { importId: string }).importId)}`,
      };
    case 'MissingConnection':
    case 'UnknownConnection':
      return { summary: 'The connection is not configured', detail: error.message };
    case 'InvalidConnection':
      return { summary: 'The connection is not configured correctly', detail: error.message };
    case 'LoginFailed':
      return { summary: 'Cannot log in to the secrets service', detail: error.message };
    case 'Unfinished': {
      const { importId } = error as Error & { importId?: string };
      return {
        summary: `Cannot ${what}`,
        detail: importId === undefined ? error.message : `${error.message} ${speech.takeOver(importId)}`,
      };
    }
    case 'ChangedMeanwhile':
    case 'HasContent':
      return { summary: `Cannot ${what}`, detail: error.message };
    case 'AbsenceUnproven': {
      const { about, deciding } = error as Error & { readonly about?: string; readonly deciding: string };
      return {
        summary: `Cannot ${what}`,
        detail: [
          ...(about === undefined ? [] : [about]),
          `${error.message}. \`${deciding}\` would decide whether the object still exists: permit this read.`,
          `If you know that the object is gone: ${speech.forget}`,
        ].join(' '),
      };
    }
    case 'OtherPlace':
      return { summary: 'The object is at another place', detail: error.message };
    case 'InvalidEnvironment':
    case 'NotFound':
    case 'NotPermitted':
      return { summary: `Cannot ${what}`, detail: error.message };
    case 'ApiError':
    case 'MissingMount':
    case 'MissingNamespace':
      return {
        summary: `Cannot ${what}`,
        detail: [`The service responded with an error: ${error.message}.`, ...hint(error)].join(' '),
        path: refusedAttribute(error, attributes),
      };
    case 'LostResponse':
      return {
        summary: `Cannot ${what}`,
        detail: `The response of the service was lost, so the request may have taken effect: ${error.message}. ${speech.lost}`,
      };
    case 'ForeignResponse':
      return { summary: `Cannot ${what}`, detail: foreign(error.message) };
    case 'UnsafeAddress':
      return {
        summary: `Cannot ${what}`,
        detail: `${error.message}. Ask the operators of the service to configure an https address for it.`,
      };
    case 'MalformedResponse':
      return { summary: `Cannot ${what}`, detail: malformed(error.message) };
    case 'Unreachable':
      return { summary: `Cannot ${what}`, detail: `The service cannot be reached: ${error.message}.` };
    case 'Interrupted':
      return { summary: `Interrupted: cannot ${what}`, detail: `The run was interrupted: ${error.message}.` };
    default:
      return {
        summary: `Cannot ${what}: a bug in ${speech.program}`,
        detail: `This is a bug in ${speech.program}; please report it with the text below.\n\n${speech.defect ? speech.defect(error) : (error.stack ?? error.message)}`,
      };
  }
}

/** The possible causes that the error itself provides. */
function hint(error: Error): string[] {
  const { hint: words } = error as Error & { readonly hint?: string };
  return words === undefined ? [] : [words];
}

/** Explains a response that does not follow the documented API: it may come from something other than the service. */
export function malformed(message: string): string {
  return `The service returned a response that cannot be used: ${message}. Check that the address is that of the service itself and not of a proxy or gateway in front of it, that the dialect is correct, and that the release of the service is supported. If all of this is correct, contact the operators of the service.`;
}

/** Explains a response from a system between the provider and the service. */
export function foreign(message: string): string {
  return `Something in front of the service has responded in its place, such as a proxy, a gateway, a firewall or a login page: ${message}. It says nothing of the object or of the token. Check the address, what the network requires of this machine, and the variables of proxies (HTTPS_PROXY, NO_PROXY).`;
}

/** Respells attribute names in backticks, which definitions and rules write in their own spelling, for the entry point. */
export function respell(text: string, attributes: Attributes, { name: spell }: Pick<Speech, 'name'>): string {
  const names = namesIn(attributes);
  return text.replace(/`([A-Za-z0-9.[\]]+)`/g, (quoted, path: string) => {
    // A name may be followed by an index: `windows[0].start`.
    const steps = path.split('.').map((step) => /^([A-Za-z0-9]+)((?:\[\d+\])?)$/.exec(step) ?? []);
    return steps.every(([, name = '']) => names.has(name))
      ? `\`${steps.map(([, name = '', index = '']) => spell(name) + index).join('.')}\``
      : quoted;
  });
}

/** The attribute that the service's error points to: `/data/attributes/hmac-key` is `hmacKey`, `/data/relationships/agent-pool` is `agentPoolId`. */
function refusedAttribute(error: Error, attributes: Attributes | undefined): readonly string[] | undefined {
  const { errors = [] } = error as Error & { errors?: readonly { readonly pointer?: string }[] };
  for (const { pointer } of errors) {
    const [, attribute, relationship] =
      /^\/data\/(?:attributes\/([^/]+)|relationships\/([^/]+)(?:\/data(?:\/\d+)?)?)$/.exec(pointer ?? '') ?? [];
    const name = camelCase((attribute ?? relationship ?? '').replace(/-/g, '_'));
    const keys = attribute ? [name] : [`${name}Id`, name.replace(/s$/, 'Ids')];
    const key = keys.find((one) => attributes && one in flatAttributes(attributes));
    if (key !== undefined) return [key];
  }
  return undefined;
}

/** The names of all attributes, including nested ones. Other words in backticks are left as they are. */
const namesIn = oncePer((attributes: Attributes): ReadonlySet<string> => {
  return new Set(
    flatEntries(attributes).flatMap(([name, attribute]) => [
      name,
      ...('attributes' in attribute ? namesIn(attribute.attributes) : []),
    ]),
  );
});
