import { check } from '../../definition/check';
import { holdsMadeUp, isAboutMadeUp } from '../../definition/for-the-plan';
import { containsUnknown } from '../../definition/value';
import { handlerConfig } from '../../plan/inputs';
import type { Call } from '../../plugin-protocol/rpc';
import {
  Diagnostic,
  encodeDynamicValue,
  ReadDataSourceRequest,
  ReadDataSourceResponse,
} from '../../plugin-protocol/wire/messages';
import { readConfiguration } from '../configuration';
import { deferral, UnknownConfig } from '../deferral';
import { errorDiagnostic, problemDiagnostic } from '../diagnostics';
import { withoutResults, withResults } from '../results';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** Reads a data source with a known configuration. Configured values are returned unchanged. */
export async function readDataSource(
  session: Session,
  request: ReadDataSourceRequest,
  call: Call,
): Promise<ReadDataSourceResponse> {
  const registered = session.dataSource(request.typeName);
  const definition = registered.definition();
  const { attributes, service } = definition;
  const type = objectType(attributes);
  const diagnostics: Diagnostic[] = [];
  try {
    const config = readConfiguration(session, definition, request.config);
    // Problems that the validation left to the read.
    const problems = holdsMadeUp(config) ? check(definition, config).filter((one) => isAboutMadeUp(config, one)) : [];
    if (problems.length > 0) return { diagnostics: problems.map((one) => problemDiagnostic(one, attributes)) };
    const deferred = deferral(session, service, request.clientCapabilities, config);
    if (deferred) return { state: encodeDynamicValue(type, withoutResults(attributes, config)), deferred, diagnostics };
    // Terraform itself defers unknown configurations, but does not know the provider's defaults.
    if (containsUnknown(config)) throw new UnknownConfig(`the data source ${request.typeName}`);
    const result = await registered
      .handlers()
      .read(session.context(call, diagnostics, attributes), handlerConfig({ attributes }, config));
    return { state: encodeDynamicValue(type, withResults(attributes, config, result)), diagnostics };
  } catch (error) {
    diagnostics.push(
      errorDiagnostic(error, { what: `read data source ${request.typeName}`, type: request.typeName, attributes }),
    );
    return { diagnostics };
  }
}
