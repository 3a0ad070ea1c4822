import { gather } from '../../definition/flatten';
import type { Values } from '../../definition/value';
import type { RegisteredResource, SomeProposal } from '../../handlers/registry';
import { plan } from '../../plan/plan';
import { readPrivateState, writePrivateState } from '../../plan/private-state';
import type { Call } from '../../plugin-protocol/rpc';
import {
  decodeDynamicValue,
  Diagnostic,
  encodeDynamicValue,
  isNull,
  PlanResourceChangeRequest,
  PlanResourceChangeResponse,
} from '../../plugin-protocol/wire/messages';
import { attributePath } from '../attribute-path';
import { readConfiguration } from '../configuration';
import { deferral } from '../deferral';
import { errorDiagnostic, problemDiagnostic } from '../diagnostics';
import { identityOf } from '../identity';
import { clientAt, requireSamePlace } from '../place';
import type { Session } from '../session';
import { encodeUnlessSame } from '../unchanged';
import { objectType } from '../wire-types';

/** Has no effect, because it runs two or three times per change. A deletion is always planned as requested. */
export async function planResourceChange(
  session: Session,
  request: PlanResourceChangeRequest,
  call: Call,
): Promise<PlanResourceChangeResponse> {
  const registered = session.resource(request.typeName);
  const definition = registered.definition();
  const { attributes } = definition;
  const type = objectType(attributes);
  // A deletion may need the earlier private state, which must survive a plan without a prior state.
  const carried = {
    plannedPrivate: request.priorPrivate,
    requiresReplace: [],
    deferred: deferral(session, definition.service, request.clientCapabilities),
  };
  try {
    session.requireConnection(definition.service);
    session.beginPlan();
    const prior = decodeDynamicValue(type, request.priorState) as Values | undefined;
    const privateState = readPrivateState(request.priorPrivate);
    if (prior) await requireSamePlace(definition.service, clientAt(session, definition), privateState);
    if (isNull(request.config) || isNull(request.proposedNewState)) {
      return {
        ...carried,
        plannedState: encodeDynamicValue(type, undefined),
        plannedIdentity: request.priorIdentity,
        diagnostics: prior ? await planDeletion(session, registered, request, prior, call) : [],
      };
    }
    const config = readConfiguration(session, definition, request.config);
    const handlers = registered.handlers();
    const diagnostics: Diagnostic[] = [];
    const modify =
      handlers.modifyPlan &&
      ((proposal: SomeProposal) =>
        handlers.modifyPlan!(session.planContext(call, diagnostics, attributes, privateState.entries), proposal));
    const concealed = prior && session.validated.behind(definition, request.config, config);
    const overlaid = prior !== undefined && session.validated.isOverlaid(definition, request.config);
    const planned = await plan(
      { definition, updates: handlers.update !== undefined, config, prior, privateState, concealed, overlaid },
      modify,
    );
    const { decided } = planned;
    const twice = session.planned.plan(definition, planned.state, prior ? 'existing' : 'new');
    return {
      ...carried,
      ...(decided || privateState.decided ? { plannedPrivate: writePrivateState({ ...privateState, decided }) } : {}),
      plannedState: encodeUnlessSame(type, planned.state, prior, request.priorState),
      plannedIdentity:
        identityOf(definition, prior && planned.requiresReplace.length === 0 ? planned.state : undefined) ??
        request.priorIdentity,
      requiresReplace: planned.requiresReplace.map((path) => attributePath(attributes, path)),
      diagnostics: [
        ...[...planned.problems, ...twice].map((problem) => problemDiagnostic(problem, attributes)),
        ...diagnostics,
      ],
    };
  } catch (error) {
    const operation = { what: `plan ${request.typeName}`, type: request.typeName, attributes };
    return { ...carried, plannedState: request.proposedNewState, diagnostics: [errorDiagnostic(error, operation)] };
  }
}

/** The resource's problems with a deletion before it happens. If the connection is known only after apply, there are none. */
async function planDeletion(
  session: Session,
  registered: RegisteredResource,
  { priorPrivate }: PlanResourceChangeRequest,
  prior: Values,
  call: Call,
): Promise<Diagnostic[]> {
  const { attributes, service } = registered.definition();
  const handlers = registered.handlers();
  if (!handlers.planDeletion || session.isConnectionUnknown(service)) return [];
  const diagnostics: Diagnostic[] = [];
  const { entries } = readPrivateState(priorPrivate);
  const context = session.planContext(call, diagnostics, attributes, entries);
  const problems = await handlers.planDeletion(context, gather(attributes, prior));
  return [...problems.map((problem) => problemDiagnostic(problem, attributes)), ...diagnostics];
}
