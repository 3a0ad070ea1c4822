import type { ResourceDefinition } from '../../definition/resource';
import { containsUnknown } from '../../definition/value';
import type { SomeListedObject } from '../../handlers/registry';
import { importedState } from '../../plan/imported-state';
import { handlerConfig } from '../../plan/inputs';
import { printed } from '../../plan/known-secrets';
import { stateAfterRead } from '../../plan/state';
import type { Call } from '../../plugin-protocol/rpc';
import {
  Diagnostic,
  encodeDynamicValue,
  ListResourceEvent,
  ListResourceRequest,
} from '../../plugin-protocol/wire/messages';
import { readConfiguration } from '../configuration';
import { UnknownConfig } from '../deferral';
import { errorDiagnostic } from '../diagnostics';
import { identityOf } from '../identity';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** Sends one event per object, and stops the resource's handler at the limit. Errors are events, too. */
export async function* listResource(
  session: Session,
  request: ListResourceRequest,
  call: Call,
): AsyncGenerator<ListResourceEvent> {
  const { typeName, includeResourceObject: withObject } = request;
  const registered = session.listResource(typeName);
  const { attributes } = registered.definition();
  const definition = session.resource(typeName).definition();
  const limit = request.limit > 0 ? request.limit : undefined;
  const diagnostics: Diagnostic[] = [];
  try {
    const config = readConfiguration(session, { attributes }, request.config);
    if (containsUnknown(config)) throw new UnknownConfig(`the list of ${typeName}`);
    let count = 0;
    for await (const listed of registered
      .handlers()
      .list(session.context(call, diagnostics, attributes), handlerConfig({ attributes }, config), {
        withObject,
        limit,
      })) {
      yield { ...eventOf(definition, listed, withObject), diagnostic: diagnostics.splice(0) };
      if (++count === limit) break;
    }
  } catch (error) {
    diagnostics.push(errorDiagnostic(error, { what: `list ${typeName}`, type: typeName, attributes }));
  }
  if (diagnostics.length > 0) yield { diagnostic: diagnostics };
}

/** The object equals the state of a read right after an import. */
function eventOf(
  definition: ResourceDefinition,
  { displayName, identity, object }: SomeListedObject,
  withObject: boolean,
): ListResourceEvent {
  // The list has the values of the identity by their own names.
  const reported = identityOf({ ...definition, identityFrom: undefined }, identity);
  if (!reported) throw new Error(`${definition.type}: the identity of \`${displayName}\` is incomplete`);
  const shown = printed(displayName).replace(/\n/g, '\\n');
  if (!withObject) return { displayName: shown, identity: reported };
  if (!object) {
    throw new Error(`${definition.type}: the list does not contain the requested object of \`${displayName}\``);
  }
  const state = stateAfterRead(definition.attributes, object, importedState(definition, identity));
  return {
    displayName: shown,
    identity: reported,
    resourceObject: encodeDynamicValue(objectType(definition.attributes), state),
  };
}
