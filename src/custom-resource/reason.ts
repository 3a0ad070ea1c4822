import type { CloudFormationRequest } from './event';
import { pascalCase, pathInWords } from './names';
import { withoutPaths } from './sandbox-paths';
import type { Attributes } from '../definition/attribute';
import type { Problem } from '../definition/problem';
import { explain, respell, Speech } from '../plan/explain';
import { printed } from '../plan/known-secrets';

/** An answer has 4096 bytes, of which ids and addresses of the stack need some. */
const MOST_BYTES = 1_500;

/** Something that a person can act on, in the words of a `Reason`. */
export class Refusal extends Error {
  constructor(message: string) {
    super(shortened(withoutPaths(printed(message))));
    this.name = 'Refusal';
    // The framework of aws-cdk-lib answers the stack, whose lines are paths of the function.
    this.stack = `Refusal: ${this.message}`;
  }
}

/** A defect of ours: the log of the function has the stack. */
export class Defect extends Refusal {
  constructor(message: string, public readonly origin: string) {
    super(message);
  }
}

/** A refusal that leaves an object behind, by whose id CloudFormation deletes it when it rolls back. */
export class Left extends Refusal {
  constructor(message: string, public readonly id: string | undefined) {
    super(message);
  }
}

/** Everything that is wrong with the properties, at once. */
export function refuseProblems(problems: readonly Problem[], attributes: Attributes): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw new Refusal(errors.map(({ path, summary, detail }) => (path.length > 0 ? `${pathInWords(attributes, path)}: ${respelled(detail, attributes)}`
    : `${respelled(summary, attributes)}: ${respelled(detail, attributes)}`)).join(' '));
}

/** What was thrown while an event was dealt with: what, where, and what to do. */
export function refusalOf(thrown: unknown, { RequestType, ResourceType }: CloudFormationRequest, attributes?: Attributes): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  let isDefect = false;
  const { summary, detail, path } = explain(error, `${RequestType.toLowerCase()} ${ResourceType}`, attributes, { ...speechOf(RequestType, attributes), defect: () => { isDefect = true; return `${error.name}: ${error.message}. The log of the function has more of it.`; } });
  const location = path && attributes && error.name !== 'InvalidConfig' ? ` (${pathInWords(attributes, path)})` : '';
  const words = `${summary}${location}: ${attributes ? respelled(detail, attributes) : detail}`;
  return isDefect ? new Defect(words, error.stack ?? error.message) : new Refusal(words);
}

/** Cut in the middle: what it is about stands at the beginning, what to do at the end. */
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
    takeOver: (importId) => `Nothing that is there is taken over unasked. ${request === 'Create' ? `To have this resource manage it, give it \`Adopt: ${importId}\`. Otherwise give it another name, or delete ${importId} if nobody needs it.`
      : `Give it another name, or delete ${importId} if nobody needs it. Adopt counts only when a resource is made: to manage ${importId}, declare a resource of another logical id with \`Adopt: ${importId}\`.`}`,
    lost: 'The next deployment reads what is there.',
    program: 'the function',
  };
}

/** Rooms speak of what Terraform does next. */
function respelled(text: string, attributes: Attributes): string {
  return respell(text, attributes, { name: pascalCase })
    .replace(/\bthe next (?:apply|plan)\b/g, 'the next deployment').replace(/\bThe next (?:apply|plan)\b/g, 'The next deployment');
}
