import { flatEntries } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import type { Value, Values } from '../../definition/value';
import { NotFound } from '../../handlers/errors';
import { leftBehind } from '../../handlers/moved';
import { initialValue } from '../../plan/planned-value';
import { writePrivateState } from '../../plan/private-state';
import { parseExactJson } from '../../plugin-protocol/wire/json-codec';
import {
  encodeDynamicValue,
  MoveResourceStateRequest,
  MoveResourceStateResponse,
} from '../../plugin-protocol/wire/messages';
import { errorDiagnostic, warning } from '../diagnostics';
import { explainForeignSecret } from '../foreign-secrets';
import { identityOf } from '../identity';
import type { Session } from '../session';
import { objectType } from '../wire-types';

/** Moves the state of another provider's resource. Runs in a process that is not configured, and sends no requests. */
export function moveResourceState(session: Session, request: MoveResourceStateRequest): MoveResourceStateResponse {
  const { targetTypeName } = request;
  try {
    const registered = session.resource(targetTypeName);
    const definition = registered.definition();
    refuseUnknownSource(definition, request);
    const source = parseExactJson(request.sourceState!.json!) as Values;
    const moved = registered.handlers().move!({ type: request.sourceTypeName!, state: source });
    const state = Object.fromEntries<Value>(
      flatEntries(definition.attributes).map(([name, attribute]) => [
        name,
        moved.state[name] ?? initialValue(attribute),
      ]),
    );
    return {
      targetState: encodeDynamicValue(objectType(definition.attributes), state),
      targetPrivate: writePrivateState({ imported: true }),
      targetIdentity: identityOf(definition, state),
      diagnostics: leftBehind(moved, source).map((left) => {
        const {
          name,
          because = `${request.sourceTypeName} had a value for \`${name}\`, which ${targetTypeName} does not have.`,
        } = typeof left === 'string' ? { name: left } : left;
        return warning('value-not-carried-over', `\`${name}\` is not carried over`, because);
      }),
    };
  } catch (error) {
    return {
      diagnostics: [
        errorDiagnostic(error, { what: `move ${request.sourceTypeName} to ${targetTypeName}`, type: targetTypeName }),
      ],
    };
  }
}

/** Accepts the source provider from any host, because of mirrors. */
function refuseUnknownSource(definition: ResourceDefinition, request: MoveResourceStateRequest): void {
  const { sourceTypeName = '', sourceProviderAddress = '', sourceSchemaVersion = 0 } = request;
  const understood = definition.movedFrom?.find(({ type }) => type === sourceTypeName);
  const [prefix] = sourceTypeName.split('_');
  const provider = prefix === 'lintel' ? 'lintel/lintel' : `hashicorp/${prefix}`;
  if (!understood || !sourceProviderAddress.endsWith(`/${provider}`)) {
    const types = definition.movedFrom?.map(({ type }) => type).join(', ') || 'no other type';
    throw new NotFound(
      explainForeignSecret(sourceTypeName) ??
        `State can be moved to ${definition.type} from ${types}, not from ${sourceTypeName} of ${sourceProviderAddress}.`,
    );
  }
  if (!understood.schemaVersions.includes(sourceSchemaVersion)) {
    throw new NotFound(
      `State of ${sourceTypeName} is supported in schema version ${understood.schemaVersions.join(', ')}, not ${sourceSchemaVersion}. Apply it once with the latest release of ${provider} first.`,
    );
  }
  if (!request.sourceState?.json?.length) throw new NotFound(`The state of ${sourceTypeName} is empty.`);
}
