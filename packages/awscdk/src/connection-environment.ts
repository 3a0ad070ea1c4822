import { Annotations, Token } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { certificateProblem } from './certificates';
import { definitions } from './definitions';
import { readTextFile } from './files';
import { framework } from './framework';
import { LintelProviderProps, PlatformConnection, SecretsConnection } from './lintel-provider-props';
import { SecretReference } from './secret-reference';

/** The maximum size of the environment of a Lambda function, including names. */
const LARGEST_ENVIRONMENT = 4096;

type Connections = Pick<LintelProviderProps, 'platform' | 'secrets'>;

/** The environment of the function. Throws an error with all problems if the settings are invalid. `path` and `region` are those of the provider. */
export function connectionEnvironment(
  path: string,
  region: string,
  props: LintelProviderProps,
): { [name: string]: string } {
  const { environment: others = {}, platform, requestsPerSecond, secrets } = props;
  const errors = [...problemsOfConnections(props, region), ...problemsOfFunction(props)];
  if (errors.length > 0) throw new Error(errors.map((error) => `${path}: ${error}`).join('\n'));
  const former = [platform, secrets].flatMap((connection) => connection?.formerAddresses ?? []);
  const environment = {
    ...others,
    ...(platform ? variables('PLATFORM', platform) : {}),
    ...(secrets
      ? {
          ...variables('SECRETS', secrets),
          ...present({
            ...secrets.login?._variables(),
            LINTEL_SECRETS_NAMESPACE: secrets.namespace,
            LINTEL_SECRETS_REDIRECT_HOSTS: secrets.redirectHosts?.join(','),
          }),
        }
      : {}),
    ...(former.length > 0 ? { LINTEL_FORMER_ADDRESSES: former.join(',') } : {}),
    ...(requestsPerSecond === undefined ? {} : { LINTEL_REQUESTS_PER_SECOND: String(requestsPerSecond) }),
  };
  const size = Object.entries(environment).reduce(
    (sum, [name, value]) => sum + name.length + (Token.isUnresolved(value) ? 0 : Buffer.byteLength(value)),
    0,
  );
  if (size <= LARGEST_ENVIRONMENT) return environment;
  throw new Error(
    `${path}: the environment of the function would have ${size} bytes, and Lambda allows at most ${LARGEST_ENVIRONMENT}. Specify only the CA certificates that are needed.`,
  );
}

/** Warns of addresses without encryption during synthesis. The function logs the same warning. */
export function warnOfClearText(scope: Construct, connections: Connections): void {
  for (const [name, connection] of Object.entries(connections)) {
    if (!connection || Token.isUnresolved(connection.address)) continue;
    const { protocol, host, hostname } = new URL(connection.address);
    if (protocol === 'https:' || /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname)) continue;
    Annotations.of(scope).addWarningV2(
      `lintel-awscdk:clear-text:${name}`,
      `${name}.address: The token is sent to ${host} without encryption, so anyone on the network path can read and use it. Use an https address.`,
    );
  }
}

function problemsOfConnections({ platform, secrets }: Connections, region: string): string[] {
  const given = Object.entries({ platform, secrets }).filter(
    (entry): entry is [string, PlatformConnection | SecretsConnection] => entry[1] !== undefined,
  );
  return [
    ...definitions().checkSettings(
      { ...(platform && { platform: settingsOf(platform) }), ...(secrets && { secrets: settingsOf(secrets) }) },
      framework,
    ),
    ...given.flatMap(([name, connection]) => [
      ...problemsOfCertificates(name, connection),
      ...problemsOfFormer(name, connection),
    ]),
    ...problemsOfToken('platform', platform?.token, region),
    ...problemsOfToken('secrets', secrets?.token, region),
    ...problemsOfLogin(secrets, region),
    ...(given.length > 0 ? [] : ['Either `platform` or `secrets` is required.']),
  ];
}

function problemsOfToken(name: string, token: SecretReference | undefined, region: string): string[] {
  return (token?._problemIn(region) ?? []).map((problem) => `${name}.token: ${problem}`);
}

function problemsOfLogin(secrets: SecretsConnection | undefined, region: string): string[] {
  if (!secrets) return [];
  const { login, token } = secrets;
  if (login && token) return ['secrets.login: Conflicts with `token`. Specify either a token or a login.'];
  if (!login) return token ? [] : ['secrets: Either `token` or `login` is required.'];
  const problems = [...login._problems(), ...(login._secret()?._problemIn(region) ?? [])];
  return problems.map((problem) => `secrets.login: ${problem}`);
}

function problemsOfCertificates(
  name: string,
  { caCert, caCertFile }: PlatformConnection | SecretsConnection,
): string[] {
  if (caCert !== undefined && caCertFile !== undefined) {
    return [`${name}.caCert: Conflicts with \`caCertFile\`. Specify either the text of the certificates or a file.`];
  }
  const property = caCert === undefined ? `${name}.caCertFile` : `${name}.caCert`;
  const text = caCert ?? (caCertFile === undefined ? undefined : readTextFile(property, caCertFile));
  if (text === undefined || Token.isUnresolved(text)) return [];
  const problem = certificateProblem(text);
  return problem === undefined ? [] : [`${property}: ${problem}`];
}

/** Former addresses have the same rules as the address. The function gets them as one comma-separated string. */
function problemsOfFormer(name: string, { formerAddresses = [] }: PlatformConnection | SecretsConnection): string[] {
  return formerAddresses.flatMap((address) => [
    ...definitions()
      .checkSettings({ [name]: { address } }, framework)
      .map((problem) => problem.replace(`${name}.address`, `${name}.formerAddresses`)),
    ...(address.includes(',')
      ? [
          `${name}.formerAddresses: ${JSON.stringify(address)} contains a comma. Specify each address as a separate element.`,
        ]
      : []),
  ]);
}

function problemsOfFunction({ environment = {}, requestsPerSecond, timeout }: LintelProviderProps): string[] {
  return [
    ...Object.keys(environment)
      .filter((name) => /^LINTEL_/i.test(name))
      .map((name) => `environment: ${name} is set from the other properties. Use those properties instead.`),
    ...(requestsPerSecond === undefined || Token.isUnresolved(requestsPerSecond) || requestsPerSecond >= 0.1
      ? []
      : ['requestsPerSecond: It must be at least 0.1.']),
    ...(timeout === undefined || timeout.isUnresolved() || timeout.toSeconds() <= 900
      ? []
      : ['timeout: It must be at most 15 minutes.']),
  ];
}

function settingsOf(connection: PlatformConnection | SecretsConnection): object {
  const { address, dialect, namespace, organization, redirectHosts } = connection as Partial<
    SecretsConnection & Omit<PlatformConnection, 'dialect'>
  >;
  return { address, dialect, namespace, organization, redirectHosts };
}

function variables(
  service: string,
  { address, caCert, caCertFile, dialect, token }: PlatformConnection | SecretsConnection,
): { [name: string]: string } {
  return present({
    [`LINTEL_${service}_ADDRESS`]: address,
    [`LINTEL_${service}_TOKEN_REFERENCE`]: token?._text(),
    [`LINTEL_${service}_DIALECT`]: dialect,
    [`LINTEL_${service}_CA_CERT`]:
      caCert ??
      (caCertFile === undefined ? undefined : readTextFile(`${service.toLowerCase()}.caCertFile`, caCertFile)),
  });
}

function present(variablesOrNot: { readonly [name: string]: string | undefined }): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(variablesOrNot).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
