import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import type { Envelope } from '../../../clients/secrets';
import type { Problem } from '../../../definition/problem';
import type { Context, PlanContext } from '../../contract';
import { Unfinished } from '../../errors';
import { nameProblems } from './dialect';
import { changesId, Data, issue, ObjectPath } from './mounted-object';
import { isRefusal } from './service-refusal';

/** An operation that one POST request performs. */
interface Operation<Part extends string> {
  /** Terraform's type. */
  readonly type: string;
  /** The path segment of the operation, such as `rotate-root`. */
  readonly operation: string;
  /** The attribute that names the target. */
  readonly part: Part;
  /** The path segment after the target, if the operation is part of an object: `rotate`. */
  readonly end?: string;
  /** Checks during planning whether the operation is possible. `run` has reports from other plans of the same run; actions have no `run`. */
  look?(context: Context, objectPath: ObjectPath, run?: PlanContext['run']): Promise<readonly Problem[]>;
  /** Replaces an error of the service with a more helpful one. */
  explain?(refusal: ApiError, objectPath: ObjectPath): Error;
}

/** An operation as a resource and as an action. The service stores nothing about it that can be read. */
export interface OperationDefinition<Part extends string, Results extends object = {}> extends Operation<Part> {
  /** Further results in the response. */
  resultsOf(data: Data): Results;
  /** Describes the result in a sentence. */
  summarize(objectPath: ObjectPath, results: Results): string;
}

type Target<Part extends string> = { readonly mount: string } & { readonly [part in Part]: string };
type Performed<Part extends string, Results extends object> = Target<Part> &
  Results & { readonly id: string; readonly performedAt?: string };

interface OperationProposal<Part extends string> {
  readonly config: Partial<Target<Part>>;
  readonly prior: object | undefined;
  readonly replaces: boolean;
}

/** Creating the resource performs the operation. Reading and deleting it send no request. */
export function operationResource<Part extends string, Results extends object>(
  definition: OperationDefinition<Part, Results>,
) {
  return {
    async modifyPlan(
      context: PlanContext,
      { config, prior, replaces }: OperationProposal<Part>,
    ): Promise<{ readonly problems: readonly Problem[] }> {
      return { problems: prior && !replaces ? [] : await problemsOf(context, definition, config, context.run) };
    },

    async create(context: Context, config: Target<Part>): Promise<Performed<Part, Results>> {
      const objectPath = objectPathOf(definition, config);
      const { respondedAt, data } = await perform(
        context,
        definition,
        objectPath,
        `If it was, import it to keep the next apply from performing it again:\n\n  terraform import ${definition.type}.<name> ${changesId(objectPath)}`,
      );
      return {
        ...definition.resultsOf(data),
        id: changesId(objectPath),
        mount: objectPath.mount,
        [definition.part]: objectPath.name,
        performedAt: respondedAt,
      } as Performed<Part, Results>;
    },

    async read(_: Context, known: Partial<Performed<Part, Results>>): Promise<Performed<Part, Results>> {
      return { ...known, id: changesId(objectPathOf(definition, known as Target<Part>)) } as Performed<Part, Results>;
    },

    async delete(): Promise<void> {
      // An operation cannot be undone.
    },
  };
}

/** The operation as an action. The result is shown as progress. */
export function operationAction<Part extends string, Results extends object>(
  definition: OperationDefinition<Part, Results>,
) {
  return {
    async plan(context: Context, config: Target<Part>): Promise<readonly Problem[]> {
      return problemsOf(context, definition, config);
    },

    async invoke(context: Context, config: Target<Part>, progress: (message: string) => void): Promise<void> {
      const objectPath = objectPathOf(definition, config);
      const { data } = await perform(context, definition, objectPath, 'Find out before you invoke the action again.');
      progress(definition.summarize(objectPath, definition.resultsOf(data)));
    },
  };
}

async function problemsOf<Part extends string>(
  context: Context,
  definition: Operation<Part>,
  config: Partial<Target<Part>>,
  run?: PlanContext['run'],
): Promise<readonly Problem[]> {
  const { mount, [definition.part]: name } = config as {
    readonly mount?: string;
    readonly [part: string]: string | undefined;
  };
  // Plugins can have any name.
  const invalidName =
    definition.part === 'pluginName' ? [] : nameProblems(context.secrets.dialect, name, definition.part);
  if (invalidName.length > 0 || mount === undefined || name === undefined || !definition.look) return invalidName;
  return definition.look(context, { mount, collection: definition.operation, name }, run);
}

/** Sends the request once. If the response is lost, the error says that the operation may have been performed, and how to proceed. */
async function perform<Part extends string>(
  context: Context,
  definition: Operation<Part>,
  objectPath: ObjectPath,
  nextStep: string,
): Promise<Envelope> {
  return issue(context, objectPath, {}).catch((error: Error) => {
    if (error instanceof ApiError && isRefusal(error)) throw definition.explain?.(error, objectPath) ?? error;
    if (!mayHaveTakenEffect(error)) throw error;
    throw new Unfinished(
      `It is not known whether the operation was performed: ${error.message}. The request is not repeated automatically. ${nextStep}`,
    );
  });
}

function objectPathOf<Part extends string>(
  { operation, part, end }: Operation<Part>,
  target: Target<Part>,
): ObjectPath {
  const name = (target as Readonly<Record<Part, string>>)[part];
  return { mount: target.mount, collection: operation, name, changes: end };
}
