import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Duration } from '../../duration';

/** What connections to a PostgreSQL and to a MySQL have in common. */
export interface SqlConnectionProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. A change replaces the object.
   *
   * @default "database"
   */
  readonly mount?: string;
  /** The name of the connection. A change replaces the object. */
  readonly name: string;
  /** The name or the address of the server. */
  readonly host: string;
  /** The name of the root user that the service acts as. */
  readonly username: string;
  /**
   * The password of the root user, kept in state: prefer `passwordWo`.
   *
   * @default - the service has none
   */
  readonly password?: string;
  /**
   * The password of the root user, in no plan and no state. It is sent only where it changes, so that one which the service has rotated
   * since stays in force. Give the value of an ephemeral variable or of an ephemeral resource.
   *
   * @default - the service has none
   */
  readonly passwordWo?: string;
  /**
   * Where configured, only its change sends `passwordWo` again.
   *
   * @default - a changed `passwordWo` is recognised by itself
   */
  readonly passwordWoVersion?: number;
  /**
   * Whether the service tries the connection before it stores it.
   *
   * @default true
   */
  readonly verifyConnection?: boolean | IResolvable;
  /**
   * The names of the roles, static ones among them, that may use the connection; `*` means every role. Roles that are added to the
   * construct are allowed by themselves.
   *
   * @default - only roles that are added may use the connection
   */
  readonly allowedRoles?: string[];
  /**
   * The statements that change the password of the root user.
   *
   * @default - the plugin has statements of its own
   */
  readonly rootRotationStatements?: string[];
  /**
   * The name of the policy that passwords are made by.
   *
   * @default - the default policy of the service
   */
  readonly passwordPolicy?: string;
  /**
   * The semantic version of the plugin.
   *
   * @default - the service chooses
   */
  readonly pluginVersion?: string;
  /**
   * Whether special characters in username and password go into the connection string as they are.
   *
   * @default false
   */
  readonly disableEscaping?: boolean | IResolvable;
  /**
   * What the driver takes at the end of the connection string, by its names, such as `connect_timeout`.
   *
   * @default - the driver has defaults of its own
   */
  readonly options?: { [name: string]: string };
  /**
   * How many connections to the database may be open at most.
   *
   * @default - the plugin decides
   */
  readonly maxOpenConnections?: number;
  /**
   * How many connections may be open that nobody uses.
   *
   * @default - as many as may be open
   */
  readonly maxIdleConnections?: number;
  /**
   * How long a connection stays open at most.
   *
   * @default - as long as it can be used
   */
  readonly maxConnectionLifetime?: Duration;
  /**
   * The template that the names of dynamic users are made by.
   *
   * @default - the plugin has one of its own
   */
  readonly usernameTemplate?: string;
  /**
   * The PEM text of the certificate of the authority that the certificate of the server is verified by.
   *
   * @default - those that the service trusts by itself
   */
  readonly tlsCa?: string;
  /**
   * What else the plugin takes, in its names.
   *
   * @default - there is nothing else
   */
  readonly parameters?: { [key: string]: string };
}

/** How far a connection to a PostgreSQL is protected by TLS. */
export enum PostgresqlSslMode {
  /** Without TLS. */
  DISABLE = 'disable',
  /** With TLS, whoever the server is. */
  REQUIRE = 'require',
  /** With TLS, and a certificate of an authority that is trusted. */
  VERIFY_CA = 'verify-ca',
  /** With TLS, and such a certificate that names the server. */
  VERIFY_FULL = 'verify-full',
}

/** How the password of a user is sent to a PostgreSQL where it is changed. */
export enum PostgresqlPasswordAuthentication {
  /** As it is, so that the server encrypts it as it is configured. */
  PASSWORD = 'password',
  /** Encrypted already, so that it does not stand in the server's log. */
  SCRAM_SHA_256 = 'scram-sha-256',
}

/** The properties of a connection to a PostgreSQL. */
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
   * How far the connection is protected by TLS.
   *
   * @default - the driver decides
   */
  readonly sslMode?: PostgresqlSslMode;
  /**
   * How the password of a user is sent to the server where it is changed.
   *
   * @default - the plugin decides, which means as it is
   */
  readonly passwordAuthentication?: PostgresqlPasswordAuthentication;
  /**
   * The PEM text of the certificate that the service shows to the server. Its key is `privateKeyWo`.
   *
   * @default - it shows none
   */
  readonly tlsCertificate?: string;
  /**
   * The PEM text of the key of `tlsCertificate`, in no plan and no state. Give the value of an ephemeral variable or of an ephemeral
   * resource.
   *
   * @default - there is none
   */
  readonly privateKeyWo?: string;
  /**
   * Where configured, only its change sends `privateKeyWo` again.
   *
   * @default - a changed `privateKeyWo` is recognised by itself
   */
  readonly privateKeyWoVersion?: number;
  /**
   * The name of the plugin.
   *
   * @default "postgresql-database-plugin"
   */
  readonly pluginName?: string;
}

/** The properties of a connection to a MySQL. */
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
   * @default - the connection is to the server, and to no database in particular
   */
  readonly database?: string;
  /**
   * The name that the certificate of the server must have.
   *
   * @default - the host
   */
  readonly tlsServerName?: string;
  /**
   * Whether any certificate of the server will do, which protects nothing.
   *
   * @default false
   */
  readonly tlsSkipVerify?: boolean | IResolvable;
  /**
   * The PEM text of the certificate that the service shows to the server, and of its key, in no plan and no state. Give the value of an
   * ephemeral variable or of an ephemeral resource.
   *
   * @default - it shows none
   */
  readonly tlsCertificateKeyWo?: string;
  /**
   * Where configured, only its change sends `tlsCertificateKeyWo` again.
   *
   * @default - a changed `tlsCertificateKeyWo` is recognised by itself
   */
  readonly tlsCertificateKeyWoVersion?: number;
  /**
   * The name of the plugin: those of older servers and of services in a cloud have other ones.
   *
   * @default "mysql-database-plugin"
   */
  readonly pluginName?: string;
}
