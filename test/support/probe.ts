import type { Rpcs } from '../../src/plugin-protocol/rpc';
import { decodeDynamicValue, decodeRawState, encodeDynamicValue } from '../../src/plugin-protocol/wire/messages';
import type { WireType } from '../../src/plugin-protocol/wire/type';

const ATTRIBUTES: readonly [name: string, json: unknown, type: WireType][] = [
  ['any', 'dynamic', 'dynamic'],
  ['flag', 'bool', 'bool'],
  ['labels', ['map', 'string'], { map: 'string' }],
  ['names', ['set', 'string'], { set: 'string' }],
  ['number', 'number', 'number'],
  ['numbers', ['list', 'number'], { list: 'number' }],
  ['text', 'string', 'string'],
];

/** The resource type `lintel_probe`: one optional attribute of each kind of value, kept exactly as it is configured. */
export const probeType: WireType = { object: ATTRIBUTES.map(([name, , type]) => ({ name, key: name, type })) };

/** A provider that only decodes and encodes values. */
export function probeRpcs(): Rpcs {
  const echo = (message: any) => encodeDynamicValue(probeType, decodeDynamicValue(probeType, message));
  const response = (rpc: (request: any) => object) => async () => rpc;
  return {
    GetProviderSchema: response(() => ({
      provider: { block: {} },
      resourceSchemas: {
        lintel_probe: {
          block: {
            attributes: ATTRIBUTES.map(([name, json]) => ({
              name,
              type: Buffer.from(JSON.stringify(json)),
              optional: true,
            })),
          },
        },
      },
      serverCapabilities: { planDestroy: true, getProviderSchemaOptional: true },
    })),
    ValidateProviderConfig: response(() => ({})),
    ConfigureProvider: response(() => ({})),
    ValidateResourceConfig: response(({ config }) => {
      echo(config);
      return {};
    }),
    UpgradeResourceState: response(({ rawState }) => ({
      upgradedState: encodeDynamicValue(probeType, decodeRawState(probeType, rawState)),
    })),
    ReadResource: response(({ currentState }) => ({ newState: echo(currentState) })),
    PlanResourceChange: response(({ proposedNewState }) => ({ plannedState: echo(proposedNewState) })),
    ApplyResourceChange: response(({ plannedState }) => ({ newState: echo(plannedState) })),
  };
}
