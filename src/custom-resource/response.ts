import type { CloudFormationRequest, OnEventResult } from './event';
import { pascalCase } from './names';
import { withoutPaths } from './sandbox-paths';
import type { PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import { isValues, Value, Values } from '../definition/value';

/** CloudFormation takes no longer answer. */
export const MOST_BYTES = 4096;

type Data = NonNullable<OnEventResult['Data']>;

/**
 * What `Fn::GetAtt` finds, by names in PascalCase; members of objects as `VcsRepo.Identifier`. Secrets are none of it.
 *
 * An answer has few bytes: the results come first, then what the service fills in, then what was configured, each in the order of the
 * definition. What does not fit is left out whole, and what comes after it still has its chance. `leftOut` names it.
 */
export function dataOf({ attributes }: ResourceDefinition, state: Values, most: number): { readonly data: Data; readonly leftOut: readonly string[] } {
  const flat = flatAttributes(attributes);
  const names = ['computed', 'optionalComputed', 'required', 'optional'].flatMap((use) => Object.keys(flat).filter((name) => flat[name].use === use));
  const data: { [name: string]: string | readonly string[] } = {};
  const leftOut: string[] = [];
  let size = '{}'.length;
  for (const [name, value] of names.flatMap((each) => entries(pascalCase(each), flat[each], asGiven(flat[each], state[each])))) {
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

/** The bytes that `Data` may have in the answer to an event; a framework writes the same members. */
export function spaceForData({ StackId, RequestId, LogicalResourceId }: CloudFormationRequest, physicalResourceId: string): number {
  const others = { Status: 'SUCCESS', Reason: 'SUCCESS', StackId, RequestId, LogicalResourceId, PhysicalResourceId: physicalResourceId, NoEcho: false, Data: {} };
  return MOST_BYTES - Buffer.byteLength(JSON.stringify(others));
}

/** Whether anything secret belongs to an object, so that consoles are to hide what is shown of it. */
export function holdsSecret({ attributes }: ResourceDefinition, ...all: readonly Values[]): boolean {
  const isSecret = (attribute: PlainAttribute, value: Value): boolean => {
    if (value === undefined) return false;
    if (attribute.sensitive) return true;
    if (!('attributes' in attribute)) return false;
    const members = flatAttributes(attribute.attributes);
    return [value].flat().some((each) => isValues(each) && Object.keys(members).some((name) => isSecret(members[name], each[name])));
  };
  const flat = flatAttributes(attributes);
  return all.some((values) => Object.keys(flat).some((name) => isSecret(flat[name], values[name])));
}

/** A file of the app was fetched to a place of the function's own, and is told as it was given. */
function asGiven(attribute: PlainAttribute, value: Value): Value {
  return 'asset' in attribute && attribute.asset && typeof value === 'string' ? withoutPaths(value) : value;
}

function entries(name: string, attribute: PlainAttribute, value: Value): [string, string | readonly string[]][] {
  if (value === undefined || attribute.sensitive || attribute.writeOnly || attribute.revision) return [];
  switch (attribute.type) {
    case 'list':
    case 'set': return [[name, (value as readonly Value[]).map(String)]];
    case 'map': return attribute.lists ? [] : Object.keys(value as Values).map((key) => [`${name}.${key}`, String((value as Values)[key])]);
    case 'object': return isValues(value) ? membersOf(name, attribute.attributes, value) : [];
    case 'objects': return (value as readonly Values[]).flatMap((element, index) => membersOf(`${name}.${index}`, attribute.attributes, element));
    default: return [[name, String(value)]];
  }
}

function membersOf(prefix: string, attributes: ResourceDefinition['attributes'], values: Values): [string, string | readonly string[]][] {
  const flat = flatAttributes(attributes);
  return Object.keys(flat).flatMap((name) => entries(`${prefix}.${pascalCase(name)}`, flat[name], values[name]));
}
