import { badRequest, failure } from '../refusal';
import { withoutHostBits } from './networks';
import { parseOtherName } from './other-names';
import type { RoleFields } from './role-fields';
import type { Policy } from './x509/extensions';
import { KEY_BITS } from './x509/keys';
import type { KeyType } from './x509/keys';

const SIGNATURE_BITS = [0, 256, 384, 512];
const DEFAULT_BITS: Readonly<Record<KeyType, number>> = { rsa: 2048, ec: 256, ed25519: 0 };
export const OID = /^[0-2](?:\.\d+)+$/;

/** Returns the role as stored, and the warnings. */
export function settled(fields: RoleFields): { readonly fields: RoleFields; readonly warnings: readonly string[] } {
  if (fields.max_ttl > 0 && fields.ttl > fields.max_ttl) {
    throw badRequest('"ttl" value must be less than "max_ttl" value');
  }
  const sizes = settledSizes(fields.key_type, fields.key_bits, fields.signature_bits);
  const wrong = fields.ext_key_usage_oids.find((oid) => !OID.test(oid));
  if (wrong !== undefined) throw badRequest(`"${wrong}" could not be parsed as a valid oid for an extended key usage`);
  for (const name of fields.allowed_other_sans) {
    if (name !== '*' && !parseOtherName(name)) {
      const fault = name.includes(';') ? `unable to parse ${name}` : `expected a semicolon in other SAN "${name}"`;
      throw badRequest(`error parsing allowed_other_sans: ${fault}`);
    }
  }
  for (const identifier of fields.policy_identifiers) parsePolicy(identifier);
  const leaseOfNothing = fields.no_store && fields.generate_lease;
  return {
    fields: {
      ...fields,
      ...sizes,
      allowed_ip_sans_cidr: fields.allowed_ip_sans_cidr.map(withoutHostBits),
      issuer_ref: fields.issuer_ref === '' ? 'default' : fields.issuer_ref,
      cn_validations: settledValidations(fields.cn_validations),
      generate_lease: fields.generate_lease && !fields.no_store,
    },
    warnings: leaseOfNothing
      ? [
          'mutually exclusive values no_store=true and generate_lease=true were both specified; no_store=true takes priority',
        ]
      : [],
  };
}

/** Replaces 0 with the default sizes. Refusals begin with the given text. */
export function settledSizes(
  type: string,
  givenBits: number,
  givenSignatureBits: number,
  refusal = '',
): Pick<RoleFields, 'key_type' | 'key_bits' | 'signature_bits'> {
  if (!SIGNATURE_BITS.includes(givenSignatureBits)) {
    throw badRequest(`${refusal}unsupported hash signature algorithm: ${givenSignatureBits}`);
  }
  if (type === 'any' || type === 'ed25519') return { key_type: type, key_bits: 0, signature_bits: 0 };
  if (!isKeyType(type)) throw badRequest(`${refusal}unknown key type ${type}`);
  const bits = givenBits === 0 ? DEFAULT_BITS[type] : givenBits;
  if (type === 'rsa' && bits < 2048) {
    throw badRequest(`${refusal}RSA keys < 2048 bits are unsafe and not supported: got ${bits}`);
  }
  if (!KEY_BITS[type].includes(bits)) {
    throw badRequest(`${refusal}unsupported bit length for ${type.toUpperCase()} key: ${bits}`);
  }
  return {
    key_type: type,
    key_bits: bits,
    signature_bits: type === 'rsa' && givenSignatureBits === 0 ? 256 : givenSignatureBits,
  };
}

function isKeyType(type: string): type is KeyType {
  return Object.hasOwn(KEY_BITS, type);
}

/** An OID, or a JSON object with `oid` and optionally `cps`. */
export function parsePolicy(identifier: string): Policy {
  if (OID.test(identifier)) return { oid: identifier };
  try {
    const { oid, cps } = JSON.parse(identifier) as { oid?: unknown; cps?: unknown };
    if (typeof oid === 'string' && OID.test(oid)) return { oid, ...(typeof cps === 'string' ? { cps } : {}) };
  } catch {
    // Refused below, along with text that is not a document.
  }
  const part = identifier.split('.').find((each) => !/^\d+$/.test(each)) ?? '';
  throw failure(
    `policy identifier "${identifier}" is neither a valid OID: strconv.Atoi: parsing "${part}": invalid syntax, Nor JSON Policy Identifier: invalid character '${identifier.trim()[0] ?? ''}' looking for beginning of value`,
  );
}

/** Lowercase; `disabled` excludes the others. */
function settledValidations(given: readonly string[]): readonly string[] {
  const validations = [...new Set(given.map((each) => each.toLowerCase()))];
  if (validations.length === 0) return ['email', 'hostname'];
  const unknown = validations.find((each) => !['email', 'hostname', 'disabled'].includes(each));
  if (unknown !== undefined) throw failure(`cn_validations value incorrect: unknown type: \`${unknown}\``);
  if (validations.includes('disabled') && validations.length > 1) {
    throw failure('cannot specify `disabled` along with `email` or `hostname`');
  }
  return validations;
}
