import { FIELDS } from './answer';
import type { Attribute } from '../../../definition/attribute';
import { isWholeDuration } from '../../../definition/kinds/duration';
import { snakeCase } from '../../../definition/names';
import { isValues, Value, Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { isEmpty, movedPlace, movedTexts } from '../move';

const KNOWN = new Set(['id', 'namespace', 'backend', 'name', 'policy_identifier', ...FIELDS.map(([name]) => snakeCase(name))]);

/** State of `vault_pki_secret_backend_role`, whose attributes have our names. */
export function movePkiRole({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  const fields = FIELDS.filter(([, { use }]) => use !== 'computed').map(([name, attribute]) => [name, carried(attribute, state[snakeCase(name)])]);
  return {
    state: { ...Object.fromEntries(fields), ...movedPlace(state, 'roles'), policyIdentifiers: policiesIn(state) },
    notCarried: Object.keys(state).filter((key) => !KNOWN.has(key) && !isEmpty(state[key])),
  };
}

function carried(attribute: Attribute, value: Value): Value {
  switch (attribute.type) {
    case 'bool': return value ?? undefined;
    case 'int': return value === undefined || value === null ? undefined : Number(value);
    // An empty set says something where absence has another meaning.
    case 'list':
    case 'set': return 'default' in attribute && Array.isArray(value) ? value.map(String) : movedTexts(value);
    case 'duration': return value !== undefined && value !== null && isWholeDuration(String(value)) && !isZero(String(value)) ? String(value) : undefined;
    default: return value === '' || value === null ? undefined : value;
  }
}

/** There a duration is a text, which is empty or zero where none is configured. */
function isZero(text: string): boolean {
  return /^0+[dhms]?$/.test(text);
}

/** Identifiers stand in a list, and documents in blocks. */
function policiesIn(state: Values): readonly string[] | undefined {
  const blocks = Array.isArray(state.policy_identifier) ? state.policy_identifier.filter(isValues) : [];
  const documents = blocks.map((block) => JSON.stringify(Object.fromEntries(['oid', 'notice', 'cps'].filter((key) => !isEmpty(block[key])).map((key) => [key, block[key]]))));
  return movedTexts([...movedTexts(state.policy_identifiers) ?? [], ...documents]);
}
