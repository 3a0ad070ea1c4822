import type { SecretsDialect } from '../../../../clients/connection';
import { nameAt, optionalIntegerAt, optionalObjectAt, Part } from '../../../../clients/read-response';
import type { ReadStateValues, ConfigValues } from '../../../../definition/attribute';
import type { Problem } from '../../../../definition/problem';
import type { Code } from '../../../../diagnostics/catalogue';
import { InvalidConfig } from '../../../errors';
import { noneOrTextAt, present } from '../fields';
import type { credentialAttributes } from './credential';

type Credential = ConfigValues<typeof credentialAttributes>;
type CredentialState = ReadStateValues<typeof credentialAttributes>;
type Settings = NonNullable<Credential['credentialConfig']>;

/** The names of the options in requests, where every value is a string. */
const OPTIONS = {
  passwordPolicy: 'password_policy',
  commonNameTemplate: 'common_name_template',
  caCert: 'ca_cert',
  caPrivateKey: 'ca_private_key',
  keyType: 'key_type',
  keyBits: 'key_bits',
  signatureBits: 'signature_bits',
  format: 'format',
} as const;

/**
 * The fields of the credential in a write: its type and all of its options, because omitted options are reset or rejected. `before`: the previous
 * configuration. A removed policy is sent as an empty string, because passwords keep an omitted policy.
 */
export function credentialBody({ credentialType, credentialConfig }: Credential, before?: Credential): object {
  const options = Object.fromEntries(
    Object.entries(OPTIONS).flatMap(([name, wire]) => {
      const value = credentialConfig?.[name as keyof Settings];
      return value === undefined ? [] : [[wire, String(value)]];
    }),
  );
  const cleared =
    credentialType === 'password' && before?.credentialConfig?.passwordPolicy && !options.password_policy
      ? { password_policy: '' }
      : {};
  const config = { ...cleared, ...options };
  return {
    credential_type: credentialType,
    ...(Object.keys(config).length > 0 || before ? { credential_config: config } : {}),
  };
}

/** If `ignore_changes` hides the CA's private key, adds the key that the service has, because credentials can only be written as a whole. */
export async function withKeptKey<C extends Credential>(
  config: C,
  { concealed }: { readonly concealed: ReadonlySet<string> },
  look: () => Promise<Part | undefined>,
): Promise<C> {
  if (!concealed.has('credentialConfig.caPrivateKeyWo') || config.credentialType === 'password') return config;
  const options = optionalObjectAt((await look()) ?? {}, 'credential_config');
  const key = options && noneOrTextAt(options, 'ca_private_key');
  if (key) return { ...config, credentialConfig: { ...config.credentialConfig, caPrivateKey: key } };
  throw new InvalidConfig(
    ['credentialConfig'],
    '`ignore_changes` contains `credentialConfig.caPrivateKeyWo`, but the service accepts a credential only as a whole and does not return its key, so no other attribute can be changed. Remove the key from `ignore_changes`.',
  );
}

/**
 * An intermediate write when a role changes to passwords without a policy and the service keeps the old options. The service replaces options
 * only by a non-empty set. RSA keys always have options, and those have no effect on passwords.
 */
export const TRANSITION = { credential_type: 'rsa_private_key', credential_config: {} } as const;

/** Whether a service has kept options that should have been removed: a password policy or a CA key. */
export function keepsOptions(data: Part, { credentialType, credentialConfig }: Credential): boolean {
  const config = optionalObjectAt(data, 'credential_config');
  return (
    credentialType === 'password' &&
    !credentialConfig?.passwordPolicy &&
    ['password_policy', 'ca_private_key'].some((name) => config && noneOrTextAt(config, name))
  );
}

/**
 * Translates the credential in a response to state. Sizes that follow from the key type are left out unless `known` has them. The CA's private key
 * is only included if it is already in state: neither an import nor the write-only form puts it there. Options of a password other than its policy
 * are leftovers from another type and are ignored.
 */
