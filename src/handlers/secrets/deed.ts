import { nameProblems } from './dialect';
import { Data, issue, Place, placeId } from './object';
import { hasSpoken } from './refusal';
import { ApiError, mayHaveTakenEffect } from '../../clients/errors';
import type { Envelope } from '../../clients/secrets';
import type { Problem } from '../../definition/problem';
import type { Context, PlanContext } from '../contract';
import { Unfinished } from '../errors';

/** What one POST does. */
interface Operation<Part extends string> {
  /** Terraform's type. */
  readonly type: string;
  /** The path segment that names it, such as `rotate-root`. */
  readonly operation: string;
  /** The attribute that names what it is done to. */
  readonly part: Part;
  /** Looks, before it is planned, whether it can be done. `run` has what other plans tell; an action has none. */
  look?(context: Context, place: Place, run?: PlanContext['run']): Promise<readonly Problem[]>;
  /** What the service's refusal means, where its own words do not say it. */
  explain?(refusal: ApiError, place: Place): Error;
}

/** Something that is done, as a resource and as an action. The service keeps nothing of it that could be read. */
export interface Deed<Part extends string, Results extends object = {}> extends Operation<Part> {
  /** What the answer tells besides. */
  resultsOf(data: Data): Results;
  /** What was done, as a sentence. */
  words(place: Place, results: Results): string;
}

type Target<Part extends string> = { readonly mount: string } & { readonly [part in Part]: string };
type Performed<Part extends string, Results extends object> = Target<Part> & Results & { readonly id: string; readonly performedAt?: string };

interface DeedProposal<Part extends string> {
  readonly config: Partial<Target<Part>>;
  readonly prior: object | undefined;
  readonly replaces: boolean;
}

/** Making it does it; reading and deleting it send nothing. */
export function deedResource<Part extends string, Results extends object>(deed: Deed<Part, Results>) {
  return {
    async plan(context: PlanContext, { config, prior, replaces }: DeedProposal<Part>): Promise<{ readonly problems: readonly Problem[] }> {
      return { problems: prior && !replaces ? [] : await problemsOf(context, deed, config, context.run) };
    },

    async create(context: Context, config: Target<Part>): Promise<Performed<Part, Results>> {
      const place = placeOf(deed, config);
      const { answeredAt, data } = await perform(context, deed, place, `If it was done, and the next apply shall not do it once more, import it:\n\n  terraform import ${deed.type}.<name> ${placeId(place)}`);
      return { ...deed.resultsOf(data), id: placeId(place), mount: place.mount, [deed.part]: place.name, performedAt: answeredAt } as Performed<Part, Results>;
    },

    async read(_: Context, known: Partial<Performed<Part, Results>>): Promise<Performed<Part, Results>> {
      return { ...known, id: placeId(placeOf(deed, known as Target<Part>)) } as Performed<Part, Results>;
    },

    async delete(): Promise<void> {
      // What was done stays done.
    },
  };
}

/** The same as an action, which is told of in its progress. */
export function deedAction<Part extends string, Results extends object>(deed: Deed<Part, Results>) {
  return {
    async plan(context: Context, config: Target<Part>): Promise<readonly Problem[]> {
      return problemsOf(context, deed, config);
    },

    async invoke(context: Context, config: Target<Part>, progress: (message: string) => void): Promise<void> {
      const place = placeOf(deed, config);
      const { data } = await perform(context, deed, place, 'Find out whether it was done before you invoke it again.');
      progress(deed.words(place, deed.resultsOf(data)));
    },
  };
}

async function problemsOf<Part extends string>(context: Context, deed: Operation<Part>, config: Partial<Target<Part>>, run?: PlanContext['run']): Promise<readonly Problem[]> {
  const { mount, [deed.part]: name } = config as { readonly mount?: string; readonly [part: string]: string | undefined };
  // A plugin may have any name.
  const named = deed.part === 'pluginName' ? [] : nameProblems(context.secrets.dialect, name, deed.part);
  if (named.length > 0 || mount === undefined || name === undefined || !deed.look) return named;
  return deed.look(context, { mount, collection: deed.operation, name }, run);
}

/** Sent once: whoever gets no answer is told that it may have been done, and what is to be done about it. */
async function perform<Part extends string>(context: Context, deed: Operation<Part>, place: Place, next: string): Promise<Envelope> {
  return issue(context, place, {}).catch((error: Error) => {
    if (error instanceof ApiError && hasSpoken(error)) throw deed.explain?.(error, place) ?? error;
    if (!mayHaveTakenEffect(error)) throw error;
    throw new Unfinished(`It is not known whether it was done: ${error.message}. It is not sent again by itself. ${next}`);
  });
}

function placeOf<Part extends string>({ operation, part }: Operation<Part>, target: Target<Part>): Place {
  return { mount: target.mount, collection: operation, name: (target as Readonly<Record<Part, string>>)[part] };
}
