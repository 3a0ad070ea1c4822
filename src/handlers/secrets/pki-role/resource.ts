import type { SecretsDialect } from '../../../clients/connection';
import type { Attribute } from '../../../definition/attribute';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf, ConfigOf } from '../../../definition/resource';
import { isValues, Value, Values } from '../../../definition/value';
import type { PlanModification, Proposal, Change, Moved } from '../../contract';
import { isEmpty } from '../../moved';
import {
  isSupported,
  movedField,
  readField,
  supportProblems,
  writtenField,
  type SupportedBy,
} from '../shared/described-fields';
import { nameProblems } from '../shared/dialect';
import { present } from '../shared/fields';
import { create, find, remove, update, Data, ObjectPath, pathId, objectsIn } from '../shared/mounted-object';
import { movedObjectPath, movedTexts } from '../shared/moved-state';
import { withNewerFields } from '../shared/newer-fields';
import { findNetworkFault, sameNetworks } from '../shared/pki/pki-networks';
import { findPolicyFault, samePolicies } from '../shared/pki/pki-policies';
import { reportRole } from '../shared/pki/pki-role-plans';
import { NATURAL_BITS } from '../shared/pki/pki-vocabulary';
import { pkiRole } from './definition';

interface PkiRoleProposal extends Proposal<typeof pkiRole> {}

