import type { SecretsDialect } from '../../../clients/connection';

type Words = Readonly<Record<string, string>>;

/** What the service that exists calls the specification's kind of provider, and its cloud. */
const PROVIDERS: Words = { cloudkeyvault: 'azurekeyvault' };
const ENVIRONMENTS: Words = { CloudPublic: 'AzurePublicCloud' };
const KINDS: Words = Object.fromEntries(Object.entries(PROVIDERS).map(([common, real]) => [real, common]));

export function toProvider(dialect: SecretsDialect, kind: string): string {
  return inWords(dialect, kind, PROVIDERS);
}

export function fromProvider(dialect: SecretsDialect, provider: string): string {
  return inWords(dialect, provider, KINDS);
}

/** Other clouds go as they are. */
export function toCredentials(dialect: SecretsDialect, credentials: Words): Words {
  const { environment } = credentials;
  return environment === undefined ? credentials : { ...credentials, environment: inWords(dialect, environment, ENVIRONMENTS) };
}

function inWords(dialect: SecretsDialect, word: string, words: Words): string {
  return dialect === 'vault' && Object.hasOwn(words, word) ? words[word] : word;
}
