import type { Call, Route } from '../../exchange';
import { bearerToken } from '../../tokens';
import type { World } from '../../world';
import { notFound, Refusal, refuseIfAny, unauthorized } from '../json-api';
import { readBody, readDocument } from '../request-document';
import { endResult } from '../runs/run-progress';
import { byCallback, hasEnded, taskResults } from '../runs/runs';
import type { TaskOutcome, TaskResult } from '../runs/runs';
import { outcomeOf, reportProblems, reportedOutcomes } from './task-report';

/** The updates that run tasks send during and at the end of their work. */
export const taskCallbackRoutes: readonly Route[] = [
  {
    operation: 'Run task callback',
    method: 'PATCH',
    path: '/api/v2/task-results/:id/callback',
    // Uses the token that the task has received.
    open: true,
    handle: (world, call, { id }) => {
      const result = world.store.of(taskResults).firstBy(byCallback, id);
      if (!result) throw notFound();
      try {
        accept(world, call, result);
      } catch (error) {
        if (error instanceof Refusal) world.store.of(taskResults).put(recorded(world, call, result, error.status));
        throw error;
      }
      return { status: 200 };
    },
  },
];

/** Omitted values keep what the task reported before. */
function accept(world: World, call: Call, result: TaskResult): void {
  if (bearerToken(call.headers.authorization) !== result.token) throw unauthorized();
  const { attributes, relationships } = readDocument(call, 'task-results');
  refuseIfAny(reportProblems(attributes, relationships));
  if (hasEnded(result)) {
    const detail = `The task result is already ${result.status}.`;
    throw new Refusal(409, [{ status: '409', title: 'conflict', detail }]);
  }
  const { status, message = result.message, url = result.url } = attributes;
  const updated = world.store.of(taskResults).put({
    ...recorded(world, call, result, 200),
    message: (message ?? '') as string,
    url: url as string | null,
    outcomes: withOutcomes(result.outcomes, reportedOutcomes(relationships).map(outcomeOf)),
    updatedAt: world.clock.now().toISOString(),
  });
  if (status === 'passed' || status === 'failed') endResult(world, updated, status, updated.message);
}

/** An outcome that is sent again replaces the one with the same identifier. */
function withOutcomes(before: readonly TaskOutcome[], sent: readonly TaskOutcome[]): TaskOutcome[] {
  return [...new Map([...before, ...sent].map((outcome) => [outcome.outcomeId, outcome])).values()];
}

function recorded(world: World, call: Call, result: TaskResult, status: number): TaskResult {
  const callback = { receivedAt: world.clock.now().toISOString(), status, body: bodyOf(call) };
  return { ...result, callbacks: [...result.callbacks, callback] };
}

/** Null if the body is not a document. */
function bodyOf(call: Call): unknown {
  try {
    return readBody(call) ?? null;
  } catch {
    return null;
  }
}
