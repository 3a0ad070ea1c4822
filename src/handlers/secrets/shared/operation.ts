import { nameProblems } from './dialect';
import { Data, issue, ObjectPath, pathId } from './mounted-object';
import { hasSpoken } from './service-refusal';
import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import type { Envelope } from '../../../clients/secrets';
import type { Problem } from '../../../definition/problem';
import type { Context, PlanContext } from '../../contract';
import { Unfinished } from '../../errors';

/** What one POST does. */
interface Operation<Part extends string> {
  /** Terraform's type. */
  readonly type: string;
  /** The path segment that names it, such as `rotate-root`. */
  readonly operation: string;
  /** The attribute that names what it is done to. */
  readonly part: Part;
  /** Looks, before it is planned, whether it can be done. `run` has what other plans tell; an action has none. */
  look?(context: Context, objectPath: ObjectPath, run?: PlanContext['run']): Promise<readonly Problem[]>;
  /** What the service's refusal means, where its own words do not say it. */
  explain?(refusal: ApiError, objectPath: ObjectPath): Error;
}

/** Something that is done, as a resource and as an action. The service keeps nothing of it that could be read. */
export interface OperationDefinition<Part extends string, Results extends object = {}> extends Operation<Part> {
  /** What the answer tells besides. */
  resultsOf(data: Data): Results;
  /** What was done, as a sentence. */
  words(objectPath: ObjectPath, results: Results): string;
}

type Target<Part extends string> = { readonly mount: string } & { readonly [part in Part]: string };
type Performed<Part extends string, Results extends object> = Target<Part> & Results & { readonly id: string; readonly performedAt?: string };

interface OperationProposal<Part extends string> {
  readonly config: Partial<Target<Part>>;
  readonly prior: object | undefined;
  readonly replaces: boolean;
}

/** Making it does it; reading and deleting it send nothing. */
export function operationResource<Part extends string, Results extends object>(definition: OperationDefinition<Part, Results>) {
  return {
    async plan(context: PlanContext, { config, prior, replaces }: OperationProposal<Part>): Promise<{ readonly problems: readonly Problem[] }> {
      return { problems: prior && !replaces ? [] : await problemsOf(context, definition, config, context.run) };
    },

    async create(context: Context, config: Target<Part>): Promise<Performed<Part, Results>> {
      const objectPath = objectPathOf(definition, config);
      const { respondedAt, data } = await perform(context, definition, objectPath, `If it was done, and the next apply shall not do it once more, import it:\n\n  terraform import ${definition.type}.<name> ${pathId(objectPath)}`);
      return { ...definition.resultsOf(data), id: pathId(objectPath), mount: objectPath.mount, [definition.part]: objectPath.name, performedAt: respondedAt } as Performed<Part, Results>;
    },

    async read(_: Context, known: Partial<Performed<Part, Results>>): Promise<Performed<Part, Results>> {
      return { ...known, id: pathId(objectPathOf(definition, known as Target<Part>)) } as Performed<Part, Results>;
    },

    async delete(): Promise<void> {
      // What was done stays done.
    },
  };
}

/** The same as an action, which is told of in its progress. */
export function operationAction<Part extends string, Results extends object>(definition: OperationDefinition<Part, Results>) {
  return {
    async plan(context: Context, config: Target<Part>): Promise<readonly Problem[]> {
      return problemsOf(context, definition, config);
    },

    async invoke(context: Context, config: Target<Part>, progress: (message: string) => void): Promise<void> {
      const objectPath = objectPathOf(definition, config);
      const { data } = await perform(context, definition, objectPath, 'Find out whether it was done before you invoke it again.');
      progress(definition.words(objectPath, definition.resultsOf(data)));
    },
  };
}

async function problemsOf<Part extends string>(context: Context, definition: Operation<Part>, config: Partial<Target<Part>>, run?: PlanContext['run']): Promise<readonly Problem[]> {
  const { mount, [definition.part]: name } = config as { readonly mount?: string; readonly [part: string]: string | undefined };
  // A plugin may have any name.
  const named = definition.part === 'pluginName' ? [] : nameProblems(context.secrets.dialect, name, definition.part);
  if (named.length > 0 || mount === undefined || name === undefined || !definition.look) return named;
  return definition.look(context, { mount, collection: definition.operation, name }, run);
}

/** Sent once: whoever gets no answer is told that it may have been done, and what is to be done about it. */
async function perform<Part extends string>(context: Context, definition: Operation<Part>, objectPath: ObjectPath, next: string): Promise<Envelope> {
  return issue(context, objectPath, {}).catch((error: Error) => {
    if (error instanceof ApiError && hasSpoken(error)) throw definition.explain?.(error, objectPath) ?? error;
    if (!mayHaveTakenEffect(error)) throw error;
    throw new Unfinished(`It is not known whether it was done: ${error.message}. It is not sent again by itself. ${next}`);
  });
}

function objectPathOf<Part extends string>({ operation, part }: Operation<Part>, target: Target<Part>): ObjectPath {
  return { mount: target.mount, collection: operation, name: (target as Readonly<Record<Part, string>>)[part] };
}
