import { execFile, spawn } from 'child_process';
import type { ChildProcess } from 'child_process';
import { randomBytes } from 'crypto';
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { createInterface } from 'readline';
import { promisify } from 'util';
import { Client } from 'pg';
import { isExecutable } from './executable';
import { freePort } from './free-port';
import { describeNeeding } from './needed';

/** A separate PostgreSQL server on a loopback port. */
export interface Postgresql {
  /** Contains the name and the password of `administrator`. */
  readonly connectionString: string;
  /** The same with `{{username}}` and `{{password}}` in their places, as the database engine accepts it. */
  readonly connectionUrl: string;
  readonly port: number;
  readonly administrator: { readonly username: string; readonly password: string };
  /** Runs a statement as the administrator and returns the rows. */
  query(statement: string, values?: readonly unknown[]): Promise<any[]>;
  /** Whether the user can log in. */
  accepts(user: string, password: string): Promise<boolean>;
  /** Kills the server without cleaning up, and starts it again. */
  interrupt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as the superuser. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts a server from the installed programs. Rejects with the name of what is missing. */
export async function startPostgresql(): Promise<Postgresql> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error(ABSENT);
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-postgresql-'));
  try {
    return await serve(programs, folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Defines tests that need a server, which starts before them and stops after them. */
export function describeWithPostgresql(title: string, tests: (server: () => Postgresql) => void): void {
  describeNeeding(title, findPrograms() === undefined ? ABSENT : undefined, () => {
    let server: Postgresql | undefined;
    beforeAll(async () => {
      server = await startPostgresql();
    }, 60_000);
    afterAll(async () => server?.stop());
    tests(() => server!);
  });
}

const ABSENT =
  'PostgreSQL is not found: no initdb and postgres in the folder that POSTGRESQL_PROGRAMS names, else in /usr/lib/postgresql/*/bin or on the PATH.';

/** Distributions do not put the programs on the PATH. A variable can name their folder. */
function findPrograms(): string | undefined {
  const named = process.env.POSTGRESQL_PROGRAMS;
  if (named) return holdsPrograms(named) ? named : undefined;
  const installed = '/usr/lib/postgresql';
  const versions = folders(installed)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(installed, version, 'bin'));
  return [...versions, ...(process.env.PATH ?? '').split(path.delimiter)].find(holdsPrograms);
}

function holdsPrograms(folder: string): boolean {
  return ['initdb', 'postgres'].every((name) => isExecutable(path.join(folder, name)));
}

async function serve(programs: string, folder: string): Promise<Postgresql> {
  const administrator = { username: 'postgres', password: randomBytes(12).toString('hex') };
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, administrator.password);
  if (isRoot) for (const owned of [folder, passwordFile]) chownSync(owned, NOBODY, NOBODY);
  await promisify(execFile)(
    path.join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      administrator.username,
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    ],
    { ...identity, cwd: folder },
  );
  const port = await freePort();
  const start = async () =>
    startServer(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'],
      folder,
    );
  let server: ChildProcess | undefined = await start();
  const endAtOnce = () => server?.kill('SIGQUIT');
  process.once('exit', endAtOnce);
  const end = async () => {
    if (server) await ended(server);
    server = undefined;
  };
  const place = `127.0.0.1:${port}/postgres?sslmode=disable`;
  const login = async <T>(user: string, password: string, work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ host: '127.0.0.1', port, user, password, database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    return work(client).finally(async () => client.end());
  };
  return {
    connectionString: `postgresql://${administrator.username}:${administrator.password}@${place}`,
    connectionUrl: `postgresql://{{username}}:{{password}}@${place}`,
    port,
    administrator,
    query: async (statement, values = []) =>
      login(
        administrator.username,
        administrator.password,
        async (client) => (await client.query(statement, [...values])).rows,
      ),
    accepts: async (user, password) =>
      login(user, password, async () => true).catch((error: { code?: string }) => {
        // A wrong password, or an unknown user. Any other error is thrown.
        if (error.code === '28P01' || error.code === '28000') return false;
        throw error;
      }),
    interrupt: end,
    resume: async () => {
      server = await start();
    },
    stop: async () => {
      process.removeListener('exit', endAtOnce);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server reports that it accepts connections. */
async function startServer(program: string, options: readonly string[], folder: string): Promise<ChildProcess> {
  const server = spawn(program, options, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)));
    createInterface(server.stderr).on('line', (line) => {
      said.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
  });
  return server;
}

/** A fast shutdown, which closes open connections. */
async function ended(server: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode !== null || server.signalCode !== null || !server.kill('SIGINT')) return;
  await exited;
}

function folders(place: string): string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}
