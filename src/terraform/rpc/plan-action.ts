import { containsUnknown } from '../../definition/value';
import { handlerConfig } from '../../plan/inputs';
import type { Call } from '../../plugin-protocol/rpc';
import { Diagnostic, PlanActionRequest, PlanActionResponse } from '../../plugin-protocol/wire/messages';
import { readConfiguration } from '../configuration';
import { deferral } from '../deferral';
import { errorDiagnostic, problemDiagnostic } from '../diagnostics';
import type { Session } from '../session';

/** Checks whether an action can be invoked, without an effect. Unknown values are checked when the action is invoked. */
export async function planAction(
  session: Session,
  request: PlanActionRequest,
  call: Call,
): Promise<PlanActionResponse> {
  const { actionType } = request;
  const registered = session.action(actionType);
  const { attributes, service } = registered.definition();
  const diagnostics: Diagnostic[] = [];
  try {
    const config = readConfiguration(session, { attributes }, request.config);
    const deferred = deferral(session, service, request.clientCapabilities, config);
    if (deferred) return { deferred, diagnostics };
    session.requireConnection(service);
    const handlers = registered.handlers();
    if (handlers.plan && !containsUnknown(config) && !session.isConnectionUnknown(service)) {
      const problems = await handlers.plan(
        session.context(call, diagnostics, attributes),
        handlerConfig({ attributes }, config),
      );
      diagnostics.push(...problems.map((problem) => problemDiagnostic(problem, attributes)));
    }
  } catch (error) {
    diagnostics.push(errorDiagnostic(error, { what: `plan the action ${actionType}`, type: actionType, attributes }));
  }
  return { diagnostics };
}
