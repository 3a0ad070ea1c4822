/** Operations on an authority, as resources and as actions: a revocation, a tidy operation, new revocation lists. */
import { ApiError, mayHaveTakenEffect } from '../../../../clients/errors';
import type { Envelope } from '../../../../clients/secrets';
import type { Problem } from '../../../../definition/problem';
import type { ResourceDefinition } from '../../../../definition/resource';
import type { Values } from '../../../../definition/value';
import type { Context, ResourceHandlers } from '../../../contract';
import { Unfinished } from '../../../errors';
import type { AnyPlanModification, SomeActionHandlers, SomeProposal, SomeResourceHandlers } from '../../../registry';
import { explainMissingMount } from '../mounted-object';
import { isRefusal } from '../service-refusal';

/** The result of the operation. */
export interface Performed {
  readonly results: Values;
  /** The time of the response. */
  readonly respondedAt?: string;
  /** The result in a sentence. */
  readonly summary: string;
}

export interface AuthorityOperation {
  /** Terraform's type. */
  readonly type: string;
  /** The path of the operation, which is its import id. */
  pathOf(config: Values): string;
  /** Checks and decisions of the plan before the operation. */
  modifyPlan?(context: Context, proposal: Pick<SomeProposal, 'config' | 'unknown'>): AnyPlanModification;
  /** Sends the request with `once`, and waits for the result. */
  perform(context: Context, config: Values, once: SendOnce, progress: (message: string) => void): Promise<Performed>;
}

/** Sends a request that is never repeated, and reports how to proceed if its response is lost. */
export interface SendOnce {
  (send: () => Promise<Envelope>): Promise<Envelope>;
  /** The same for a request that determines the outcome of the operation. */
  awaited<T>(find: () => Promise<T>): Promise<T>;
}

/** Creating the resource performs the operation. Reading and deleting it send no request. */
export function authorityOperation<D extends ResourceDefinition>(operation: AuthorityOperation): ResourceHandlers<D> {
  const handlers: SomeResourceHandlers = {
    async modifyPlan(context, proposal) {
      const { prior, replaces } = proposal;
      const { problems = [], ...modification } = operation.modifyPlan?.(context, proposal) ?? {};
      return { ...modification, problems: prior && !replaces ? [] : problems };
    },

    async create(context, config) {
      const id = operation.pathOf(config);
      const nextStep = `If it was, import it to keep the next apply from performing it again:\n\n  terraform import ${operation.type}.<name> ${id}`;
      const once = sendOnce(context, config, nextStep);
      const { results, respondedAt } = await operation.perform(context, config, once, (text) => context.progress(text));
      return { ...config, ...results, id, performedAt: respondedAt };
    },

    async read(_, known) {
      return { ...known, id: operation.pathOf(known) };
    },

    async delete() {
      // An operation cannot be undone.
    },
  };
  // The handlers work on attributes by name.
  return handlers as unknown as ResourceHandlers<D>;
}

/** The operation as an action. The result is shown as progress. */
export function authorityAction(operation: AuthorityOperation): SomeActionHandlers {
  return {
    async plan(context: Context, config: Values): Promise<readonly Problem[]> {
      return operation.modifyPlan?.(context, { config, unknown: new Set() }).problems ?? [];
    },

    async invoke(context: Context, config: Values, progress: (message: string) => void): Promise<void> {
      const once = sendOnce(context, config, 'Find out before you invoke the action again.');
      progress((await operation.perform(context, config, once, progress)).summary);
    },
  };
}

function sendOnce({ warn }: Context, config: Values, nextStep: string): SendOnce {
  const mount = String(config.mount ?? 'pki');
  const once = async (send: () => Promise<Envelope>) => {
    const response = await send().catch((error: Error) => {
      const explained = explainMissingMount(error, { mount });
      if (explained !== error || (error instanceof ApiError && isRefusal(error))) throw explained;
      if (!mayHaveTakenEffect(error)) throw error;
      throw new Unfinished(
        `It is not known whether the operation was performed: ${error.message}. The request is not repeated automatically. ${nextStep}`,
      );
    });
    response.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
    return response;
  };
  return Object.assign(once, {
    awaited: async <T>(find: () => Promise<T>) =>
      find().catch((error: Error) => {
        if (error instanceof Unfinished) throw error;
        throw new Unfinished(
          `It is not known whether the operation was performed to its end: ${error.message}. The service goes on by itself. ${nextStep}`,
        );
      }),
  });
}
