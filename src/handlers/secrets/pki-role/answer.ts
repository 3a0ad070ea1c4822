import { SIZES, storedBits } from './bits';
import { pkiRole } from './definition';
import { sameNetworks } from './networks';
import { samePolicies } from './policies';
import { Expected, missing, optionalFlagAt, optionalIntegerAt, optionalTextAt, optionalTextsAt } from '../../../clients/read-answer';
import type { Attribute } from '../../../definition/attribute';
import { snakeCase } from '../../../definition/names';
import type { AnswerOf } from '../../../definition/resource';
import type { Value } from '../../../definition/value';
import { optionalSecondsAt } from '../fields';
import { Data, Place, placeId } from '../object';

export type PkiRoleAnswer = AnswerOf<typeof pkiRole>;

/** Where the object is; everything else is a field of the service. */
const PLACE: readonly string[] = ['id', 'mount', 'name'];
export const FIELDS: readonly (readonly [name: string, attribute: Attribute])[] = Object.entries<Attribute>(pkiRole.attributes).filter(([name]) => !PLACE.includes(name));

/**
 * One translation from the service's answer, for every verb and every data source. What an answer may lack is empty then, or the default.
 * `known`: what is in state, or was configured; its spelling stays where it means the same.
 */
export function toAnswer(place: Place, data: Data, known: Partial<PkiRoleAnswer>): PkiRoleAnswer {
  const fields = Object.fromEntries(FIELDS.map(([name, attribute]) => [name, fieldAt(data, snakeCase(name), attribute)])) as unknown as PkiRoleAnswer;
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

/** What the specification shows in an answer; the other fields came with time, and some services never got them. */
const ALWAYS: ReadonlySet<string> = new Set([
  'allow_any_name', 'allow_ip_sans', 'allow_localhost', 'allow_subdomains', 'allowed_domains', 'allowed_uri_sans', 'allowed_other_sans', 'client_flag', 'code_signing_flag', 'key_bits', 'key_type',
  'max_ttl', 'server_flag', 'ttl',
]);

const EXPECTED: { readonly [type: string]: Expected } = { bool: 'boolean', int: 'whole number', duration: 'duration', list: 'list', set: 'list' };

function fieldAt(data: Data, field: string, attribute: Attribute): Value {
  if (ALWAYS.has(field) && (data[field] === undefined || data[field] === null)) missing(data, [field], EXPECTED[attribute.type!] ?? 'text');
  const standard = 'default' in attribute && attribute.type !== undefined && !attribute.unreadable ? attribute.default : undefined;
  switch (attribute.type) {
    case 'bool': return optionalFlagAt(data, field) ?? standard;
    case 'int': return optionalIntegerAt(data, field);
    case 'list':
    case 'set': return optionalTextsAt(data, field) ?? standard ?? [];
    case 'duration': return durationIn(optionalSecondsAt(data, field), standard);
    default: return optionalTextAt(data, field) || standard;
  }
}

/** No time at all is one that a default does not stand for. */
function durationIn(told: number | undefined, standard: Value): Value {
  if (told === undefined) return standard;
  return told > 0 || standard !== undefined ? String(told) : undefined;
}
