import type { credentialAttributes } from './credential';
import { noneOrTextAt, present } from './fields';
import type { SecretsDialect } from '../../../clients/connection';
import { nameAt, optionalIntegerAt, optionalObjectAt, Part } from '../../../clients/read-response';
import type { ReadStateValues, ConfigValues } from '../../../definition/attribute';
import type { Problem } from '../../../definition/problem';
import { InvalidConfig } from '../../errors';

type Credential = ConfigValues<typeof credentialAttributes>;
type CredentialState = ReadStateValues<typeof credentialAttributes>;
type Settings = NonNullable<Credential['credentialConfig']>;

/** The names of the options on the wire, where every value is a text. */
const OPTIONS = {
  passwordPolicy: 'password_policy', commonNameTemplate: 'common_name_template', caCert: 'ca_cert', caPrivateKey: 'ca_private_key', keyType: 'key_type', keyBits: 'key_bits',
  signatureBits: 'signature_bits', format: 'format',
} as const;

/**
 * What a write says of the credential: its type and all of its options, for what is left out would fall back to a default, or be refused.
 * `before`: what was configured; a policy that is no more is sent empty, since a password keeps what is left out.
 */
export function credentialBody({ credentialType, credentialConfig }: Credential, before?: Credential): object {
  const options = Object.fromEntries(Object.entries(OPTIONS).flatMap(([name, wire]) => {
    const value = credentialConfig?.[name as keyof Settings];
    return value === undefined ? [] : [[wire, String(value)]];
  }));
  const cleared = credentialType === 'password' && before?.credentialConfig?.passwordPolicy && !options.password_policy ? { password_policy: '' } : {};
  const config = { ...cleared, ...options };
  return { credential_type: credentialType, ...(Object.keys(config).length > 0 || before ? { credential_config: config } : {}) };
}

/** The same, where the key of the authority is not given, though there is one: a credential is written whole, with the key that the service has. */
export async function withKeptKey<C extends Credential>(
  config: C, { concealed }: { readonly concealed: ReadonlySet<string> }, look: () => Promise<Part | undefined>,
): Promise<C> {
  if (!concealed.has('credentialConfig.caPrivateKeyWo') || config.credentialType === 'password') return config;
  const options = optionalObjectAt(await look() ?? {}, 'credential_config');
  const key = options && noneOrTextAt(options, 'ca_private_key');
  if (key) return { ...config, credentialConfig: { ...config.credentialConfig, caPrivateKey: key } };
  throw new InvalidConfig(['credentialConfig'], '`ignore_changes` keeps `credentialConfig.caPrivateKeyWo` as it is, and nothing else can be changed without it: the service takes a credential only as a whole, and does not tell the key that it has. Take the key out of `ignore_changes`.');
}

/**
 * What a role is written as on its way to passwords without a policy, where the service keeps what it is sent empty: it puts options in the
 * place of others only if there are any, and RSA keys always have some, of which passwords know nothing.
 */
export const PASSAGE = { credential_type: 'rsa_private_key', credential_config: {} } as const;

/** Whether a service has kept what was to be no more: a policy that passwords are made by, or the key of an authority. */
export function keepsOptions(data: Part, { credentialType, credentialConfig }: Credential): boolean {
  const config = optionalObjectAt(data, 'credential_config');
  return credentialType === 'password' && !credentialConfig?.passwordPolicy && ['password_policy', 'ca_private_key'].some((name) => config && noneOrTextAt(config, name));
}

/**
 * What an answer says of it. Sizes that follow from the kind of key count as not given, unless `known` has them. The key
 * of the authority is told only to who has it in state: it comes into state neither by an import nor beside its write-only form. What a
 * password has besides its policy is left from another type, and counts for nothing.
 */
