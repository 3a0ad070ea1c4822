import { flatAttributes, flatten } from '../../definition/flatten';
import type { Value, Values } from '../../definition/value';
import { errorDiagnostic } from '../diagnostics';
import { handlerConfig } from '../plan/inputs';
import { defaultOf } from '../plan/planned-value';
import type { Session } from '../session';
import { decodeDynamicValue, Diagnostic, encodeDynamicValue, ReadDataSourceRequest, ReadDataSourceResponse } from '../wire/messages';
import { objectType } from '../wire-types';
import type { Call } from './rpc';

/** Reads for a configuration that is wholly known. Configured values are handed back as they are. */
export async function readDataSource(session: Session, request: ReadDataSourceRequest, call: Call): Promise<ReadDataSourceResponse> {
  const room = session.dataSource(request.typeName);
  const { attributes } = room.definition();
  const type = objectType(attributes);
  const diagnostics: Diagnostic[] = [];
  try {
    const config = decodeDynamicValue(type, request.config) as Values;
    const result = flatten(attributes, await room.handlers().read(session.context(call, diagnostics), handlerConfig({ attributes }, config)));
    const flat = flatAttributes(attributes);
    const state: { [name: string]: Value } = {};
    for (const name of Object.keys(flat)) {
      state[name] = config[name] ?? (flat[name].use === 'optional' ? defaultOf(flat[name]) : result[name]);
    }
    return { state: encodeDynamicValue(type, state), diagnostics };
  } catch (error) {
    diagnostics.push(errorDiagnostic(error, { what: `read data source ${request.typeName}`, type: request.typeName, attributes }));
    return { diagnostics };
  }
}
