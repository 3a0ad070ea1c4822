import { SIZES, storedBits } from './bits';
import { pkiRole } from './definition';
import { sameNetworks } from './networks';
import { samePolicies } from './policies';
import { readBoolean, readInteger, readString } from '../../../clients/json-api';
import type { Attribute } from '../../../definition/attribute';
import { snakeCase } from '../../../definition/names';
import type { AnswerOf } from '../../../definition/resource';
import type { Value } from '../../../definition/value';
import { readSeconds, readTexts } from '../fields';
import { Data, Place, placeId } from '../object';

export type PkiRoleAnswer = AnswerOf<typeof pkiRole>;

/** Where the object is; everything else is a field of the service. */
const PLACE: readonly string[] = ['id', 'mount', 'name'];
export const FIELDS: readonly (readonly [name: string, attribute: Attribute])[] = Object.entries<Attribute>(pkiRole.attributes).filter(([name]) => !PLACE.includes(name));

/**
 * One translation from the service's answer, for every verb and every data source. What the answer lacks is empty, or the default.
 * `known`: what is in state, or was configured; its spelling stays where it means the same.
 */
export function toAnswer(place: Place, data: Data, known: Partial<PkiRoleAnswer>): PkiRoleAnswer {
  const fields = Object.fromEntries(FIELDS.map(([name, attribute]) => [name, readField(attribute, data[snakeCase(name)])])) as unknown as PkiRoleAnswer;
  const sizes = SIZES.map((size) => {
    const stored = storedBits(fields.keyType, size, fields[size]);
    return [size, known[size] !== undefined && storedBits(fields.keyType, size, known[size]) === stored ? known[size] : stored];
  });
  return {
    ...fields,
    ...Object.fromEntries(sizes),
    policyIdentifiers: samePolicies(known.policyIdentifiers, fields.policyIdentifiers) ? known.policyIdentifiers : fields.policyIdentifiers,
    allowedIpSansCidr: sameNetworks(known.allowedIpSansCidr, fields.allowedIpSansCidr) ? known.allowedIpSansCidr : fields.allowedIpSansCidr,
    id: placeId(place),
    mount: place.mount,
    name: place.name,
  };
}

export function placeOf({ mount = 'pki', name }: { readonly mount?: string; readonly name?: string }): Place {
  return { mount, collection: 'roles', name: name! };
}

function readField(attribute: Attribute, value: unknown): Value {
  const missing = value === undefined || value === null;
  const standard = 'default' in attribute && attribute.type !== undefined && !attribute.unreadable ? attribute.default : undefined;
  switch (attribute.type) {
    case 'bool': return readBoolean(value) ?? standard;
    case 'int': return readInteger(value);
    case 'list':
    case 'set': return missing && standard !== undefined ? standard : readTexts(value);
    // No time at all is one that a default does not stand for.
    case 'duration': return readSeconds(value) ?? (missing ? standard : standard === undefined ? undefined : '0');
    default: return readString(value) || standard;
  }
}
