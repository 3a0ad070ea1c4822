import { isValues, Value, Values } from '../value';
import { decodeJson } from './json-codec';
import { MessageReader } from './message-reader';
import { MessageName, Received, Sent } from './message-types';
import { MessageWriter } from './message-writer';
import { WireType } from './type';
import { decodeValue, encodeValue } from './value-codec';
import { WireError } from './wire-error';

export type { MessageName, Received, Sent } from './message-types';

const writer = new MessageWriter();

/** Encodes a message, after as many unused bytes as the caller needs in front of it. */
export function encodeMessage<Name extends MessageName>(name: Name, message: Sent<Name>, headroom = 0): Buffer {
  return writer.write(name, message, headroom);
}

/** Decodes a message. Its bytes fields are views, not copies. */
export function decodeMessage<Name extends MessageName>(name: Name, bytes: Buffer): Received<Name> {
  return new MessageReader(bytes).read(name) as Received<Name>;
}

/** Decodes a value from Terraform. An absent or empty message means null. */
export function decodeDynamicValue(type: WireType, message: Sent<'DynamicValue'> | undefined): Value {
  if (message?.msgpack?.length) return decodeValue(type, message.msgpack);
  if (message?.json?.length) return decodeJson(type, message.json);
  return undefined;
}

/** The value of an object that the protocol requires. A null or unknown one is an invalid message. */
export function decodeObject(type: WireType, message: Sent<'DynamicValue'> | undefined): Values {
  const value = decodeDynamicValue(type, message);
  if (!isValues(value)) throw new WireError('expected an object');
  return value;
}

/** Whether a value is null, without decoding it: in MessagePack, null is a single byte. */
export function isNull(message: Sent<'DynamicValue'> | undefined): boolean {
  if (message?.msgpack?.length) return message.msgpack[0] === 0xc0;
  return !message?.json?.length || Buffer.from(message.json).toString('utf8').trim() === 'null';
}

export function encodeDynamicValue(type: WireType, value: Value): DynamicValueMessage {
  return { msgpack: encodeValue(type, value) };
}

/** Decodes a value from the state. The flat format, which Terraform wrote before 0.12, is not supported. */
export function decodeRawState(type: WireType, rawState: RawState | undefined): Value {
  if (rawState?.json?.length) return decodeJson(type, rawState.json);
  if (rawState && Object.keys(rawState.flatmap).length > 0) {
    throw new WireError('the state is in the format of Terraform 0.11');
  }
  return undefined;
}

/** The severity of a diagnostic. */
export const Severity = { ERROR: 1, WARNING: 2 } as const;
/** The format of a description. */
export const StringKind = { PLAIN: 0, MARKDOWN: 1 } as const;
/** The nesting of a nested attribute or block. */
export const NestingMode = { SINGLE: 1, LIST: 2, SET: 3, MAP: 4, GROUP: 5 } as const;

