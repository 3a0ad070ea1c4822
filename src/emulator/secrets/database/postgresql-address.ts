import type { ClientConfig } from 'pg';

/** Reads both forms of a PostgreSQL address: a URL, and keywords with values such as `host=localhost port=5432`. */
export function connectionConfig(text: string): ClientConfig {
  if (/^postgres(?:ql)?:\/\//i.test(text)) return { connectionString: text };
  const values = new Map(
    [...text.matchAll(/(\w+)\s*=\s*(?:'((?:[^'\\]|\\.)*)'|(\S+))/g)].map(([, key, quoted = '', plain]) => [
      key,
      plain ?? quoted.replace(/\\(.)/g, '$1'),
    ]),
  );
  const port = values.get('port');
  const mode = values.get('sslmode') ?? 'disable';
  return {
    host: values.get('host'),
    port: port === undefined ? undefined : Number(port),
    user: values.get('user'),
    password: values.get('password'),
    database: values.get('dbname'),
    ssl: mode === 'disable' ? false : { rejectUnauthorized: mode.startsWith('verify') },
  };
}
