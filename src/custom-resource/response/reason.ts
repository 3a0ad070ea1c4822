import type { Attributes } from '../../definition/attribute';
import type { Problem } from '../../definition/problem';
import type { Code } from '../../diagnostics/catalogue';
import { codeInLine } from '../../diagnostics/code';
import { explain, respell, Speech } from '../../plan/explain';
import { printed } from '../../plan/known-secrets';
import type { CloudFormationRequest } from '../events/event';
import { pascalCase, pathInWords } from '../properties/names';
import { withoutPaths } from './sandbox-paths';

/** A response has at most 4096 bytes, some of which the stack and resource ids need. */
const MOST_BYTES = 1_500;

const ALL_CODES = / \(Code: [a-z-]+\)/g;

/** The code at the end of a stored reason. */
export function codeIn(reason: string): Code {
  return (/ \(Code: ([a-z-]+)\)$/.exec(reason)?.[1] ?? 'bug') as Code;
}

/** An error whose message becomes the `Reason`. It ends with the code, which is never cut off. */
export class Refusal extends Error {
  constructor(
    public readonly code: Code,
    message: string,
  ) {
    super(`${shortened(withoutPaths(printed(message.replace(ALL_CODES, ''))))} ${codeInLine(code)}`);
    this.name = 'Refusal';
    // The framework of aws-cdk-lib sends the stack, which would contain the function's paths.
    this.stack = `Refusal: ${this.message}`;
  }
}

/** A bug in Lintel. The function's log contains the stack. */
export class Defect extends Refusal {
  constructor(
    message: string,
    public readonly origin: string,
  ) {
    super('bug', message);
  }
}

/** A refusal that leaves an object behind. A rollback deletes it by its id. */
export class LeftBehind extends Refusal {
  constructor(
    code: Code,
    message: string,
    public readonly id: string | undefined,
  ) {
    super(code, message);
  }
}

/** Refuses invalid properties, reporting all problems at once. */
export function refuseProblems(problems: readonly Problem[], attributes: Attributes): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw new Refusal(
    errors[0]!.code,
    errors
      .map(({ path, summary, detail }) =>
        path.length > 0
          ? `${pathInWords(attributes, path)}: ${respelled(detail, attributes)}`
          : `${respelled(summary, attributes)}: ${respelled(detail, attributes)}`,
      )
      .join(' '),
  );
}

/** The refusal for an error while processing an event: what failed, where, and what to do. */
export function refusalOf(
  thrown: unknown,
  { RequestType, ResourceType }: CloudFormationRequest,
  attributes?: Attributes,
): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  let isDefect = false;
  const { code, summary, detail, path } = explain(error, `${RequestType.toLowerCase()} ${ResourceType}`, attributes, {
    ...speechOf(RequestType, attributes),
    defect: () => {
      isDefect = true;
      return `${error.name}: ${error.message}. See the log of the function for details.`;
    },
  });
  const location = path && attributes && error.name !== 'InvalidConfig' ? ` (${pathInWords(attributes, path)})` : '';
  const words = `${summary}${location}: ${attributes ? respelled(detail, attributes) : detail}`;
  return isDefect ? new Defect(words, error.stack ?? error.message) : new Refusal(code, words);
}

/** Shortens the middle of a text: the beginning says what failed, and the end says what to do. */
export function shortened(text: string, most = MOST_BYTES): string {
  const bytes = Buffer.from(text.trim());
  if (bytes.length <= most) return text.trim();
  const half = Math.floor((most - Buffer.byteLength(GAP)) / 2);
  const clean = (part: Buffer) => part.toString('utf8').replace(/\ufffd/g, '');
  return `${clean(bytes.subarray(0, half)).replace(/\s\S*$/, '')}${GAP}${clean(bytes.subarray(bytes.length - half)).replace(/^\S*\s/, '')}`;
}

const GAP = ' … ';

function speechOf(request: CloudFormationRequest['RequestType'], attributes: Attributes = {}): Speech {
  return {
    name: pascalCase,
    path: (path) => pathInWords(attributes, path),
    forget: 'delete it from the stack with `DeletionPolicy: Retain`.',
    takeOver: (importId) =>
      `An existing object is taken over only on request. ${
        request === 'Create'
          ? `To manage it with this resource, set \`Adopt: ${importId}\`. Otherwise, give the resource another name, or delete ${importId} if it is no longer needed.`
          : `Give the resource another name, or delete ${importId} if it is no longer needed. Adopt applies only when a resource is created: to manage ${importId}, declare a resource with another logical id and \`Adopt: ${importId}\`.`
      }`,
    lost: 'The next deployment reads the current state.',
    program: 'the function',
  };
}

/** Replaces attribute names and Terraform terms in resource messages. */
export function respelled(text: string, attributes: Attributes): string {
  return respell(text, attributes, { name: pascalCase })
    .replace(/\bthe next (?:apply|plan)\b/g, 'the next deployment')
    .replace(/\bThe next (?:apply|plan)\b/g, 'The next deployment');
}
