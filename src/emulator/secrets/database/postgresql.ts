import { Client, DatabaseError } from 'pg';
import type { DatabaseConnection } from './connection';
import { detail } from './connection';
import { filledUrl } from './connection-url';
import type { Database } from './database-users';
import { connectionConfig } from './postgresql-address';
import { REVOKE_EVERYTHING } from './postgresql-grants';

const TIMEOUT_MS = 5000;
const CHANGE_PASSWORD = ['ALTER ROLE "{{username}}" WITH PASSWORD \'{{password}}\';'];
const RENEW = ['ALTER ROLE "{{name}}" VALID UNTIL \'{{expiration}}\';'];

/** A PostgreSQL server. Each operation opens a connection, so that nothing stays open and a new password takes effect at once. */
export function postgresql(connection: DatabaseConnection): Database {
  const run = async (statements: readonly string[], values: Values): Promise<void> => {
    await withClient(connection, values, async (client) => {
      await client.query('BEGIN');
      for (const statement of statements) await client.query(filled(statement, values));
      await client.query('COMMIT');
    });
  };
  return {
    verify: async () => withClient(connection, {}, async () => undefined),
    createUser: async ({ username, password, expiresAt, statements }) => {
      if (statements.length === 0) throw new Error('empty creation statements');
      await run(statements, { username, password, expiration: expirationText(expiresAt) });
    },
    changePassword: async ({ username, password, statements }) => {
      await withClient(connection, { password }, async (client) => {
        const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [username]);
        if (rowCount === 0) throw new Error(`user does not exist: ${username}`);
      });
      await run(statements.length > 0 ? statements : CHANGE_PASSWORD, { username, password });
    },
    renewUser: async ({ username, expiresAt, statements }) =>
      run(statements.length > 0 ? statements : RENEW, { username, expiration: expirationText(expiresAt) }),
    removeUser: async ({ username, statements }) => {
      if (statements.length > 0) await run(statements, { username });
      else await withClient(connection, {}, async (client) => removeByDefault(client, username));
    },
  };
}

type Values = { readonly username?: string; readonly password?: string; readonly expiration?: string };

/** Revokes the user's privileges in this database, then drops the user, who does not have to exist. */
async function removeByDefault(client: Client, username: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(REVOKE_EVERYTHING, [username]);
  for (const { statement } of rows) await client.query(statement);
  await client.query(`DROP ROLE IF EXISTS ${client.escapeIdentifier(username)}`);
}

async function withClient(
  connection: DatabaseConnection,
  values: Values,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({
    ...connectionConfig(filledUrl(connection)),
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // The next query reports the errors of an idle connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } catch (error) {
    throw new Error(withoutSecrets(words(error), [detail(connection, 'password'), values.password]));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function filled(statement: string, { username = '', password = '', expiration = '' }: Values): string {
  return statement
    .replace(/\{\{\s*(?:name|username)\s*\}\}/g, () => username)
    .replace(/\{\{\s*password\s*\}\}/g, () => password)
    .replace(/\{\{\s*expiration\s*\}\}/g, () => expiration);
}

/** For example `2026-01-31 12:00:00+0000`. */
function expirationText(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')}+0000`;
}

function words(error: unknown): string {
  if (error instanceof DatabaseError) return `${error.severity ?? 'ERROR'}: ${error.message} (SQLSTATE ${error.code})`;
  // If all addresses of a host fail, the error has no message.
  if (error instanceof AggregateError) return error.errors.map(words).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** A database error may quote the statement. */
function withoutSecrets(text: string, secrets: readonly (string | undefined)[]): string {
  return secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(secret, '[password]') : rest), text);
}