export interface DynamicValueMessage extends Received<'DynamicValue'> {}
export interface Diagnostic extends Sent<'Diagnostic'> {}
export interface FunctionError extends Sent<'FunctionError'> {}
export interface AttributePath extends Sent<'AttributePath'> {}
export interface AttributePathStep extends Sent<'AttributePath.Step'> {}
export interface StopProviderRequest extends Received<'StopProvider.Request'> {}
export interface StopProviderResponse extends Sent<'StopProvider.Response'> {}
export interface RawState extends Received<'RawState'> {}
export interface ResourceIdentitySchema extends Sent<'ResourceIdentitySchema'> {}
export interface ResourceIdentitySchemaIdentityAttribute extends Sent<'ResourceIdentitySchema.IdentityAttribute'> {}
export interface ResourceIdentityData extends Sent<'ResourceIdentityData'> {}
export interface ActionSchema extends Sent<'ActionSchema'> {}
export interface Schema extends Sent<'Schema'> {}
export interface SchemaBlock extends Sent<'Schema.Block'> {}
export interface SchemaAttribute extends Sent<'Schema.Attribute'> {}
export interface SchemaNestedBlock extends Sent<'Schema.NestedBlock'> {}
export interface SchemaObject extends Sent<'Schema.Object'> {}
export interface ProviderFunction extends Sent<'Function'> {}
export interface FunctionParameter extends Sent<'Function.Parameter'> {}
export interface FunctionReturn extends Sent<'Function.Return'> {}
export interface ServerCapabilities extends Sent<'ServerCapabilities'> {}
export interface ClientCapabilities extends Received<'ClientCapabilities'> {}
export interface Deferred extends Sent<'Deferred'> {}
export interface GetMetadataRequest extends Received<'GetMetadata.Request'> {}
export interface GetMetadataResponse extends Sent<'GetMetadata.Response'> {}
export interface GetMetadataEphemeralMetadata extends Sent<'GetMetadata.EphemeralMetadata'> {}
export interface GetMetadataFunctionMetadata extends Sent<'GetMetadata.FunctionMetadata'> {}
export interface GetMetadataDataSourceMetadata extends Sent<'GetMetadata.DataSourceMetadata'> {}
export interface GetMetadataResourceMetadata extends Sent<'GetMetadata.ResourceMetadata'> {}
export interface GetMetadataListResourceMetadata extends Sent<'GetMetadata.ListResourceMetadata'> {}
export interface GetMetadataStateStoreMetadata extends Sent<'GetMetadata.StateStoreMetadata'> {}
export interface GetMetadataActionMetadata extends Sent<'GetMetadata.ActionMetadata'> {}
export interface GetProviderSchemaRequest extends Received<'GetProviderSchema.Request'> {}
export interface GetProviderSchemaResponse extends Sent<'GetProviderSchema.Response'> {}
export interface ValidateProviderConfigRequest extends Received<'ValidateProviderConfig.Request'> {}
export interface ValidateProviderConfigResponse extends Sent<'ValidateProviderConfig.Response'> {}
export interface UpgradeResourceStateRequest extends Received<'UpgradeResourceState.Request'> {}
export interface UpgradeResourceStateResponse extends Sent<'UpgradeResourceState.Response'> {}
export interface GetResourceIdentitySchemasRequest extends Received<'GetResourceIdentitySchemas.Request'> {}
export interface GetResourceIdentitySchemasResponse extends Sent<'GetResourceIdentitySchemas.Response'> {}
export interface UpgradeResourceIdentityRequest extends Received<'UpgradeResourceIdentity.Request'> {}
export interface UpgradeResourceIdentityResponse extends Sent<'UpgradeResourceIdentity.Response'> {}
export interface ValidateResourceConfigRequest extends Received<'ValidateResourceConfig.Request'> {}
export interface ValidateResourceConfigResponse extends Sent<'ValidateResourceConfig.Response'> {}
export interface ValidateDataResourceConfigRequest extends Received<'ValidateDataResourceConfig.Request'> {}
export interface ValidateDataResourceConfigResponse extends Sent<'ValidateDataResourceConfig.Response'> {}
export interface ValidateEphemeralResourceConfigRequest extends Received<'ValidateEphemeralResourceConfig.Request'> {}
export interface ValidateEphemeralResourceConfigResponse extends Sent<'ValidateEphemeralResourceConfig.Response'> {}
export interface ConfigureProviderRequest extends Received<'ConfigureProvider.Request'> {}
export interface ConfigureProviderResponse extends Sent<'ConfigureProvider.Response'> {}
export interface ReadResourceRequest extends Received<'ReadResource.Request'> {}
export interface ReadResourceResponse extends Sent<'ReadResource.Response'> {}
export interface PlanResourceChangeRequest extends Received<'PlanResourceChange.Request'> {}
export interface PlanResourceChangeResponse extends Sent<'PlanResourceChange.Response'> {}
export interface ApplyResourceChangeRequest extends Received<'ApplyResourceChange.Request'> {}
export interface ApplyResourceChangeResponse extends Sent<'ApplyResourceChange.Response'> {}
export interface ImportResourceStateRequest extends Received<'ImportResourceState.Request'> {}
export interface ImportResourceStateImportedResource extends Sent<'ImportResourceState.ImportedResource'> {}
export interface ImportResourceStateResponse extends Sent<'ImportResourceState.Response'> {}
export interface GenerateResourceConfigRequest extends Received<'GenerateResourceConfig.Request'> {}
export interface GenerateResourceConfigResponse extends Sent<'GenerateResourceConfig.Response'> {}
export interface MoveResourceStateRequest extends Received<'MoveResourceState.Request'> {}
export interface MoveResourceStateResponse extends Sent<'MoveResourceState.Response'> {}
export interface ReadDataSourceRequest extends Received<'ReadDataSource.Request'> {}
export interface ReadDataSourceResponse extends Sent<'ReadDataSource.Response'> {}
export interface OpenEphemeralResourceRequest extends Received<'OpenEphemeralResource.Request'> {}
export interface OpenEphemeralResourceResponse extends Sent<'OpenEphemeralResource.Response'> {}
export interface RenewEphemeralResourceRequest extends Received<'RenewEphemeralResource.Request'> {}
export interface RenewEphemeralResourceResponse extends Sent<'RenewEphemeralResource.Response'> {}
export interface CloseEphemeralResourceRequest extends Received<'CloseEphemeralResource.Request'> {}
export interface CloseEphemeralResourceResponse extends Sent<'CloseEphemeralResource.Response'> {}
export interface GetFunctionsRequest extends Received<'GetFunctions.Request'> {}
export interface GetFunctionsResponse extends Sent<'GetFunctions.Response'> {}
export interface CallFunctionRequest extends Received<'CallFunction.Request'> {}
export interface CallFunctionResponse extends Sent<'CallFunction.Response'> {}
export interface ListResourceRequest extends Received<'ListResource.Request'> {}
export interface ListResourceEvent extends Sent<'ListResource.Event'> {}
export interface ValidateListResourceConfigRequest extends Received<'ValidateListResourceConfig.Request'> {}
export interface ValidateListResourceConfigResponse extends Sent<'ValidateListResourceConfig.Response'> {}
export interface ValidateStateStoreRequest extends Received<'ValidateStateStore.Request'> {}
export interface ValidateStateStoreResponse extends Sent<'ValidateStateStore.Response'> {}
export interface ConfigureStateStoreRequest extends Received<'ConfigureStateStore.Request'> {}
export interface ConfigureStateStoreResponse extends Sent<'ConfigureStateStore.Response'> {}
export interface StateStoreClientCapabilities extends Sent<'StateStoreClientCapabilities'> {}
export interface StateStoreServerCapabilities extends Sent<'StateStoreServerCapabilities'> {}
export interface ReadStateBytesRequest extends Received<'ReadStateBytes.Request'> {}
export interface ReadStateBytesResponse extends Sent<'ReadStateBytes.Response'> {}
export interface WriteStateBytesRequestChunk extends Received<'WriteStateBytes.RequestChunk'> {}
export interface WriteStateBytesResponse extends Sent<'WriteStateBytes.Response'> {}
export interface RequestChunkMeta extends Sent<'RequestChunkMeta'> {}
export interface StateRange extends Sent<'StateRange'> {}
export interface LockStateRequest extends Received<'LockState.Request'> {}
export interface LockStateResponse extends Sent<'LockState.Response'> {}
export interface UnlockStateRequest extends Received<'UnlockState.Request'> {}
export interface UnlockStateResponse extends Sent<'UnlockState.Response'> {}
export interface GetStatesRequest extends Received<'GetStates.Request'> {}
export interface GetStatesResponse extends Sent<'GetStates.Response'> {}
export interface DeleteStateRequest extends Received<'DeleteState.Request'> {}
export interface DeleteStateResponse extends Sent<'DeleteState.Response'> {}
export interface PlanActionRequest extends Received<'PlanAction.Request'> {}
export interface PlanActionResponse extends Sent<'PlanAction.Response'> {}
export interface InvokeActionRequest extends Received<'InvokeAction.Request'> {}
export interface InvokeActionEvent extends Sent<'InvokeAction.Event'> {}
export interface InvokeActionEventProgress extends Sent<'InvokeAction.Event.Progress'> {}
export interface InvokeActionEventCompleted extends Sent<'InvokeAction.Event.Completed'> {}
export interface ValidateActionConfigRequest extends Received<'ValidateActionConfig.Request'> {}
export interface ValidateActionConfigResponse extends Sent<'ValidateActionConfig.Response'> {}
export interface Timestamp extends Sent<'google.protobuf.Timestamp'> {}