export function toCredential(data: Part, known: Partial<CredentialState> | undefined): CredentialState {
  const config = optionalObjectAt(data, 'credential_config');
  const text = (name: string) => config && noneOrTextAt(config, name);
  const size = (name: string) => (config && optionalIntegerAt(config, name)) || undefined;
  // Earlier versions report neither. A response with options must also have a type.
  const type = (
    config && Object.keys(config).length > 0
      ? nameAt(data, 'credential_type')
      : (noneOrTextAt(data, 'credential_type') ?? 'password')
  ) as CredentialState['credentialType'];
  if (type === 'password') {
    return {
      credentialType: type,
      ...(text('password_policy') ? { credentialConfig: { passwordPolicy: text('password_policy') } } : {}),
    };
  }
  const keyType = text('key_type') as Settings['keyType'];
  const keyBits = size('key_bits');
  const signatureBits = size('signature_bits');
  const settings = present({
    passwordPolicy: text('password_policy'),
    commonNameTemplate: text('common_name_template'),
    caCert: text('ca_cert'),
    caPrivateKey: known?.credentialConfig?.caPrivateKey === undefined ? undefined : text('ca_private_key'),
    keyType,
    keyBits:
      keyType === 'ec' && keyBits === 256 && known?.credentialConfig?.keyBits === undefined ? undefined : keyBits,
    signatureBits:
      known?.credentialConfig?.signatureBits === undefined &&
      signatureBits !== 256 &&
      signatureBits === signatureDefault(keyType, keyBits)
        ? undefined
        : signatureBits,
    format: text('format'),
  });
  return {
    credentialType: type,
    ...(Object.keys(settings).length > 0 ? { credentialConfig: settings as CredentialState['credentialConfig'] } : {}),
  };
}

/** Earlier versions of the API ignore unknown fields. That is an error, not drift. */
export function refuseOtherThanPassword(
  data: Readonly<Record<string, unknown>>,
  { credentialType, credentialConfig = {} }: Credential,
): void {
  if (data.credential_type !== undefined) return;
  const limitation = 'This version of the service supports only passwords';
  if (credentialType !== 'password') {
    throw new InvalidConfig(
      ['credentialType'],
      `${limitation}: its response has no credential type. Remove \`credentialType\`, which is ${JSON.stringify(credentialType)}.`,
    );
  }
  if (Object.values(credentialConfig).some((value) => value !== undefined && value !== '')) {
    throw new InvalidConfig(
      ['credentialConfig'],
      `${limitation}, without further options. Remove \`credentialConfig\`: the policy of the connection applies.`,
    );
  }
}

/** Some services choose the hash depending on the curve. */
function signatureDefault(keyType: Settings['keyType'], keyBits: number | undefined): number {
  return keyType === 'ec' && keyBits === 384 ? 384 : keyType === 'ec' && keyBits === 521 ? 512 : 256;
}

const OPTIONS_BY_TYPE: Readonly<Record<Credential['credentialType'], readonly (keyof Settings)[]>> = {
  password: ['passwordPolicy'],
  rsa_private_key: ['format', 'keyBits'],
  client_certificate: ['commonNameTemplate', 'caCert', 'caPrivateKey', 'keyType', 'keyBits', 'signatureBits'],
};

/** Checks the requirements of Vault and OpenBao. The specification does not say which options apply to which type. */
export function credentialProblems(
  dialect: SecretsDialect,
  { credentialType, credentialConfig = {} }: Partial<Credential>,
  unknown: ReadonlySet<string>,
): Problem[] {
  if (dialect === 'standard' || credentialType === undefined || unknown.has('credentialConfig')) return [];
  const where = `with the \`credentialType\` "${credentialType}" and the dialect "${dialect}"`;
  const problem = (code: Code, name: string, summary: string, detail: string): Problem => ({
    path: ['credentialConfig', name],
    severity: 'error',
    code,
    summary,
    detail,
  });
  const given = (Object.keys(credentialConfig) as (keyof Settings)[]).filter(
    (name) => credentialConfig[name] !== undefined,
  );
  const misplaced = given.filter((name) => !OPTIONS_BY_TYPE[credentialType].includes(name));
  const missing =
    credentialType !== 'client_certificate'
      ? []
      : (['commonNameTemplate', 'caCert', 'caPrivateKey'] as const).filter((name) => !credentialConfig[name]);
  return [
    ...misplaced.map((name) =>
      problem(
        'attribute-not-allowed',
        name,
        `\`${name}\` cannot be configured`,
        `\`${name}\` is not supported ${where}. Remove it.`,
      ),
    ),
    ...missing.map((name) =>
      problem('attribute-missing', name, `Missing \`${name}\``, `\`${name}\` is required ${where}.`),
    ),
  ];
}
