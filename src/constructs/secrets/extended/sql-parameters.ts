import { Fn, IResolvable, Token } from 'cdktf';
import type { DatabaseConnectionProps } from '../database-connection';
import type { MysqlConnectionProps, PostgresqlConnectionProps, SqlConnectionProps } from './sql-connection';

/** Returns the parameters of the PostgreSQL plugin. */
export function postgresqlProps(props: PostgresqlConnectionProps): DatabaseConnectionProps {
  const {
    database,
    host,
    options,
    passwordAuthentication,
    port = 5432,
    privateKeyWo,
    privateKeyWoVersion,
    sslMode,
    tlsCertificate,
  } = props;
  const query = queryOf({ ...(sslMode && { sslmode: sslMode }), ...options });
  return {
    ...commonProps(props, { password_authentication: passwordAuthentication, tls_certificate: tlsCertificate }),
    pluginName: props.pluginName ?? 'postgresql-database-plugin',
    connectionUrl: `postgresql://{{username}}:{{password}}@${inUrl(host)}:${textOf(port)}/${encoded(database)}${query}`,
    ...secretProps({ private_key: privateKeyWo }, privateKeyWoVersion),
  };
}

/** Returns the parameters of the MySQL plugin. */
export function mysqlProps(props: MysqlConnectionProps): DatabaseConnectionProps {
  const {
    database = '',
    host,
    options = {},
    port = 3306,
    tlsCertificateKeyWo,
    tlsCertificateKeyWoVersion,
    tlsServerName,
    tlsSkipVerify,
  } = props;
  return {
    ...commonProps(props, { tls_server_name: tlsServerName, tls_skip_verify: textOf(tlsSkipVerify) }),
    pluginName: props.pluginName ?? 'mysql-database-plugin',
    connectionUrl: `{{username}}:{{password}}@tcp(${inUrl(host)}:${textOf(port)})/${encoded(database)}${queryOf(options)}`,
    ...secretProps({ tls_certificate_key: tlsCertificateKeyWo }, tlsCertificateKeyWoVersion),
  };
}

/** All parameters besides the properties of every connection are strings. */
function commonProps(
  props: SqlConnectionProps,
  further: { readonly [name: string]: string | undefined },
): Omit<DatabaseConnectionProps, 'pluginName'> {
  const { connection, count, dependsOn, forEach, lifecycle, provider, provisioners } = props;
  const {
    allowedRoles,
    disableEscaping,
    mount,
    name,
    pluginVersion,
    rootRotationStatements,
    username,
    verifyConnection,
  } = props;
  const { password, passwordPolicy, passwordWo, passwordWoVersion } = props;
  const parameters = present({
    max_open_connections: textOf(props.maxOpenConnections),
    max_idle_connections: textOf(props.maxIdleConnections),
    max_connection_lifetime: props.maxConnectionLifetime?._text(),
    username_template: props.usernameTemplate,
    tls_ca: props.tlsCa,
    ...further,
    ...props.parameters,
  });
  return {
    connection,
    count,
    dependsOn,
    forEach,
    lifecycle,
    provider,
    provisioners,
    allowedRoles,
    disableEscaping,
    mount,
    name,
    pluginVersion,
    rootRotationStatements,
    username,
    verifyConnection,
    password,
    passwordPolicy,
    passwordWo,
    passwordWoVersion,
    ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
  };
}

function secretProps(
  secrets: { readonly [name: string]: string | undefined },
  version: number | undefined,
): Pick<DatabaseConnectionProps, 'parametersWo' | 'parametersWoVersion'> {
  const parametersWo = present(secrets);
  return { ...(Object.keys(parametersWo).length > 0 ? { parametersWo } : {}), parametersWoVersion: version };
}

function present(texts: { readonly [name: string]: string | undefined }): { [name: string]: string } {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A number token must be converted to a string token, or its encoded number would be written. */
function textOf(value: number): string;
function textOf(value: number | boolean | IResolvable | undefined): string | undefined;
function textOf(value: number | boolean | IResolvable | undefined): string | undefined {
  if (value === undefined) return undefined;
  return Token.isUnresolved(value) ? Token.asString(Fn.tostring(value)) : String(value);
}

function queryOf(options: { readonly [name: string]: string }): string {
  const pairs = Object.entries(options).map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encoded(text: string): string {
  return Token.isUnresolved(text) ? text : encodeURIComponent(text);
}

/** An IPv6 address needs brackets to separate it from the port. */
function inUrl(host: string): string {
  return !Token.isUnresolved(host) && host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
