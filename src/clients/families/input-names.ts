/** How messages name settings that are not Lintel variables: each entry point reads them from a different source. */
import type { Service } from '../errors';

export interface InputNames {
  /** Where a setting comes from, such as "the provider block". */
  readonly source: string;
  /** What the user writes to set it. Undefined if it can only come from the environment. */
  name(service: Service, member: 'address' | 'token' | 'login' | 'dialect'): string | undefined;
  /** The first step for a user who has configured nothing. */
  firstStep(service: Service): string;
}

export const PROVIDER_BLOCK: InputNames = {
  source: 'the provider block',
  name: (service, member) => `\`${service}.${member}\` in the provider block`,
  firstStep: (service) =>
    `Set \`${service} = { address, token }\` in the provider block, or ${variables(service).join(' and ')}`,
};

/** For entry points without a provider block: commands, and the function of CloudFormation. */
export const ENVIRONMENT: InputNames = {
  source: 'the environment',
  name: () => undefined,
  firstStep: (service) => `Set ${variables(service).join(' and ')}`,
};

/** For the login command, whose options name the address and the login. */
export const LOGIN_OPTIONS: InputNames = {
  source: '--address',
  name: (_, member) => ({ address: '--address', login: '--method', token: undefined, dialect: '--dialect' })[member],
  firstStep: (service) => `Give --address and --method, or set ${variables(service)[0]} and LINTEL_SECRETS_LOGIN`,
};

/** What to set so that a login is used. */
export function addressNameOf(names: InputNames): string {
  return names.source === PROVIDER_BLOCK.source
    ? '`secrets.address`'
    : (names.name('secrets', 'address') ?? variables('secrets')[0]);
}

function variables(service: Service): readonly [address: string, token: string] {
  const prefix = `LINTEL_${service.toUpperCase()}`;
  return [`${prefix}_ADDRESS`, `${prefix}_TOKEN`];
}
