/** Turns the last outcome of a request into the response or an error. */
import { LostResponse, ForeignResponse, Unreachable } from './errors';
import type { Redact } from './redact';
import { Ask, isSuccess, ServiceResponse } from './request';
import type { RequestMessages } from './request-messages';
import type { Pace } from './retry/retry';
import { inSeconds } from './retry/waiting';
import { foreignBody, foreignError, MOST_LINE } from './transport/foreign';
import { parseJson } from './transport/parse';
import { redirectTarget } from './transport/redirect';
import type { Outcome, Sent } from './transport/transport';

/** The error mentions retries if they took longer than this. */
const WORTH_MENTIONING_MS = 5_000;

interface Settling {
  readonly ask: Ask;
  readonly sent: Sent;
  readonly redact: Redact;
  readonly messages: RequestMessages;
  readonly pace: Pace;
}

/** An outcome whose response may already have been parsed. */
export type Examined =
  | Exclude<Outcome, { kind: 'response' }>
  | (Extract<Outcome, { kind: 'response' }> & { readonly json?: unknown; readonly weight?: number });

/** A truncated body counts as a lost response. */
export function withReadableBody(outcome: Extract<Outcome, { kind: 'response' }>): Examined {
  if (outcome.body.length === 0) return outcome;
  const { value: json, weight, refused } = parseJson(outcome.body);
  if (json !== undefined) return { ...outcome, json, weight };
  if (refused !== undefined) return { kind: 'lost', reason: refused, permanent: true };
  // Other content types come from something in front of the service, and a retry would not help.
  return /json/i.test(outcome.headers['content-type'] ?? '')
    ? { kind: 'lost', reason: 'the response is not complete JSON', permanent: false }
    : outcome;
}

/** Returns the response, or the error for any other outcome. */
export function settle(
  { ask, sent, redact, messages, pace }: Settling,
  outcome: Exclude<Examined, { kind: 'interrupted' }> & { readonly url: URL },
  { elapsed, asked }: { elapsed: number; asked?: number },
): ServiceResponse {
  const tried = elapsed > WORTH_MENTIONING_MS ? [`retried for ${inSeconds(elapsed)}`] : [];
  switch (outcome.kind) {
    case 'response': {
      const { value = outcome.json, weight } =
        outcome.json === undefined && (ask.json || !isSuccess(outcome))
          ? parseJson(outcome.body)
          : { weight: outcome.weight ?? 0 };
      requireOfService({ ask, sent, redact, messages }, outcome, value, tried);
      const isRefused = asked !== undefined && elapsed + asked > pace.total;
      const notes = [
        ...(outcome.cut ? ['the response is too large to be read in full'] : []),
        ...(isRefused
          ? [`the service asks to wait ${inSeconds(asked)}, but requests wait ${inSeconds(pace.total)} at most`]
          : tried),
      ];
      return { ...outcome, json: value, weight, notes: isSuccess(outcome) ? [] : notes };
    }
    case 'lost':
      throw new LostResponse(messages.failed(ask, redact), redact(outcome.reason), outcome.permanent);
    case 'unreachable':
      throw new Unreachable(
        messages.failed(ask, redact),
        sent.url.origin,
        [redact(outcome.reason), ...tried].join(', '),
      );
  }
}

/** Throws `ForeignResponse` for responses from something in front of the service. Storage hosts have response formats of their own. */
function requireOfService(
  { ask, sent, redact, messages }: Omit<Settling, 'pace'>,
  outcome: Extract<Outcome, { kind: 'response' }>,
  json: unknown,
  tried: readonly string[],
): void {
  if (!ask.path.startsWith('/')) return;
  const foreign = json === undefined ? foreignBody(outcome, !ask.json) : foreignError(outcome.status, json);
  if (!foreign || redirectTarget(sent, outcome) !== undefined) return;
  // The gateway does not know the method: the caller falls back to another one.
  if (ask.method === 'LIST' && [400, 405, 501].includes(outcome.status)) return;
  const line = redact(foreign.line).slice(0, MOST_LINE);
  const notes = [...(outcome.proxy === undefined ? [] : [`through ${outcome.proxy}`]), ...tried];
  throw new ForeignResponse(
    messages.failed(ask, redact),
    outcome.status,
    `${outcome.status} with ${foreign.kind}, which is not a response of the service at ${sent.url.origin}` +
      (line && `: it says ${JSON.stringify(line)}`) +
      (notes.length > 0 ? ` (${notes.join('; ')})` : ''),
  );
}