export const pkiRoleResource = withNewerFields<typeof pkiRole>(pkiRole, {
  async modifyPlan(context, proposal) {
    const {
      secrets: { dialect },
    } = context;
    const { config } = proposal;
    if (config.mount !== undefined && config.name !== undefined) reportRole(context, objectPathOf(config), config);
    const sizes = modifySizes(proposal);
    return {
      ...sizes,
      keep: [...(sizes.keep ?? []), ...keptSpellings(proposal)],
      problems: [
        ...nameProblems(dialect, config.name),
        ...supportProblems(dialect, pkiRole.attributes, config, SUPPORTED_BY),
        ...elementProblems(config),
      ],
    };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    return create<PkiRoleState>(context, {
      what: `The role \`${config.name}\``,
      objectPath,
      attributes: pkiRole.attributes,
      config,
      body: newBody(context.secrets.dialect, { ...config }),
      toState: (data) => toState(objectPath, data, config as Partial<PkiRoleState>),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(objectPath, data, known);
  },

  async update(context, change) {
    const objectPath = objectPathOf(change.config);
    const data = await update(
      context,
      objectPath,
      `The role \`${objectPath.name}\``,
      changedBody(context.secrets.dialect, change),
    );
    return toState(objectPath, data, { ...change.prior, ...change.config } as Partial<PkiRoleState>);
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: movePkiRole,
});

/** Plans the sizes, which depend on the key type, if it is known. */
function modifySizes({
  config,
  unknown,
  prior,
}: PkiRoleProposal): Pick<PlanModification<typeof pkiRole>, 'set' | 'keep' | 'unknown'> {
  const knownSizes = SIZES.filter((size) => !unknown.has(size));
  const { keyType } = config;
  if (keyType === undefined) return { unknown: knownSizes.filter((size) => config[size] === undefined) };
  const modificationOf = (size: Size) =>
    planBits(keyType, size, { config: config[size], prior: prior?.[size], priorType: prior?.keyType });
  const modifications = knownSizes.map((size) => [size, modificationOf(size)] as const);
  return {
    set: Object.fromEntries(modifications.flatMap(([size, { set }]) => (set === undefined ? [] : [[size, set]]))),
    keep: modifications.flatMap(([size, { keep }]) => (keep ? [size] : [])),
  };
}

/** Attributes whose configuration is equivalent to the state. */
function keptSpellings({ config, unknown, prior }: PkiRoleProposal): ('policyIdentifiers' | 'allowedIpSansCidr')[] {
  const isKept = (
    name: 'policyIdentifiers' | 'allowedIpSansCidr',
    isSame: (one?: readonly string[], other?: readonly string[]) => boolean,
  ) =>
    !unknown.has(name) &&
    config[name] !== undefined &&
    prior?.[name] !== undefined &&
    isSame(config[name], prior[name]);
  return [
    ...(isKept('policyIdentifiers', samePolicies) ? (['policyIdentifiers'] as const) : []),
    ...(isKept('allowedIpSansCidr', sameNetworks) ? (['allowedIpSansCidr'] as const) : []),
  ];
}

/** Checks elements beyond what patterns can express. */
function elementProblems({ policyIdentifiers = [], allowedIpSansCidr = [] }: PkiRoleProposal['config']): Problem[] {
  const problem =
    (name: string) =>
    (detail: string | undefined): Problem[] =>
      detail === undefined
        ? []
        : [{ path: [name], severity: 'error', code: 'value-invalid', summary: `Invalid \`${name}\``, detail }];
  return [
    ...policyIdentifiers.map(findPolicyFault).flatMap(problem('policyIdentifiers')),
    ...allowedIpSansCidr.map(findNetworkFault).flatMap(problem('allowedIpSansCidr')),
  ];
}

type PkiRoleState = ReadStateOf<typeof pkiRole>;

/** The attributes of the object path. All others are fields of the service. */
const OBJECT_PATH: readonly string[] = ['id', 'mount', 'name'];
const FIELDS: readonly (readonly [name: string, attribute: Attribute])[] = Object.entries<Attribute>(
  pkiRole.attributes,
).filter(([name]) => !OBJECT_PATH.includes(name));

/**
 * For all operations and data sources. Fields that a response lacks are empty or have their default. `known`: the prior state or the configuration,
 * whose spelling is kept for equal values.
 */
export function toState(objectPath: ObjectPath, data: Data, known: Partial<PkiRoleState>): PkiRoleState {
  // `FIELDS` has every attribute of the role, and `readField` reads each by its type.
  const fields = Object.fromEntries(
    FIELDS.map(([name, attribute]) => [name, readField(data, snakeCase(name), attribute, ALWAYS.has(snakeCase(name)))]),
  ) as unknown as PkiRoleState;
  const sizes = SIZES.map((size) => {
    const stored = storedBits(fields.keyType, size, fields[size]);
    return [
      size,
      known[size] !== undefined && storedBits(fields.keyType, size, known[size]) === stored ? known[size] : stored,
    ];
  });
  return {
    ...fields,
    ...Object.fromEntries(sizes),
    policyIdentifiers: samePolicies(known.policyIdentifiers, fields.policyIdentifiers)
      ? known.policyIdentifiers
      : fields.policyIdentifiers,
    allowedIpSansCidr: sameNetworks(known.allowedIpSansCidr, fields.allowedIpSansCidr)
      ? known.allowedIpSansCidr
      : fields.allowedIpSansCidr,
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
  };
}

export const objectPathOf = objectsIn('pki', 'roles');

/** Fields that the specification shows in a response. The others were added later, and not every service has them. */
const ALWAYS: ReadonlySet<string> = new Set([
  'allow_any_name',
  'allow_ip_sans',
  'allow_localhost',
  'allow_subdomains',
  'allowed_domains',
  'allowed_uri_sans',
  'allowed_other_sans',
  'client_flag',
  'code_signing_flag',
  'key_bits',
  'key_type',
  'max_ttl',
  'server_flag',
  'ttl',
]);

/** Fields that not every service supports, with the dialects that do. */
const SUPPORTED_BY: SupportedBy = {
  serialNumberSource: ['vault'],
  allowedIpSansCidr: ['openbao'],
  allowGlobsInIdentityTemplates: ['openbao'],
  notBefore: ['openbao'],
  notBeforeBound: ['openbao'],
  notAfterBound: ['openbao'],
  noStoreMetadata: ['standard', 'vault'],
};

/** A write replaces the whole role: omitted fields are reset. Services warn about unsupported fields, so those are not sent. */
function newBody(dialect: SecretsDialect, config: Values): object {
  const fields = FIELDS.filter(([name, { use }]) => use !== 'computed' && isSupported(dialect, SUPPORTED_BY, name));
  return present(
    Object.fromEntries(fields.map(([name, attribute]) => [snakeCase(name), writtenField(attribute, config[name])])),
  );
}

/** Repeats values that the service has chosen, and omits those that were removed from the configuration, so that the service chooses again. */
function changedBody(dialect: SecretsDialect, { config, prior, changed }: Change<typeof pkiRole>): object {
  const changedNames: ReadonlySet<string> = changed;
  const chosen = FIELDS.filter(([name, { use }]) => use === 'optionalComputed' && !changedNames.has(name)).map(
    ([name]) => [name, (prior as Values)[name]] as const,
  );
  const configured = Object.entries<Value>({ ...config }).filter(([, value]) => value !== undefined);
  return newBody(dialect, Object.fromEntries([...chosen, ...configured]));
}

const KNOWN = ['id', 'namespace', 'backend', 'name', 'policy_identifier', ...FIELDS.map(([name]) => snakeCase(name))];

/** State of `vault_pki_secret_backend_role`, whose attributes have the same names. */
function movePkiRole({ state }: { readonly state: Values }): Moved {
  const fields = FIELDS.filter(([, { use }]) => use !== 'computed').map(([name, attribute]) => [
    name,
    movedField(attribute, state[snakeCase(name)]),
  ]);
  return {
    state: { ...Object.fromEntries(fields), ...movedObjectPath(state, 'roles'), policyIdentifiers: policiesIn(state) },
    carried: KNOWN,
  };
}

/** The Vault provider stores identifiers in a list and documents in blocks. */
function policiesIn(state: Values): readonly string[] | undefined {
  const blocks = Array.isArray(state.policy_identifier) ? state.policy_identifier.filter(isValues) : [];
  const documents = blocks.map((block) =>
    JSON.stringify(
      Object.fromEntries(
        ['oid', 'notice', 'cps'].filter((key) => !isEmpty(block[key])).map((key) => [key, block[key]]),
      ),
    ),
  );
  return movedTexts([...(movedTexts(state.policy_identifiers) ?? []), ...documents]);
}

type KeyType = ConfigOf<typeof pkiRole>['keyType'];
type Size = 'keyBits' | 'signatureBits';
const SIZES: readonly Size[] = ['keyBits', 'signatureBits'];

/** The size that the service stores. For 0 or an omitted size, that is its default for the key type. */
function storedBits(keyType: KeyType, size: Size, bits: number | undefined): number {
  return bits || (NATURAL_BITS[keyType]?.[size] ?? 0);
}

/**
 * Plans a size. A configured size equal to the one in state keeps its spelling. If none is configured, the default size for the key type is planned,
 * so that another size is drift and a new key type gets its own default.
 */
function planBits(
  keyType: KeyType,
  size: Size,
  {
    config,
    prior,
    priorType,
  }: {
    readonly config: number | undefined;
    readonly prior: number | undefined;
    readonly priorType: KeyType | undefined;
  },
): { readonly set?: number; readonly keep?: true } {
  const isSame =
    prior !== undefined &&
    priorType !== undefined &&
    storedBits(keyType, size, config) === storedBits(priorType, size, prior);
  if (config === undefined) return { set: isSame ? prior : storedBits(keyType, size, undefined) };
  return isSame && config !== prior ? { keep: true } : {};
}