export function toCredential(data: Part, known: Partial<CredentialState> | undefined): CredentialState {
  const config = optionalObjectAt(data, 'credential_config');
  const text = (name: string) => config && noneOrTextAt(config, name);
  const size = (name: string) => (config && optionalIntegerAt(config, name)) || undefined;
  // The earlier form tells neither. Where there is a configuration, there is something that is configured.
  const type = (config && Object.keys(config).length > 0 ? nameAt(data, 'credential_type') : noneOrTextAt(data, 'credential_type') ?? 'password') as CredentialState['credentialType'];
  if (type === 'password') return { credentialType: type, ...text('password_policy') ? { credentialConfig: { passwordPolicy: text('password_policy') } } : {} };
  const keyType = text('key_type') as Settings['keyType'];
  const keyBits = size('key_bits');
  const signatureBits = size('signature_bits');
  const settings = present({
    passwordPolicy: text('password_policy'),
    commonNameTemplate: text('common_name_template'),
    caCert: text('ca_cert'),
    caPrivateKey: known?.credentialConfig?.caPrivateKey === undefined ? undefined : text('ca_private_key'),
    keyType,
    keyBits: keyType === 'ec' && keyBits === 256 && known?.credentialConfig?.keyBits === undefined ? undefined : keyBits,
    signatureBits: known?.credentialConfig?.signatureBits === undefined && signatureBits !== 256 && signatureBits === signatureDefault(keyType, keyBits)
      ? undefined : signatureBits,
    format: text('format'),
  });
  return { credentialType: type, ...(Object.keys(settings).length > 0 ? { credentialConfig: settings as CredentialState['credentialConfig'] } : {}) };
}

/** What an earlier form of the interface does not know, it ignores: that is an error here, and no drift. */
export function refuseOtherThanPassword(data: Readonly<Record<string, unknown>>, { credentialType, credentialConfig = {} }: Credential): void {
  if (data.credential_type !== undefined) return;
  const form = 'This service knows roles in their earlier form, which has passwords only';
  if (credentialType !== 'password') {
    throw new InvalidConfig(['credentialType'], `${form}: its answer has no credential type. Remove \`credentialType\`, which is ${JSON.stringify(credentialType)}.`);
  }
  if (Object.values(credentialConfig).some((value) => value !== undefined && value !== '')) {
    throw new InvalidConfig(['credentialConfig'], `${form}, and nothing that could be configured about them. Remove \`credentialConfig\`: the policy of the connection counts.`);
  }
}

/** A service may choose the hash by the curve. */
function signatureDefault(keyType: Settings['keyType'], keyBits: number | undefined): number {
  return keyType === 'ec' && keyBits === 384 ? 384 : keyType === 'ec' && keyBits === 521 ? 512 : 256;
}

const TAKES: Readonly<Record<Credential['credentialType'], readonly (keyof Settings)[]>> = {
  password: ['passwordPolicy'],
  rsa_private_key: ['format', 'keyBits'],
  client_certificate: ['commonNameTemplate', 'caCert', 'caPrivateKey', 'keyType', 'keyBits', 'signatureBits'],
};

/** What the services that exist want beyond the specification, which does not say which options belong to which type. */
export function credentialProblems(dialect: SecretsDialect, { credentialType, credentialConfig = {} }: Partial<Credential>, unknown: ReadonlySet<string>): Problem[] {
  if (dialect === 'standard' || credentialType === undefined || unknown.has('credentialConfig')) return [];
  const where = `with the \`credentialType\` "${credentialType}" and the dialect "${dialect}"`;
  const problem = (name: string, summary: string, detail: string): Problem => ({ path: ['credentialConfig', name], severity: 'error', summary, detail });
  const given = (Object.keys(credentialConfig) as (keyof Settings)[]).filter((name) => credentialConfig[name] !== undefined);
  const misplaced = given.filter((name) => !TAKES[credentialType].includes(name));
  const missing = credentialType !== 'client_certificate' ? []
    : (['commonNameTemplate', 'caCert', 'caPrivateKey'] as const).filter((name) => !credentialConfig[name]);
  return [
    ...misplaced.map((name) => problem(name, `\`${name}\` cannot be configured`, `The service has no \`${name}\` ${where}. Remove it.`)),
    ...missing.map((name) => problem(name, `Missing \`${name}\``, `The service needs \`${name}\` ${where}.`)),
  ];
}
