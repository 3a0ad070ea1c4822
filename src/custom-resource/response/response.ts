import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { plainValue } from '../../definition/dynamic';
import { flatAttributes } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { isValues, Value, Values } from '../../definition/value';
import type { CloudFormationRequest, OnEventResult } from '../events/event';
import { pascalCase } from '../properties/names';
import { withoutPaths } from './sandbox-paths';

/** The maximum response size that CloudFormation accepts. */
export const MOST_BYTES = 4096;

type Data = NonNullable<OnEventResult['Data']>;

/**
 * The attributes for `Fn::GetAtt`, by names in PascalCase. Members of objects are named like `VcsRepo.Identifier`. Secrets are left out.
 *
 * The size of a response is limited. Computed attributes come first, then optional computed ones, then configured ones, each in the order of
 * the definition. An attribute that does not fit is left out completely, and `leftOut` names it. Later attributes may still fit.
 */
export function dataOf(
  { attributes }: ResourceDefinition,
  state: Values,
  most: number,
): { readonly data: Data; readonly leftOut: readonly string[] } {
  const flat = Object.entries(flatAttributes(attributes));
  const sorted = ['computed', 'optionalComputed', 'required', 'optional'].flatMap((use) =>
    flat.filter(([, attribute]) => attribute.use === use),
  );
  const data: { [name: string]: string | readonly string[] } = {};
  const leftOut: string[] = [];
  let size = '{}'.length;
  for (const [name, value] of sorted.flatMap(([each, attribute]) =>
    entries(pascalCase(each), attribute, asConfigured(attribute, state[each])),
  )) {
    const bytes = Buffer.byteLength(`${JSON.stringify(name)}:${JSON.stringify(value)},`);
    if (size + bytes > most) {
      leftOut.push(name);
    } else {
      data[name] = value;
      size += bytes;
    }
  }
  return { data, leftOut };
}

/** The number of bytes that `Data` may have in a response. A framework writes the same members. */
export function spaceForData(
  { StackId, RequestId, LogicalResourceId }: CloudFormationRequest,
  physicalResourceId: string,
): number {
  const others = {
    Status: 'SUCCESS',
    Reason: 'SUCCESS',
    StackId,
    RequestId,
    LogicalResourceId,
    PhysicalResourceId: physicalResourceId,
    NoEcho: false,
    Data: {},
  };
  return MOST_BYTES - Buffer.byteLength(JSON.stringify(others));
}

/** Whether an object has a secret, so that CloudFormation masks the resource's attributes. */
export function holdsSecret({ attributes }: ResourceDefinition, ...all: readonly Values[]): boolean {
  const isSecret = (attribute: PlainAttribute, value: Value): boolean => {
    if (value === undefined) return false;
    if (attribute.sensitive) return true;
    if (!('attributes' in attribute)) return false;
    return [value].flat().some((each) => isValues(each) && hasSecret(attribute.attributes, each));
  };
  const hasSecret = (members: Attributes, values: Values) =>
    Object.entries(flatAttributes(members)).some(([name, attribute]) => isSecret(attribute, values[name]));
  return all.some((values) => hasSecret(attributes, values));
}

/** The asset was fetched to a local path, but the response contains its address. */
function asConfigured(attribute: PlainAttribute, value: Value): Value {
  return 'asset' in attribute && attribute.asset && typeof value === 'string' ? withoutPaths(value) : value;
}

function entries(name: string, attribute: PlainAttribute, value: Value): [string, string | readonly string[]][] {
  if (value === undefined || attribute.sensitive || attribute.writeOnly || attribute.revision) return [];
  switch (attribute.type) {
    case 'list':
    case 'set':
      return [[name, (value as readonly Value[]).map(String)]];
    case 'map':
      return attribute.lists
        ? []
        : Object.keys(value as Values).map((key) => [`${name}.${key}`, String((value as Values)[key])]);
    case 'object':
      return isValues(value) ? membersOf(name, attribute.attributes, value) : [];
    case 'objects':
      return (value as readonly Values[]).flatMap((element, index) =>
        membersOf(`${name}.${index}`, attribute.attributes, element),
      );
    case 'dynamic':
      return dynamicEntries(name, plainValue(value));
    default:
      return [[name, String(value)]];
  }
}

function dynamicEntries(name: string, value: Value): [string, string][] {
  if (value === undefined) return [];
  if (!Array.isArray(value) && !isValues(value)) return [[name, String(value)]];
  return Object.keys(value).flatMap((key) => dynamicEntries(`${name}.${key}`, (value as Values)[key]));
}

function membersOf(
  prefix: string,
  attributes: ResourceDefinition['attributes'],
  values: Values,
): [string, string | readonly string[]][] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) =>
    entries(`${prefix}.${pascalCase(name)}`, attribute, values[name]),
  );
}
