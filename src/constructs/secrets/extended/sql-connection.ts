import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Duration } from '../../duration';

/** The common properties of connections to PostgreSQL and MySQL. */
export interface SqlConnectionProps extends TerraformMetaArguments {
  /**
   * The path at which the engine is mounted. A change forces replacement.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the connection. A change forces replacement. */
  readonly name: string;
  /** The host name or IP address of the server. */
  readonly host: string;
  /** The name of the root user, as which the service connects. */
  readonly username: string;
  /**
   * The password of the root user. It is stored in state: prefer `passwordWo`.
   *
   * @default - none
   */
  readonly password?: string;
  /**
   * The password of the root user. Write-only: not stored in plan or state. It is sent only if it changes, so that a password that
   * the service has rotated stays in force. Use the value of an ephemeral variable or of an ephemeral resource.
   *
   * @default - none
   */
  readonly passwordWo?: string;
  /**
   * If set, `passwordWo` is sent again only when this version changes.
   *
   * @default - changes of `passwordWo` are detected
   */
  readonly passwordWoVersion?: number;
  /**
   * Whether the service verifies the connection before it stores it.
   *
   * @default true
   */
  readonly verifyConnection?: boolean | IResolvable;
  /**
   * The names of the roles and static roles that may use the connection; `*` allows every role. Roles that are added to the
   * construct are always allowed.
   *
   * @default - only added roles
   */
  readonly allowedRoles?: string[];
  /**
   * The statements that change the password of the root user.
   *
   * @default - the plugin's statements
   */
  readonly rootRotationStatements?: string[];
  /**
   * The name of the password policy.
   *
   * @default - the service's default policy
   */
  readonly passwordPolicy?: string;
  /**
   * The semantic version of the plugin.
   *
   * @default - chosen by the service
   */
  readonly pluginVersion?: string;
  /**
   * Whether to insert username and password into the connection string without escaping.
   *
   * @default false
   */
  readonly disableEscaping?: boolean | IResolvable;
  /**
   * Driver options for the connection string, such as `connect_timeout`.
   *
   * @default - the driver's defaults
   */
  readonly options?: { [name: string]: string };
  /**
   * The maximum number of open connections to the database.
   *
   * @default - decided by the plugin
   */
  readonly maxOpenConnections?: number;
  /**
   * The maximum number of idle connections.
   *
   * @default - the maximum number of open connections
   */
  readonly maxIdleConnections?: number;
  /**
   * The maximum lifetime of a connection.
   *
   * @default - unlimited
   */
  readonly maxConnectionLifetime?: Duration;
  /**
   * The template for the names of dynamic users.
   *
   * @default - the plugin's template
   */
  readonly usernameTemplate?: string;
  /**
   * The CA certificate, as PEM, that verifies the server's certificate.
   *
   * @default - the CAs that the service trusts
   */
  readonly tlsCa?: string;
  /**
   * Further parameters of the plugin, under its names.
   *
   * @default - none
   */
  readonly parameters?: { [key: string]: string };
}

/** The TLS modes of a connection to PostgreSQL. */
export enum PostgresqlSslMode {
  /** No TLS. */
  DISABLE = 'disable',
  /** TLS without verification of the server. */
  REQUIRE = 'require',
  /** TLS with a certificate from a trusted CA. */
  VERIFY_CA = 'verify-ca',
  /** TLS with a certificate from a trusted CA that matches the server's name. */
  VERIFY_FULL = 'verify-full',
}

/** How a changed password is sent to PostgreSQL. */
export enum PostgresqlPasswordAuthentication {
  /** In plain text; the server encrypts it as configured. */
  PASSWORD = 'password',
  /** As a SCRAM-SHA-256 hash, so that the server's log does not contain the password. */
  SCRAM_SHA_256 = 'scram-sha-256',
}

/** The properties of a connection to PostgreSQL. */
export interface PostgresqlConnectionProps extends SqlConnectionProps {
  /**
   * The port of the server.
   *
   * @default 5432
   */
  readonly port?: number;
  /** The name of the database. */
  readonly database: string;
  /**
   * The TLS mode of the connection.
   *
   * @default - decided by the driver
   */
  readonly sslMode?: PostgresqlSslMode;
  /**
   * How a changed password is sent to the server.
   *
   * @default - decided by the plugin, currently plain text
   */
  readonly passwordAuthentication?: PostgresqlPasswordAuthentication;
  /**
   * The client certificate, as PEM. Its key is `privateKeyWo`.
   *
   * @default - none
   */
  readonly tlsCertificate?: string;
  /**
   * The private key of `tlsCertificate`, as PEM. Write-only: not stored in plan or state. Use the value of an ephemeral variable or
   * of an ephemeral resource.
   *
   * @default - none
   */
  readonly privateKeyWo?: string;
  /**
   * If set, `privateKeyWo` is sent again only when this version changes.
   *
   * @default - changes of `privateKeyWo` are detected
   */
  readonly privateKeyWoVersion?: number;
  /**
   * The name of the plugin.
   *
   * @default "postgresql-database-plugin"
   */
  readonly pluginName?: string;
}

/** The properties of a connection to MySQL. */
export interface MysqlConnectionProps extends SqlConnectionProps {
  /**
   * The port of the server.
   *
   * @default 3306
   */
  readonly port?: number;
  /**
   * The name of the database.
   *
   * @default - no database
   */
  readonly database?: string;
  /**
   * The server name that the certificate must match.
   *
   * @default - the host
   */
  readonly tlsServerName?: string;
  /**
   * Whether to skip verification of the server's certificate, which is insecure.
   *
   * @default false
   */
  readonly tlsSkipVerify?: boolean | IResolvable;
  /**
   * The client certificate and its key, as PEM. Write-only: not stored in plan or state. Use the value of an ephemeral variable or
   * of an ephemeral resource.
   *
   * @default - none
   */
  readonly tlsCertificateKeyWo?: string;
  /**
   * If set, `tlsCertificateKeyWo` is sent again only when this version changes.
   *
   * @default - changes of `tlsCertificateKeyWo` are detected
   */
  readonly tlsCertificateKeyWoVersion?: number;
  /**
   * The name of the plugin. Older servers and cloud services have other plugins.
   *
   * @default "mysql-database-plugin"
   */
  readonly pluginName?: string;
}
