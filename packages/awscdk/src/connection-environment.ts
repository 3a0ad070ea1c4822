import { Token } from 'aws-cdk-lib';
import { definitions, framework } from './definitions';
import { readTextFile } from './files';
import { LintelProviderProps, PlatformConnection, SecretsConnection } from './lintel-provider-props';

/** Lambda takes no larger environment, names counted. */
const LARGEST_ENVIRONMENT = 4096;

/** What the function reads of its environment. Throws, with every mistake, where the settings are not in order; `path` is whose they are. */
export function connectionEnvironment(path: string, { platform, secrets }: LintelProviderProps): { [name: string]: string } {
  const settings = { ...(platform && { platform: settingsOf(platform) }), ...(secrets && { secrets: settingsOf(secrets) }) };
  const errors = [
    ...definitions().checkSettings(settings, framework),
    ...Object.entries({ platform, secrets }).flatMap(([wing, connection]) => (connection?.caCert !== undefined && connection.caCertFile !== undefined
      ? [`${wing}.caCert: Give either the text of the certificates or a file that holds them, not both.`] : [])),
    ...(platform || secrets ? [] : ['Neither `platform` nor `secrets` is configured: there is nothing to manage.']),
  ];
  if (errors.length > 0) throw new Error(errors.map((error) => `${path}: ${error}`).join('\n'));
  const environment = {
    ...(platform ? variables('PLATFORM', 'platform', platform) : {}),
    ...(secrets ? { ...variables('SECRETS', 'secrets', secrets), ...present({ LINTEL_SECRETS_NAMESPACE: secrets.namespace, LINTEL_SECRETS_REDIRECT_HOSTS: secrets.redirectHosts?.join(',') }) } : {}),
  };
  const size = Object.entries(environment).reduce((sum, [name, value]) => sum + name.length + (Token.isUnresolved(value) ? 0 : Buffer.byteLength(value)), 0);
  if (size <= LARGEST_ENVIRONMENT) return environment;
  throw new Error(`${path}: the settings of the connections have ${size} bytes, of which Lambda takes ${LARGEST_ENVIRONMENT}. Give only the certificates of the authorities that are needed.`);
}

function settingsOf(connection: PlatformConnection | SecretsConnection): object {
  const { address, dialect, namespace, redirectHosts }: Partial<SecretsConnection> = connection as SecretsConnection;
  return { address, dialect, namespace, redirectHosts };
}

function variables(service: string, property: string, { address, caCert, caCertFile, dialect, token }: PlatformConnection | SecretsConnection): { [name: string]: string } {
  return present({
    [`LINTEL_${service}_ADDRESS`]: address,
    [`LINTEL_${service}_TOKEN_REFERENCE`]: token._text(),
    [`LINTEL_${service}_DIALECT`]: dialect,
    [`LINTEL_${service}_CA_CERT`]: caCert ?? (caCertFile === undefined ? undefined : readTextFile(`${property}.caCertFile`, caCertFile)),
  });
}

function present(variablesOrNot: { readonly [name: string]: string | undefined }): { [name: string]: string } {
  return Object.fromEntries(Object.entries(variablesOrNot).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
