import type { Code } from './catalogue';

/** The page that explains the codes, which `generate/pages/render-troubleshooting.ts` writes. Nothing requests it: people open it. */
const PAGE = 'https://github.com/lintel-iac/lintel/blob/main/docs/troubleshooting.md';

/** What ends a message that has one line: reasons of CloudFormation, and what is written before the provider runs. */
export function codeInLine(code: Code): string {
  return `(Code: ${code})`;
}

/** The line that ends a message. */
export function codeLine(code: Code): string {
  return `Code: ${code}. See ${PAGE}#${code}`;
}

/** The code of an error, by its name: the classes are in other folders. What has no name here is a bug. */
export function codeOf(error: Error): Code {
  switch (error.name) {
    case 'InvalidConfig':
      return 'value-invalid';
    case 'AlreadyExists':
      return 'object-already-exists';
    case 'PartiallyCreated':
      return 'object-incomplete';
    case 'PartiallyUpdated':
      return codeOf((error as Error & { readonly reason: Error }).reason);
    case 'PossiblyCreated':
      return 'object-possibly-created';
    case 'MissingConnection':
      return 'connection-missing';
    case 'UnknownConnection':
      return 'connection-unknown';
    case 'InvalidConnection':
      return 'connection-invalid';
    case 'LoginFailed':
      return 'login-failed';
    case 'Unfinished':
      return 'unfinished';
    case 'ChangedMeanwhile':
      return 'secret-changed-meanwhile';
    case 'HasContent':
      return 'object-has-content';
    case 'InvalidEnvironment':
      return 'environment-invalid';
    case 'NotFound':
      return 'object-not-found';
    case 'OtherPlace':
      return 'place-changed';
    case 'NotPermitted':
    case 'AbsenceUnproven':
      return 'permission-denied';
    case 'ApiError':
      return codeOfStatus((error as Error & { readonly status: number }).status);
    case 'MissingMount':
      return 'mount-missing';
    case 'MissingNamespace':
      return 'namespace-missing';
    case 'LostResponse':
      return 'response-lost';
    case 'ForeignResponse':
      return 'response-foreign';
    case 'UnsafeAddress':
      return 'address-unsafe';
    case 'MalformedResponse':
      return 'response-malformed';
    case 'Unreachable':
      return 'service-unreachable';
    case 'Interrupted':
      return 'interrupted';
    default:
      return 'bug';
  }
}

function codeOfStatus(status: number): Code {
  if (status === 401) return 'token-invalid';
  if (status === 403) return 'permission-denied';
  if (status === 429) return 'too-many-requests';
  return status >= 500 ? 'service-failed' : 'request-refused';
}
