import { normalizedKey } from '../../../../definition/equal';
import { isValues, Value, Values } from '../../../../definition/value';
import type { SomeProposal } from '../../../registry';
import { NATURAL_BITS } from '../pki/pki-vocabulary';
import type { Verb } from './certificate-request';

const DEFAULTS = ['certsign', 'crl'];

/** Inputs that are equivalent to the earlier ones or to the default, and so do not require another certificate. */
export function unchangedInputs(verb: Verb, { config, unknown }: SomeProposal, prior: Values): string[] {
  const keys = verb === 'sign-intermediate' ? AUTHORITY_KEYS : verb === 'issue' ? ISSUE_KEYS : {};
  return Object.entries(keys)
    .filter(([name, key]) => !unknown.has(name) && key(config[name]) === key(prior[name]))
    .map(([name]) => name);
}

type Keys = { readonly [name: string]: (value: Value) => string };

/** An empty set of usages equals the default one, and identifiers are equal with or without colons. */
const AUTHORITY_KEYS: Keys = {
  keyUsage: (usages) =>
    (Array.isArray(usages) && usages.length > 0
      ? [...new Set(usages.map((usage) => String(usage).toLowerCase()))].sort()
      : DEFAULTS
    ).join(),
  skid: (identifier) =>
    String(identifier ?? '')
      .toLowerCase()
      .replace(/:/g, ''),
};

/** No size equals the default size of the key type. */
const ISSUE_KEYS: Keys = {
  externalPolicy: (policy) => {
    if (!isValues(policy)) return '';
    const { keyType = 'rsa', keyBits, parameters = {}, ...rest } = policy;
    return normalizedKey({
      ...rest,
      parameters,
      keyType,
      keyBits: keyBits || NATURAL_BITS[keyType as keyof typeof NATURAL_BITS]?.keyBits,
    });
  },
};
